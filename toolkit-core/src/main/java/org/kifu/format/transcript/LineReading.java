package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import org.kifu.board.StartSpec;
import org.kifu.format.TextLine;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;

/**
 * What one line says.
 *
 * @param line the line
 * @param kind what it is
 * @param start the board at its front, if there is one
 * @param moves its moves, up to the damage if there is any
 * @param firstNumber the move number at its front; 0 if there is none
 * @param damage what cannot be read as moves
 * @param ignored the first text that was passed over
 * @param declared the result behind the moves
 * @param remarks comments, counted from the first move of the line
 */
record LineReading(
    TextLine line,
    Kind kind,
    Optional<StartSpec> start,
    WrittenMoves moves,
    int firstNumber,
    Optional<Flaw> damage,
    Optional<Flaw> ignored,
    Outcome declared,
    List<Remark> remarks) {
  enum Kind {
    /** Blank, or only a comment. */
    EMPTY,
    TEXT,
    /** A result and nothing else. */
    RESULT,
    MOVES
  }

  /**
   * Something about one place of the line.
   *
   * @param at its character in the normal text
   * @param message a clause for a person
   */
  record Flaw(int at, String message) {}

  /** A line of moves and nothing else. */
  static LineReading ofMoves(TextLine line, WrittenMoves moves) {
    return new LineReading(
        line,
        Kind.MOVES,
        Optional.empty(),
        moves,
        0,
        Optional.empty(),
        Optional.empty(),
        Outcome.NONE,
        List.of());
  }

  /** A line without moves. */
  static LineReading of(TextLine line, Kind kind, Outcome declared) {
    return new LineReading(
        line,
        kind,
        Optional.empty(),
        WrittenMoves.NONE,
        0,
        Optional.empty(),
        Optional.empty(),
        declared,
        List.of());
  }

  /** A line that cannot be read from its front. */
  static LineReading damaged(TextLine line, String message) {
    return new LineReading(
        line,
        Kind.MOVES,
        Optional.empty(),
        WrittenMoves.NONE,
        0,
        Optional.of(new Flaw(0, message)),
        Optional.empty(),
        Outcome.NONE,
        List.of());
  }
}
