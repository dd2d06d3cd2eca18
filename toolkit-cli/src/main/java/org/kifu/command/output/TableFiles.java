package org.kifu.command.output;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import org.kifu.json.Tool;
import org.kifu.table.Column;
import org.kifu.table.TableForm;
import org.kifu.table.TableForm.Rows;

/**
 * The forms of tables whose libraries are {@linkplain PartJars not among} those of the command
 * line.
 */
public final class TableFiles {
  private TableFiles() {}

  /** Facts about a table that every file has: the program that wrote it. */
  public static Map<String, String> about() {
    return Map.of("kifu.tool", Tool.NAME + " " + Tool.version());
  }

  /** Begins a table; see {@link TableForm#open}. */
  public static <R> Rows<R> open(Form form, List<Column<R>> columns, OutputStream out)
      throws IOException {
    return of(form).open(columns, about(), out);
  }

  /** Writes a whole table. */
  public static <R> void write(
      Form form, List<Column<R>> columns, Iterable<R> rows, OutputStream out) throws IOException {
    try (Rows<R> table = open(form, columns, out)) {
      for (R row : rows) {
        table.add(row);
      }
    }
  }

  /**
   * The writer of a form.
   *
   * @throws org.kifu.command.terminal.Refusal if its jars are missing
   */
  public static TableForm of(Form form) {
    String name = form.toString();
    return PartJars.one(TableForm.class, name, file -> file.form().equals(name));
  }
}
