package org.kifu.table;

import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A column of a table, for all forms of output.
 *
 * @param <R> the object of a row
 * @param name the heading; in tables for programs it is in snake case and ends with the unit
 * @param unit the kind of its cells
 * @param cell the cell in a row; null for an empty cell
 * @param layout the space that it takes in aligned text
 * @param paint colours the cell of a row in aligned text, where colours take no space
 */
public record Column<R>(
    String name,
    Unit unit,
    Function<R, ? extends @Nullable Object> cell,
    Layout layout,
    BiFunction<R, String, String> paint) {
  /**
   * The space of a column in aligned text, in cells of a terminal.
   *
   * @param least the least width; the name always fits, unless it spans
   * @param most the most width to which cells widen the column; a longer cell makes only its own
   *     line longer
   * @param gap the blanks between it and the column before
   * @param spans whether the name may extend over the columns after it
   */
  record Layout(int least, int most, int gap, boolean spans) {
    private static final Layout USUAL = new Layout(0, Integer.MAX_VALUE, 2, false);

    private static Layout atLeast(int width) {
      return new Layout(width, USUAL.most, USUAL.gap, USUAL.spans);
    }
  }

  /** A column of any unit. */
  public static <R> Column<R> of(
      String name, Unit unit, Function<R, ? extends @Nullable Object> cell) {
    return new Column<>(name, unit, cell, Layout.USUAL, (row, text) -> text);
  }

  /** A column of texts. */
  public static <R> Column<R> text(String name, Function<R, ? extends @Nullable Object> cell) {
    return of(name, Unit.TEXT, cell);
  }

  /** A column of numbers, which may be texts already. */
  public static <R> Column<R> number(String name, Function<R, ? extends @Nullable Object> cell) {
    return of(name, Unit.DECIMAL, cell);
  }

  /** A column of texts with a least width. */
  public static <R> Column<R> text(
      String name, int least, Function<R, ? extends @Nullable Object> cell) {
    return text(name, cell).with(Layout.atLeast(least));
  }

  /** A column of numbers with a least width. */
  public static <R> Column<R> number(
      String name, int least, Function<R, ? extends @Nullable Object> cell) {
    return number(name, cell).with(Layout.atLeast(least));
  }

  /** The same column, which its cells widen to at most this width. */
  public Column<R> atMost(int width) {
    return with(new Layout(layout.least, width, layout.gap, layout.spans));
  }

  /** The same column, which no cell widens. */
  public Column<R> fixed() {
    return atMost(layout.least);
  }

  /** The same column, with this number of blanks between it and the column before. */
  public Column<R> after(int blanks) {
    return with(new Layout(layout.least, layout.most, blanks, layout.spans));
  }

  /** The same column, whose name extends over the columns after it, which have no names. */
  public Column<R> spanning() {
    return with(new Layout(layout.least, layout.most, layout.gap, true));
  }

  private Column<R> with(Layout other) {
    return new Column<>(name, unit, cell, other, paint);
  }

  /** The same column with another name. */
  public Column<R> named(String other) {
    return new Column<>(other, unit, cell, layout, paint);
  }

  /** The same column with cells in colours; the text stays the same without them. */
  public Column<R> painted(BiFunction<R, String, String> colours) {
    return new Column<>(name, unit, cell, layout, colours);
  }

  /**
   * The same column for rows that hold more.
   *
   * @param part the object of the column in such a row; null for an empty cell
   */
  public <S> Column<S> from(Function<S, ? extends @Nullable R> part) {
    return new Column<>(
        name,
        unit,
        row -> {
          R told = part.apply(row);
          return told == null ? null : cell.apply(told);
        },
        layout,
        (row, text) -> {
          R told = part.apply(row);
          return told == null ? text : paint.apply(told, text);
        });
  }

  /** The width that the name needs. */
  int nameWidth() {
    return layout.spans ? 0 : Cells.width(name);
  }

  /** The name as a field of JSON: camel case. */
  public String field() {
    if (name.indexOf('_') < 0) {
      return name;
    }
    StringBuilder field = new StringBuilder(name.length());
    for (int at = 0; at < name.length(); at++) {
      boolean ends = name.charAt(at) == '_' && at + 1 < name.length();
      field.append(ends ? Character.toUpperCase(name.charAt(++at)) : name.charAt(at));
    }
    return field.toString();
  }

  /** The cell of a row; null if it is empty. */
  public @Nullable Object of(R row) {
    return cell.apply(row);
  }

  /** The text of the cell of a row; empty if the cell is. */
  public String textOf(R row) {
    Object value = of(row);
    return value == null ? "" : value.toString();
  }
}
