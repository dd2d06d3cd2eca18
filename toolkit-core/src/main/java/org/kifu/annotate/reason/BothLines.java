package org.kifu.annotate.reason;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.Consequence;
import org.kifu.annotate.Consequence.Effect;

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
record BothLines<P, M>(
    Ground<P, M> ground,
    P before,
    List<M> best,
    List<M> playedLine,
    List<M> bestLine,
    LineEnd<P> played,
    LineEnd<P> other) {
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

  static <P, M> BothLines<P, M> of(
      Ground<P, M> ground, P before, List<M> best, List<M> playedLine, List<M> bestLine) {
    int plies = Math.min(FOLLOWED, Math.min(playedLine.size(), bestLine.size()));
    int even = plies & ~1;
    return new BothLines<>(
        ground,
        before,
        best,
        playedLine,
        bestLine,
        LineEnd.of(ground, before, playedLine.subList(0, even)),
        LineEnd.of(ground, before, bestLine.subList(0, even)));
  }

  private boolean isLong() {
    return Math.min(playedLine.size(), bestLine.size()) >= SHORT;
  }

  /** The consequences that are true only at the end of the refutation, the most telling first. */
  List<Consequence> consequences() {
    List<Consequence> found = new ArrayList<>();
    if (isLong()) {
      if (!ground.fewerWin()) { // else these are good for the mover
        corner().ifPresent(found::add);
        if (played.passes() > other.passes()) {
          found.add(counted(Effect.PASSES, played.passes(), other.passes()));
        }
      }
      BigInteger edge = edge(EDGE);
      if (edge.bitCount() > HELD) {
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
    BigInteger taken = played.taken().and(ground.corners()).and(blamable());
    return taken.signum() == 0 ? Optional.empty() : Optional.of(of(Effect.CORNER, taken));
  }

  /**
   * The squares that may be blamed: all except some corners. The opponent must soon take a corner
   * in the refutation, best play must leave it alone, and no best move may be beside it.
   */
  BigInteger blamable() {
    List<M> first = playedLine.subList(0, Math.min(SOON, playedLine.size()));
    BigInteger taken = LineEnd.of(ground, before, first).taken();
    BigInteger corners =
        taken.andNot(ground.squares(bestLine)).andNot(ground.around(bestSquares()));
    return ground.corners().not().or(corners);
  }

  BigInteger bestSquares() {
    return ground.squares(best);
  }

  /**
   * The squares of an edge that the opponent holds only at the end of the refutation: of the edge
   * where the difference of discs is largest, or of several if it is the same. Empty if there is
   * none, and where fewer discs win.
   *
   * @param least the least difference
   */
  BigInteger edge(int least) {
    int most = least;
    BigInteger squares = BigInteger.ZERO;
    if (!isLong() || ground.fewerWin()) {
      return squares;
    }
    BigInteger onlyPlayed = played.others().andNot(other.others()).and(blamable());
    for (BigInteger edge : ground.edges()) {
      int difference = other.balance(edge) - played.balance(edge);
      BigInteger held = onlyPlayed.and(edge);
      if (difference >= most && held.bitCount() >= HELD && played.balance(edge) < 0) {
        squares = difference == most ? squares.or(held) : held;
        most = difference;
      }
    }
    return squares;
  }

  /** The empty squares of the edges that have several of some squares. */
  BigInteger emptyOnEdges(P after, BigInteger squares) {
    BigInteger edges = BigInteger.ZERO;
    for (BigInteger edge : ground.edges()) {
      edges = edge.and(squares).bitCount() >= HELD ? edges.or(edge) : edges;
    }
    return edges.and(ground.empty(after));
  }

  /**
   * The stable discs of the side with the larger difference, the opponent's if it is the same.
   * Nothing if a line reaches the end of the game, where every disc is stable. Where fewer discs
   * win, the difference is the other way round.
   */
  private Optional<Consequence> stable() {
    int sign = ground.fewerWin() ? -1 : 1;
    int given = sign * (played.otherStable() - other.otherStable());
    int lost = sign * (other.ownStable() - played.ownStable());
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

  private Consequence of(Effect effect, BigInteger squares) {
    return new Consequence(effect, ground.names(squares), 0, 0);
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
  private double choices(List<M> line, int first) {
    P position = before;
    int sum = 0;
    int turns = 0;
    for (int ply = 0; ply < Math.min(line.size(), CHOICES); ply++) {
      if (ply >= first && (ply - first) % 2 == 0) {
        sum += ground.replies(position).bitCount();
        turns++;
      }
      position = ground.played(position, line.get(ply));
    }
    return turns == 0 ? 0 : (double) sum / turns;
  }
}
