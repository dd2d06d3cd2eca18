package org.kifu.search;

import org.jspecify.annotations.Nullable;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.evaluation.Evaluator;
import org.kifu.evaluation.Score;
import org.kifu.search.MoveOrder.RankedMoves;
import org.kifu.search.SearchTeam.Sharing;
import org.kifu.search.TreeSearch.SearchDepth;

/**
 * A search that tests whether the value of a position is above a bound: the part of {@link
 * TreeSearch} that visits nearly all of the tree. With a {@link Selectivity} it leaves out subtrees
 * that a shallow search finds hopeless or decided.
 *
 * <p>A result above {@code alpha}, in discs for the side to move, is a lower bound of the value;
 * any other result is an upper bound. The evaluator must hold the position that is searched, and
 * holds it again afterwards.
 */
final class NullWindowSearch implements Sharing.MoveSearch {
  /** From this depth on, the table is also asked about the positions after the moves. */
  private static final int LOOKS_AHEAD = 5;

  private static final int NONE = TreeSearch.NONE;

  private final TranspositionTable table;
  private final Evaluator evaluator;
  private final MoveOrder order;
  private final ShallowSearch shallow;
  private final EndSearch end;
  private final StopCheck stopCheck;
  private final Sharing sharing;
  private Selectivity selectivity = Selectivity.NONE;
  private long nodes;

  NullWindowSearch(
      TranspositionTable table,
      Evaluator evaluator,
      MoveOrder order,
      ShallowSearch shallow,
      EndSearch end,
      StopCheck stopCheck) {
    this.table = table;
    this.evaluator = evaluator;
    this.order = order;
    this.shallow = shallow;
    this.end = end;
    this.stopCheck = stopCheck;
    this.sharing = new Sharing(stopCheck, this);
  }

  /** Resets the count of nodes, and starts to share work with a team if there is one. */
  void start(@Nullable SearchTeam team) {
    nodes = 0;
    sharing.start(team);
  }

  void select(Selectivity selectivity) {
    this.selectivity = selectivity;
  }

  Selectivity selectivity() {
    return selectivity;
  }

  /** The part of this search in the work of a team. */
  Sharing sharing() {
    return sharing;
  }

  /** The number of positions searched here since the start, without those of the searches below. */
  long nodes() {
    return nodes;
  }

  int search(long player, long opponent, int empties, int depth, int alpha) {
    if (depth < ShallowSearch.DEPTHS) {
      return shallow.search(player, opponent, empties, depth, alpha);
    }
    boolean leavesOut = selectivity.leavesOut(empties, depth);
    if (ShallowSearch.isForEndSearch(empties, depth) && (depth < empties || !leavesOut)) {
      return end.solve(player, opponent, alpha);
    }
    nodes++;
    stopCheck.look();
    // Step 1. Is the score too low even if the player wins every disc that is not stable?
    if (depth == empties && StableDiscs.areWorthCounting(empties, alpha)) {
      int most = StableDiscs.mostFor(player, opponent);
      if (most <= alpha) {
        return most;
      }
    }
    // Step 2. Does the table know the answer?
    long key = TranspositionTable.key(player, opponent);
    long known = table.find(key);
    int lower = Score.MIN;
    int upper = Score.MAX;
    if (TranspositionTable.answers(known, depth, selectivity)) {
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
      return withoutMove(player, opponent, empties, depth, alpha);
    }
    // Step 4. Does a shallow search make a deep one unnecessary?
    if (leavesOut) {
      int cut = probed(player, opponent, empties, depth, alpha);
      if (cut != NONE) {
        return cut;
      }
    }
    // Step 5. Is one of the moves known to be enough, or to win all the discs?
    RankedMoves list = order.list(player, opponent, moves, empties);
    int enough = lookAhead(list, player, opponent, moves, depth, alpha);
    if (enough != NONE) {
      return enough;
    }
    // Step 6. Try the moves, the most promising first, until one beats alpha. The best move of the
    // table comes before the ranking, because it is mostly enough.
    int best = NONE;
    int bestMove = TranspositionTable.NO_MOVE;
    int first = TranspositionTable.move(known);
    if (first != TranspositionTable.NO_MOVE && (moves >>> first & 1) != 0) {
      best = searchMove(player, opponent, empties, depth, alpha, first, list.flips(first));
      bestMove = first;
      moves ^= 1L << first;
    }
    if (best <= alpha) {
      order.rank(list, player, opponent, moves, empties, depth == empties, known);
    }
    for (int i = 0; i < list.size() && best <= alpha; i++) {
      if (best != NONE && sharing.isWorthwhile(depth, list.size() - i)) {
        SplitPoint split = share(list, i, player, opponent, depth, alpha);
        if (split.best() > best) {
          best = split.best();
          bestMove = split.bestMove();
        }
        break;
      }
      int square = list.next(i);
      int score = searchMove(player, opponent, empties, depth, alpha, square, list.flips(square));
      if (score > best) {
        best = score;
        bestMove = square;
      }
    }
    // Step 7. Store the result.
    if (best > alpha) {
      table.store(key, depth, selectivity.percent(), best, upper, bestMove);
    } else {
      table.store(key, depth, selectivity.percent(), lower, best, bestMove);
    }
    return best;
  }

  /**
   * Searches a move of the position that the evaluator holds, to {@code depth - 1} after the move.
   */
  int searchMove(
      long player, long opponent, int empties, int depth, int alpha, int square, long flips) {
    evaluator.play(empties, square, flips);
    long moved = player | flips | 1L << square;
    return -search(opponent & ~flips, moved, empties - 1, depth - 1, ~alpha);
  }

  private int withoutMove(long player, long opponent, int empties, int depth, int alpha) {
    if (Mobility.legalMoves(opponent, player) == 0) {
      return Score.ofFinished(player, opponent);
    }
    evaluator.pass(empties);
    int score = -search(opponent, player, empties, depth, ~alpha);
    evaluator.pass(empties);
    return score;
  }

  private int probed(long player, long opponent, int empties, int depth, int alpha) {
    boolean guesses = selectivity.guesses() && depth == empties;
    int probe = guesses ? Selectivity.probeOfGuess(depth) : Selectivity.probe(depth);
    int margin =
        guesses
            ? selectivity.marginOfGuess(empties, probe)
            : selectivity.margin(empties, depth, probe);
    // Probe only on the side that the evaluation points to.
    int value = shallow.evaluated(player, opponent, empties);
    if (value > alpha) {
      int above = alpha + 1 + margin;
      if (above <= Score.MAX
          && (!guesses || value >= above)
          && search(player, opponent, empties, probe, above - 1) >= above) {
        return alpha + 1;
      }
    } else {
      int below = alpha - margin;
      if (below >= Score.MIN
          && (!guesses || value <= below)
          && search(player, opponent, empties, probe, below) <= below) {
        return alpha;
      }
    }
    return NONE;
  }

  /** Returns the known value of a move if it is enough, otherwise {@link #NONE}. */
  private int lookAhead(
      RankedMoves list, long player, long opponent, long moves, int depth, int alpha) {
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = list.flips(square);
      if (flips == opponent) {
        return Score.MAX;
      }
      if (depth >= LOOKS_AHEAD) {
        long after =
            table.find(TranspositionTable.key(opponent & ~flips, player | flips | 1L << square));
        if (TranspositionTable.answers(after, depth - 1, selectivity)
            && -TranspositionTable.upper(after) > alpha) {
          return -TranspositionTable.upper(after);
        }
      }
    }
    return NONE;
  }

  /** Searches the moves from {@code index} on together with idle threads. */
  private SplitPoint share(
      RankedMoves list, int index, long player, long opponent, int depth, int alpha) {
    SearchDepth reach = new SearchDepth(depth, selectivity);
    SplitPoint split =
        new SplitPoint(stopCheck.task(), player, opponent, reach, alpha, list.from(index));
    sharing.share(split);
    return split;
  }

  @Override
  public void turnTo(SplitPoint split) {
    selectivity = split.selectivity;
    evaluator.set(split.player, split.opponent);
  }

  @Override
  public int search(SplitPoint split, int square) {
    int empties = Long.bitCount(~(split.player | split.opponent));
    long flips = Flips.flips(square, split.player, split.opponent);
    return searchMove(
        split.player, split.opponent, empties, split.depth, split.alpha, square, flips);
  }
}
