package org.kifu.annotate.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.kifu.annotate.Consequence;
import org.kifu.annotate.Consequence.Effect;
import org.kifu.bitboard.Masks;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;

/**
 * The refutation of a bad move beside best play, and what stands at their ends. Both are followed
 * for the same number of plies, so that the same side is to move at both ends.
 *
 * @param best all best moves
 * @param playedLine the bad move and best play after it
 * @param bestLine the first best move and best play after it
 * @param played where the refutation leads, for the mover
 * @param other where best play leads
 */
record BothLines(
    Position before,
    List<Move> best,
    List<Move> playedLine,
    List<Move> bestLine,
    LineEnd played,
    LineEnd other) {
  /** Ranks 1 and 8, files a and h. */
  private static final List<Long> EDGES =
      List.of(0xFFL, 0xFFL << 56, Masks.FILE_A, Masks.FILE_A << 7);

  /** The most plies that are followed. */
  private static final int FOLLOWED = 16;

  /** The least plies whose end says something. */
  private static final int SHORT = 6;

  /** The plies of the refutation in which a corner has to be taken. */
  private static final int SOON = 10;

  /** The plies of a line whose choices are counted. */
  private static final int CHOICES = 8;

  /** The discs of an edge, stable discs or moves that make a difference. */
  private static final int EDGE = 4;

  private static final int STABLE = 4;
  private static final int MOVES = 3;

  /** The squares that are an edge in the hands of one side. */
  private static final int HELD = 3;

  static BothLines of(
      Position before, List<Move> best, List<Move> playedLine, List<Move> bestLine) {
    int plies = Math.min(FOLLOWED, Math.min(playedLine.size(), bestLine.size()));
    int even = plies & ~1;
    return new BothLines(
        before,
        best,
        playedLine,
        bestLine,
        LineEnd.of(before, playedLine.subList(0, even)),
        LineEnd.of(before, bestLine.subList(0, even)));
  }

  private boolean isLong() {
    return Math.min(playedLine.size(), bestLine.size()) >= SHORT;
  }

  /** The consequences that are true only at the end of the refutation, the most telling first. */
  List<Consequence> consequences() {
    List<Consequence> found = new ArrayList<>();
    if (isLong()) {
      corner().ifPresent(found::add);
      if (played.passes() > other.passes()) {
        found.add(counted(Effect.PASSES, played.passes(), other.passes()));
      }
      long edge = edge(EDGE);
      if (Long.bitCount(edge) > HELD) {
        found.add(of(Effect.EDGE, edge));
      }
      stable().ifPresent(found::add);
      if (!played.isOver() && played.moves() + MOVES <= other.moves()) {
        found.add(counted(Effect.MOBILITY_LOST, played.moves(), other.moves()));
      }
    }
    return found;
  }

  private Optional<Consequence> corner() {
    long taken = played.taken() & Masks.CORNERS & blamable();
    return taken == 0 ? Optional.empty() : Optional.of(of(Effect.CORNER, taken));
  }

  /**
   * The squares that may be blamed: all except some corners. The opponent must soon take a corner
   * in the refutation, best play must leave it alone, and no best move may be beside it.
   */
  long blamable() {
    List<Move> first = playedLine.subList(0, Math.min(SOON, playedLine.size()));
    long taken = LineEnd.of(before, first).taken();
    return ~Masks.CORNERS | taken & ~squares(bestLine) & ~Masks.around(bestSquares());
  }

  long bestSquares() {
    return squares(best);
  }

  private static long squares(List<Move> moves) {
    return moves.stream()
        .filter(move -> !move.isPass())
        .mapToLong(move -> 1L << move.square())
        .reduce(0, (one, more) -> one | more);
  }

  /**
   * The squares of an edge that the opponent holds only at the end of the refutation: of the edge
   * where the difference of discs is largest, or of several if it is the same. 0 if there is none.
   *
   * @param least the least difference
   */
  long edge(int least) {
    int most = least;
    long squares = 0;
    if (!isLong()) {
      return squares;
    }
    for (long edge : EDGES) {
      int difference = other.balance(edge) - played.balance(edge);
      long held = played.others() & ~other.others() & edge & blamable();
      if (difference >= most && Long.bitCount(held) >= HELD && played.balance(edge) < 0) {
        squares = difference == most ? squares | held : held;
        most = difference;
      }
    }
    return squares;
  }

  /** The empty squares of the edges that have several of some squares. */
  static long emptyOnEdges(Position after, long squares) {
    long edges = 0;
    for (long edge : EDGES) {
      edges |= Long.bitCount(edge & squares) >= HELD ? edge : 0;
    }
    return edges & ~(after.player() | after.opponent());
  }

  /**
   * The stable discs of the side with the larger difference, the opponent's if it is the same.
   * Nothing if a line reaches the end of the game, where every disc is stable.
   */
  private Optional<Consequence> stable() {
    int given = played.otherStable() - other.otherStable();
    int lost = other.ownStable() - played.ownStable();
    if (played.isOver() || other.isOver() || Math.max(given, lost) < STABLE) {
      return Optional.empty();
    }
    return Optional.of(
        given >= lost
            ? counted(Effect.STABLE_GIVEN, played.otherStable(), other.otherStable())
            : counted(Effect.STABLE_LOST, played.ownStable(), other.ownStable()));
  }

  private static Consequence counted(Effect effect, int played, int best) {
    return new Consequence(effect, List.of(), played, best);
  }

  private static Consequence of(Effect effect, long squares) {
    return new Consequence(effect, names(squares), 0, 0);
  }

  /** The names of squares, in the order a1, b1, ... h8. */
  static List<String> names(long squares) {
    return LongStream.iterate(squares, rest -> rest != 0, rest -> rest & rest - 1)
        .mapToObj(rest -> Square.name(Long.numberOfTrailingZeros(rest)))
        .toList();
  }

  /** The mover's moves that a turn of the refutation has fewer than one of best play. */
  double fewer() {
    return choices(bestLine, 2) - choices(playedLine, 2);
  }

  /** The opponent's moves that a turn of the refutation has more than one of best play. */
  double more() {
    return choices(playedLine, 1) - choices(bestLine, 1);
  }

  /** The mean number of moves that a side has along a line, from a ply on. */
  private double choices(List<Move> line, int first) {
    Position position = before;
    int sum = 0;
    int turns = 0;
    for (int ply = 0; ply < Math.min(line.size(), CHOICES); ply++) {
      if (ply >= first && (ply - first) % 2 == 0) {
        sum += Long.bitCount(Mobility.legalMoves(position.player(), position.opponent()));
        turns++;
      }
      Move move = line.get(ply);
      position = move.isPass() ? position.passed() : Trial.after(position, move.square());
    }
    return turns == 0 ? 0 : (double) sum / turns;
  }
}
