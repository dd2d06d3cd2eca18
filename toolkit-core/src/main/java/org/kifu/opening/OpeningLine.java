package org.kifu.opening;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
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

/**
 * Moves from the start to a position in which somebody can move, in the orientation of the
 * question.
 *
 * @param moves squares in lower case, joined, such as {@code f5d6c3}; empty for the start
 */
public record OpeningLine(String moves) implements Serializable {
  /** The one of the four equivalent first moves with which every line starts. */
  public static final String FIRST_MOVE = "f5";

  /** Checks that the moves are legal and somebody can move after them. */
  public OpeningLine {
    checked(replay(moves));
  }

  /**
   * Returns the line of these moves.
   *
   * @throws IllegalArgumentException if a move is not legal, or nobody can move after the last
   */
  public static OpeningLine of(MoveList moves) {
    Replay<Position, Move> replay = checked(Replay.of(Othello.RULES, GameRecord.ofMoves(moves)));
    return new OpeningLine(
        replay.steps().stream()
            .map(Replay.Step::move)
            .filter(move -> !move.isPass())
            .map(Move::toString)
            .collect(Collectors.joining()));
  }

  /** The number of discs placed. */
  public int ply() {
    return moves.length() / 2;
  }

  /** The position after the moves; a side that must pass has passed. */
  public Position position() {
    return end(moves);
  }

  /** The position after moves from the start, even if nobody can move there. */
  static Position end(String moves) {
    return PositionKey.afterForcedPass(replay(moves).end());
  }

  /**
   * A move of the position and the moves that the symmetry of the position makes equal to it, in
   * the order of their names.
   *
   * @param move a square such as {@code d6}
   */
  public List<String> equivalents(String move) {
    return equivalents(position(), move);
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
    return names.deepest(replay(moves)).map(NamedOpening::name).orElse(OpeningName.NONE);
  }

  private static Replay<Position, Move> checked(Replay<Position, Move> replay) {
    if (replay.ending() instanceof Ending.Illegal(int token, _, _, String message)) {
      throw new IllegalArgumentException("move " + (token + 1) + ": " + message);
    }
    if (replay.isComplete()) {
      throw new IllegalArgumentException("nobody can move after these moves");
    }
    return replay;
  }

  /**
   * Plays moves from the start.
   *
   * @param moves squares, joined; passes are left out
   */
  public static Replay<Position, Move> replay(String moves) {
    byte[] squares = new byte[(moves.length() + 1) / 2];
    for (int i = 0; i < squares.length; i++) {
      int end = Math.min(moves.length(), 2 * i + 2);
      squares[i] = (byte) Square.parse(moves.substring(2 * i, end));
    }
    return Replay.of(Othello.RULES, GameRecord.ofMoves(MoveList.ofSquares(squares)));
  }
}
