package org.kifu.rules.grid;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.rules.grid.GridRules.StartLayout;

/** The named boards of this package. */
public final class NamedGrids {
  private static final int USUAL = 8;
  private static final int GRAND = 10;

  /** The three squares at each corner of the 10x10 board. */
  private static final List<Integer> EIGHT_STARS_HOLES =
      Stream.of(0, 1, 10, 8, 9, 19, 80, 90, 91, 89, 98, 99).toList();

  private static final GridShape OCTAGON = GridShape.withHoles(GRAND, GRAND, EIGHT_STARS_HOLES);

  /** The name of a game, the size of its board and its start. */
  private static final Pattern NAME =
      Pattern.compile("([a-z-]+)(?::(\\d{1,2})x(\\d{1,2}))?(?::(?:start=)?(crossed|parallel))?");

  /** The game whose name is incomplete without a size. */
  private static final String SIZED = "grid";

  private static final Map<String, GridGame> GAMES =
      Map.of(
          SIZED,
          GridGame.OTHELLO,
          "anti",
          GridGame.ANTI,
          "ravensburger",
          GridGame.RAVENSBURGER,
          "one-way",
          GridGame.ONE_WAY);

  /** The start with black and white side by side, as in old Reversi. */
  public static final GridRules PARALLEL =
      new GridRules("parallel", GridShape.rectangle(8, 8), StartLayout.PARALLEL);

  /** The game on 10x10 squares. */
  public static final GridRules GRAND_OTHELLO =
      new GridRules("grand", GridShape.rectangle(GRAND, GRAND), StartLayout.CROSSED);

  /** The game on 10x10 squares without three at each corner. */
  public static final GridRules EIGHT_STARS =
      new GridRules("eight-stars", OCTAGON, StartLayout.CROSSED);

  /** The tournament game, won by fewer discs. */
  public static final GridRules ANTI =
      new GridRules("anti", GridShape.rectangle(8, 8), StartLayout.CROSSED, GridGame.ANTI);

  /**
   * The Ravensburger game: gold moves first, each side has 32 discs, and the side that moved second
   * wins an equal count.
   */
  public static final GridRules RAVENSBURGER =
      new GridRules(
          "ravensburger", GridShape.rectangle(8, 8), StartLayout.CROSSED, GridGame.RAVENSBURGER);

  /** The Ravensburger game in which a disc flips only one line. */
  public static final GridRules ONE_WAY =
      new GridRules("one-way", GridShape.rectangle(8, 8), StartLayout.CROSSED, GridGame.ONE_WAY);

  /** The tournament game without the empty squares for the winner. */
  public static final GridRules BOARD_ALONE =
      new GridRules(
          "othello:scoring=board",
          GridShape.rectangle(USUAL, USUAL),
          StartLayout.CROSSED,
          GridGame.BOARD_ALONE);

  private static final String ANTI_EIGHT_STARS = "anti:eight-stars";

  private NamedGrids() {}

  /**
   * Returns the rules with a name such as {@code grid:6x6} or {@code anti:4x4:parallel}: the game,
   * the files and ranks, 4 to 16 each, and the layout of the start. Only {@code grid} needs a size;
   * a game with neither size nor layout is known by its fixed name.
   */
  public static Optional<GridRules> byName(String name) {
    if (name.equals(BOARD_ALONE.name())) {
      return Optional.of(BOARD_ALONE);
    }
    if (name.equals(ANTI_EIGHT_STARS)) {
      return Optional.of(new GridRules(name, OCTAGON, StartLayout.CROSSED, GridGame.ANTI));
    }
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches() || !GAMES.containsKey(matcher.group(1))) {
      return Optional.empty();
    }
    if (name.startsWith(SIZED) && matcher.group(2) == null) {
      return Optional.empty();
    }
    StartLayout layout =
        "parallel".equals(matcher.group(4)) ? StartLayout.PARALLEL : StartLayout.CROSSED;
    return shape(matcher)
        .map(shape -> new GridRules(name, shape, layout, GAMES.get(matcher.group(1))));
  }

  private static Optional<GridShape> shape(Matcher name) {
    int width = name.group(2) == null ? USUAL : Integer.parseInt(name.group(2));
    int height = name.group(3) == null ? USUAL : Integer.parseInt(name.group(3));
    boolean isBoard =
        Math.min(width, height) >= GridShape.LEAST_SIDE
            && Math.max(width, height) <= GridShape.MOST_SIDE;
    return isBoard ? Optional.of(GridShape.rectangle(width, height)) : Optional.empty();
  }
}
