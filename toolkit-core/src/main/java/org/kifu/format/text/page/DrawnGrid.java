package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The texts and circles of a picture in SVG. If the numbers among them stand on a grid of eight by
 * eight, or of nine with labels, they are the cells of a table; what is beside the grid are lines.
 */
final class DrawnGrid {
  private static final int SIDE = 8;
  private static final int LABELLED = SIDE + 1;

  /** The most texts and circles of a picture of a board. */
  private static final int MOST = 1000;

  /** The greatest distance of numbers in a line, as a share of the distance between two squares. */
  private static final double NEAR = 0.3;

  private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");
  private static final Pattern PLACE = Pattern.compile("-?\\d{1,6}(?:\\.\\d{1,9})?(?:px)?");

  /** A text, or the sign of a disc, at a place of the picture. */
  private record Mark(OptionalDouble x, OptionalDouble y, PlacedText text, boolean isDisc) {}

  private final List<Mark> marks = new ArrayList<>();
  private OptionalDouble x = OptionalDouble.empty();
  private OptionalDouble y = OptionalDouble.empty();

  /** Takes a tag in the picture. */
  void take(MarkupTag tag, PlacedText text, int start, int end) {
    if (tag.isEnd()) {
      return;
    }
    String written = text.toString();
    switch (tag.name()) {
      case "text" -> {
        x = number(tag.value(written, "x"));
        y = number(tag.value(written, "y"));
      }
      case "tspan" -> {
        x = number(tag.value(written, "x")).isPresent() ? number(tag.value(written, "x")) : x;
        y = number(tag.value(written, "y")).isPresent() ? number(tag.value(written, "y")) : y;
      }
      case "circle" -> {
        Optional<String> disc = HtmlNames.disc(tag.value(written, "fill"));
        if (disc.isPresent() && marks.size() < MOST) {
          PlacedText sign =
              text.piece(start, end).rewriter().write(disc.get(), 0, end - start).text();
          marks.add(
              new Mark(
                  number(tag.value(written, "cx")), number(tag.value(written, "cy")), sign, true));
        }
      }
      default -> {}
    }
  }

  private static OptionalDouble number(String value) {
    return PLACE.matcher(value.strip()).matches()
        ? OptionalDouble.of(Double.parseDouble(value.strip().replace("px", "")))
        : OptionalDouble.empty();
  }

  /**
   * Takes a text in the picture.
   *
   * @return whether there is place for it; otherwise it is a line as in any page
   */
  boolean take(PlacedText text) {
    if (marks.size() >= MOST) {
      return false;
    }
    if (!text.isBlank()) {
      marks.add(new Mark(x, y, text.strip(), false));
    }
    return true;
  }

  /** Gives the lines and the board of the picture to a page. */
  void give(Page page, Group group) {
    List<Mark> numbers =
        marks.stream()
            .filter(mark -> !mark.isDisc() && NUMBER.matcher(mark.text()).matches())
            .filter(mark -> mark.x().isPresent() && mark.y().isPresent())
            .toList();
    List<Double> columns = lines(numbers.stream().map(mark -> mark.x().getAsDouble()).toList());
    List<Double> ranks = lines(numbers.stream().map(mark -> mark.y().getAsDouble()).toList());
    boolean isBoard = !columns.isEmpty() && !ranks.isEmpty();
    Mark[][] cells = new Mark[LABELLED][LABELLED];
    for (Mark mark : marks) {
      int column = isBoard ? nearest(mark.x(), columns) : -1;
      int rank = isBoard ? nearest(mark.y(), ranks) : -1;
      if (column >= 0 && rank >= 0) {
        Mark before = cells[rank][column];
        cells[rank][column] = before == null || before.isDisc() ? mark : before;
      } else if (!mark.isDisc()) {
        page.add(RowKind.LINE, group, List.of(Cell.of(mark.text())));
      }
    }
    if (isBoard) {
      page.breakOff();
      for (int rank = ranks.size() - SIDE; rank < ranks.size(); rank++) {
        page.add(RowKind.TABLE, group, row(cells[rank], columns.size()));
      }
      page.breakOff();
    }
    marks.clear();
  }

  private List<Cell> row(Mark[] marksOfRank, int columns) {
    List<Cell> row = new ArrayList<>(columns);
    PlacedText none = marks.getFirst().text().piece(0, 0);
    for (int column = 0; column < columns; column++) {
      Mark mark = marksOfRank[column];
      row.add(Cell.of(mark == null ? none : mark.text()));
    }
    return row;
  }

  /**
   * The nearest line, if that is clear: a number is on it, the centre of a disc a little above, and
   * a dot that marks the corner of a square between two lines.
   */
  private static int nearest(OptionalDouble at, List<Double> lines) {
    if (at.isEmpty()) {
      return -1;
    }
    double line = (at.getAsDouble() - lines.getFirst()) / distance(lines);
    long nearest = Math.round(line);
    boolean isNear = Math.abs(line - nearest) < NEAR && nearest >= 0 && nearest < lines.size();
    return isNear ? (int) nearest : -1;
  }

  private static double distance(List<Double> lines) {
    return (lines.getLast() - lines.getFirst()) / (lines.size() - 1);
  }

  /** The places of eight lines, or of nine with labels; none if they are not a grid. */
  private static List<Double> lines(List<Double> places) {
    if (places.size() < SIDE) {
      return List.of();
    }
    TreeSet<Double> sorted = new TreeSet<>(places);
    double least = (sorted.last() - sorted.first()) / LABELLED * NEAR;
    List<Double> lines = new ArrayList<>();
    for (double at : sorted) {
      if (lines.isEmpty() || at - lines.getLast() > least) {
        lines.add(at);
      }
    }
    boolean isGrid = lines.size() == SIDE || lines.size() == LABELLED;
    for (int i = 1; isGrid && i < lines.size(); i++) {
      double step = lines.get(i) - lines.get(i - 1);
      isGrid = Math.abs(step / distance(lines) - 1) < NEAR;
    }
    return isGrid ? lines : List.of();
  }
}
