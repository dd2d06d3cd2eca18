package org.kifu.archive.history;

import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.Labelled;

/**
 * A game as one of its players sees it. An empty text means that a fact is not known.
 *
 * @param source the source of the game
 * @param game the number of the game in its source, from 1
 * @param date the date, as precise as in the source
 * @param event the tournament or match
 * @param rules the name of the rules
 * @param side the side of the player
 * @param sideName the name of that side in the rules, such as {@code gold}
 * @param opponent the name of the opponent
 * @param rating the rating of the opponent, as written
 * @param result the result for the player
 * @param ending the ending of the game
 * @param score the player's count and the opponent's, such as {@code 44-20}
 * @param isFavourite whether the game is one of the player's favourites
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
    /** Neither the moves nor the source show the result. */
    OPEN
  }
}
