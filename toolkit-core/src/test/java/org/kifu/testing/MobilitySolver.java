package org.kifu.testing;

import java.util.Arrays;
import org.kifu.board.Position;

/**
 * The exact value of late positions by plain alpha-beta in null windows: one direction of the board
 * after the other, the moves that leave the fewest replies first, and no table. It shares no code
 * with the engine, and reaches a few squares further than {@link
 * org.kifu.archive.audit.PlainSolver}.
 */
public final class MobilitySolver {
  private static final long NOT_A_FILE = 0xFEFE_FEFE_FEFE_FEFEL;
  private static final long NOT_H_FILE = 0x7F7F_7F7F_7F7F_7F7FL;

  /** With fewer empty squares the order of the moves saves nothing. */
  private static final int ORDERED = 5;

  private MobilitySolver() {}

  /** The final score for the side to move, the empties given to the winner. */
  public static int score(Position position) {
    int low = -64;
    int high = 64;
    while (low < high) {
      int asked = high - (high - low) / 2;
      if (isAtLeast(position, asked)) {
        low = asked;
      } else {
        high = asked - 1;
      }
    }
    return low;
  }

  /** Whether the final score for the side to move is {@code score} or more. */
  public static boolean isAtLeast(Position position, int score) {
    return isAtLeast(position.player(), position.opponent(), score, false);
  }

  private static boolean isAtLeast(long own, long other, int score, boolean passed) {
    long moves = moves(own, other);
    if (moves == 0) {
      return passed ? score(other, own) <= -score : !isAtLeast(other, own, 1 - score, true);
    }
    return Long.bitCount(~(own | other)) < ORDERED
        ? oneIsAtLeast(own, other, moves, score)
        : oneOfTheOrderedIsAtLeast(own, other, moves, score);
  }

  private static boolean oneIsAtLeast(long own, long other, long moves, int score) {
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      long square = Long.lowestOneBit(rest);
      long flips = flips(square, own, other);
      if (!isAtLeast(other & ~flips, own | flips | square, 1 - score, false)) {
        return true;
      }
    }
    return false;
  }

  private static boolean oneOfTheOrderedIsAtLeast(long own, long other, long moves, int score) {
    for (long[] after : children(own, other, moves)) {
      if (!isAtLeast(after[0], after[1], 1 - score, false)) {
        return true;
      }
    }
    return false;
  }

  /** The positions after the moves: the discs of the side to move then, and of the other. */
  private static long[][] children(long own, long other, long moves) {
    long[][] children = new long[Long.bitCount(moves)][];
    int count = 0;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      long square = Long.lowestOneBit(rest);
      long flips = flips(square, own, other);
      children[count++] = new long[] {other & ~flips, own | flips | square};
    }
    orderByReplies(children);
    return children;
  }

  private static void orderByReplies(long[][] children) {
    long[] ranks = new long[children.length];
    for (int i = 0; i < ranks.length; i++) {
      ranks[i] = 64L * Long.bitCount(moves(children[i][0], children[i][1])) + i;
    }
    Arrays.sort(ranks);
    long[][] unordered = children.clone();
    for (int i = 0; i < ranks.length; i++) {
      children[i] = unordered[(int) (ranks[i] % 64)];
    }
  }

  /** The board one step further in one of eight directions. */
  private static long step(long squares, int direction) {
    return switch (direction) {
      case 0 -> squares << 1 & NOT_A_FILE;
      case 1 -> squares >>> 1 & NOT_H_FILE;
      case 2 -> squares << 8;
      case 3 -> squares >>> 8;
      case 4 -> squares << 9 & NOT_A_FILE;
      case 5 -> squares >>> 9 & NOT_H_FILE;
      case 6 -> squares << 7 & NOT_H_FILE;
      default -> squares >>> 7 & NOT_A_FILE;
    };
  }

  private static long moves(long own, long other) {
    long moves = 0;
    for (int direction = 0; direction < 8; direction++) {
      long run = step(own, direction) & other;
      while (run != 0) {
        long beyond = step(run, direction);
        moves |= beyond & ~(own | other);
        run = beyond & other;
      }
    }
    return moves;
  }

  private static long flips(long square, long own, long other) {
    long flips = 0;
    for (int direction = 0; direction < 8; direction++) {
      long run = 0;
      long at = step(square, direction);
      while ((at & other) != 0) {
        run |= at;
        at = step(at, direction);
      }
      flips |= (at & own) != 0 ? run : 0;
    }
    return flips;
  }

  private static int score(long own, long other) {
    int difference = Long.bitCount(own) - Long.bitCount(other);
    return difference + Integer.signum(difference) * Long.bitCount(~(own | other));
  }
}
