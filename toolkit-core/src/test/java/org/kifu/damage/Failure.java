package org.kifu.damage;

/** A wrong outcome of damage to the second of three records. */
enum Failure {
  /** The moves of the first record are in no game. */
  FIRST_LOST,
  /** The first record's moves are there with other facts. */
  FIRST_CHANGED,
  THIRD_LOST,
  THIRD_CHANGED,
  /** The third record is lost or changed, and its boundary was damaged too. */
  THIRD_HURT_AT_EDGE,
  /** The same, and nothing is said there: what is left of the second looks like a part of it. */
  EDGE_SILENT,
  /** A neighbour is lost or changed, and no error stands there. */
  HURT_WITHOUT_ERROR,
  /** A game has facts of two records, and nothing is said there. */
  FACTS_CROSSED,
  /** Something is left of the second record, and it is neither a game nor a finding. */
  SECOND_SILENT,
  /** The sums of {@code verify} do not hold. */
  SUMS,
  /** The bytes accounted for are not the size of the text. */
  BYTES,
  /** The plain board judges a game in another way. */
  VERDICT,
  EXCEPTION,
  SLOW;

  /** Whether the line end before a neighbour was lost, so that its first line is damaged too. */
  boolean isAtEdge() {
    return this == THIRD_HURT_AT_EDGE || this == EDGE_SILENT;
  }

  /** Whether a neighbour is hurt whose boundary was not damaged. */
  boolean isOfNeighbour() {
    return switch (this) {
      case FIRST_LOST, FIRST_CHANGED, THIRD_LOST, THIRD_CHANGED -> true;
      default -> false;
    };
  }
}
