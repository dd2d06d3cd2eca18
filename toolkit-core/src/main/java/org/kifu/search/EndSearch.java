package org.kifu.search;

import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.bitboard.Stability;
import org.kifu.board.Score;

/**
 * Solves positions near the end of the game: null-window search, fail-soft, without evaluation. Few
 * empty squares left, ordering moves costs more than it saves, so there are three tiers: {@link
 * LastEmpties}; then moves in a fixed order, odd quadrants first; then moves ordered by how little
 * they leave the opponent, and a table.
 *
 * <p>Asked for {@code alpha}, in discs for the side to move, a result above it is a lower bound of
 * the score, any other an upper bound.
 */
final class EndSearch {
  /** The most empty squares that are solved here. */
  static final int MOST = Integer.getInteger("end", 12);

  private static final int UNORDERED = Integer.getInteger("unordered", 6);
  private static final int LOOKS_AHEAD = Integer.getInteger("ahead", 8);
  private static final int TABLE_BITS = Integer.getInteger("tablebits", 15);
  private static final long CORNERS = 0x8100_0000_0000_0081L;
  private static final int NONE = 2 * Score.MIN;

  private static final int REPLY = 16;
  private static final int CORNER = Integer.getInteger("corner", 12);
  private static final int ODD = Integer.getInteger("odd", 8);

  /** By number of empties: from which alpha on stable discs are counted. */
  static final int[] STABLE = new int[65];

  static {
    int[] t = {99, 99, 99, 99, 99, 8, 10, 12, 14, 20, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40};
    int shift = Integer.getInteger("stab", 0);
    for (int i = 0; i < 65; i++) {
      STABLE[i] = (i < t.length ? t[i] : 40) + shift;
    }
  }

  private final LastEmpties last = new LastEmpties();
  private final EndTable table = new EndTable(TABLE_BITS);
  private final MoveList[] lists = new MoveList[MOST + 1];
  private final Patience patience;
  private long nodes;

  EndSearch(Patience patience) {
    this.patience = patience;
    for (int empties = 0; empties < lists.length; empties++) {
      lists[empties] = new MoveList();
    }
  }

  /** Forgets what was searched before. */
  void start() {
    table.clear();
    nodes = 0;
    last.nodes = 0;
  }

  long nodes() {
    return nodes + last.nodes;
  }

  /** The best move known. */
  int tableMove(long player, long opponent) {
    return EndTable.move(table.find(player, opponent));
  }

  /** Null window. */
  int solve(long player, long opponent, int alpha) {
    long empties = ~(player | opponent);
    return solve(
        player, opponent, empties, Quadrants.parity(empties), Long.bitCount(empties), alpha);
  }

  /**
   * Returns the score if it is in the window, otherwise a bound of it on the same side of the
   * window: null windows close in on it.
   */
  int solve(long player, long opponent, int alpha, int beta) {
    long empties = ~(player | opponent);
    int parity = Quadrants.parity(empties);
    int count = Long.bitCount(empties);
    int lower = Score.MIN;
    int upper = Score.MAX;
    int asked = Math.clamp((alpha + beta) / 2, alpha, beta - 1);
    while (lower < upper && lower < beta && upper > alpha) {
      int found = solve(player, opponent, empties, parity, count, asked);
      if (found > asked) {
        lower = found;
        asked = Math.min(found, beta - 1);
      } else {
        upper = found;
        asked = Math.max(found - 1, alpha);
      }
    }
    return lower >= beta || lower == upper ? lower : upper;
  }

  private int solve(long player, long opponent, long empties, int parity, int count, int alpha) {
    if (count > UNORDERED) {
      return ordered(player, opponent, empties, parity, count, alpha);
    }
    return count > LastEmpties.MOST
        ? unordered(player, opponent, empties, parity, count, alpha)
        : last.solve(player, opponent, empties, count, alpha);
  }

  private int unordered(
      long player, long opponent, long empties, int parity, int count, int alpha) {
    nodes++;
    // Step 1. Even if every disc that can be lost were won, is it enough?
    if (alpha >= STABLE[count]) {
      int most = Score.MAX - 2 * Long.bitCount(Stability.stable(opponent, player));
      if (most <= alpha) {
        return most;
      }
    }
    // Step 2. No move: pass, or the game is over.
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      return Mobility.legalMoves(opponent, player) == 0
          ? Score.ofFinished(player, opponent)
          : -unordered(opponent, player, empties, parity, count, ~alpha);
    }
    // Step 3. Try the moves, odd quadrants first, until one beats alpha.
    int best = NONE;
    long odd = Quadrants.odd(parity);
    while (moves != 0 && best <= alpha) {
      long first = moves & odd;
      int square = Long.numberOfTrailingZeros(first != 0 ? first : moves);
      long bit = 1L << square;
      moves ^= bit;
      long flips = Flips.flips(square, player, opponent);
      long moved = player | flips | bit;
      long other = opponent & ~flips;
      int score =
          count == LastEmpties.MOST + 1
              ? -last.solve(other, moved, empties ^ bit, LastEmpties.MOST, ~alpha)
              : -unordered(
                  other, moved, empties ^ bit, Quadrants.filled(parity, square), count - 1, ~alpha);
      best = Math.max(best, score);
    }
    return best;
  }

  private int ordered(long player, long opponent, long empties, int parity, int count, int alpha) {
    nodes++;
    if (count > 9) {
      patience.look();
    }
    // Step 1. Even if every disc that can be lost were won, is it enough?
    if (alpha >= STABLE[count]) {
      int most = Score.MAX - 2 * Long.bitCount(Stability.stable(opponent, player));
      if (most <= alpha) {
        return most;
      }
    }
    // Step 2. Does the table know?
    long known = table.find(player, opponent);
    int lower = EndTable.lower(known);
    if (lower > alpha) {
      return lower;
    }
    int upper = EndTable.upper(known);
    if (upper <= alpha) {
      return upper;
    }
    // Step 3. No move: pass, or the game is over.
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      return Mobility.legalMoves(opponent, player) == 0
          ? Score.ofFinished(player, opponent)
          : -ordered(opponent, player, empties, parity, count, ~alpha);
    }
    // Step 4. Order the moves, unless one of them is known to be enough.
    MoveList list = lists[count];
    int enough = fill(list, player, opponent, moves, parity, EndTable.move(known), count, alpha);
    if (enough > alpha) {
      return enough;
    }
    // Step 5. Try them until one beats alpha.
    int best = NONE;
    int bestMove = EndTable.NO_MOVE;
    for (int i = 0; i < list.size() && best <= alpha; i++) {
      int square = list.next(i);
      long flips = list.flips(square);
      long bit = 1L << square;
      int score =
          -solve(
              opponent & ~flips,
              player | flips | bit,
              empties ^ bit,
              Quadrants.filled(parity, square),
              count - 1,
              ~alpha);
      if (score > best) {
        best = score;
        bestMove = square;
      }
    }
    // Step 6. Remember.
    if (best > alpha) {
      table.store(player, opponent, best, upper, bestMove);
    } else {
      table.store(player, opponent, lower, best, bestMove);
    }
    return best;
  }

  private int fill(
      MoveList list,
      long player,
      long opponent,
      long moves,
      int parity,
      int tableMove,
      int count,
      int alpha) {
    list.clear();
    long odd = Quadrants.odd(parity);
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long bit = 1L << square;
      long flips = Flips.flips(square, player, opponent);
      long moved = player | flips | bit;
      long other = opponent & ~flips;
      if (other == 0) {
        return Score.MAX;
      }
      if (count > LOOKS_AHEAD) {
        int atLeast = -EndTable.upper(table.find(other, moved));
        if (atLeast > alpha) {
          return atLeast;
        }
      }
      int rank = MoveList.FIRST;
      if (square != tableMove) {
        long replies = Mobility.legalMoves(other, moved);
        rank = -REPLY * (Long.bitCount(replies) + Long.bitCount(replies & CORNERS));
        rank += (bit & CORNERS) != 0 ? CORNER : 0;
        rank += (bit & odd) != 0 ? ODD : 0;
      }
      list.add(square, flips, rank);
    }
    return NONE;
  }
}
