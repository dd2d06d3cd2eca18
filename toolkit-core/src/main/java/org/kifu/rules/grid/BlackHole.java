package org.kifu.rules.grid;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Square;

/**
 * The tournament game with a hole: a square of the 8x8 board, none of the four in the centre, where
 * nobody plays and through which no line runs. The 63 squares that are left make odd differences.
 */
final class BlackHole {
  private static final String PREFIX = "black-hole:";
  private static final String RANDOM = PREFIX + "random";
  private static final Pattern DRAWN = Pattern.compile(RANDOM + ":(\\d{1,18})");

  private static final int SIDE = 8;
  private static final List<Integer> CENTRE =
      List.of(Square.at(3, 3), Square.at(4, 3), Square.at(3, 4), Square.at(4, 4));

  private BlackHole() {}

  /** The rules of a name; those of a seed are named after the square that is drawn by it. */
  static Optional<GridRules> byName(String name) {
    Matcher drawn = DRAWN.matcher(name);
    return drawn.matches()
        ? Optional.of(rules(drawn(new SplittableRandom(Long.parseLong(drawn.group(1))))))
        : hole(name).filter(square -> !CENTRE.contains(square)).map(BlackHole::rules);
  }

  /** Draws the square of a name that leaves it to chance; any other name stays as it is. */
  static String settled(String name) {
    return name.equals(RANDOM) ? PREFIX + Square.name(drawn(new SplittableRandom())) : name;
  }

  private static int drawn(RandomGenerator random) {
    int square;
    do {
      square = random.nextInt(Square.COUNT);
    } while (CENTRE.contains(square));
    return square;
  }

  private static Optional<Integer> hole(String name) {
    return name.matches(PREFIX + "[a-h][1-8]")
        ? Optional.of(Square.parse(name.substring(PREFIX.length())))
        : Optional.empty();
  }

  private static GridRules rules(int hole) {
    GridShape shape = GridShape.withHoles(SIDE, SIDE, List.of(hole));
    return new GridRules(PREFIX + Square.name(hole), shape, Layout.CROSSED);
  }
}
