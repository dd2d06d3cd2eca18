package org.kifu.json;

import java.util.List;
import org.kifu.table.Column;

/**
 * Columns of a table as fields of an object; an empty cell gives no field.
 *
 * @param <R> the subject of a row
 */
public final class JsonColumns<R> {
  private final List<Column<R>> columns;

  /** The names of the fields, made once for all rows. */
  private final List<String> names;

  public JsonColumns(List<Column<R>> columns) {
    this.columns = List.copyOf(columns);
    this.names = columns.stream().map(Column::field).toList();
  }

  /** The fields of a row. */
  public JsonObject of(R row) {
    JsonObject object = new JsonObject();
    for (int at = 0; at < names.size(); at++) {
      object.put(names.get(at), columns.get(at).of(row));
    }
    return object;
  }
}
