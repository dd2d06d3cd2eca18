package org.kifu.verify.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.game.SourceLocation;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.verify.Finding;
import org.kifu.verify.VerifyResult;

/** Findings as a table; a field that does not apply is empty. The counts are not in it. */
final class FindingCsv implements VerifyWriter {
  /** The columns of a finding, which JSON uses too. */
  static final List<Column<Finding>> COLUMNS =
      List.of(
          Column.text("code", finding -> finding.problem().code().code()),
          Column.text("severity", finding -> finding.severity().label()),
          Column.text("source", finding -> finding.problem().where().source()),
          Column.number("offset", finding -> offset(finding.problem().where())),
          Column.number("line", finding -> positive(finding.problem().where().line())),
          Column.number("game", finding -> positive(finding.problem().game())),
          Column.number("ply", finding -> positive(finding.problem().ply())),
          Column.text("message", finding -> finding.problem().message()));

  private final CsvRows<Finding> rows;

  FindingCsv(Writer out) throws IOException {
    rows = new CsvRows<>(COLUMNS, out);
  }

  @Override
  public void write(Finding finding) throws IOException {
    rows.add(finding);
  }

  private static @Nullable Long offset(SourceLocation where) {
    return where.offset() < 0 ? null : where.offset();
  }

  private static @Nullable Integer positive(int value) {
    return value > 0 ? value : null;
  }

  @Override
  public void finish(VerifyResult result) throws IOException {
    rows.flush();
  }
}
