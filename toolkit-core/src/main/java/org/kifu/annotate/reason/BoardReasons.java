package org.kifu.annotate.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Explainer;
import org.kifu.annotate.Reason.Motif;
import org.kifu.bitboard.Masks;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;

/**
 * The reasons of the 8x8 game: what the strategy of the game teaches, counted after the played move
 * and after the best. A difference is told from the size on that is named here; smaller ones are in
 * nearly every pair of moves.
 */
public final class BoardReasons implements Explainer<Position, Move> {
  private static final long C_SQUARES = 0x4281_0000_0000_8142L;

  /** Moves more for the opponent, or fewer of one's own. */
  private static final int MOBILITY_STEP = 3;

  private static final int FRONTIER_STEP = 4;
  private static final int STABLE_STEP = 2;

  /** From so few discs on, a wipe-out is near. */
  private static final int FEW_DISCS = 2;

  /** Parity of regions decides the end of the game. */
  private static final int PARITY_EMPTIES = 20;

  @Override
  public List<Reason> reasons(
      Position before, Move played, Move best, List<Move> playedLine, List<Move> bestLine) {
    if (played.isPass() || best.isPass()) {
      return List.of();
    }
    BoardAfterMove one = BoardAfterMove.of(before, played.square());
    BoardAfterMove other = BoardAfterMove.of(before, best.square());
    List<Reason> reasons = new ArrayList<>();
    addCorners(reasons, one, other);
    addBesideCorner(reasons, Motif.X_SQUARE, Masks.X_SQUARES, one, other);
    addBesideCorner(reasons, Motif.C_SQUARE, C_SQUARES, one, other);
    addWipeOut(reasons, one, other);
    addMore(
        reasons,
        Motif.MOBILITY_GIVEN,
        one.opponentMobility(),
        other.opponentMobility(),
        MOBILITY_STEP);
    addFewer(reasons, Motif.MOBILITY_LOST, one.ownMobility(), other.ownMobility(), MOBILITY_STEP);
    addPasses(reasons, playedLine, bestLine);
    addMore(reasons, Motif.FRONTIER, one.frontier(), other.frontier(), FRONTIER_STEP);
    addFewer(reasons, Motif.STABLE_DISCS, one.stable(), other.stable(), STABLE_STEP);
    addParity(reasons, before.empties(), one, other);
    addTempo(reasons, one, other, best, playedLine);
    return reasons;
  }

  private static void addCorners(List<Reason> reasons, BoardAfterMove played, BoardAfterMove best) {
    long given = played.replies() & Masks.CORNERS;
    long anyway = best.replies() & Masks.CORNERS;
    if ((given & ~anyway) != 0) {
      reasons.add(reason(Motif.CORNER_GIVEN, given & ~anyway, count(given), count(anyway)));
    }
    if (isCorner(best.square()) && !isCorner(played.square())) {
      reasons.add(reason(Motif.CORNER_MISSED, 1L << best.square(), 0, 1));
    }
  }

  /** A disc beside an empty corner, where the best move is not such a one. */
  private static void addBesideCorner(
      List<Reason> reasons, Motif motif, long kind, BoardAfterMove played, BoardAfterMove best) {
    long corner = emptyCorner(kind, played);
    if (corner != 0 && emptyCorner(kind, best) == 0) {
      reasons.add(reason(motif, corner, 1, 0));
    }
  }

  /** The empty corner beside the move, if the move is on such a square. */
  private static long emptyCorner(long kind, BoardAfterMove after) {
    long move = 1L << after.square() & kind;
    return Masks.around(move) & Masks.CORNERS & after.empty();
  }

  private static void addWipeOut(List<Reason> reasons, BoardAfterMove played, BoardAfterMove best) {
    int left = played.fewestLeft();
    int bestLeft = best.fewestLeft();
    if (left <= FEW_DISCS && bestLeft > left) {
      reasons.add(new Reason(Motif.WIPE_OUT_DANGER, List.of(), left, bestLeft));
    }
  }

  /** Lines are compared as far as both are known; the mover has the first ply of each. */
  private static void addPasses(List<Reason> reasons, List<Move> playedLine, List<Move> bestLine) {
    int plies = Math.min(playedLine.size(), bestLine.size());
    int own = passes(playedLine, plies, 0);
    addMore(reasons, Motif.PASSES, own, passes(bestLine, plies, 0), 1);
    int spared = passes(playedLine, plies, 1);
    addFewer(reasons, Motif.PASSES_SPARED, spared, passes(bestLine, plies, 1), 1);
  }

  private static int passes(List<Move> line, int plies, int first) {
    return (int)
        IntStream.iterate(first, ply -> ply < plies, ply -> ply + 2)
            .filter(ply -> line.get(ply).isPass())
            .count();
  }

  private static void addMore(List<Reason> reasons, Motif motif, int played, int best, int step) {
    if (played - best >= step) {
      reasons.add(new Reason(motif, List.of(), played, best));
    }
  }

  private static void addFewer(List<Reason> reasons, Motif motif, int played, int best, int step) {
    if (best - played >= step) {
      reasons.add(new Reason(motif, List.of(), played, best));
    }
  }

  /** Who moves into a region of even size leaves its last square to the opponent. */
  private static void addParity(
      List<Reason> reasons, int empties, BoardAfterMove played, BoardAfterMove best) {
    int region = played.regionSize();
    int bestRegion = best.regionSize();
    if (empties <= PARITY_EMPTIES && region % 2 == 0 && bestRegion % 2 == 1) {
      reasons.add(reason(Motif.PARITY, 1L << played.square(), region, bestRegion));
    }
  }

  private static void addTempo(
      List<Reason> reasons,
      BoardAfterMove played,
      BoardAfterMove best,
      Move bestMove,
      List<Move> playedLine) {
    if (playedLine.size() > 1 && playedLine.get(1).equals(bestMove)) {
      reasons.add(reason(Motif.TEMPO_SQUARE, 1L << best.square(), 0, 1));
    }
    int reserved = played.reserved();
    int bestReserved = best.reserved();
    if (bestReserved > reserved) {
      reasons.add(new Reason(Motif.TEMPO_REGION, List.of(), reserved, bestReserved));
    }
  }

  private static boolean isCorner(int square) {
    return (1L << square & Masks.CORNERS) != 0;
  }

  private static int count(long squares) {
    return Long.bitCount(squares);
  }

  private static Reason reason(Motif motif, long squares, int played, int best) {
    List<String> names =
        LongStream.iterate(squares, rest -> rest != 0, rest -> rest & rest - 1)
            .mapToObj(rest -> Square.name(Long.numberOfTrailingZeros(rest)))
            .toList();
    return new Reason(motif, names, played, best);
  }
}
