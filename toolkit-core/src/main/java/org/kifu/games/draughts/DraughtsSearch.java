package org.kifu.games.draughts;

import java.util.function.LongPredicate;
import org.kifu.games.draughts.DrawClock.DrawCounts;
import org.kifu.search.general.Interruption;

/**
 * An alpha-beta search to a depth. Values are hundredths of a man for the side to move; a loss in a
 * number of plies is {@code plies - WIN}. At the end of the depth, only quiet positions are
 * evaluated: captures are followed to their end. A position that has already occurred on the way is
 * a draw. So is a position that the federation counts as drawn, if the position of the question
 * counts draws.
 */
final class DraughtsSearch {
  /** A number above every estimate. */
  static final int WIN = 30_000;

  /** A number above every value. */
  static final int INFINITE = 31_000;

  /** The most plies of a way. */
  static final int MOST_PLIES = 200;

  /** The least value of a win. */
  private static final int LEAST_WIN = WIN - 2 * MOST_PLIES;

  private final boolean isObligatory;
  private final DraughtsTable table;
  private final MoveGenerator[] generators = new MoveGenerator[MOST_PLIES + 1];
  private final int[][] ranks = new int[MOST_PLIES + 1][];
  private final DrawCounts counts = new DrawCounts();
  private final long[] way = new long[MOST_PLIES + 1];
  private final int[] history = new int[Long.SIZE * Long.SIZE];
  private LongPredicate spent = Interruption.NEVER;
  private long nodes;
  private int furthest;

  /**
   * @param isObligatory whether a side that can capture must do so
   */
  DraughtsSearch(boolean isObligatory, DraughtsTable table) {
    this.isObligatory = isObligatory;
    this.table = table;
    for (int ply = 0; ply <= MOST_PLIES; ply++) {
      generators[ply] = new MoveGenerator();
      ranks[ply] = new int[64];
    }
  }

  /** Whether a value is a forced win or loss. */
  static boolean isDecided(int value) {
    return Math.abs(value) >= LEAST_WIN;
  }

  /** The number of positions searched so far. */
  long nodes() {
    return nodes;
  }

  /** Ends all later searches once the number of positions is too many. */
  void endWhen(LongPredicate tooMany) {
    spent = tooMany;
  }

  /**
   * The value of a position after the first move of a question.
   *
   * @param root the position of the question
   * @param depth the depth in plies, 0 or more
   */
  int search(DraughtsPosition root, DraughtsPosition position, int depth, int alpha, int beta) {
    furthest = 2 * depth + 2;
    way[0] = sign(root);
    counts.start(1, position);
    return search(
        position.player(),
        position.opponent(),
        position.kings(),
        position.isWhiteToMove(),
        depth,
        1,
        alpha,
        beta);
  }

  private static long sign(DraughtsPosition position) {
    return DraughtsTable.key(
        position.player(), position.opponent(), position.kings(), position.isWhiteToMove());
  }

  /** The key of a position in the table. */
  static long key(DraughtsPosition position) {
    DrawClock clock = position.clock();
    return clock.isOn()
        ? DrawClock.sign(
            sign(position),
            clock.kingPlies(),
            clock.forcePlies(),
            clock.roadPlies(),
            position.player(),
            position.opponent(),
            position.kings())
        : sign(position);
  }

  private DraughtsMoveList moves(int ply, long player, long opponent, long kings, boolean isWhite) {
    return isObligatory
        ? generators[ply].obligatory(player, opponent, kings, isWhite)
        : generators[ply].free(player, opponent, kings, isWhite);
  }

  private int search(
      long player,
      long opponent,
      long kings,
      boolean isWhite,
      int depth,
      int ply,
      int alpha,
      int beta) {
    Interruption.look(++nodes, spent);
    // Step 1. A draw by count ends the game; a side that cannot move has lost; at the horizon, only
    // captures are searched further.
    if (counts.isDraw(ply, player, opponent, kings, isWhite)) {
      return 0;
    }
    DraughtsMoveList moves = moves(ply, player, opponent, kings, isWhite);
    if (moves.size() == 0) {
      return ply - WIN;
    }
    boolean isCapture = moves.captured(0) != 0;
    if (depth <= 0 && !isCapture || ply == MOST_PLIES) {
      return DraughtsEvaluation.of(player, opponent, kings, isWhite);
    }
    int best = -INFINITE;
    if (depth <= 0 && !isObligatory) {
      best = DraughtsEvaluation.of(player, opponent, kings, isWhite);
      if (best >= beta) {
        return best;
      }
    }
    // Step 2. A repeated position is a draw.
    long sign = DraughtsTable.key(player, opponent, kings, isWhite);
    way[ply] = sign;
    if (isRepeated(sign, ply)) {
      return 0;
    }
    long key = counts.sign(ply, sign, player, opponent, kings);
    // Step 3. The table may know the answer.
    long known = depth > 0 ? table.find(key) : DraughtsTable.NONE;
    if (known != DraughtsTable.NONE && DraughtsTable.depth(known) >= depth) {
      int value = fromTable(DraughtsTable.value(known), ply);
      int bound = DraughtsTable.bound(known);
      if (bound == DraughtsTable.EXACT
          || bound == DraughtsTable.LOWER && value >= beta
          || bound == DraughtsTable.UPPER && value <= alpha) {
        return value;
      }
    }
    // Step 4. Try the moves, the promising ones first; a single legal move costs no depth.
    int[] rank = ranked(moves, ply, known);
    boolean isForced = moves.size() == 1 && ply < furthest;
    int below = depth <= 0 ? 0 : isForced ? depth : depth - 1;
    int bestMove = 0;
    int low = Math.max(alpha, best);
    for (int tried = 0; tried < moves.size() && best < beta; tried++) {
      int i = next(rank, moves.size());
      if (depth <= 0 && moves.captured(i) == 0) {
        continue;
      }
      int value = child(moves, i, player, opponent, kings, isWhite, below, ply, low, beta, tried);
      if (value > best) {
        best = value;
        bestMove = i;
      }
      low = Math.max(low, best);
    }
    // Step 5. Store the result.
    if (depth > 0) {
      int from = moves.from(bestMove);
      int to = moves.to(bestMove);
      history[from << 6 | to] += best >= beta ? depth * depth : 0;
      int bound =
          best >= beta
              ? DraughtsTable.LOWER
              : best > alpha ? DraughtsTable.EXACT : DraughtsTable.UPPER;
      table.store(key, depth, toTable(best, ply), bound, from, to);
    }
    return best;
  }

  /**
   * The value of a move. The first move is searched in the whole window; the others must first
   * prove that they are better.
   */
  private int child(
      DraughtsMoveList moves,
      int index,
      long player,
      long opponent,
      long kings,
      boolean isWhite,
      int depth,
      int ply,
      int alpha,
      int beta,
      int tried) {
    long captured = moves.captured(index);
    int from = moves.from(index);
    int to = moves.to(index);
    long own = player ^ 1L << from | 1L << to;
    long other = opponent & ~captured;
    long after = DraughtsPosition.kingsAfter(kings, from, to, captured, isWhite);
    counts.move(
        ply,
        (kings >>> from & 1) != 0,
        captured != 0,
        Long.bitCount(after) != Long.bitCount(kings));
    if (tried > 0 && depth > 0) {
      int value = -search(other, own, after, !isWhite, depth, ply + 1, -alpha - 1, -alpha);
      if (value <= alpha || value >= beta) {
        return value;
      }
    }
    return -search(other, own, after, !isWhite, depth, ply + 1, -beta, -alpha);
  }

  private boolean isRepeated(long sign, int ply) {
    for (int before = ply - 2; before >= 0; before -= 2) {
      if (way[before] == sign) {
        return true;
      }
    }
    return false;
  }

  /**
   * Converts a value from the table, where wins are counted from the position; elsewhere they are
   * counted from the root.
   */
  private static int fromTable(int value, int ply) {
    return !isDecided(value) ? value : value > 0 ? value - ply : value + ply;
  }

  private static int toTable(int value, int ply) {
    return !isDecided(value) ? value : value > 0 ? value + ply : value - ply;
  }

  private int[] ranked(DraughtsMoveList moves, int ply, long known) {
    if (ranks[ply].length < moves.size()) {
      ranks[ply] = new int[2 * moves.size()];
    }
    int[] rank = ranks[ply];
    for (int i = 0; i < moves.size(); i++) {
      boolean isKnown =
          known != DraughtsTable.NONE
              && DraughtsTable.from(known) == moves.from(i)
              && DraughtsTable.to(known) == moves.to(i);
      int pieces = Long.bitCount(moves.captured(i));
      rank[i] =
          isKnown
              ? Integer.MAX_VALUE
              : Math.min(history[moves.from(i) << 6 | moves.to(i)], 1 << 24) + (pieces << 25);
    }
    return rank;
  }

  /** The move with the highest rank, which is then removed. */
  private static int next(int[] rank, int size) {
    int best = 0;
    for (int i = 1; i < size; i++) {
      best = rank[i] > rank[best] ? i : best;
    }
    rank[best] = -1;
    return best;
  }
}
