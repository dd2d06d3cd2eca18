package org.kifu.export;

import java.io.IOException;
import java.io.Writer;
import org.apache.commons.csv.CSVFormat;
import org.kifu.game.Problem;
import org.kifu.game.SourceLocation;
import org.kifu.verify.Finding;
import org.kifu.verify.VerifyResult;

/** Findings as a table; a field that does not apply is empty. The counts are not in it. */
final class FindingCsv implements VerifyWriter {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();

  private final Writer out;

  FindingCsv(Writer out) throws IOException {
    this.out = out;
    FORMAT.printRecord(
        out, "code", "severity", "source", "offset", "line", "game", "ply", "message");
  }

  @Override
  public void write(Finding finding) throws IOException {
    Problem problem = finding.problem();
    SourceLocation where = problem.where();
    FORMAT.printRecord(
        out,
        problem.code().code(),
        finding.severity().label(),
        where.source(),
        where.offset() < 0 ? "" : where.offset(),
        positive(where.line()),
        positive(problem.game()),
        positive(problem.ply()),
        problem.message());
  }

  private static Object positive(int value) {
    return value > 0 ? value : "";
  }

  @Override
  public void finish(VerifyResult result) throws IOException {
    out.flush();
  }
}
