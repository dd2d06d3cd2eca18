package org.kifu.archive.output;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.edition.CorrectionField;
import org.kifu.archive.edition.CorrectionField.Correction;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.table.CsvTable;
import org.kifu.table.CsvTable.TableException;

/** A table of corrections: {@code game,field,old,new}. */
public final class CorrectionCsv {
  private static final List<Column<Correction>> COLUMNS =
      List.of(
          Column.number("game", Correction::game),
          Column.text("field", correction -> correction.field().label()),
          Column.text("old", Correction::before),
          Column.text("new", Correction::after));

  private final CsvRows<Correction> rows;

  /** Starts a table; {@code out} stays open. */
  public CorrectionCsv(Writer out) throws IOException {
    rows = new CsvRows<>(COLUMNS, out);
  }

  /** Writes a row. */
  public void add(Correction correction) throws IOException {
    rows.add(correction);
  }

  /**
   * Reads corrections.
   *
   * @throws TableException if the input is not such a table
   */
  public static List<Correction> read(Reader in) throws IOException, TableException {
    List<Correction> corrections = new ArrayList<>();
    for (CsvTable.Row row : CsvTable.read(in, COLUMNS.stream().map(Column::name).toList())) {
      corrections.add(
          new Correction(row.line(), game(row), field(row), row.get("old"), row.get("new")));
    }
    return corrections;
  }

  private static long game(CsvTable.Row row) throws TableException {
    String text = row.get("game").strip();
    if (!text.matches("[1-9][0-9]{0,17}")) {
      throw new TableException(row.line(), "'" + text + "' is not the number of a game");
    }
    return Long.parseLong(text);
  }

  private static CorrectionField field(CsvTable.Row row) throws TableException {
    String name = row.get("field").strip();
    return CorrectionField.named(name)
        .orElseThrow(
            () ->
                new TableException(
                    row.line(),
                    "'"
                        + name
                        + "' is not one of black white event place date score theory"
                        + " moves"));
  }
}
