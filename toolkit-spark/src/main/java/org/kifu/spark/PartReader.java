package org.kifu.spark;

import java.util.function.Consumer;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;

/** Reads a whole part of the input inside a partition. */
final class PartReader {
  private PartReader() {}

  /**
   * Reads all games.
   *
   * @param problems takes what concerns the part as a whole, before the games that come after it
   */
  static void read(InputPart part, Consumer<Problem> problems, Consumer<ParsedGame> games) {
    try (PartGames opened = new PartGames(part, problems)) {
      opened.forEachRemaining(games);
    }
  }
}
