package org.kifu.annotate.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Explainer;
import org.kifu.annotate.Reason.Motif;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Masks;
import org.kifu.bitboard.Mobility;
import org.kifu.bitboard.Stability;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;

/**
 * The reasons that version 1.0 gave: motifs of the strategy of the game, counted after the played
 * move and after the best. Files of that version hold them, so writers and readers must know them.
 */
public final class BoardReasons implements Explainer<Position, Move> {
  private static final long C_SQUARES = 0x4281_0000_0000_8142L;

  /** The least number of additional moves for the opponent, or of moves that the mover lacks. */
  private static final int MOBILITY_STEP = 3;

  private static final int FRONTIER_STEP = 4;
  private static final int STABLE_STEP = 2;

  /** The number of discs at which a wipe-out is near. */
  private static final int FEW_DISCS = 2;

  /** The most empty squares at which the parity of regions is reported. */
  private static final int PARITY_EMPTIES = 20;

  @Override
  public List<Reason> reasons(
      Position before, Move played, Move best, List<Move> playedLine, List<Move> bestLine) {
    if (played.isPass() || best.isPass()) {
      return List.of();
    }
    BoardAfter one = BoardAfter.of(before, played.square());
    BoardAfter other = BoardAfter.of(before, best.square());
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

  private static void addCorners(List<Reason> reasons, BoardAfter played, BoardAfter best) {
    long given = played.replies() & Masks.CORNERS;
    long anyway = best.replies() & Masks.CORNERS;
    if ((given & ~anyway) != 0) {
      reasons.add(reason(Motif.CORNER_GIVEN, given & ~anyway, count(given), count(anyway)));
    }
    if (isCorner(best.square()) && !isCorner(played.square())) {
      reasons.add(reason(Motif.CORNER_MISSED, 1L << best.square(), 0, 1));
    }
  }

  /** A disc beside an empty corner, if the best move is not beside one. */
  private static void addBesideCorner(
      List<Reason> reasons, Motif motif, long kind, BoardAfter played, BoardAfter best) {
    long corner = emptyCorner(kind, played);
    if (corner != 0 && emptyCorner(kind, best) == 0) {
      reasons.add(reason(motif, corner, 1, 0));
    }
  }

  /** The empty corner beside the move, if the move is on such a square. */
  private static long emptyCorner(long kind, BoardAfter after) {
    long move = 1L << after.square() & kind;
    return Masks.around(move) & Masks.CORNERS & after.empty();
  }

  private static void addWipeOut(List<Reason> reasons, BoardAfter played, BoardAfter best) {
    int left = played.fewestLeft();
    int bestLeft = best.fewestLeft();
    if (left <= FEW_DISCS && bestLeft > left) {
      reasons.add(new Reason(Motif.WIPE_OUT_DANGER, List.of(), left, bestLeft));
    }
  }

  /** Compares lines as far as both are known; the mover has the first ply of each. */
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

  /**
   * Adds parity: a player who moves into a region of even size leaves its last square to the
   * opponent.
   */
  private static void addParity(
      List<Reason> reasons, int empties, BoardAfter played, BoardAfter best) {
    int region = played.regionSize();
    int bestRegion = best.regionSize();
    if (empties <= PARITY_EMPTIES && region % 2 == 0 && bestRegion % 2 == 1) {
      reasons.add(reason(Motif.PARITY, 1L << played.square(), region, bestRegion));
    }
  }

  private static void addTempo(
      List<Reason> reasons,
      BoardAfter played,
      BoardAfter best,
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

  /**
   * The board after a move of the player whose moves are compared.
   *
   * @param square the square that the player played
   * @param own the discs of the player
   * @param other the opponent's discs
   */
  private record BoardAfter(int square, long own, long other) {
    static BoardAfter of(Position before, int square) {
      long flips = Flips.flips(square, before.player(), before.opponent());
      return new BoardAfter(
          square, before.player() | flips | 1L << square, before.opponent() & ~flips);
    }

    long empty() {
      return ~(own | other);
    }

    /** The squares where the opponent can play. */
    long replies() {
      return Mobility.legalMoves(other, own);
    }

    int opponentMobility() {
      return Long.bitCount(replies());
    }

    int ownMobility() {
      return Long.bitCount(Mobility.legalMoves(own, other));
    }

    int frontier() {
      return Long.bitCount(own & Masks.around(empty()));
    }

    int stable() {
      return Long.bitCount(Stability.stable(own, other));
    }

    int reserved() {
      return Long.bitCount(Regions.reserved(own, other));
    }

    /**
     * The fewest discs that the player has after a reply; the present number if there is no reply.
     */
    int fewestLeft() {
      int fewest = Long.bitCount(own);
      for (long rest = replies(); rest != 0; rest &= rest - 1) {
        long flips = Flips.flips(Long.numberOfTrailingZeros(rest), other, own);
        fewest = Math.min(fewest, Long.bitCount(own & ~flips));
      }
      return fewest;
    }

    /** The number of empty squares, before the move, of the region that the player played into. */
    int regionSize() {
      return Long.bitCount(Regions.of(square, empty() | 1L << square));
    }

    /** The regions of a board: empty squares that are connected, also by their corners. */
    private static final class Regions {
      private Regions() {}

      /** The region of an empty square. */
      static long of(int square, long empty) {
        long region = 1L << square;
        long larger = Masks.around(region) & empty;
        while (larger != region) {
          region = larger;
          larger = Masks.around(region) & empty;
        }
        return region;
      }

      /**
       * The empty squares of all regions that {@code own} can move into and {@code other} cannot.
       */
      static long reserved(long own, long other) {
        long empty = ~(own | other);
        long ownMoves = Mobility.legalMoves(own, other);
        long otherMoves = Mobility.legalMoves(other, own);
        long reserved = 0;
        for (long rest = empty; rest != 0; ) {
          long region = of(Long.numberOfTrailingZeros(rest), empty);
          if ((region & ownMoves) != 0 && (region & otherMoves) == 0) {
            reserved |= region;
          }
          rest &= ~region;
        }
        return reserved;
      }
    }
  }
}
