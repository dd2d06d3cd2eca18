package org.kifu.search;

import org.kifu.bitboard.Masks;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Position;
import org.kifu.evaluation.Evaluator;
import org.kifu.evaluation.Score;
import org.kifu.evaluation.Weights;
import org.kifu.search.MoveOrder.RankedMoves;

/**
 * A search of positions under a {@link WhatIf}. It leaves nothing out, except on the way to the end
 * of the game from more than 16 empty squares: there it is 90 % sure. As soon as the change is
 * spent, a {@link TreeSearch} with a table of its own goes on; positions that the change still
 * affects have another table, because their values are not those of the game.
 *
 * <p>Values are whole discs for the side to move. A free pass counts as a ply, unlike a pass that
 * the rules force, so that the same side makes the last move before an estimate with and without
 * it. Only one thread may use an object at a time.
 */
public final class WhatIfSearch {
  private static final int MEGABYTES = 16;

  /** The most empty squares from which a search to the end leaves nothing out. */
  private static final int SURE = 16;

  /** The least number of empty squares for which there is an evaluation. */
  private static final int EVALUATED = 8;

  /** The depth from which moves are ranked by a search of one ply. */
  private static final int RANKED = 3;

  /** The most plies of a line, passes included. */
  private static final int MOST_PLIES = 130;

  private final TranspositionTable plainTable = new TranspositionTable(MEGABYTES);
  private final TranspositionTable table = new TranspositionTable(MEGABYTES);
  private final TreeSearch plain;
  private final RankedMoves[] lists = new RankedMoves[MOST_PLIES];

  /** A search with the shipped weights. */
  public WhatIfSearch() {
    this.plain = new TreeSearch(plainTable, new Evaluator(Weights.shipped()));
    for (int ply = 0; ply < MOST_PLIES; ply++) {
      lists[ply] = new RankedMoves();
    }
  }

  /** Forgets earlier questions. Without this, answers about one move help with the next. */
  public void start() {
    plainTable.startQuestion();
    plain.start(null, StopCheck.ENDLESS);
  }

  /**
   * Returns the value of a position for its side to move.
   *
   * @param depth the depth in plies, 1 or more; as many as there are empty squares, or more, give
   *     the score
   */
  public int value(Position position, int depth, WhatIf change) {
    table.startQuestion(); // its entries hold for one change
    boolean toEnd = depth >= position.empties();
    plain.select(toEnd && position.empties() > SURE ? Selectivity.P90 : Selectivity.NONE);
    return search(
        new Node(position.player(), position.opponent(), true, change),
        0,
        Math.min(depth, position.empties()),
        Score.MIN,
        Score.MAX);
  }

  /**
   * A position that a change affects.
   *
   * @param barredSide whether the side to move is the one whose squares are barred
   */
  private record Node(long player, long opponent, boolean barredSide, WhatIf change) {
    int empties() {
      return Long.bitCount(~(player | opponent));
    }

    long moves() {
      long moves = Mobility.legalMoves(player, opponent);
      return barredSide && change.turns() > 0 ? moves & ~change.barred() : moves;
    }

    Node after(int square, long flips) {
      return next(opponent & ~flips, player | flips | 1L << square);
    }

    /** The position after a pass that the rules or the change force. */
    Node afterForcedPass() {
      return next(opponent, player);
    }

    Node afterFreePass() {
      return new Node(opponent, player, true, change.afterPass());
    }

    private Node next(long toMove, long other) {
      return new Node(toMove, other, !barredSide, barredSide ? change.afterTurn() : change);
    }

    boolean mayPassFreely() {
      return !barredSide && change.freePass();
    }

    long key() {
      int state = change.turns() << 2 | (change.freePass() ? 2 : 0) | (barredSide ? 1 : 0);
      return TranspositionTable.key(player, opponent) ^ state * 0x9E37_79B9_7F4A_7C15L;
    }
  }

  private int search(Node node, int ply, int depth, int alpha, int beta) {
    int empties = node.empties();
    int left = empties < EVALUATED ? empties : depth;
    if (node.change.isSpent(node.barredSide) || left == 0) {
      return plain.search(node.player, node.opponent, left, alpha, beta);
    }
    long moves = node.moves();
    if (moves == 0) {
      return withoutMove(node, ply, left, alpha, beta);
    }
    long key = node.key();
    long known = table.find(key);
    if (TranspositionTable.answers(known, left, Selectivity.NONE)) {
      int lower = TranspositionTable.lower(known);
      int upper = TranspositionTable.upper(known);
      if (lower >= beta || lower == upper) {
        return lower;
      }
      if (upper <= alpha) {
        return upper;
      }
    }
    int best = TreeSearch.NONE;
    int bestMove = TranspositionTable.NO_MOVE;
    if (node.mayPassFreely()) {
      int less = left == empties ? left : left - 1;
      best = -search(node.afterFreePass(), ply + 1, less, -beta, -alpha);
    }
    RankedMoves list = rank(node, ply, left, moves, known);
    for (int i = 0; i < list.size() && best < beta; i++) {
      int square = list.next(i);
      Node after = node.after(square, list.flips(square));
      int score = testThenSearch(after, ply + 1, left - 1, Math.max(alpha, best), beta, i == 0);
      if (score > best) {
        best = score;
        bestMove = square;
      }
    }
    table.store(
        key,
        left,
        Selectivity.NONE.percent(),
        best > alpha ? best : Score.MIN,
        best < beta ? best : Score.MAX,
        bestMove);
    return best;
  }

  private int testThenSearch(Node after, int ply, int depth, int alpha, int beta, boolean isFirst) {
    if (!isFirst && beta - alpha > 1) {
      int tested = -search(after, ply, depth, -alpha - 1, -alpha);
      if (tested <= alpha || tested >= beta) {
        return tested;
      }
    }
    return -search(after, ply, depth, -beta, -alpha);
  }

  private int withoutMove(Node node, int ply, int depth, int alpha, int beta) {
    Node passed = node.afterForcedPass();
    if (passed.moves() == 0) {
      return Score.ofFinished(node.player, node.opponent);
    }
    return -search(passed, ply + 1, depth, -beta, -alpha);
  }

  private RankedMoves rank(Node node, int ply, int depth, long moves, long known) {
    RankedMoves list = lists[ply];
    list.flip(node.player, node.opponent, moves);
    list.clear();
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = list.flips(square);
      list.add(
          square,
          square == TranspositionTable.move(known)
              ? RankedMoves.FIRST
              : rank(node.opponent & ~flips, node.player | flips | 1L << square, depth));
    }
    return list;
  }

  private int rank(long other, long moved, int depth) {
    long replies = Mobility.legalMoves(other, moved);
    int counted = Long.bitCount(replies) + Long.bitCount(replies & Masks.CORNERS);
    return depth < RANKED
        ? -counted
        : -100 * plain.search(other, moved, 1, Score.MIN, Score.MAX) - counted;
  }
}
