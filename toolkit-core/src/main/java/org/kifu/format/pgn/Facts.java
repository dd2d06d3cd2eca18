package org.kifu.format.pgn;

import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.source.TextCursor;

/** What the tags of one game say, and its result. */
interface Facts {
  /** Takes a tag. */
  void take(String name, String value, SourceLocation where);

  /**
   * Hears of a move.
   *
   * @param written without its number
   * @param isOfGame whether it stands in no variation
   */
  default void move(String written, SourceLocation where, boolean isOfGame) {}

  /** Takes the result behind the moves. */
  void end(String written, SourceLocation where);

  /**
   * Ends the game.
   *
   * @param end the place after its last move
   */
  ParsedGame parsed(SourceLocation end, TextCursor cursor);
}
