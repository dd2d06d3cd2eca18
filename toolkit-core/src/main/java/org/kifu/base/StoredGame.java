package org.kifu.base;

import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;

/**
 * A game with its number in a base.
 *
 * @param number the number, from 1
 */
public record StoredGame(long number, ParsedGame game) {
  /** The header; none for a game that cannot be read. */
  public GameHeader header() {
    return game.record().map(GameRecord::header).orElse(GameHeader.NONE);
  }
}
