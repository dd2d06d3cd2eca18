package org.kifu.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/**
 * A table as aligned text for a terminal; a column is as wide as the widest of its cells. Columns
 * whose widths are {@linkplain Column#fixed() fixed} allow a line at a time.
 */
public final class TextTable<R> {
  /** A row, and the texts of its cells. */
  private record Row<R>(R row, List<String> cells) {}

  private final String indent;
  private final List<Column<R>> columns;
  private final List<Row<R>> rows = new ArrayList<>();
  private final int[] widths;

  /** The most cells of a line; 0 for no limit. */
  private int room;

  private boolean keepsBlanks;

  /** A table without rows. */
  public TextTable(List<Column<R>> columns) {
    this("", columns);
  }

  /** A table without rows, with a text before each line. */
  public TextTable(String indent, List<Column<R>> columns) {
    this.indent = indent;
    this.columns = List.copyOf(columns);
    this.widths =
        columns.stream()
            .mapToInt(each -> Math.max(each.layout().least(), each.nameWidth()))
            .toArray();
  }

  /** Wraps the texts of the last column, so that no line is wider than this. */
  public TextTable<R> wrappedAt(int width) {
    room = width;
    return this;
  }

  /** Keeps blanks at the ends of lines. */
  public TextTable<R> keepingBlanks() {
    keepsBlanks = true;
    return this;
  }

  /** A table of these rows. */
  public static <R> TextTable<R> of(List<Column<R>> columns, Iterable<R> rows) {
    TextTable<R> table = new TextTable<>(columns);
    rows.forEach(table::add);
    return table;
  }

  /** Adds a row. */
  public void add(R row) {
    List<String> cells = cells(row);
    for (int at = 0; at < widths.length; at++) {
      int width = Math.min(columns.get(at).layout().most(), Cells.width(cells.get(at)));
      widths[at] = Math.max(widths[at], width);
    }
    rows.add(new Row<>(row, cells));
  }

  private List<String> cells(R row) {
    return columns.stream().map(column -> column.textOf(row)).toList();
  }

  /** The line of the names, with its end. */
  public String head() {
    return line(columns.stream().map(Column::name).toList(), (_, name) -> name);
  }

  /** The line of a row, with its end, for the present widths of the columns. */
  public String line(R row) {
    return line(new Row<>(row, cells(row)));
  }

  /** The lines of the rows only. */
  public String body() {
    StringBuilder text = new StringBuilder();
    rows.forEach(row -> text.append(line(row)));
    return text.toString();
  }

  /** The width of a line, in cells of a terminal. */
  public int width() {
    int width = Cells.width(indent);
    for (int at = 0; at < widths.length; at++) {
      width += widths[at] + gap(at);
    }
    return width;
  }

  /** The names and the rows. */
  @Override
  public String toString() {
    return head() + body();
  }

  private String line(Row<R> row) {
    return line(row.cells(), (column, text) -> column.paint().apply(row.row(), text));
  }

  private String line(List<String> cells, BiFunction<Column<R>, String, String> paint) {
    StringBuilder line = new StringBuilder(indent);
    int last = widths.length - 1;
    for (int at = 0; at < last; at++) {
      line.repeat(' ', gap(at)).append(padded(cells, at, paint));
    }
    if (room > 0) {
      return WrappedText.of(line.repeat(' ', gap(last) - 1).toString(), cells.get(last), room);
    }
    boolean isNumber = columns.get(last).unit().isNumber();
    line.repeat(' ', gap(last))
        .append(
            isNumber
                ? padded(cells, last, paint)
                : paint.apply(columns.get(last), cells.get(last)));
    return (keepsBlanks ? line.toString() : line.toString().stripTrailing()) + "\n";
  }

  private int gap(int at) {
    return at == 0 ? 0 : columns.get(at).layout().gap();
  }

  private String padded(List<String> cells, int at, BiFunction<Column<R>, String, String> paint) {
    String cell = cells.get(at);
    String blanks = " ".repeat(Math.max(0, widths[at] - Cells.width(cell)));
    String painted = paint.apply(columns.get(at), cell);
    return columns.get(at).unit().isNumber() ? blanks + painted : painted + blanks;
  }

  /**
   * Text in lines that fit: wrapped at blanks, and in Japanese between any two signs that allow it.
   */
  static final class WrappedText {
    /** The signs that must not begin a line, and those that must not end one. */
    private static final String CLOSING = "、。，．・：；？！）］｝」』】〉》〕々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ％";

    private static final String OPENING = "（［｛「『【〈《〔";

    /** A blank between words; a sign for per cent stays with its number. */
    private static final Pattern BLANK = Pattern.compile(" (?!%)");

    private WrappedText() {}

    /**
     * The lines, each with its end.
     *
     * @param head the beginning of the first line; the others are indented by its width
     * @param width the most cells of a line
     */
    static String of(String head, String words, int width) {
      StringBuilder text = new StringBuilder();
      StringBuilder line = new StringBuilder(head);
      String gap = " ";
      for (String word : BLANK.split(words, -1)) {
        for (String piece : pieces(word)) {
          if (Cells.width(line + gap + piece) > width) {
            text.append(line.toString().stripTrailing()).append('\n');
            line = new StringBuilder(" ".repeat(Cells.width(head)));
            gap = " ";
          }
          line.append(gap).append(piece);
          gap = "";
        }
        gap = " ";
      }
      return text.append(line.toString().stripTrailing()).append('\n').toString();
    }

    /** The parts of a word between which a line may end. */
    private static List<String> pieces(String word) {
      List<String> pieces = new ArrayList<>();
      int start = 0;
      int before = 0;
      for (int at = 0; at < word.length(); at = word.offsetByCodePoints(at, 1)) {
        int character = word.codePointAt(at);
        if (at > 0 && mayBreak(before, character)) {
          pieces.add(word.substring(start, at));
          start = at;
        }
        before = character;
      }
      pieces.add(word.substring(start));
      return pieces;
    }

    private static boolean mayBreak(int before, int after) {
      return (Cells.isWide(before) || Cells.isWide(after))
          && OPENING.indexOf(before) < 0
          && CLOSING.indexOf(after) < 0;
    }
  }
}
