package org.kifu.chart;

import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.output.GameWords;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/**
 * The unit of the values of a game as charts draw them.
 *
 * @param isDiscs whether the values are discs; else they are men of draughts
 * @param most the greatest value that is drawn, in hundredths; a forced win of draughts, whose
 *     value is no number of men, is drawn beside the greatest number of men of the game
 */
record ChartUnit(boolean isDiscs, int most) {
  private static final int HUNDRED = 100;

  /** Discs, however many. */
  static final ChartUnit DISCS = new ChartUnit(true, Integer.MAX_VALUE);

  private static final int DISCS_LEAST = 8;
  private static final int MEN_LEAST = 2;

  static ChartUnit of(AnnotatedGame game) {
    boolean isDiscs =
        Catalogue.byName(game.game().rules())
            .map(Catalogue.Entry::rules)
            .flatMap(Rules::scoring)
            .isPresent();
    return isDiscs ? DISCS : new ChartUnit(false, most(game));
  }

  private static int most(AnnotatedGame game) {
    int men =
        game.moves().stream()
            .mapToInt(AnnotatedMove::blackCentidiscs)
            .map(Math::abs)
            .filter(value -> value < GameWords.FORCED)
            .max()
            .orElse(0);
    return Math.max(2 * MEN_LEAST * HUNDRED, men + HUNDRED);
  }

  /** A value in the unit, as it is drawn. */
  double drawn(int centidiscs) {
    return Math.clamp(centidiscs, -most, most) / (double) HUNDRED;
  }

  /** The least distance from zero to the end of an axis. */
  int least() {
    return isDiscs ? DISCS_LEAST : MEN_LEAST;
  }

  /** The distance of the ticks of a low axis of this length, which has room for few. */
  int lowTick(double length) {
    int discs = length > 64 ? 32 : 16;
    int men = length > 8 ? 4 : length > 4 ? 2 : 1;
    return isDiscs ? discs : men;
  }

  /** The distance of the ticks of an axis of this length. */
  int tick(double length) {
    int discs = length <= 40 ? 4 : length <= 80 ? 8 : 16;
    int men = length <= 8 ? 1 : 2;
    return isDiscs ? discs : men;
  }
}
