package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.archive.audit.AuditPlan;
import org.kifu.archive.audit.AuditRow;
import org.kifu.archive.audit.Verdict;
import org.kifu.json.JsonStream;

/** Writes what an audit of annotated games found: the claims that do not hold, and the sums. */
public interface AuditWriter {
  /** Writes a claim that does not hold. */
  void write(Verdict verdict) throws IOException;

  /**
   * Ends the output.
   *
   * @param games how many were looked at
   * @param rows the sums, a question a row
   * @param plan how the claims were drawn
   */
  void finish(long games, List<AuditRow> rows, AuditPlan plan) throws IOException;

  /** Text for people: a table, and below it the claims that do not hold. */
  static AuditWriter text(Writer out) {
    return new AuditText(out);
  }

  /** An object a claim that does not hold, one a line; the last line is the summary. */
  static AuditWriter jsonLines(Writer out) throws IOException {
    return new AuditJson(JsonStream.onto(out, "\n"));
  }
}
