package org.kifu.verify.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.game.Problem;
import org.kifu.game.SourceLocation;
import org.kifu.table.CsvRows;
import org.kifu.verify.Finding;
import org.kifu.verify.VerifyResult;

/** Findings as a table; a field that does not apply is empty. The counts are not in it. */
final class FindingCsv implements VerifyWriter {
  private final CsvRows rows;

  FindingCsv(Writer out) throws IOException {
    rows =
        new CsvRows(
            out, List.of("code", "severity", "source", "offset", "line", "game", "ply", "message"));
  }

  @Override
  public void write(Finding finding) throws IOException {
    Problem problem = finding.problem();
    SourceLocation where = problem.where();
    rows.add(
        List.of(
            problem.code().code(),
            finding.severity().label(),
            where.source(),
            where.offset() < 0 ? "" : where.offset(),
            positive(where.line()),
            positive(problem.game()),
            positive(problem.ply()),
            problem.message()));
  }

  private static Object positive(int value) {
    return value > 0 ? value : "";
  }

  @Override
  public void finish(VerifyResult result) throws IOException {
    rows.flush();
  }
}
