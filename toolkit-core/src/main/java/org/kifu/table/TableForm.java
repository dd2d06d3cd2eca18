package org.kifu.table;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;

/**
 * A form of tables that needs a library of its own. Kifu finds it as a service, so that only a
 * command that writes such a file needs the library.
 */
public interface TableForm {
  /** The name of the form on the command line, such as {@code parquet}. */
  String form();

  /**
   * Begins a table.
   *
   * @param about facts about the whole table, by name
   * @param out gets the file; it is flushed and stays open
   * @param <R> the object of a row
   */
  <R> Rows<R> open(List<Column<R>> columns, Map<String, String> about, OutputStream out)
      throws IOException;

  /**
   * The rows of a table that is being written; the file is complete once this is closed.
   *
   * @param <R> the object of a row
   */
  interface Rows<R> extends Closeable {
    /**
     * Writes a row.
     *
     * @throws IllegalArgumentException if a cell does not fit the unit of its column; the message
     *     names the column
     */
    void add(R row) throws IOException;
  }
}
