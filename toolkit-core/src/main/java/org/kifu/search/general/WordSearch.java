package org.kifu.search.general;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.evaluation.Evaluator;
import org.kifu.rules.Rules;
import org.kifu.rules.WordGame;

/**
 * The search of {@link AlphaBeta} for a game in words of bits, which makes no objects. Its values
 * are the same, but where the evaluation of tournament Othello takes the place of the estimate.
 */
final class WordSearch<P, M> extends NodeSearch<P, M> {
  /** The depth up to which neither a table nor an order of moves saves time. */
  private static final int UNORDERED_DEPTH = 3;

  /** The depth from which it pays to look up each move in the table. */
  private static final int PROBED_DEPTH = 5;

  /** The depth from which a short search ranks moves better than the number of replies. */
  private static final int TRIED_DEPTH = 11;

  /** The number of additional plies that make the short search one ply deeper. */
  private static final int TRIED_STEP = 5;

  /** The priority of a disc that never turns over, in replies. */
  private static final int SAFE_SQUARE = 1;

  /** The positions on one line: a move or a pass for each square, and some more. */
  private static final int MOST_PLIES = 130;

  private static final int SQUARE = 63;

  private final WordGame<P, M> game;
  private final WordResults table;
  private final @Nullable Evaluator evaluator;
  private final @Nullable Line[] lines = new Line[MOST_PLIES];

  /** The moves of a position on the current line. */
  private static final class Line {
    private final int[] moves = new int[WordGame.MOST_MOVES];
    private final long[] flips = new long[WordGame.MOST_MOVES];
    private final int[] ranks = new int[WordGame.MOST_MOVES];

    /** Sorts the moves by their ranks; those of equal ranks keep their order. */
    void sort(int count) {
      for (int i = 1; i < count; i++) {
        int rank = ranks[i];
        int move = moves[i];
        long flip = flips[i];
        int at = i;
        for (; at > 0 && ranks[at - 1] > rank; at--) {
          ranks[at] = ranks[at - 1];
          moves[at] = moves[at - 1];
          flips[at] = flips[at - 1];
        }
        ranks[at] = rank;
        moves[at] = move;
        flips[at] = flip;
      }
    }
  }

  /**
   * A search.
   *
   * @param evaluator the evaluation of positions at the horizon; null for the estimate of the game
   */
  WordSearch(
      Rules<P, M> rules, WordGame<P, M> game, WordResults table, @Nullable Evaluator evaluator) {
    super(rules);
    this.game = game;
    this.table = table;
    this.evaluator = evaluator;
  }

  @Override
  int search(Node<P, M> node, int depth, int alpha, int beta) {
    P position = node.position();
    return search(
        game.own(position), game.other(position), isBlack(position), depth, alpha, beta, 0);
  }

  private boolean isBlack(P position) {
    return rules().sideToMove(position) == Disc.BLACK;
  }

  @Override
  Optional<M> remembered(P position, int depth) {
    long own = game.own(position);
    long other = game.other(position);
    int known = table.find(own, other, WordResults.key(depth, isBlack(position)));
    return known == WordResults.NONE
        ? Optional.empty()
        : Optional.of(game.move(table.move(known), own, other));
  }

  /**
   * Searches a position in words.
   *
   * @param at the number of positions before it on its line
   */
  private int search(
      long own, long other, boolean isBlack, int depth, int alpha, int beta, int at) {
    count();
    // Step 1. The game is over, or this is the horizon, or nobody but the other side can move.
    long legal = game.legal(own, other);
    if (legal == 0 && game.legal(other, own) == 0) {
      return game.worth(
          Long.bitCount(own), Long.bitCount(other), isBlack ? Disc.BLACK : Disc.WHITE);
    }
    if (depth == 0) {
      return atHorizon(own, other);
    }
    if (legal == 0) {
      return -search(other, own, !isBlack, depth, -beta, -alpha, at + 1);
    }
    if (depth <= UNORDERED_DEPTH) {
      return unordered(legal, own, other, isBlack, depth, alpha, beta, at);
    }
    // Step 2. The table may know the answer, or narrow the window.
    int key = WordResults.key(depth, isBlack);
    int known = table.find(own, other, key);
    int lower = -INFINITE;
    int upper = INFINITE;
    int first = WordResults.NONE;
    if (known != WordResults.NONE) {
      lower = table.lower(known);
      upper = table.upper(known);
      first = table.move(known);
    }
    int low = Math.max(alpha, lower);
    int high = Math.min(beta, upper);
    if (low >= high) {
      return low == alpha ? upper : lower;
    }
    // Step 3. The table's move comes first, then the moves that leave the fewest replies or, at a
    // great depth, those that a short search finds best.
    Line line = line(at);
    int count = ordered(line, legal, own, other, isBlack, depth, first, at);
    // Step 4. The table may know that one of the moves is enough.
    if (depth >= PROBED_DEPTH) {
      int below = WordResults.key(depth - 1, !isBlack);
      for (int i = 0; i < count; i++) {
        long flips = line.flips[i];
        int after = table.find(other & ~flips, own | flips | 1L << line.moves[i], below);
        int value = after == WordResults.NONE ? -INFINITE : -table.upper(after);
        if (value >= high) {
          // A line must find this move, not the one that an earlier window left in the table.
          table.store(own, other, key, value, upper, line.moves[i]);
          return value;
        }
      }
    }
    // Step 5. Try the moves until one beats the window.
    int best = -INFINITE;
    int bestMove = line.moves[0];
    for (int i = 0; i < count && best < high; i++) {
      long flips = line.flips[i];
      long mine = own | flips | 1L << line.moves[i];
      int value =
          tried(other & ~flips, mine, isBlack, depth, Math.max(low, best), high, best, at + 1);
      if (value > best) {
        best = value;
        bestMove = line.moves[i];
      }
    }
    // Step 6. Store the result. The move that reached the known bound stays if none is better.
    if (best <= low && lower > -INFINITE) {
      bestMove = first;
    }
    table.store(own, other, key, best > low ? best : lower, best < high ? best : upper, bestMove);
    return best;
  }

  /**
   * The value of a move, after which these are the discs of the side to move and of the other. The
   * first move is searched in the whole window; the others must first prove that they are better.
   */
  private int tried(
      long own, long other, boolean isBlack, int depth, int alpha, int beta, int best, int at) {
    if (best == -INFINITE) {
      return -search(own, other, !isBlack, depth - 1, -beta, -alpha, at);
    }
    int value = -search(own, other, !isBlack, depth - 1, -alpha - 1, -alpha, at);
    return value <= alpha || value >= beta
        ? value
        : -search(own, other, !isBlack, depth - 1, -beta, -value, at);
  }

  /**
   * Searches without an order of moves and without a table: so near the horizon, they take longer
   * than trying the moves.
   */
  private int unordered(
      long legal, long own, long other, boolean isBlack, int depth, int alpha, int beta, int at) {
    int[] moves = line(at).moves;
    int count = game.moves(legal, own, other, moves);
    int best = -INFINITE;
    for (int i = 0; i < count && best < beta; i++) {
      long flips = game.flips(moves[i], own, other);
      long mine = own | flips | 1L << moves[i];
      int floor = Math.max(alpha, best);
      best =
          Math.max(best, -search(other & ~flips, mine, !isBlack, depth - 1, -beta, -floor, at + 1));
    }
    return best;
  }

  /** Writes the moves in the order in which they are tried, and returns how many there are. */
  private int ordered(
      Line line, long legal, long own, long other, boolean isBlack, int depth, int first, int at) {
    int count = game.moves(legal, own, other, line.moves);
    for (int i = 0; i < count; i++) {
      int move = line.moves[i];
      long flips = game.flips(move, own, other);
      line.flips[i] = flips;
      line.ranks[i] =
          move == first
              ? Integer.MIN_VALUE
              : rank(move, other & ~flips, own | flips | 1L << move, isBlack, depth, at + 1);
    }
    line.sort(count);
    return count;
  }

  private int rank(int move, long own, long other, boolean isBlack, int depth, int at) {
    if (depth < TRIED_DEPTH) {
      boolean isSafe = (game.promising() >>> (move & SQUARE) & 1) != 0;
      return Long.bitCount(game.legal(own, other)) - (isSafe ? SAFE_SQUARE : 0);
    }
    int plies = 1 + (depth - TRIED_DEPTH) / TRIED_STEP;
    return search(own, other, !isBlack, plies, -INFINITE, INFINITE, at);
  }

  private Line line(int at) {
    Line line = lines[at];
    if (line == null) {
      line = new Line();
      lines[at] = line;
    }
    return line;
  }

  private int atHorizon(long own, long other) {
    if (evaluator == null) {
      return game.estimate(own, other);
    }
    evaluator.set(own, other);
    return evaluator.centidiscs(Long.bitCount(~(own | other)), own, other);
  }
}
