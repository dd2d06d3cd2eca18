package org.kifu.table;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table of Markdown; its cells may hold anything. */
public final class MarkdownTable {
  private final StringBuilder text = new StringBuilder();

  /**
   * Begins with the head.
   *
   * @param names of the columns
   * @param toTheRight which columns hold numbers
   */
  public MarkdownTable(List<String> names, List<Boolean> toTheRight) {
    row(names);
    text.append(
        toTheRight.stream()
            .map(right -> right ? "---:" : "---")
            .collect(Collectors.joining(" | ", "| ", " |\n")));
  }

  /** A table whose first column is text and whose others are numbers. */
  public static MarkdownTable ofNumbers(List<String> names, List<List<String>> rows) {
    List<Boolean> toTheRight = IntStream.range(0, names.size()).mapToObj(at -> at > 0).toList();
    MarkdownTable table = new MarkdownTable(names, toTheRight);
    rows.forEach(table::row);
    return table;
  }

  /** Adds a row. */
  public void row(List<String> cells) {
    text.append(
        cells.stream().map(MarkdownText::of).collect(Collectors.joining(" | ", "| ", " |\n")));
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
