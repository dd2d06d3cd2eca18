package org.kifu.archive.tournament;

import org.kifu.game.Labelled;
import org.kifu.game.SourceLocation;

/**
 * A finding about a tournament's results that a person has to look at.
 *
 * @param kind the stable kind
 * @param where its place
 * @param game the record's number in its source, from 1; 0 if it concerns no record
 * @param message one sentence for a person, without the place
 */
public record ResultFinding(FindingKind kind, SourceLocation where, int game, String message) {
  /** The kinds. */
  public enum FindingKind implements Labelled {
    /** A line of a results file is no result. */
    BAD_LINE,
    /** A game without the name of a player, or of one player against himself. */
    UNKNOWN_PLAYER,
    /** A record neither ends on the board nor states a result. */
    NO_RESULT,
    /** A game is counted without its discs, which nobody wrote down. */
    NO_DISCS,
    /** The same record a second time. */
    REPEATED,
    /** What was submitted is not what the record says. */
    SCORE_DIFFERS,
    /** The colours were submitted the other way round. */
    COLOURS_DIFFER,
    /** Results were submitted, but none for this record. */
    NOT_SUBMITTED
  }

  /** {@code results.csv:5:1: round 2, A - B: ... [score-differs]}. */
  @Override
  public String toString() {
    String place = where + (game > 0 ? ": game " + game : "");
    return place + ": " + message + " [" + kind.label() + "]";
  }
}
