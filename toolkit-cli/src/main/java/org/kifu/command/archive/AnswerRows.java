package org.kifu.command.archive;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.command.output.Form;
import org.kifu.json.JsonObject;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.table.TextTable;
import org.kifu.words.Printable;

/** The rows of an answer in one of the forms. Bytes are written as hexadecimal digits. */
abstract class AnswerRows {
  /** The most rows of aligned text that are kept to find its widths. */
  private static final int BLOCK = 10_000;

  /** Writes a row. */
  abstract void add(List<@Nullable Object> row) throws IOException;

  /** Writes what has been kept so far. */
  abstract void end() throws IOException;

  /**
   * The rows in a form: text, CSV, JSON lines or Parquet.
   *
   * @param bytes gets a form that is no text, instead of {@code out}
   */
  static AnswerRows of(Form form, List<String> names, Writer out, OutputStream bytes)
      throws IOException {
    return switch (form) {
      case PARQUET -> new TableAnswer(names, bytes);
      case CSV -> new CsvAnswer(names, out);
      case JSONL -> new JsonAnswer(names, out);
      default -> new TextAnswer(names, out);
    };
  }

  private static @Nullable Object plain(@Nullable Object cell) {
    return cell instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : cell;
  }

  /** A cell of a line of text: no character in it can steer a terminal or end the line. */
  private static @Nullable Object printable(@Nullable Object cell) {
    return cell instanceof String text ? Printable.line(text) : plain(cell);
  }

  /** A value of JSON, which has no infinite numbers. */
  private static @Nullable Object finite(@Nullable Object cell) {
    return cell instanceof Double number && number.isInfinite() ? null : plain(cell);
  }

  private static final class TextAnswer extends AnswerRows {
    private final List<String> names;
    private final Writer out;
    private final List<List<@Nullable Object>> block = new ArrayList<>();
    private boolean hasWritten;

    TextAnswer(List<String> names, Writer out) {
      this.names = names;
      this.out = out;
    }

    @Override
    void add(List<@Nullable Object> row) throws IOException {
      block.add(row);
      if (block.size() == BLOCK) {
        write();
      }
    }

    private void write() throws IOException {
      List<Column<List<@Nullable Object>>> columns =
          IntStream.range(0, names.size()).mapToObj(this::column).toList();
      out.write(TextTable.of(columns, block).toString());
      block.clear();
      hasWritten = true;
    }

    private Column<List<@Nullable Object>> column(int at) {
      String name = Printable.line(names.get(at));
      return isNumber(at)
          ? Column.number(name, row -> plain(row.get(at)))
          : Column.text(name, row -> printable(row.get(at)));
    }

    private boolean isNumber(int at) {
      return block.stream().allMatch(row -> row.get(at) == null || row.get(at) instanceof Number);
    }

    @Override
    void end() throws IOException {
      if (!block.isEmpty() || !hasWritten) {
        write();
      }
      out.flush();
    }
  }

  private static final class CsvAnswer extends AnswerRows {
    private final CsvRows<List<@Nullable Object>> rows;

    CsvAnswer(List<String> names, Writer out) throws IOException {
      List<Column<List<@Nullable Object>>> columns = new ArrayList<>();
      for (int i = 0; i < names.size(); i++) {
        int at = i;
        columns.add(Column.text(names.get(i), row -> plain(row.get(at))));
      }
      rows = new CsvRows<>(columns, out);
    }

    @Override
    void add(List<@Nullable Object> row) throws IOException {
      rows.add(row);
    }

    @Override
    void end() throws IOException {
      rows.flush();
    }
  }

  private static final class JsonAnswer extends AnswerRows {
    private final List<String> names;
    private final Writer out;

    JsonAnswer(List<String> names, Writer out) {
      this.names = names;
      this.out = out;
    }

    @Override
    void add(List<@Nullable Object> row) throws IOException {
      JsonObject object = new JsonObject();
      for (int i = 0; i < row.size(); i++) {
        object.put(names.get(i), finite(row.get(i)));
      }
      out.write(object + "\n");
    }

    @Override
    void end() throws IOException {
      out.flush();
    }
  }
}
