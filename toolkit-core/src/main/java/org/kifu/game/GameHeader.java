package org.kifu.game;

/**
 * Who played, where and when. An empty text means that the source does not say.
 *
 * @param black the player of the black discs
 * @param white the player of the white discs
 * @param event the tournament or match
 * @param place the town or server
 * @param date as precise as the source
 */
public record GameHeader(String black, String white, String event, String place, GameDate date) {
  /** A source without any header. */
  public static final GameHeader NONE = new GameHeader("", "", "", "", GameDate.UNKNOWN);
}
