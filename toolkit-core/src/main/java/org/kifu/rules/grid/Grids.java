package org.kifu.rules.grid;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The named boards of this package. */
public final class Grids {
  private static final int GRAND = 10;

  /** Three squares at each corner of the 10x10 board. */
  private static final List<Integer> EIGHT_STARS_HOLES =
      Stream.of(0, 1, 10, 8, 9, 19, 80, 90, 91, 89, 98, 99).toList();

  private static final Pattern GRID =
      Pattern.compile("grid:(\\d{1,2})x(\\d{1,2})(:crossed|:parallel)?");

  /** Black and white side by side: the centre of old Reversi. */
  public static final GridRules PARALLEL =
      new GridRules("parallel", GridShape.rectangle(8, 8), Layout.PARALLEL);

  /** 10x10 squares. */
  public static final GridRules GRAND_OTHELLO =
      new GridRules("grand", GridShape.rectangle(GRAND, GRAND), Layout.CROSSED);

  /** 10x10 squares without three at each corner. */
  public static final GridRules EIGHT_STARS =
      new GridRules(
          "eight-stars", GridShape.withHoles(GRAND, GRAND, EIGHT_STARS_HOLES), Layout.CROSSED);

  private Grids() {}

  /**
   * The rules of a name such as {@code grid:6x6} or {@code grid:4x4:parallel}: files, ranks, 4 to
   * 16 each, and how the discs of the start lie.
   */
  public static Optional<GridRules> byName(String name) {
    Matcher matcher = GRID.matcher(name);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int width = Integer.parseInt(matcher.group(1));
    int height = Integer.parseInt(matcher.group(2));
    boolean isBoard =
        Math.min(width, height) >= GridShape.LEAST_SIDE
            && Math.max(width, height) <= GridShape.MOST_SIDE;
    Layout layout = ":parallel".equals(matcher.group(3)) ? Layout.PARALLEL : Layout.CROSSED;
    return isBoard
        ? Optional.of(new GridRules(name, GridShape.rectangle(width, height), layout))
        : Optional.empty();
  }
}
