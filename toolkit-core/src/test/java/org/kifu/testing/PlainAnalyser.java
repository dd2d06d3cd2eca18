package org.kifu.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.archive.audit.PlainSolver;
import org.kifu.board.Move;
import org.kifu.board.Position;

/**
 * An engine for tests, without any code of the real one. Late positions have their exact score;
 * earlier ones are worth 0.37 discs for every legal move of the side to move and minus that for
 * those of the other side.
 */
public final class PlainAnalyser implements Analyser<Position, Move> {
  private static final int CENTIDISCS_A_MOVE = 37;

  @Override
  public String description() {
    return "plain 1";
  }

  @Override
  public Valuation<Move> value(Position position, Limits limits) {
    PlainBoard board = PlainBoard.of(position);
    List<Move> line = board.isOver() ? List.of() : List.of(bestMoves(position, limits).getFirst());
    return new Valuation<>(worth(position, limits), line, 1);
  }

  @Override
  public Comparison<Move> compare(Position position, Move played, Limits limits) {
    Value best = best(position, limits);
    Value value = after(position, played, limits);
    List<Move> moves = bestMoves(position, limits);
    return new Comparison<>(
        moves,
        best,
        value,
        List.of(moves.getFirst()),
        List.of(played),
        only(position, best, limits),
        1);
  }

  private static Optional<Boolean> only(Position position, Value best, Limits limits) {
    int kept = Integer.signum(best.centidiscs());
    return isExact(position, limits) && kept >= 0
        ? Optional.of(
            moves(position).stream()
                    .map(move -> after(position, move, limits).centidiscs())
                    .filter(value -> Integer.signum(value) >= kept)
                    .count()
                == 1)
        : Optional.empty();
  }

  private Value worth(Position position, Limits limits) {
    PlainBoard board = PlainBoard.of(position);
    return board.isOver() || isExact(position, limits)
        ? Value.exact(PlainSolver.score(position), position.empties())
        : best(position, limits);
  }

  private Value best(Position position, Limits limits) {
    return moves(position).stream()
        .map(move -> after(position, move, limits))
        .max((one, other) -> Integer.compare(one.centidiscs(), other.centidiscs()))
        .orElseThrow();
  }

  private List<Move> bestMoves(Position position, Limits limits) {
    int best = best(position, limits).centidiscs();
    return moves(position).stream()
        .filter(move -> after(position, move, limits).centidiscs() == best)
        .toList();
  }

  private static List<Move> moves(Position position) {
    List<Move> moves = new ArrayList<>();
    PlainBoard.of(position).legalMoves().forEach(square -> moves.add(Move.at(square)));
    return moves.isEmpty() ? List.of(Move.PASS) : moves;
  }

  private static Value after(Position position, Move move, Limits limits) {
    PlainBoard board = PlainBoard.of(position);
    if (move.isPass()) {
      board.pass();
    } else {
      board.play(move.square());
    }
    Position after = Games.position(board);
    return isExact(position, limits) || board.isOver()
        ? Value.exact(-PlainSolver.score(after), position.empties())
        : Value.estimated(CENTIDISCS_A_MOVE * mobility(board), limits.depth());
  }

  /** The other side's moves minus those of the side to move. */
  private static int mobility(PlainBoard board) {
    int toMove = board.legalMoves().size();
    board.pass();
    return board.legalMoves().size() - toMove;
  }

  private static boolean isExact(Position position, Limits limits) {
    return position.empties() <= limits.exactEmpties();
  }
}
