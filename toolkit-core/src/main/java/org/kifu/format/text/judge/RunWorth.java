package org.kifu.format.text.judge;

import org.kifu.format.text.find.Run;

/** The worth of the squares of a run to the judge, by the text around them. */
final class RunWorth {
  /** The worth below which a run is a remark among words. */
  private static final double OF_MOVES = 0.6;

  /** The number of squares in brackets from which on they may be a game. */
  private static final int LONG = 16;

  /** The number of words on a row from which on it is prose, and of squares that are few there. */
  private static final int MANY_WORDS = 2;

  private static final int FEW_SQUARES = 4;

  /** The same for the beginning of a game. */
  private static final int PROSE = 3;

  private static final int MANY_SQUARES = 8;

  private final Prices prices;

  RunWorth(Prices prices) {
    this.prices = prices;
  }

  /** The gain for each square of a run that is a move. */
  double ofSquare(Run run) {
    if (run.isInBrackets()) {
      return prices.of(run.size() < LONG ? Price.IN_BRACKETS : Price.LONG_IN_BRACKETS);
    }
    if (run.words() >= MANY_WORDS && run.size() < FEW_SQUARES) {
      return prices.of(Price.FEW_IN_PROSE);
    }
    return run.words() > 0 && run.size() < 2 ? prices.of(Price.ALONE_BESIDE_WORD) : 1;
  }

  /** Whether a run is a remark, whose squares a game does not miss. */
  boolean isRemark(Run run) {
    return run.isInBrackets() || ofSquare(run) < OF_MOVES;
  }

  /** The price of a game that begins in a run. */
  double ofNewGame(Run run) {
    boolean isProse = run.words() >= PROSE && run.size() < MANY_SQUARES;
    return prices.of(
        run.isSure()
            ? Price.NEW_GAME_IN_MOVE_CELL
            : isProse ? Price.NEW_GAME_IN_PROSE : Price.NEW_GAME);
  }

  /** The price of leaving out a run where no game misses it. */
  double ofLeaving(Run run) {
    return run.isInBrackets() || run.words() >= MANY_WORDS
        ? 0
        : prices.of(Price.UNUSED) * run.size();
  }
}
