package org.kifu.export;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** A table that a person wrote, read by the names of its columns. */
final class CsvTable {
  /** A row and the line where it begins, from 1. */
  record Row(int line, Map<String, String> values) {
    /** The text of a column; empty if the table has none of that name. */
    String get(String column) {
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

  private CsvTable() {}

  /**
   * Reads all rows.
   *
   * @throws TableException if it is no table with these columns
   */
  static List<Row> read(Reader in, List<String> columns) throws IOException, TableException {
    List<Row> rows = new ArrayList<>();
    try (CSVParser parser = FORMAT.parse(in)) {
      for (String column : columns) {
        if (!parser.getHeaderMap().containsKey(column)) {
          throw new TableException(1, "the column '" + column + "' is missing");
        }
      }
      int line = (int) parser.getCurrentLineNumber() + 1;
      for (CSVRecord record : parser) {
        rows.add(new Row(line, record.toMap()));
        line = (int) parser.getCurrentLineNumber() + 1;
      }
    } catch (IllegalArgumentException | UncheckedIOException e) {
      throw new TableException(rows.size() + 2, "this is no table: " + e.getMessage());
    }
    return rows;
  }
}
