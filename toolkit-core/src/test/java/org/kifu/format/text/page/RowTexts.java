package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Rows as text, so that a test shows them as a person would write them down. */
final class RowTexts {
  private RowTexts() {}

  /**
   * The rows of a text, each on a line: {@code ^} if it is apart, its kind in small letters, its
   * path, and its cells with bars between them; a cell with a label as {@code label=text}.
   */
  static List<String> of(String text) {
    return of(Page.rowsOf(PlacedTextTest.text(text)));
  }

  static List<String> of(List<Row> rows) {
    return rows.stream().map(RowTexts::of).toList();
  }

  private static String of(Row row) {
    String path =
        row.group().steps().stream().map(step -> step(step) + " ").collect(Collectors.joining());
    String cells = row.cells().stream().map(RowTexts::of).collect(Collectors.joining("|"));
    return (row.isApart() ? "^" : "")
        + row.kind().name().toLowerCase(Locale.ROOT)
        + " "
        + path
        + cells;
  }

  private static String step(Group.Step step) {
    return switch (step.kind()) {
      case KEY -> "." + step.name();
      case ITEM -> "[" + step.number() + "]";
      case ELEMENT -> "<" + step.name() + step.number() + ">";
      case TABLE -> "table" + step.number();
      case PART -> "part" + step.number();
      case QUOTE -> "quote" + step.number();
      case TEXT -> "text" + step.number();
    };
  }

  private static String of(Cell cell) {
    return (cell.label().isEmpty() ? "" : cell.label() + "=") + cell.written();
  }

  /** The rows of a text of which a reader gets the beginning first, then the rest. */
  static List<String> inTwo(Dress dress, String text, int firstLength) {
    List<Row> rows = new ArrayList<>();
    DressReader reader = dress.reader(Group.PAGE, new Page(rows::add));
    PlacedText all = PlacedTextTest.text(text);
    int read = reader.read(all.piece(0, firstLength), false);
    reader.read(all.piece(read, all.length()), true);
    return of(rows);
  }

  /** The texts that a page leaves out, each with the reason before it. */
  static List<String> leftOut(String text) {
    List<String> left = new ArrayList<>();
    new Page(row -> {}, each -> left.add(each.kind() + " " + each.text().toString().strip()))
        .take(PlacedTextTest.text(text), Group.PAGE);
    return left;
  }
}
