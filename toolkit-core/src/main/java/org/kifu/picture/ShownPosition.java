package org.kifu.picture;

import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.DiscSigns;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.TextBoard;
import org.kifu.replay.Replay;
import org.kifu.rules.LegalMarks;
import org.kifu.rules.Othello;

/**
 * A position and the ply that led to it.
 *
 * @param position the position
 * @param ply the number of plies that were played, with passes counted; 0 if that is not known or
 *     there were none
 * @param last the last move; empty if there was none or it is not known
 */
public record ShownPosition(Position position, int ply, Optional<Move> last) {
  /** A position without a game. */
  public static ShownPosition of(Position position) {
    return new ShownPosition(position, 0, Optional.empty());
  }

  /**
   * The position of a game after some of its plies.
   *
   * @param plies the number of plies; 0 for the start, a number beyond the end of the game for its
   *     end
   * @throws IllegalArgumentException if {@code plies} is negative
   */
  public static ShownPosition after(int plies, Replay<Position, Move> game) {
    if (plies < 0) {
      throw new IllegalArgumentException("no such ply: " + plies);
    }
    List<Replay.Step<Position, Move>> steps = game.steps();
    int ply = Math.min(plies, steps.size());
    Position position = ply < steps.size() ? steps.get(ply).before() : game.end();
    Optional<Move> last = ply == 0 ? Optional.empty() : Optional.of(steps.get(ply - 1).move());
    return new ShownPosition(position, ply, last);
  }

  /**
   * The board as text: coordinates above and at the left, a dot for an empty square, and below the
   * board the last ply, the disc counts and the side to move. Every line ends with a line feed.
   */
  public String text(DiscSigns signs) {
    return text(signs, LegalMarks.NONE);
  }

  /** The same with legal moves marked: a plus on a square where a disc can be placed. */
  public String text(DiscSigns signs, LegalMarks marks) {
    String lastPly = lastPly();
    TextBoard board = new TextBoard(signs).place(position);
    marks.squares().keySet().forEach(to -> board.mark(to.squareOn8x8(), marks.sign(to)));
    return board.narrow()
        + (lastPly.isEmpty() ? "" : lastPly + "\n")
        + status(signs.of(Disc.BLACK), signs.of(Disc.WHITE))
        + "\n";
  }

  /** The disc counts and the side to move, such as {@code ● 5 ○ 2, black to move}. */
  String status(String blackSign, String whiteSign) {
    return "%s %s  %s %s, %s"
        .formatted(
            blackSign,
            Long.bitCount(position.black()),
            whiteSign,
            Long.bitCount(position.white()),
            whatNext());
  }

  private String whatNext() {
    List<Move> moves = Othello.RULES.legalMoves(position);
    String side = position.sideToMove().label();
    return moves.isEmpty()
        ? "game over"
        : moves.getFirst().isPass() ? side + " must pass" : side + " to move";
  }

  /** The last ply, such as {@code ply 3: black c3}; empty if it is not known. */
  String lastPly() {
    String mover = position.sideToMove().opponent().label();
    return last.map(move -> "ply " + ply + ": " + mover + " " + move).orElse("");
  }
}
