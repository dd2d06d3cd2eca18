package org.kifu.search;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.kifu.bitboard.Mobility;
import org.kifu.evaluation.Evaluator;
import org.kifu.evaluation.Score;
import org.kifu.search.MoveOrder.RankedMoves;
import org.kifu.search.SearchTeam.Sharing;

/**
 * An alpha-beta search of the tree below a position to a depth.
 *
 * <p>The value is a function of the position and the depth: at depth 0 the evaluation, at the end
 * of the game the score, otherwise the best value of the moves at one ply less. A pass does not
 * count as a ply. A depth equal to the number of empty squares therefore gives the score. When so
 * few squares are empty that there are no weights, the score replaces the evaluation. Windows, the
 * order of the moves and the table only save work. A {@link Selectivity} changes values too: it
 * leaves out subtrees that a shallow search finds hopeless or decided.
 *
 * <p>The search is principal variation search (T. A. Marsland and M. Campbell, "Parallel Search of
 * Strongly Ordered Game Trees", 1982), fail-soft: the line of best play is searched here, and a
 * {@link NullWindowSearch} only tests whether other moves are better. Values and windows are discs
 * for the side to move. A result of alpha or less is an upper bound, a result of beta or more is a
 * lower bound, and any other result is the value.
 */
final class TreeSearch {
  /** A number below every value. */
  static final int NONE = Score.MIN - 1;

  /** The depth above which a shallower search finds a best move if the table has none. */
  private static final int PREPARED = 6;

  // The number of plies by which that search is shallower: before an estimate, and before a search
  // to the end.
  private static final int SHALLOWER = 2;
  private static final int SHALLOWER_THAN_END = 6;

  private final TranspositionTable table;
  private final Evaluator evaluator;
  private final MoveOrder order;
  private final EndSearch end;
  private final ShallowSearch shallow;
  private final NullWindowSearch nullWindow;
  private final StopCheck stopCheck = new StopCheck();
  private long nodes;

  TreeSearch(TranspositionTable table, Evaluator evaluator) {
    this.table = table;
    this.evaluator = evaluator;
    this.order = new MoveOrder(evaluator);
    this.end = new EndSearch(stopCheck);
    this.shallow = new ShallowSearch(evaluator, end);
    this.nullWindow = new NullWindowSearch(table, evaluator, order, shallow, end, stopCheck);
  }

  /**
   * Forgets earlier searches, except for the table.
   *
   * @param team the threads to share work with; null if there are none
   * @param isSpent the test whether the search must end before it is finished
   */
  void start(@Nullable SearchTeam team, BooleanSupplier isSpent) {
    nullWindow.start(team);
    shallow.start();
    end.start();
    nodes = 0;
    stopCheck.start(isSpent);
  }

  void select(Selectivity selectivity) {
    nullWindow.select(selectivity);
  }

  /** The part of this search in the work of a team. */
  Sharing sharing() {
    return nullWindow.sharing();
  }

  /** The number of nodes since the question started, as {@link Engine} defines them. */
  long nodes() {
    return nodes + nullWindow.nodes() + shallow.nodes() + end.nodes();
  }

  /** The best move of a position according to the table, or {@link TranspositionTable#NO_MOVE}. */
  int tableMove(long player, long opponent) {
    int move = TranspositionTable.move(table.find(TranspositionTable.key(player, opponent)));
    return move != TranspositionTable.NO_MOVE ? move : end.tableMove(player, opponent);
  }

  int search(long player, long opponent, int depth, int alpha, int beta) {
    evaluator.set(player, opponent);
    int empties = Long.bitCount(~(player | opponent));
    return beta - alpha == 1
        ? nullWindow.search(player, opponent, empties, depth, alpha)
        : window(player, opponent, empties, depth, alpha, beta);
  }

  private int window(long player, long opponent, int empties, int depth, int alpha, int beta) {
    if (ShallowSearch.isForEndSearch(empties, depth)) {
      return end.solve(player, opponent, alpha, beta);
    }
    if (depth == 0) {
      return shallow.evaluated(player, opponent, empties);
    }
    nodes++;
    stopCheck.look();
    // Step 1. No move: pass, or the game is over.
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      return withoutMove(player, opponent, empties, depth, alpha, beta);
    }
    // Step 2. Take only the best move from the table, because the line of best play is wanted.
    long key = TranspositionTable.key(player, opponent);
    long known = table.find(key);
    if (TranspositionTable.move(known) == TranspositionTable.NO_MOVE && depth > PREPARED) {
      int less = depth == empties ? SHALLOWER_THAN_END : SHALLOWER;
      window(player, opponent, empties, depth - less, alpha, beta);
      known = table.find(key);
    }
    // Step 3. Order the moves, unless one of them wins all the discs.
    RankedMoves list = order.list(player, opponent, moves, empties);
    if (list.holds(moves, opponent)) {
      return Score.MAX;
    }
    order.rank(list, player, opponent, moves, empties, depth == empties, known);
    // Step 4. Search the first move with the whole window; test whether the others are better.
    int best = NONE;
    int bestMove = TranspositionTable.NO_MOVE;
    for (int i = 0; i < list.size() && best < beta; i++) {
      int square = list.next(i);
      long flips = list.flips(square);
      int floor = Math.max(alpha, best);
      int score = 0;
      if (i > 0) {
        score = nullWindow.searchMove(player, opponent, empties, depth, floor, square, flips);
      }
      if (i == 0 || score > floor && score < beta) {
        evaluator.play(empties, square, flips);
        long moved = player | flips | 1L << square;
        score = -window(opponent & ~flips, moved, empties - 1, depth - 1, -beta, -floor);
      }
      if (score > best) {
        best = score;
        bestMove = square;
      }
    }
    // Step 5. Store the result.
    table.store(
        key,
        depth,
        nullWindow.selectivity().percent(),
        best > alpha ? best : Score.MIN,
        best < beta ? best : Score.MAX,
        bestMove);
    return best;
  }

  private int withoutMove(long player, long opponent, int empties, int depth, int alpha, int beta) {
    if (Mobility.legalMoves(opponent, player) == 0) {
      return Score.ofFinished(player, opponent);
    }
    evaluator.pass(empties);
    int score =
        beta == alpha + 1
            ? -nullWindow.search(opponent, player, empties, depth, ~alpha)
            : -window(opponent, player, empties, depth, -beta, -alpha);
    evaluator.pass(empties);
    return score;
  }

  /**
   * The depth of a search, and its selectivity.
   *
   * @param depth the depth in plies, 0 or more; the number of empty squares means the end of the
   *     game
   * @param selectivity the selectivity on the way
   */
  record SearchDepth(int depth, Selectivity selectivity) {
    /** The depth that is left after a move. */
    SearchDepth oneLess() {
      return new SearchDepth(depth - 1, selectivity);
    }
  }
}
