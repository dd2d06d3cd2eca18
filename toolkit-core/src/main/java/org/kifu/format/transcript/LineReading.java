package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import org.kifu.board.StartSpec;
import org.kifu.format.TextLine;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
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
 * @param tolerated what was passed over or taken in a form of its own, each kind once
 * @param declared the result behind the moves
 * @param remarks comments, counted from the first move of the line
 * @param players who played, where the line says so
 * @param aside how many letters and digits stand in comments and markup
 */
record LineReading(
    TextLine line,
    Kind kind,
    Optional<StartSpec> start,
    WrittenMoves moves,
    int firstNumber,
    Optional<Flaw> damage,
    List<Tolerated> tolerated,
    Outcome declared,
    List<Remark> remarks,
    Optional<Players> players,
    int aside) {
  enum Kind {
    /** Blank, or only a comment. */
    EMPTY,
    TEXT,
    /** A result and nothing else. */
    RESULT,
    /** Who played and the score, and no moves. */
    PLAYERS,
    /** Squares as digits, if they make a game; else text. */
    CODES,
    MOVES
  }

  /**
   * A tolerance.
   *
   * @param at its character in the normal text
   * @param message a clause for a person
   */
  record Tolerated(ProblemCode code, int at, String message) {}

  /**
   * Something about one place of the line.
   *
   * @param at its character in the normal text
   * @param message a clause for a person
   */
  record Flaw(int at, String message) {}

  /** A line of moves and nothing else. */
  static LineReading ofMoves(TextLine line, WrittenMoves moves) {
    return ofMoves(line, moves, 0);
  }

  /** The same with the move number at its front; 0 for none. */
  static LineReading ofMoves(TextLine line, WrittenMoves moves, int firstNumber) {
    return new LineReading(
        line,
        Kind.MOVES,
        Optional.empty(),
        moves,
        firstNumber,
        Optional.empty(),
        List.of(),
        Outcome.NONE,
        List.of(),
        Optional.empty(),
        0);
  }

  /** A line of digits that may be squares. */
  static LineReading ofCodes(TextLine line, WrittenMoves moves) {
    return of(line, Kind.CODES, moves, Optional.empty(), 0);
  }

  /** A line without moves. */
  static LineReading of(TextLine line, Kind kind, Outcome declared, int aside) {
    return of(line, kind, WrittenMoves.NONE, Optional.empty(), aside).with(declared);
  }

  /** A line that cannot be read from its front. */
  static LineReading damaged(TextLine line, String message) {
    return of(line, Kind.MOVES, WrittenMoves.NONE, Optional.of(new Flaw(0, message)), 0);
  }

  /** The same line with a result. */
  LineReading with(Outcome result) {
    return new LineReading(
        line, kind, start, moves, firstNumber, damage, tolerated, result, remarks, players, aside);
  }

  /** The same line as one that names the players. */
  LineReading of(Players named) {
    Outcome result = declared.equals(Outcome.NONE) ? named.score() : declared;
    return new LineReading(
        line,
        kind == Kind.TEXT ? Kind.PLAYERS : kind,
        start,
        moves,
        firstNumber,
        damage,
        tolerated,
        result,
        remarks,
        Optional.of(named),
        aside);
  }

  /** The same line as a game of squares that are digits. */
  LineReading asMoves() {
    Tolerated codes =
        new Tolerated(
            ProblemCode.SQUARE_CODES, moves.placeOf(0), "two digits are read as row and column");
    return new LineReading(
        line,
        Kind.MOVES,
        start,
        moves,
        firstNumber,
        damage,
        List.of(codes),
        declared,
        remarks,
        players,
        aside);
  }

  private static LineReading of(
      TextLine line, Kind kind, WrittenMoves moves, Optional<Flaw> damage, int aside) {
    return new LineReading(
        line,
        kind,
        Optional.empty(),
        moves,
        0,
        damage,
        List.of(),
        Outcome.NONE,
        List.of(),
        Optional.empty(),
        aside);
  }
}
