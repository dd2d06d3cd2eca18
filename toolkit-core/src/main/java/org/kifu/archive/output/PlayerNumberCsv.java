package org.kifu.archive.output;

import java.io.IOException;
import java.io.Reader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kifu.archive.query.FoldedName;
import org.kifu.table.CsvTable;
import org.kifu.table.CsvTable.TableException;

/** The numbers that the World Othello Federation gave to players, as a table: {@code id,name}. */
public final class PlayerNumberCsv {
  private PlayerNumberCsv() {}

  /**
   * Reads the numbers.
   *
   * @throws TableException if the input is not such a table, or if a name has two numbers
   */
  public static Map<FoldedName, Integer> read(Reader in) throws IOException, TableException {
    Map<FoldedName, Integer> numbers = new HashMap<>();
    for (CsvTable.Row row : CsvTable.read(in, List.of("id", "name"))) {
      String id = row.get("id").strip();
      if (!id.matches("[0-9]{1,9}")) {
        throw new TableException(row.line(), "'" + id + "' is not the number of a player");
      }
      Integer other = numbers.put(FoldedName.of(row.get("name")), Integer.parseInt(id));
      if (other != null && other != Integer.parseInt(id)) {
        throw new TableException(
            row.line(), "'%s' has the number %d too".formatted(row.get("name"), other));
      }
    }
    return numbers;
  }
}
