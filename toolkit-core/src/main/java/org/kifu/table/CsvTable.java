package org.kifu.table;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.kifu.game.Counted;

/**
 * A table that a person wrote, read by the names of its columns in any case, also in the forms in
 * which spreadsheets save it: with a byte order mark, and with semicolons or tabs between the
 * columns.
 */
public final class CsvTable {
  /** A row and the line where it begins, from 1. */
  public record Row(int line, Map<String, String> values) {
    /** The text of a column; empty if the table has no column with that name. */
    public String get(String column) {
      return values.getOrDefault(column, "");
    }
  }

  private static final char COMMENT = '#';

  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setIgnoreEmptyLines(true).setCommentMarker(COMMENT).get();

  private static final String BYTE_ORDER_MARK = "\ufeff";

  private CsvTable() {}

  /**
   * Reads all rows. Lines that begin with {@code #} and rows of blank cells are left out, and so
   * are columns without a name.
   *
   * @throws TableException if the text is not a table with these columns, or if a row has text
   *     behind the last one
   */
  public static List<Row> read(Reader in, List<String> columns) throws IOException, TableException {
    String text = in.readAllAsString();
    String table = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    List<String> lines = table.lines().toList();
    try (CSVParser parser = format(lines).parse(new StringReader(table))) {
      return rows(parser, lines, columns);
    }
  }

  private static List<Row> rows(CSVParser parser, List<String> lines, List<String> columns)
      throws TableException {
    List<Row> rows = new ArrayList<>();
    List<String> names = List.of();
    Iterator<CSVRecord> records = parser.iterator();
    int line = beginning(parser, lines);
    while (hasNext(records, line)) {
      CSVRecord record = records.next();
      if (!record.stream().allMatch(String::isBlank)) {
        if (names.isEmpty()) {
          names = names(record, line, columns);
        } else {
          rows.add(new Row(line, values(names, record, line)));
        }
      }
      line = beginning(parser, lines);
    }
    if (names.isEmpty()) {
      throw missing(line, columns.getFirst());
    }
    return rows;
  }

  /** The line where the record begins that the parser reads next. */
  private static int beginning(CSVParser parser, List<String> lines) {
    int before = (int) parser.getCurrentLineNumber();
    while (before < lines.size() && isLeftOut(lines.get(before))) {
      before++;
    }
    return before + 1;
  }

  private static boolean isLeftOut(String line) {
    return line.isEmpty() || line.charAt(0) == COMMENT;
  }

  /**
   * Whether there is another record.
   *
   * @param line the line where it would begin
   */
  private static boolean hasNext(Iterator<CSVRecord> records, int line) throws TableException {
    try {
      return records.hasNext();
    } catch (UncheckedIOException e) { // the library's words for it name its own classes
      throw new TableException(line, "the quotation marks of a cell do not match");
    }
  }

  private static List<String> names(CSVRecord record, int line, List<String> columns)
      throws TableException {
    List<String> names = record.stream().map(String::strip).toList();
    for (String column : columns) {
      if (names.stream().noneMatch(column::equalsIgnoreCase)) {
        throw missing(line, column);
      }
    }
    return names;
  }

  private static TableException missing(int line, String column) {
    return new TableException(line, "the column '" + column + "' is missing");
  }

  private static Map<String, String> values(List<String> names, CSVRecord record, int line)
      throws TableException {
    if (record.stream().skip(names.size()).anyMatch(cell -> !cell.isBlank())) {
      throw new TableException(
          line,
          "%s, and only %s"
              .formatted(Counted.of(record.size(), "cell"), Counted.of(names.size(), "column")));
    }
    Map<String, String> values = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (int at = 0; at < Math.min(names.size(), record.size()); at++) {
      values.putIfAbsent(names.get(at), CsvRows.read(record.get(at)));
    }
    return values;
  }

  /** Finds the separator from the line with the names of the columns. */
  private static CSVFormat format(List<String> lines) {
    String names =
        lines.stream().filter(line -> !line.isBlank() && !isLeftOut(line)).findFirst().orElse("");
    char between = names.contains(",") ? ',' : names.contains(";") ? ';' : '\t';
    return FORMAT.builder().setDelimiter(between).get();
  }

  /** An exception for a table with wrong content. */
  public static final class TableException extends Exception {
    private static final long serialVersionUID = 1;

    public TableException(int line, String message) {
      super("line " + line + ": " + message);
    }
  }
}
