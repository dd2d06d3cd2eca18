package org.kifu.spark;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.kifu.game.ByteCounts;
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
    read(part, problems, games, (source, bytes) -> {});
  }

  /**
   * Reads all games.
   *
   * @param problems takes what concerns the part as a whole, before the games that come after it
   * @param accounts takes what the bytes of the part are, after its last game
   */
  static void read(
      InputPart part,
      Consumer<Problem> problems,
      Consumer<ParsedGame> games,
      BiConsumer<String, ByteCounts> accounts) {
    try (PartGames opened = new PartGames(part, problems)) {
      opened.forEachRemaining(games);
      opened.account(accounts);
    }
  }
}
