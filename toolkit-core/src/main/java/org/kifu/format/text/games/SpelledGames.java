package org.kifu.format.text.games;

import java.util.List;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.SquareSpelling;
import org.kifu.format.text.judge.FoundGame;

/**
 * The games of a page in one spelling.
 *
 * @param runs all squares in this spelling
 * @param games the games that they make
 * @param value what the games explain, in squares
 */
record SpelledGames(SquareSpelling spelling, List<Run> runs, List<FoundGame> games, double value) {
  /** The price of a game, and of one that is not sound; the gain for one that ends. */
  private static final double GAME = 3;

  private static final double UNSOUND = 6;
  private static final double ENDED = 3;

  /** The number of moves from which on a game counts. */
  private static final int LEAST = 3;

  /** The games in a spelling, and what they explain. */
  static SpelledGames of(SquareSpelling spelling, List<Run> runs, List<FoundGame> games) {
    double value = -spelling.cost();
    for (FoundGame game : games) {
      if (game.size() >= LEAST) {
        value += game.size() - GAME;
        value += (game.isEnded() ? ENDED : 0) - (game.isSound() ? 0 : UNSOUND);
      }
    }
    return new SpelledGames(spelling, runs, games, value);
  }

  /** The number of squares. */
  int squares() {
    return runs.stream().mapToInt(Run::size).sum();
  }

  /** The number of squares in games that are sound. */
  int sound() {
    return games.stream().filter(FoundGame::isSound).mapToInt(FoundGame::size).sum();
  }
}
