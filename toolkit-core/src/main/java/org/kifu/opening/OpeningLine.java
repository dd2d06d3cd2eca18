package org.kifu.opening;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

/**
 * Moves from the start to a position in which somebody can move, in the orientation of the
 * question.
 *
 * @param rules the name of the rules
 * @param moves the moves without passes: squares of the 8x8 board in lower case, joined, such as
 *     {@code f5d6c3}, other moves with blanks between them; empty for the start
 */
public record OpeningLine(String rules, String moves) implements Serializable {
  /** The one of the four equivalent first moves with which every line of Othello starts. */
  public static final String FIRST_MOVE = "f5";

  /**
   * A line of the tournament game.
   *
   * @throws IllegalArgumentException if a move is not legal, or nobody can move after the last
   */
  public OpeningLine(String moves) {
    this(GameRecord.OTHELLO, moves);
  }

  /** Checks that the moves are legal and somebody can move after them. */
  public OpeningLine {
    check(OpeningBoard.of(rules), moves);
  }

  private static <P> void check(OpeningBoard<P> board, String moves) {
    if (board.isOver(board.at(moves))) {
      throw over();
    }
  }

  /**
   * Returns the line of these moves of the tournament game.
   *
   * @throws IllegalArgumentException if a move is not legal, or nobody can move after the last
   */
  public static OpeningLine of(MoveList moves) {
    return of(GameRecord.OTHELLO, moves);
  }

  /**
   * Returns the line of these moves.
   *
   * @param rules the name of the rules
   * @throws IllegalArgumentException if a move is not legal, or nobody can move after the last
   */
  public static OpeningLine of(String rules, MoveList moves) {
    return new OpeningLine(rules, OpeningBoard.of(rules).line(moves));
  }

  /** The number of discs placed, or of moves in games where pieces move. */
  public int ply() {
    return board().length(moves);
  }

  OpeningBoard<?> board() {
    return OpeningBoard.of(rules);
  }

  /**
   * The position after the moves, on a board of tournament Othello; a side that must pass has
   * passed.
   *
   * @throws IllegalStateException if the game is not played like the tournament game
   */
  public Position position() {
    if (board() instanceof OthelloBoard board) {
      return board.at(moves);
    }
    throw new IllegalStateException(rules + " is not played as Othello");
  }

  /** The key of the position after the moves. */
  public PositionKey key() {
    return key(board(), moves);
  }

  /** The side to move after the moves. */
  public Disc sideToMove() {
    return key().sideToMove();
  }

  /** The name of a side in this game, such as {@code gold}. */
  public String sideName(Disc side) {
    return board().rules().display().nameOf(side);
  }

  /** The number of a move of the position, which does not depend on how the board lies. */
  public int number(String move) {
    return number(board(), move);
  }

  private <P> int number(OpeningBoard<P> board, String move) {
    return board.number(board.at(moves), move);
  }

  /** The move with which lines continue, by its {@link #number}. */
  public String step(int number) {
    return step(board(), number);
  }

  private <P> String step(OpeningBoard<P> board, int number) {
    return board.step(ply(), board.moveName(board.at(moves), number));
  }

  /** Whether the symmetry of the position makes all moves there equal. */
  public boolean hasOneMove() {
    return board().areMovesEqual(moves);
  }

  /** The line with one more move; nothing if nobody can move after it. */
  public Optional<OpeningLine> with(String move) {
    return with(board(), move);
  }

  private <P> Optional<OpeningLine> with(OpeningBoard<P> board, String move) {
    String longer = board.joined(moves, move);
    return board.isOver(board.at(longer))
        ? Optional.empty()
        : Optional.of(new OpeningLine(rules, longer));
  }

  /**
   * A use of a position of any rules.
   *
   * @param <R> the result
   */
  @FunctionalInterface
  public interface PositionUse<R> {
    /** Returns the result for a position; a side that must pass has passed. */
    <P, M> R of(Rules<P, M> rules, P position);
  }

  /**
   * Uses the position after moves from the start, even if nobody can move there.
   *
   * @param rules the name of the rules
   * @param moves the moves of a line
   */
  public static <R> R at(String rules, String moves, PositionUse<R> use) {
    return switch (OpeningBoard.of(rules)) {
      case OthelloBoard board -> board.use(moves, use);
      case RulesBoard<?, ?> board -> board.use(moves, use);
    };
  }

  /** The key of the position after moves from the start, even if nobody can move there. */
  public static PositionKey key(String rules, String moves) {
    return key(OpeningBoard.of(rules), moves);
  }

  private static <P> PositionKey key(OpeningBoard<P> board, String moves) {
    return board.key(board.at(moves));
  }

  /** The position after the moves as text; a side that must pass has passed. */
  public String positionText() {
    return text(board());
  }

  private <P> String text(OpeningBoard<P> board) {
    return board.text(board.at(moves));
  }

  /** The position after moves of the tournament game, even if nobody can move there. */
  static Position end(String moves) {
    return PositionKey.afterForcedPass(replay(moves).end());
  }

  /**
   * A move of the position and the moves that the symmetry of the position makes equal to it, in
   * the order of their names.
   *
   * @param move a move such as {@code d6}
   */
  public List<String> equivalents(String move) {
    return equivalents(board(), move);
  }

  private <P> List<String> equivalents(OpeningBoard<P> board, String move) {
    return board.equivalents(board.at(moves), move);
  }

  static List<String> equivalents(Position position, String move) {
    return Arrays.stream(Symmetry.values())
        .filter(symmetry -> symmetry.apply(position).equals(position))
        .map(symmetry -> Square.name(symmetry.apply(Square.parse(move))))
        .distinct()
        .sorted()
        .toList();
  }

  /** The names of the last named position on the line. */
  OpeningName name(OpeningNames names) {
    return board().hasNames()
        ? names.deepest(replay(moves)).map(NamedOpening::name).orElse(OpeningName.NONE)
        : OpeningName.NONE;
  }

  /** The same replay, whose moves are legal. */
  static <P, M> Replay<P, M> legal(Replay<P, M> replay) {
    if (replay.ending() instanceof Ending.Illegal(int token, _, _, String message)) {
      throw new IllegalArgumentException("move " + (token + 1) + ": " + message);
    }
    return replay;
  }

  /** The same replay, after whose legal moves somebody can move. */
  static <P, M> Replay<P, M> checked(Replay<P, M> replay) {
    if (legal(replay).isComplete()) {
      throw over();
    }
    return replay;
  }

  private static IllegalArgumentException over() {
    return new IllegalArgumentException("nobody can move after these moves");
  }

  /**
   * Plays moves of the tournament game from the start.
   *
   * @param moves squares, joined; passes are left out
   */
  public static Replay<Position, Move> replay(String moves) {
    return Replay.of(Othello.RULES, record(moves));
  }

  static GameRecord record(String moves) {
    byte[] squares = new byte[(moves.length() + 1) / 2];
    for (int i = 0; i < squares.length; i++) {
      int end = Math.min(moves.length(), 2 * i + 2);
      squares[i] = (byte) Square.parse(moves.substring(2 * i, end));
    }
    return GameRecord.ofMoves(MoveList.ofSquares(squares));
  }
}
