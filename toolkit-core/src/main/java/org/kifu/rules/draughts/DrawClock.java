package org.kifu.rules.draughts;

import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;

/**
 * What the federation's counted draws need to know of the moves so far. A move in its rules is one
 * of each side, two plies here.
 *
 * @param kingPlies plies in a row that moved a king and took nothing
 * @param forcePlies plies since a piece was taken or a man became a king
 * @param roadPlies plies of these in which a lone king stood on the main road
 * @param seen the positions since the last move that cannot be taken back; null where nothing is
 *     counted
 */
public record DrawClock(int kingPlies, int forcePlies, int roadPlies, @Nullable Seen seen) {
  /** Nothing is counted. */
  public static final DrawClock OFF = new DrawClock(0, 0, 0, null);

  private static final int REPEATED = 3;
  private static final int FIFTEEN_MOVES = 30;
  private static final int FIVE_MOVES = 10;
  private static final int THIRTY_MOVES = 60;
  private static final int SIXTY_MOVES = 120;

  /**
   * A position that was there, and those before it.
   *
   * @param kings of both sides
   * @param before null for the first
   */
  record Seen(long white, long black, long kings, Disc sideToMove, @Nullable Seen before) {
    static Seen of(DraughtsPosition position, @Nullable Seen before) {
      return new Seen(
          position.white(), position.black(), position.kings(), position.sideToMove(), before);
    }

    boolean isSame(Seen other) {
      return white == other.white
          && black == other.black
          && kings == other.kings
          && sideToMove == other.sideToMove;
    }
  }

  /** Starts to count. */
  static DraughtsPosition started(DraughtsPosition position) {
    return position.withClock(new DrawClock(0, 0, 0, Seen.of(position, null)));
  }

  /**
   * The clock after a move.
   *
   * @param before the position before it, with this clock
   * @param after the position after it, with any
   */
  DrawClock after(DraughtsPosition before, DraughtsPosition after, DraughtsMove move) {
    if (seen == null) {
      return OFF;
    }
    boolean isKing = (before.kings() >>> move.from() & 1) != 0;
    boolean isSameForce =
        !move.isCapture() && Long.bitCount(before.kings()) == Long.bitCount(after.kings());
    boolean isKingMove = isKing && !move.isCapture();
    return new DrawClock(
        isKingMove ? kingPlies + 1 : 0,
        isSameForce ? forcePlies + 1 : 0,
        isSameForce && isKingOnRoad(after) ? roadPlies + 1 : 0,
        Seen.of(after, isKingMove ? seen : null));
  }

  private static boolean isKingOnRoad(DraughtsPosition position) {
    return isLoneKing(position, Disc.WHITE) && (position.white() & DarkSquares.MAIN_ROAD) != 0
        || isLoneKing(position, Disc.BLACK) && (position.black() & DarkSquares.MAIN_ROAD) != 0;
  }

  private static boolean isLoneKing(DraughtsPosition position, Disc side) {
    long pieces = position.pieces(side);
    return Long.bitCount(pieces) == 1 && (pieces & position.kings()) != 0;
  }

  /** Whether a position with this clock is drawn. */
  boolean isDraw(DraughtsPosition position) {
    return seen != null
        && (kingPlies >= FIFTEEN_MOVES || isRepeated(seen) || isDrawByForce(position));
  }

  private static boolean isRepeated(Seen last) {
    int times = 0;
    for (Seen each = last; each != null; each = each.before()) {
      times += each.isSame(last) ? 1 : 0;
    }
    return times >= REPEATED;
  }

  private boolean isDrawByForce(DraughtsPosition position) {
    long kings = position.kings();
    boolean bothHaveKings = (position.white() & kings) != 0 && (position.black() & kings) != 0;
    if (!bothHaveKings) {
      return false;
    }
    int pieces = Long.bitCount(position.white() | position.black());
    boolean isLone = isLoneKing(position, Disc.WHITE) || isLoneKing(position, Disc.BLACK);
    return switch (pieces) {
      case 2, 3 -> isLone && forcePlies >= FIVE_MOVES;
      case 4, 5 ->
          isLone && pieces == 4 && roadPlies >= FIVE_MOVES
              || isAgainstLone(position) && forcePlies >= FIFTEEN_MOVES
              || forcePlies >= THIRTY_MOVES;
      case 6, 7 ->
          isAgainstLone(position) && forcePlies >= FIFTEEN_MOVES || forcePlies >= SIXTY_MOVES;
      default -> isAgainstLone(position) && forcePlies >= FIFTEEN_MOVES;
    };
  }

  /** Whether one side has a lone king, and the other kings alone, three or more. */
  private static boolean isAgainstLone(DraughtsPosition position) {
    boolean isLone = isLoneKing(position, Disc.WHITE) || isLoneKing(position, Disc.BLACK);
    long all = position.white() | position.black();
    return isLone && all == position.kings() && Long.bitCount(all) > 3;
  }
}
