package org.kifu.search;

import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Score;
import org.kifu.evaluation.Evaluator;

/**
 * Alpha-beta search of the tree below a position to a depth.
 *
 * <p>What it looks for is a function of the position and the depth: at depth 0 the evaluation, at
 * the end of the game the score, otherwise the best of the moves at one ply less. A pass takes no
 * ply. So a depth equal to the number of empty squares gives the score; and where so few squares
 * are empty that there are no weights for them, the score stands in for the evaluation. Windows,
 * the order of the moves and the table only save work. A {@link Selectivity} does more: it leaves
 * out what a shallow search calls hopeless or decided.
 *
 * <p>The search is principal variation search (T. A. Marsland and M. Campbell, "Parallel Search of
 * Strongly Ordered Game Trees", 1982), fail-soft. Values and windows are discs for the side to
 * move. A result at most alpha is an upper bound, one at least beta a lower bound, any other the
 * value.
 */
final class TreeSearch {
  /** Below every value. */
  static final int NONE = Score.MIN - 1;

  /** With fewer empty squares the evaluation has nothing to say. */
  private static final int EVALUATED = 8;

  /** From this depth on, the table and an order of the moves are worth their time. */
  private static final int ORDERED = 3;

  /** From this depth on, the table is asked about the positions after the moves too. */
  private static final int LOOKS_AHEAD = 5;

  /** From this depth on, moves may be shared with other threads. */
  private static final int SHARED = 8;

  private final TranspositionTable table;
  private final Evaluator evaluator;
  private final MoveOrder order;
  private final EndSearch end;
  private final Patience patience = new Patience();
  private final MoveList[] lists = new MoveList[Score.MAX + 1];
  private @Nullable Team team;
  private Selectivity selectivity = Selectivity.NONE;
  private long nodes;

  TreeSearch(TranspositionTable table, Evaluator evaluator) {
    this.table = table;
    this.evaluator = evaluator;
    this.order = new MoveOrder(evaluator);
    this.end = new EndSearch(patience);
    for (int i = 0; i < lists.length; i++) {
      lists[i] = new MoveList();
    }
  }

  /**
   * Forgets what was searched before, but for the table.
   *
   * @param others whom to share work with
   */
  void start(@Nullable Team others) {
    team = others;
    end.start();
    nodes = 0;
    patience.workFor(null);
  }

  void select(Selectivity selectivity) {
    this.selectivity = selectivity;
  }

  /** Nodes since the question started, as {@link Engine} defines them. */
  long nodes() {
    return nodes + end.nodes();
  }

  /** The move that the table holds best in a position, or {@link TranspositionTable#NO_MOVE}. */
  int tableMove(long player, long opponent) {
    int move = TranspositionTable.move(table.find(TranspositionTable.key(player, opponent)));
    return move != TranspositionTable.NO_MOVE ? move : end.tableMove(player, opponent);
  }

  int search(long player, long opponent, int depth, int alpha, int beta) {
    evaluator.set(player, opponent);
    int empties = Long.bitCount(~(player | opponent));
    return beta - alpha == 1
        ? nullWindow(player, opponent, empties, depth, alpha)
        : window(player, opponent, empties, depth, alpha, beta);
  }

  private int window(long player, long opponent, int empties, int depth, int alpha, int beta) {
    if (isForEndSearch(empties, depth)) {
      return end.solve(player, opponent, alpha, beta);
    }
    if (depth == 0) {
      return evaluated(player, opponent, empties);
    }
    nodes++;
    patience.look();
    // Step 1. No move: pass, or the game is over.
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      return withoutMove(player, opponent, empties, depth, alpha, beta);
    }
    // Step 2. What the table knows is not enough here: the line of best play is wanted.
    long key = TranspositionTable.key(player, opponent);
    long known = table.find(key);
    if (TranspositionTable.move(known) == TranspositionTable.NO_MOVE && depth > 6) {
      window(player, opponent, empties, depth == empties ? depth - 6 : depth - 2, alpha, beta);
      known = table.find(key);
    }
    // Step 3. Order the moves.
    MoveList list = lists[empties];
    if (fill(list, player, opponent, moves, empties, depth, known, Score.MAX) == Score.MAX) {
      return Score.MAX;
    }
    // Step 4. Search the first with the whole window, ask of the others whether they are better.
    int best = NONE;
    int bestMove = TranspositionTable.NO_MOVE;
    for (int i = 0; i < list.size() && best < beta; i++) {
      int floor = Math.max(alpha, best);
      int square = list.next(i);
      long flips = list.flips(square);
      int score = i == 0 ? 0 : child(player, opponent, empties, depth, floor, square, flips);
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
    // Step 5. Remember.
    table.store(
        key,
        depth,
        selectivity.percent(),
        best > alpha ? best : Score.MIN,
        best < beta ? best : Score.MAX,
        bestMove);
    return best;
  }

  private boolean isForEndSearch(int empties, int depth) {
    return empties < EVALUATED || depth == empties && empties <= EndSearch.MOST;
  }

  private boolean answers(long known, int depth) {
    return TranspositionTable.depth(known) == depth
        && TranspositionTable.selectivity(known) >= selectivity.percent();
  }

  private int nullWindow(long player, long opponent, int empties, int depth, int alpha) {
    if (isForEndSearch(empties, depth)) {
      return end.solve(player, opponent, alpha);
    }
    if (depth < ORDERED) {
      return unordered(player, opponent, empties, depth, alpha);
    }
    nodes++;
    patience.look();
    // Step 1. Even if every disc that can be lost were won, is it enough?
    if (depth == empties && StableDiscs.areWorthCounting(empties, alpha)) {
      int most = StableDiscs.mostFor(player, opponent);
      if (most <= alpha) {
        return most;
      }
    }
    // Step 2. Does the table know?
    long key = TranspositionTable.key(player, opponent);
    long known = table.find(key);
    int lower = Score.MIN;
    int upper = Score.MAX;
    if (answers(known, depth)) {
      lower = TranspositionTable.lower(known);
      upper = TranspositionTable.upper(known);
      if (lower > alpha) {
        return lower;
      }
      if (upper <= alpha) {
        return upper;
      }
    }
    // Step 3. No move: pass, or the game is over.
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      return withoutMove(player, opponent, empties, depth, alpha, alpha + 1);
    }
    // Step 4. Does a shallow search make a deep one needless?
    if (selectivity != Selectivity.NONE && depth >= ProbCut.LEAST) {
      int cut = probed(player, opponent, empties, depth, alpha);
      if (cut != NONE) {
        return cut;
      }
    }
    // Step 5. Order the moves, unless one of them is known to be enough.
    MoveList list = lists[empties];
    int enough = fill(list, player, opponent, moves, empties, depth, known, alpha);
    if (enough > alpha) {
      return enough;
    }
    // Step 6. Try them until one beats alpha.
    int best = NONE;
    int bestMove = TranspositionTable.NO_MOVE;
    for (int i = 0; i < list.size() && best <= alpha; i++) {
      if (i > 0 && isShared(list, i, depth)) {
        SplitPoint split = share(list, i, player, opponent, depth, alpha);
        if (split.best() > best) {
          best = split.best();
          bestMove = split.bestMove();
        }
        break;
      }
      int square = list.next(i);
      int score = child(player, opponent, empties, depth, alpha, square, list.flips(square));
      if (score > best) {
        best = score;
        bestMove = square;
      }
    }
    // Step 7. Remember.
    if (best > alpha) {
      table.store(key, depth, selectivity.percent(), best, upper, bestMove);
    } else {
      table.store(key, depth, selectivity.percent(), lower, best, bestMove);
    }
    return best;
  }

  private int child(
      long player, long opponent, int empties, int depth, int alpha, int square, long flips) {
    evaluator.play(empties, square, flips);
    return -nullWindow(
        opponent & ~flips, player | flips | 1L << square, empties - 1, depth - 1, ~alpha);
  }

  private boolean isShared(MoveList list, int index, int depth) {
    return team != null && depth >= SHARED && list.size() - index > 1 && team.hasIdle();
  }

  /** Searches the moves from {@code index} on together with whoever has nothing to do. */
  private SplitPoint share(
      MoveList list, int index, long player, long opponent, int depth, int alpha) {
    SplitPoint before = patience.task();
    SplitPoint split =
        new SplitPoint(
            before, player, opponent, new Reach(depth, selectivity), alpha, list.from(index));
    Team others = Objects.requireNonNull(team);
    others.offer(split);
    try {
      patience.workFor(split);
      takeMoves(split);
    } catch (Abandoned e) {
      // The split point is over, perhaps because another one above it is.
    } catch (CancellationException e) {
      split.abandon();
      throw e;
    } finally {
      patience.workFor(before);
      others.await(split, this);
    }
    if (before != null && before.isOver()) {
      throw new Abandoned();
    }
    return split;
  }

  /** Searches moves of a split point of another thread. */
  void help(SplitPoint split) {
    SplitPoint before = patience.task();
    Selectivity own = selectivity;
    try {
      patience.workFor(split);
      selectivity = split.selectivity;
      evaluator.set(split.player, split.opponent);
      takeMoves(split);
    } catch (Abandoned e) {
      // Nobody needs it any more.
    } finally {
      patience.workFor(before);
      selectivity = own;
    }
  }

  private void takeMoves(SplitPoint split) {
    int empties = Long.bitCount(~(split.player | split.opponent));
    for (int square = split.take(); square != SplitPoint.NONE; square = split.take()) {
      long flips = Flips.flips(square, split.player, split.opponent);
      int score =
          child(split.player, split.opponent, empties, split.depth, split.alpha, square, flips);
      split.report(square, score);
    }
  }

  private int unordered(long player, long opponent, int empties, int depth, int alpha) {
    if (depth == 0) {
      return evaluated(player, opponent, empties);
    }
    nodes++;
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      return withoutMove(player, opponent, empties, depth, alpha, alpha + 1);
    }
    int best = NONE;
    for (long rest = moves; rest != 0 && best <= alpha; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Flips.flips(square, player, opponent);
      best = Math.max(best, child(player, opponent, empties, depth, alpha, square, flips));
    }
    return best;
  }

  private int probed(long player, long opponent, int empties, int depth, int alpha) {
    int probe = ProbCut.probe(depth);
    int margin = ProbCut.margin(empties, depth, probe, selectivity);
    // Only on the side that the evaluation points to.
    if (evaluated(player, opponent, empties) > alpha) {
      int above = alpha + 1 + margin;
      if (above <= Score.MAX && nullWindow(player, opponent, empties, probe, above - 1) >= above) {
        return alpha + 1;
      }
    } else {
      int below = alpha - margin;
      if (below >= Score.MIN && nullWindow(player, opponent, empties, probe, below) <= below) {
        return alpha;
      }
    }
    return NONE;
  }

  private int evaluated(long player, long opponent, int empties) {
    nodes++;
    long moves = Mobility.legalMoves(player, opponent);
    long replies = Mobility.legalMoves(opponent, player);
    if (moves == 0) {
      if (replies == 0) {
        return Score.ofFinished(player, opponent);
      }
      evaluator.pass(empties);
      int value = -discs(evaluator.centidiscs(empties, Long.bitCount(replies), 0));
      evaluator.pass(empties);
      return value;
    }
    return discs(evaluator.centidiscs(empties, Long.bitCount(moves), Long.bitCount(replies)));
  }

  private static int discs(int centidiscs) {
    return Math.floorDiv(centidiscs + 50, 100);
  }

  private int withoutMove(long player, long opponent, int empties, int depth, int alpha, int beta) {
    if (Mobility.legalMoves(opponent, player) == 0) {
      return Score.ofFinished(player, opponent);
    }
    evaluator.pass(empties);
    int score =
        beta == alpha + 1
            ? -nullWindow(opponent, player, empties, depth, ~alpha)
            : -window(opponent, player, empties, depth, -beta, -alpha);
    evaluator.pass(empties);
    return score;
  }

  private int fill(
      MoveList list,
      long player,
      long opponent,
      long moves,
      int empties,
      int depth,
      long known,
      int alpha) {
    list.clear();
    int first = TranspositionTable.move(known);
    int second = TranspositionTable.secondMove(known);
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Flips.flips(square, player, opponent);
      long moved = player | flips | 1L << square;
      long other = opponent & ~flips;
      if (other == 0) {
        return Score.MAX;
      }
      if (depth >= LOOKS_AHEAD && alpha < Score.MAX) {
        long after = table.find(TranspositionTable.key(other, moved));
        if (answers(after, depth - 1) && -TranspositionTable.upper(after) > alpha) {
          return -TranspositionTable.upper(after);
        }
      }
      int rank;
      if (square == first) {
        rank = MoveList.FIRST;
      } else if (square == second) {
        rank = MoveList.FIRST / 2;
      } else {
        evaluator.play(empties, square, flips);
        rank = order.rank(other, moved, empties - 1, depth == empties);
      }
      list.put(square, flips, rank);
    }
    return NONE;
  }
}
