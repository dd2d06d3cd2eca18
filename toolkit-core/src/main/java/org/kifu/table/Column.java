package org.kifu.table;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A column of a table, for every form of it.
 *
 * @param <R> what a row tells of
 * @param name what stands above it; in tables for programs snake case with the unit of what is
 *     counted at its end
 * @param unit what its cells are
 * @param cell the cell in a row; null where there is nothing to tell
 * @param layout the room it takes in aligned text
 */
public record Column<R>(
    String name, Unit unit, Function<R, ? extends @Nullable Object> cell, Layout layout) {
  /**
   * The room of a column in aligned text, in cells of a terminal.
   *
   * @param least the least width; the name fits always, unless it spans
   * @param most the width that no cell makes larger; what is longer stands out of its own line
   * @param gap the blanks between it and the column before
   * @param spans whether the name may stand above the columns behind it too
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
    return new Column<>(name, unit, cell, Layout.USUAL);
  }

  /** A column of texts. */
  public static <R> Column<R> text(String name, Function<R, ? extends @Nullable Object> cell) {
    return of(name, Unit.TEXT, cell);
  }

  /** A column of numbers, which may be texts already. */
  public static <R> Column<R> number(String name, Function<R, ? extends @Nullable Object> cell) {
    return of(name, Unit.DECIMAL, cell);
  }

  /** A column of texts, so wide at least. */
  public static <R> Column<R> text(
      String name, int least, Function<R, ? extends @Nullable Object> cell) {
    return new Column<>(name, Unit.TEXT, cell, Layout.atLeast(least));
  }

  /** A column of numbers, so wide at least. */
  public static <R> Column<R> number(
      String name, int least, Function<R, ? extends @Nullable Object> cell) {
    return new Column<>(name, Unit.DECIMAL, cell, Layout.atLeast(least));
  }

  /** The same, widened by its cells to no more than this. */
  public Column<R> atMost(int width) {
    return with(new Layout(layout.least, width, layout.gap, layout.spans));
  }

  /** The same, which no cell widens. */
  public Column<R> fixed() {
    return atMost(layout.least);
  }

  /** The same, so many blanks behind the column before. */
  public Column<R> after(int blanks) {
    return with(new Layout(layout.least, layout.most, blanks, layout.spans));
  }

  /** The same, whose name stands above the columns behind it too, which have none. */
  public Column<R> spanning() {
    return with(new Layout(layout.least, layout.most, layout.gap, true));
  }

  private Column<R> with(Layout other) {
    return new Column<>(name, unit, cell, other);
  }

  /** The same by another name. */
  public Column<R> named(String other) {
    return new Column<>(other, unit, cell, layout);
  }

  /**
   * The same in rows that tell more.
   *
   * @param part what it tells of in such a row; null where there is nothing to tell
   */
  public <S> Column<S> from(Function<S, ? extends @Nullable R> part) {
    return new Column<>(
        name,
        unit,
        row -> {
          R told = part.apply(row);
          return told == null ? null : cell.apply(told);
        },
        layout);
  }

  /** The room that the name needs. */
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

  /** The cell of a row; null where there is nothing to tell. */
  public @Nullable Object of(R row) {
    return cell.apply(row);
  }

  /** The cell of a row for people; empty where there is nothing to tell. */
  public String textOf(R row) {
    Object value = of(row);
    return value == null ? "" : value.toString();
  }
}
