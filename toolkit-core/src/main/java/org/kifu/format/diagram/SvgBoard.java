package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.notation.SmallLetters;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * The rows of a board in an SVG picture: numbers, and circles for discs, whose coordinates are a
 * grid of eight by eight. A picture whose numbers are arranged in another way has no rows. Not for
 * use by several threads.
 */
final class SvgBoard {
  private static final int SIDE = 8;
  private static final int LABELLED = SIDE + 1;

  /** The most lines of a picture of a board. */
  private static final int MOST_LINES = 1000;

  private static final int MOST_CHARACTERS = 200_000;

  private static final Pattern BEGIN = Pattern.compile("(?i)<svg\\b");
  private static final Pattern END = Pattern.compile("(?i)</svg\\s*+>");

  private static final Pattern TEXT =
      Pattern.compile(
          "(?i)<text\\b([^<>]*+)>\\s*+(?:<tspan\\b[^<>]*+>\\s*+)?(\\d{1,2})\\s*+(?:</tspan\\s*+>\\s*+)?</text");

  private static final Pattern CIRCLE = Pattern.compile("(?i)<circle\\b([^<>]*+)>");

  /** The greatest distance of numbers in a line, as a share of the distance between two squares. */
  private static final double NEAR = 0.3;

  /** Something at a place of the picture: a number, or the fill of a circle. */
  private record Mark(double x, double y, int from, int to, String fill) {}

  private final List<TextLine> lines = new ArrayList<>();
  private int characters;

  /** The pieces of a line before, in and after its pictures; nothing if there is only one. */
  static List<TextLine> around(TextLine line) {
    String text = line.text();
    if (text.indexOf('<') < 0) {
      return List.of();
    }
    TreeSet<Integer> ends = new TreeSet<>();
    BEGIN.matcher(text).results().forEach(begin -> ends.add(begin.start()));
    END.matcher(text).results().forEach(end -> ends.add(end.end()));
    ends.removeAll(List.of(0, text.length()));
    List<TextLine> pieces = new ArrayList<>(0);
    int from = 0;
    for (int end : ends) {
      pieces.add(line.piece(from, end));
      from = end;
    }
    if (from > 0) {
      pieces.add(line.piece(from, text.length()));
    }
    return pieces;
  }

  /** Whether a line belongs to a picture. */
  boolean takes(TextLine line) {
    return isInside() || BEGIN.matcher(line.text()).find();
  }

  /** Whether a picture has begun and not ended. */
  boolean isInside() {
    return !lines.isEmpty();
  }

  /** Returns the rows of the board that ends in a line. */
  List<DiagramRow> rows(TextLine line) {
    lines.add(line);
    characters += line.text().length();
    boolean isEnd = END.matcher(line.text()).find();
    boolean isTooLong = lines.size() > MOST_LINES || characters > MOST_CHARACTERS;
    List<DiagramRow> rows = isEnd && !isTooLong ? board(LineRewriter.joined(lines)) : List.of();
    if (isEnd || isTooLong) {
      lines.clear();
      characters = 0;
    }
    return rows;
  }

  private static List<DiagramRow> board(TextLine picture) {
    List<Mark> numbers = marks(picture.text(), TEXT, "x", "y");
    Optional<List<Double>> columns = places(numbers.stream().map(Mark::x).toList());
    Optional<List<Double>> ranks = places(numbers.stream().map(Mark::y).toList());
    if (columns.isEmpty() || ranks.isEmpty()) {
      return List.of();
    }
    Map<Integer, DiagramCell> cells = new HashMap<>();
    for (Mark disc : marks(picture.text(), CIRCLE, "cx", "cy")) {
      put(cells, disc, columns.get(), ranks.get(), DiagramCell.of(disc.fill(), picture, 0, 0));
    }
    for (Mark mark : numbers) {
      String number = picture.text().substring(mark.from(), mark.to());
      DiagramCell cell = DiagramCell.of(number, picture, mark.from(), mark.to());
      put(cells, mark, columns.get(), ranks.get(), cell);
    }
    List<DiagramRow> rows = new ArrayList<>();
    int height = Math.min(SIDE, ranks.get().size());
    for (int row = ranks.get().size() - height; row < ranks.get().size(); row++) {
      List<DiagramCell> written = new ArrayList<>();
      for (int column = 0; column < columns.get().size(); column++) {
        DiagramCell blank = DiagramCell.blank(picture, 0);
        written.add(cells.getOrDefault(LABELLED * row + column, blank));
      }
      rows.add(new DiagramRow(picture, List.copyOf(written)));
    }
    return rows;
  }

  private static void put(
      Map<Integer, DiagramCell> cells,
      Mark mark,
      List<Double> columns,
      List<Double> ranks,
      DiagramCell cell) {
    long column = nearest(mark.x(), columns);
    long row = nearest(mark.y(), ranks);
    if (column >= 0 && column < columns.size() && row >= 0 && row < ranks.size()) {
      cells.put((int) (LABELLED * row + column), cell);
    }
  }

  /**
   * The nearest line, if that is clear: a number is on it, the centre of a disc a little above, and
   * a dot that marks the corner of a square between two lines.
   */
  private static long nearest(double at, List<Double> places) {
    double place = (at - places.getFirst()) / distance(places);
    return Math.abs(place - Math.round(place)) < NEAR ? Math.round(place) : -1;
  }

  private static double distance(List<Double> places) {
    return (places.getLast() - places.getFirst()) / (places.size() - 1);
  }

  /** The places of eight lines, or of nine with labels; nothing if they are not a grid. */
  private static Optional<List<Double>> places(List<Double> written) {
    if (written.size() < SIDE) {
      return Optional.empty();
    }
    TreeSet<Double> sorted = new TreeSet<>(written);
    double least = (sorted.last() - sorted.first()) / LABELLED * NEAR;
    List<Double> places = new ArrayList<>();
    for (double at : sorted) {
      if (places.isEmpty() || at - places.getLast() > least) {
        places.add(at);
      }
    }
    boolean isGrid = places.size() == SIDE || places.size() == LABELLED;
    for (int i = 1; isGrid && i < places.size(); i++) {
      double step = places.get(i) - places.get(i - 1);
      isGrid = Math.abs(step / distance(places) - 1) < NEAR;
    }
    return isGrid ? Optional.of(places) : Optional.empty();
  }

  private static List<Mark> marks(String picture, Pattern element, String x, String y) {
    List<Mark> marks = new ArrayList<>();
    Matcher found = element.matcher(picture);
    while (found.find()) {
      Optional<Double> column = number(found.group(1), x);
      Optional<Double> row = number(found.group(1), y);
      int group = found.groupCount();
      if (column.isPresent() && row.isPresent()) {
        marks.add(
            new Mark(
                column.get(),
                row.get(),
                found.start(group),
                found.end(group),
                disc(attribute(found.group(1), "fill").orElse(""))));
      }
    }
    return marks;
  }

  /** The sign of a disc with a fill; that of an empty cell for any other fill. */
  private static String disc(String fill) {
    return switch (SmallLetters.of(fill)) {
      case "black", "#000", "#000000", "#111", "#111111", "#222", "#222222" -> "X";
      case "white", "#fff", "#ffffff", "#eee", "#eeeeee" -> "O";
      default -> "";
    };
  }

  private static Optional<Double> number(String attributes, String name) {
    return attribute(attributes, name)
        .filter(value -> value.matches("-?\\d{1,6}(?:\\.\\d{1,9})?(?:px)?"))
        .map(value -> Double.valueOf(value.replace("px", "")));
  }

  private static Optional<String> attribute(String attributes, String name) {
    Matcher value =
        Pattern.compile("(?i)(?<![\\w-])" + name + "\\s*=\\s*[\"']([^\"']*)[\"']")
            .matcher(attributes);
    return value.find() ? Optional.of(value.group(1).strip()) : Optional.empty();
  }
}
