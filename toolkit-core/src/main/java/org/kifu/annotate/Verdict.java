package org.kifu.annotate;

import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.game.Labelled;

/**
 * How a game was decided.
 *
 * @param kind how
 * @param winner the side that won, or that stands better at the end of an unfinished game; empty
 *     for a draw, or if nobody stands better
 * @param decisive the move that decided the game; empty if no single move did
 * @param swings the number of moves by which a side that did not stand worse came to stand worse
 */
public record Verdict(
    Kind kind, Optional<Disc> winner, Optional<AnnotatedMove> decisive, int swings) {
  /** A way in which a game is decided. */
  public enum Kind implements Labelled {
    /** By one move of the loser. */
    DECIDED,
    /** By the last of several moves after which the other side stood better. */
    LAST_SWING,
    /** By small losses of the loser. */
    GRADUAL,
    /** A draw, because a side that stood better gave that away. */
    LET_SLIP,
    /** A draw after losses none of which decided it. */
    DRAWN,
    /** Without a turning point. */
    CLEAN,
    /** By the source; on the board the loser stood better. */
    AGAINST_THE_BOARD,
    /** Not at all: the game is not finished, and its source names no winner. */
    UNFINISHED
  }
}
