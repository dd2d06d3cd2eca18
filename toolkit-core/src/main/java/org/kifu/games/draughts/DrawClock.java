package org.kifu.games.draughts;

import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;

/**
 * The counts of earlier moves for the federation's counted draws. A move in the federation's rules
 * is a move of each side, which is two plies here.
 *
 * @param kingPlies the number of plies in a row that moved a king and took nothing
 * @param forcePlies the number of plies since a piece was taken or a man became a king
 * @param roadPlies the number of the latest of these plies with a lone king on the main road
 * @param seen the positions since the last irreversible move; null if nothing is counted
 */
public record DrawClock(int kingPlies, int forcePlies, int roadPlies, @Nullable SeenPosition seen) {
  /** The clock if nothing is counted. */
  public static final DrawClock OFF = new DrawClock(0, 0, 0, null);

  private static final int REPEATED = 3;

  /** The most pieces with which the federation counts moves with kings on both sides. */
  private static final int MOST_COUNTED = 7;

  private static final int FIFTEEN_MOVES = 30;
  private static final int FIVE_MOVES = 10;
  private static final int THIRTY_MOVES = 60;
  private static final int SIXTY_MOVES = 120;

  /**
   * An earlier position, with those before it.
   *
   * @param kings the kings of both sides
   * @param before the position before this one; null for the first
   */
  record SeenPosition(
      long white, long black, long kings, Disc sideToMove, @Nullable SeenPosition before) {
    static SeenPosition of(DraughtsPosition position, @Nullable SeenPosition before) {
      return new SeenPosition(
          position.white(), position.black(), position.kings(), position.sideToMove(), before);
    }

    long sign() {
      boolean isWhite = sideToMove == Disc.WHITE;
      return DraughtsTable.key(isWhite ? white : black, isWhite ? black : white, kings, isWhite);
    }

    boolean isSame(SeenPosition other) {
      return white == other.white
          && black == other.black
          && kings == other.kings
          && sideToMove == other.sideToMove;
    }
  }

  /** Returns the position with a new count. */
  static DraughtsPosition started(DraughtsPosition position) {
    return position.withClock(new DrawClock(0, 0, 0, SeenPosition.of(position, null)));
  }

  /**
   * The clock after a move.
   *
   * @param before the position before the move, with this clock
   * @param after the position after the move, with any clock
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
        isSameForce && isKingOnRoad(after.white(), after.black(), after.kings())
            ? roadPlies + 1
            : 0,
        SeenPosition.of(after, isKingMove ? seen : null));
  }

  /** Whether anything is counted. */
  boolean isOn() {
    return seen != null;
  }

  static boolean isKingOnRoad(long one, long other, long kings) {
    return isLoneKing(one, kings) && (one & DarkSquares.MAIN_ROAD) != 0
        || isLoneKing(other, kings) && (other & DarkSquares.MAIN_ROAD) != 0;
  }

  private static boolean isLoneKing(long pieces, long kings) {
    return Long.bitCount(pieces) == 1 && (pieces & kings) != 0;
  }

  /** Whether a position with this clock is drawn. */
  boolean isDraw(DraughtsPosition position) {
    return seen != null
        && (times(seen) >= REPEATED
            || isDraw(
                kingPlies,
                forcePlies,
                roadPlies,
                position.white(),
                position.black(),
                position.kings()));
  }

  /** The number of times that the last position has occurred. */
  private static int times(SeenPosition last) {
    int times = 0;
    for (SeenPosition each = last; each != null; each = each.before()) {
      times += each.isSame(last) ? 1 : 0;
    }
    return times;
  }

  /** The hashes of the positions that have occurred twice, so that the next time is the third. */
  long[] seenTwice() {
    return Stream.iterate(seen, Objects::nonNull, SeenPosition::before)
        .filter(each -> times(each) == REPEATED - 1)
        .mapToLong(SeenPosition::sign)
        .toArray();
  }

  /** Whether counts make a position a draw; the sides may be in either order. */
  static boolean isDraw(
      int kingPlies, int forcePlies, int roadPlies, long one, long other, long kings) {
    if (kingPlies >= FIFTEEN_MOVES) {
      return true;
    }
    boolean isLone = isLoneKing(one, kings) || isLoneKing(other, kings);
    boolean isAgainstLone = isAgainstLone(one, other, kings);
    return haveBothKings(one, other, kings)
        && switch (Long.bitCount(one | other)) {
          case 2, 3 -> isLone && forcePlies >= FIVE_MOVES;
          case 4 ->
              isLone && roadPlies >= FIVE_MOVES
                  || isAgainstLone && forcePlies >= FIFTEEN_MOVES
                  || forcePlies >= THIRTY_MOVES;
          case 5 -> isAgainstLone && forcePlies >= FIFTEEN_MOVES || forcePlies >= THIRTY_MOVES;
          case 6, 7 -> isAgainstLone && forcePlies >= FIFTEEN_MOVES || forcePlies >= SIXTY_MOVES;
          default -> isAgainstLone && forcePlies >= FIFTEEN_MOVES;
        };
  }

  private static boolean haveBothKings(long one, long other, long kings) {
    return (one & kings) != 0 && (other & kings) != 0;
  }

  /** Whether one side has a lone king, and the other only kings, three or more. */
  private static boolean isAgainstLone(long one, long other, long kings) {
    boolean isLone = isLoneKing(one, kings) || isLoneKing(other, kings);
    return isLone && (one | other) == kings && Long.bitCount(kings) > 3;
  }

  /** The hash of a position, combined with those counts that can still end the game. */
  static long sign(
      long sign, int kingPlies, int forcePlies, int roadPlies, long one, long other, long kings) {
    boolean isForceCounted =
        haveBothKings(one, other, kings)
            && (Long.bitCount(one | other) <= MOST_COUNTED || isAgainstLone(one, other, kings));
    long counts =
        kingPlies + (isForceCounted ? (long) forcePlies << 8 | (long) roadPlies << 16 : 0);
    return counts == 0 ? sign : sign ^ counts * 0x9E37_79B9_7F4A_7C15L;
  }

  /**
   * The federation's counted draws along the way of a search, ply by ply; off if the position of
   * the question does not count. A draw by count depends on the way, so the results of a search are
   * stored only for the same counts.
   */
  static final class DrawCounts {
    private final int[] kings = new int[DraughtsSearch.MOST_PLIES + 1];
    private final int[] force = new int[DraughtsSearch.MOST_PLIES + 1];
    private final int[] road = new int[DraughtsSearch.MOST_PLIES + 1];
    private boolean isOn;

    /** The hashes of the positions that have already occurred twice: the third time is a draw. */
    private long[] twice = {};

    /** Starts with the counts of a position at a ply. */
    void start(int ply, DraughtsPosition position) {
      DrawClock clock = position.clock();
      isOn = clock.isOn();
      kings[ply] = clock.kingPlies();
      force[ply] = clock.forcePlies();
      road[ply] = clock.roadPlies();
      twice = clock.seenTwice();
    }

    /** Counts a move from a ply to the next. */
    void move(int ply, boolean isKing, boolean isCapture, boolean isPromotion) {
      if (isOn) {
        boolean isSameForce = !isCapture && !isPromotion;
        kings[ply + 1] = isKing && !isCapture ? kings[ply] + 1 : 0;
        force[ply + 1] = isSameForce ? force[ply] + 1 : 0;
        road[ply + 1] = isSameForce ? road[ply] + 1 : 0;
      }
    }

    /**
     * Whether the position of a ply is drawn by count. Resets the count of plies on the main road
     * if no lone king is there.
     */
    boolean isDraw(int ply, long player, long opponent, long allKings, boolean isWhite) {
      if (!isOn) {
        return false;
      }
      if (!DrawClock.isKingOnRoad(player, opponent, allKings)) {
        road[ply] = 0;
      }
      return wasTwice(player, opponent, allKings, isWhite)
          || DrawClock.isDraw(kings[ply], force[ply], road[ply], player, opponent, allKings);
    }

    private boolean wasTwice(long player, long opponent, long allKings, boolean isWhite) {
      if (twice.length == 0) {
        return false;
      }
      long sign = DraughtsTable.key(player, opponent, allKings, isWhite);
      for (long each : twice) {
        if (each == sign) {
          return true;
        }
      }
      return false;
    }

    /** The hash of a position, combined with its counts. */
    long sign(int ply, long sign, long player, long opponent, long allKings) {
      return isOn
          ? DrawClock.sign(sign, kings[ply], force[ply], road[ply], player, opponent, allKings)
          : sign;
    }
  }
}
