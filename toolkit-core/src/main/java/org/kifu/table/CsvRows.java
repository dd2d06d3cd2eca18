package org.kifu.table;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.jspecify.annotations.Nullable;

/**
 * A table of texts from records, for people and their spreadsheets: RFC 4180, except that lines end
 * with LF. A text that a spreadsheet would take for a formula gets an apostrophe before it, with
 * which spreadsheets mark texts; {@link CsvTable} removes it again. Texts are written to {@link
 * DataCsv} as they are.
 */
public final class CsvRows<R> {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();

  /**
   * The signs that may begin a formula, also in full-width form, and blanks that a reader may drop.
   */
  private static final String FIRST_SIGNS =
      "=+-@\uff1d\uff0b\uff0d\uff20\t\n\u000b\f\r\u0085\u2028\u2029";

  /** A text that may be a formula; a single sign and a number with a minus are not formulas. */
  private static final Pattern FORMULA =
      Pattern.compile(
          "(?!-?[0-9]+(\\.[0-9]+)?\\z)'*[" + Pattern.quote(FIRST_SIGNS) + "].+", Pattern.DOTALL);

  private final List<Column<R>> columns;
  private final Writer out;

  /** Begins with the names of the columns. */
  public CsvRows(List<Column<R>> columns, Writer out) throws IOException {
    this.columns = columns;
    this.out = out;
    writeHead(columns, out);
  }

  /** Writes a whole table; {@code out} is flushed and stays open. */
  public static <R> void write(List<Column<R>> columns, Iterable<R> rows, Writer out)
      throws IOException {
    CsvRows<R> table = new CsvRows<>(columns, out);
    for (R row : rows) {
      table.add(row);
    }
    table.flush();
  }

  /** Writes the names of the columns. */
  public static <R> void writeHead(List<Column<R>> columns, Writer out) throws IOException {
    print(columns.stream().map(Column::name).toArray(), out);
  }

  /** Writes a row of a table that is written in parts. */
  public static <R> void writeRow(List<Column<R>> columns, R row, Writer out) throws IOException {
    @Nullable Object[] cells = new Object[columns.size()];
    for (int at = 0; at < cells.length; at++) {
      cells[at] = columns.get(at).of(row);
    }
    print(cells, out);
  }

  /** Writes a row. */
  public void add(R row) throws IOException {
    writeRow(columns, row, out);
  }

  private static void print(@Nullable Object[] cells, Writer out) throws IOException {
    if (!(out instanceof DataCsv)) {
      Arrays.setAll(cells, column -> cell(cells[column]));
    }
    FORMAT.printRecord(out, cells);
  }

  private static @Nullable Object cell(@Nullable Object value) {
    return value instanceof String text ? written(text) : value;
  }

  /** A text as it is written; one that already looks like that gets another apostrophe. */
  static String written(String text) {
    return mayBeFormula(text) && FORMULA.matcher(text).matches() ? "'" + text : text;
  }

  /**
   * Whether the first character may begin a formula; most texts need no pattern to rule that out.
   */
  private static boolean mayBeFormula(String text) {
    return !text.isEmpty() && (text.charAt(0) == '\'' || FIRST_SIGNS.indexOf(text.charAt(0)) >= 0);
  }

  /** The text from which {@link #written} made this one. */
  static String read(String text) {
    return text.startsWith("'") && FORMULA.matcher(text).matches() ? text.substring(1) : text;
  }

  public void flush() throws IOException {
    out.flush();
  }

  /**
   * A writer of a table for programs, which do not evaluate formulas: texts are written as they are
   * in their records.
   */
  public static final class DataCsv extends FilterWriter {
    /** Passes all text on. */
    public DataCsv(Writer out) {
      super(out);
    }
  }
}
