package org.kifu.game;

import java.util.Set;

/**
 * A statement of a source for which a record has no field. Facts that several notations know have
 * one of the names below. The name of any other fact is that of its notation and its name there,
 * such as {@code ggf:TI} or {@code pgn:ECO}.
 *
 * @param move the number of written moves before the tag; with 0 it is about the whole game, or the
 *     start
 * @param name the name
 * @param value as written
 */
public record Tag(int move, String name, String value) {
  private static final Set<String> DATES = Set.of("pgn:Date", "sgf:DT", "ggf:DT");
  private static final Set<String> RESULTS = Set.of("pgn:Result", "sgf:RE", "ggf:RE");

  /** The rating of the player of the black discs. */
  public static final String BLACK_RATING = "blackRating";

  /** The rating of the player of the white discs. */
  public static final String WHITE_RATING = "whiteRating";

  /** The discs that are subtracted from black's difference to give the result. */
  public static final String KOMI = "komi";

  /** The round of the event in which the game was played, as people write it. */
  public static final String ROUND = "round";

  /** The end of the name that a notation has for the round. */
  private static final String OWN_ROUND = ":" + ROUND;

  /** Whether the tag names the round of the game, by the shared name or by that of a notation. */
  public boolean isRound() {
    int length = OWN_ROUND.length();
    boolean isOwn = name.regionMatches(true, name.length() - length, OWN_ROUND, 0, length);
    return move == 0 && (name.equals(ROUND) || isOwn);
  }

  /** Whether the tag holds the date as the source writes it; the header states it too. */
  public boolean wordsDate() {
    return move == 0 && DATES.contains(name);
  }

  /** Whether the tag holds the result as the source writes it; the record declares it too. */
  public boolean wordsResult() {
    return move == 0 && RESULTS.contains(name);
  }
}
