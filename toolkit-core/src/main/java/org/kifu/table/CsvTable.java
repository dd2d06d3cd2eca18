package org.kifu.table;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * A table that a person wrote, read by the names of its columns, also in the forms in which
 * spreadsheets save it: with a byte order mark, and with semicolons or tabs between the columns.
 */
public final class CsvTable {
  /** A row and the line where it begins, from 1. */
  public record Row(int line, Map<String, String> values) {
    /** The text of a column; empty if the table has no column with that name. */
    public String get(String column) {
      return values.getOrDefault(column, "");
    }
  }

  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180
          .builder()
          .setHeader()
          .setSkipHeaderRecord(true)
          .setIgnoreEmptyLines(true)
          .setCommentMarker('#')
          .get();

  private static final String BYTE_ORDER_MARK = "\ufeff";

  private CsvTable() {}

  /**
   * Reads all rows.
   *
   * @throws TableException if the text is not a table with these columns
   */
  public static List<Row> read(Reader in, List<String> columns) throws IOException, TableException {
    List<Row> rows = new ArrayList<>();
    String text = in.readAllAsString();
    String table = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    try (CSVParser parser = format(table).parse(new StringReader(table))) {
      for (String column : columns) {
        if (!parser.getHeaderMap().containsKey(column)) {
          throw new TableException(1, "the column '" + column + "' is missing");
        }
      }
      int line = (int) parser.getCurrentLineNumber() + 1;
      for (CSVRecord record : parser) {
        rows.add(new Row(line, values(record)));
        line = (int) parser.getCurrentLineNumber() + 1;
      }
    } catch (IllegalArgumentException | UncheckedIOException e) {
      throw new TableException(rows.size() + 2, "this is not a table: " + e.getMessage());
    }
    return rows;
  }

  private static Map<String, String> values(CSVRecord record) {
    Map<String, String> values = record.toMap();
    values.replaceAll((column, text) -> CsvRows.read(text));
    return values;
  }

  /** Finds the separator from the line with the names of the columns. */
  private static CSVFormat format(String table) {
    String names =
        table
            .lines()
            .filter(line -> !line.isEmpty() && !line.startsWith("#"))
            .findFirst()
            .orElse("");
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
