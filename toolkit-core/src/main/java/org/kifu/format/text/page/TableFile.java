package org.kifu.format.text.page;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * A table of words beside the class that uses it: a row on each line, columns with a tab between
 * them, and in the last column where the row was seen. Lines that begin with {@code # } are
 * comments.
 */
public final class TableFile {
  private TableFile() {}

  /**
   * The rows of a table, without their last column.
   *
   * @param user the class beside which the table is
   * @param name the name of the file
   */
  public static List<List<String>> rows(Class<?> user, String name) {
    try (InputStream stream = user.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException("no table " + name);
      }
      BufferedReader lines =
          new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
      return lines.lines().filter(TableFile::isRow).map(TableFile::columns).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The words of a column that holds several, with bars between them. */
  public static List<String> words(String column) {
    return List.of(column.split(" \\| "));
  }

  private static boolean isRow(String line) {
    return !line.isBlank() && !line.startsWith("# ");
  }

  private static List<String> columns(String line) {
    List<String> columns = Arrays.asList(line.split("\t", -1));
    return List.copyOf(columns.subList(0, columns.size() - 1));
  }
}
