package org.kifu.base;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A table of a base, as {@link BaseSchema} describes it.
 *
 * @param meaning what a row is, in a sentence
 * @param rest constraints of several columns, and the end of the statement
 */
record BaseTable(
    String name, String meaning, List<Column> columns, List<String> constraints, String rest) {
  /** A table with a key of its own. */
  static BaseTable of(String name, String meaning, Column... columns) {
    return new BaseTable(name, meaning, List.of(columns), List.of(), "STRICT");
  }

  /** A table whose rows are sorted by these columns and hold nothing twice. */
  BaseTable keyedBy(String columnNames) {
    return new BaseTable(
        name,
        meaning,
        columns,
        List.of("PRIMARY KEY (" + columnNames + ")"),
        "STRICT, WITHOUT ROWID");
  }

  /** The same table, in which these columns are found by an index and hold nothing twice. */
  BaseTable withUnique(String columnNames) {
    return new BaseTable(name, meaning, columns, List.of("UNIQUE (" + columnNames + ")"), rest);
  }

  String statement() {
    String lines =
        columns.stream().map(Column::declared).collect(Collectors.joining(",\n  ", "  ", ""));
    String more = constraints.stream().map(each -> ",\n  " + each).collect(Collectors.joining());
    return "CREATE TABLE " + name + " (\n" + lines + more + "\n) " + rest;
  }

  String page() {
    return columns.stream()
        .map(column -> "| `%s` | %s | %s |\n".formatted(column.name, column.type(), column.text))
        .collect(
            Collectors.joining(
                "",
                "## "
                    + name
                    + "\n\n"
                    + meaning
                    + "\n\n| column | type | meaning |\n| --- | --- | --- |\n",
                ""));
  }

  /**
   * A column.
   *
   * @param declaration its type and constraints
   * @param text its meaning
   */
  record Column(String name, String declaration, String text) {
    static Column of(String name, String declaration, String text) {
      return new Column(name, declaration, text);
    }

    String declared() {
      return name + " " + declaration;
    }

    /** The type, with what holds of its values. */
    String type() {
      String type = declaration.split(" ", 2)[0].toLowerCase(Locale.ROOT);
      return declaration.contains("NOT NULL") || declaration.contains("PRIMARY KEY")
          ? type
          : type + ", may be null";
    }
  }
}
