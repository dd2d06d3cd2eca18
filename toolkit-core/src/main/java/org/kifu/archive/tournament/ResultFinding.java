package org.kifu.archive.tournament;

import org.kifu.game.Labelled;
import org.kifu.game.SourceLocation;

/**
 * A finding about a tournament's results that a person has to examine.
 *
 * @param kind the stable kind
 * @param where the place of the finding
 * @param game the record's number in its source, from 1; 0 if it does not concern a record
 * @param message one sentence for people, without the place
 */
public record ResultFinding(FindingKind kind, SourceLocation where, int game, String message) {
  /** The kinds of findings. */
  public enum FindingKind implements Labelled {
    /** A line of a results file is not a result. */
    BAD_LINE,
    /** A game lacks the name of a player, or has one player on both sides. */
    UNKNOWN_PLAYER,
    /** A record neither ends on the board nor states a result. */
    NO_RESULT,
    /** A game is counted without its discs, which are not recorded. */
    NO_DISCS,
    /** The same record occurs a second time. */
    REPEATED,
    /** The submitted result differs from the record. */
    SCORE_DIFFERS,
    /** The colours were submitted in reverse. */
    COLOURS_DIFFER,
    /** Results were submitted, but none for this record. */
    NOT_SUBMITTED
  }

  /**
   * The finding in one line, such as {@code results.csv:5:1: round 2, A - B: ... [score-differs]}.
   */
  @Override
  public String toString() {
    String place = where + (game > 0 ? ": game " + game : "");
    return place + ": " + message + " [" + kind.label() + "]";
  }
}
