package org.kifu.game;

import java.util.Locale;
import java.util.Set;

/**
 * A statement of a source in words of its own, for which a record has no field. Facts that several
 * notations know have one of the names below; all others are named after their notation and as they
 * are called in it, such as {@code ggf:TI} or {@code pgn:ECO}.
 *
 * @param move the number of written moves before it: 0 is about the whole game, or the start
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

  /** The discs that are taken from black's difference to make the result. */
  public static final String KOMI = "komi";

  /** The round of the event in which the game was played, as people write it. */
  public static final String ROUND = "round";

  /** Whether it names the round of the game, by the name that all share or one of a notation. */
  public boolean isRound() {
    return move == 0 && (name.equals(ROUND) || name.toLowerCase(Locale.ROOT).endsWith(":round"));
  }

  /** Whether it is the source's own way to write the date, which the header states. */
  public boolean wordsDate() {
    return move == 0 && DATES.contains(name);
  }

  /** Whether it is the source's own way to write the result, which the record declares. */
  public boolean wordsResult() {
    return move == 0 && RESULTS.contains(name);
  }
}
