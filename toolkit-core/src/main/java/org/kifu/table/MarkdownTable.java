package org.kifu.table;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A table as Markdown; its cells may hold anything. */
public final class MarkdownTable {
  private MarkdownTable() {}

  /** The head and the rows. */
  public static <R> String of(List<Column<R>> columns, List<R> rows) {
    String edges = line(columns.stream().map(each -> each.unit().isNumber() ? "---:" : "---"));
    StringBuilder text = new StringBuilder(safe(columns.stream().map(Column::name))).append(edges);
    rows.forEach(row -> text.append(safe(columns.stream().map(each -> each.textOf(row)))));
    return text.toString();
  }

  private static String safe(Stream<String> cells) {
    return line(cells.map(MarkdownText::of));
  }

  private static String line(Stream<String> cells) {
    return cells.collect(Collectors.joining(" | ", "| ", " |\n"));
  }
}
