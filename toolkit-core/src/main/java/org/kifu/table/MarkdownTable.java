package org.kifu.table;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A table as Markdown; its cells may hold any text. */
public final class MarkdownTable {
  private MarkdownTable() {}

  /** The heading and the rows. */
  public static <R> String of(List<Column<R>> columns, List<R> rows) {
    return of(columns, rows, MarkdownText::of);
  }

  /** The heading and the rows of a table whose cells are Markdown already. */
  public static <R> String ofMarkup(List<Column<R>> columns, List<R> rows) {
    return of(columns, rows, markup -> markup);
  }

  private static <R> String of(
      List<Column<R>> columns, List<R> rows, UnaryOperator<String> written) {
    String edges = line(columns.stream().map(each -> each.unit().isNumber() ? "---:" : "---"));
    String names = line(columns.stream().map(each -> written.apply(each.name())));
    StringBuilder text = new StringBuilder(names).append(edges);
    for (R row : rows) {
      text.append(line(columns.stream().map(each -> written.apply(each.textOf(row)))));
    }
    return text.toString();
  }

  private static String line(Stream<String> cells) {
    return cells.collect(Collectors.joining(" | ", "| ", " |\n"));
  }
}
