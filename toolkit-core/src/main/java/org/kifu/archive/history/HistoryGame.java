package org.kifu.archive.history;

import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.Labelled;

/**
 * A game as one of its players sees it. A text that is empty is not known.
 *
 * @param source where it stands
 * @param game its number in its source, from 1
 * @param date as precise as the source
 * @param event the tournament or match
 * @param rules the name of the rules
 * @param side the player's
 * @param sideName what the rules call it, such as {@code gold}
 * @param opponent his name
 * @param rating the opponent's, as written
 * @param result what it brought the player
 * @param ending how it came to its end
 * @param score the player's count and the opponent's, such as {@code 44-20}
 * @param isFavourite whether the player keeps it among his favourites
 */
public record HistoryGame(
    String source,
    int game,
    GameDate date,
    String event,
    String rules,
    Disc side,
    String sideName,
    String opponent,
    String rating,
    PlayerResult result,
    GameEnding ending,
    String score,
    boolean isFavourite) {

  /** The result of a game for a player. */
  public enum PlayerResult implements Labelled {
    WON,
    LOST,
    DRAWN,
    /** Neither the moves nor the source say it. */
    OPEN
  }
}
