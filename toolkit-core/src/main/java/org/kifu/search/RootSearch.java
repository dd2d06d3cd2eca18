package org.kifu.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Value;
import org.kifu.analysis.Window;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.evaluation.Score;
import org.kifu.rules.Othello;
import org.kifu.search.TreeSearch.SearchDepth;

/**
 * A search of one position for its value, the values of its moves, or a line of best play. Values
 * are discs for the side to move, as {@link TreeSearch} defines them.
 */
final class RootSearch {
  /**
   * A move and its value.
   *
   * @param value the value in discs for the side that plays the move
   */
  record ValuedMove(Move move, int value) {}

  /**
   * The value of a position and the moves that have it.
   *
   * @param value the value in discs for the side to move
   * @param moves the moves in the order of their squares, at least one
   */
  record BestMoves(int value, List<Move> moves) {}

  private final TreeSearch tree;
  private final Position position;
  private final SearchDepth reach;

  /** A search of one position. */
  RootSearch(TreeSearch tree, Position position, SearchDepth reach) {
    this.tree = tree;
    this.position = position;
    this.reach = reach;
  }

  /** Returns the value of the position, or a bound of it outside the window. */
  int value(Window window) {
    return search(reach, window.alpha(), window.beta(), guess());
  }

  /** Returns the value of the position. */
  int value() {
    return value(Window.ALL);
  }

  /** Returns the value that the preparatory searches find. */
  private int guess() {
    int value = 0;
    for (SearchDepth step : Deepening.before(reach, position.empties())) {
      value = around(value, step);
    }
    return value;
  }

  /**
   * Returns the value and all moves that have it; the game must not be over. Each move is tested
   * whether it is as good as the best so far, while {@link #value()} tests whether it is better.
   * Worse moves therefore need only one test.
   */
  BestMoves bestMoves() {
    int guess = guess();
    Move first = tableMove();
    int value = valueOf(first, Window.ALL.alpha(), guess);
    List<Move> best = new ArrayList<>(List.of(first));
    for (Move move : moves()) {
      if (move.equals(first) || !reaches(move, value)) {
        continue;
      }
      if (value < Score.MAX && reaches(move, value + 1)) {
        value = valueOf(move, value, value + 1);
        best.clear();
      }
      best.add(move);
    }
    best.sort(Comparator.comparingInt(Move::square));
    return new BestMoves(value, best);
  }

  private int around(int guess, SearchDepth step) {
    return search(step, Window.ALL.alpha(), Window.ALL.beta(), guess);
  }

  /**
   * Searches in a narrow window around a guess, and in wider windows as long as the value is
   * outside. Because a selective search may contradict itself from window to window, the last
   * window is the whole one.
   */
  private int search(SearchDepth step, int alpha, int beta, int guess) {
    tree.select(step.selectivity());
    int low = Math.clamp(guess - Deepening.WINDOW, alpha, beta - 1);
    int high = Math.clamp(guess + Deepening.WINDOW, low + 1, beta);
    for (int width = 2 * Deepening.WINDOW; width < Score.MAX; width *= 2) {
      int value = tree.search(position.player(), position.opponent(), step.depth(), low, high);
      if (value <= low && value > alpha) {
        high = value + 1;
        low = Math.max(alpha, value - width);
      } else if (value >= high && value < beta) {
        low = value - 1;
        high = Math.min(beta, value + width);
      } else {
        return value;
      }
    }
    return tree.search(position.player(), position.opponent(), step.depth(), alpha, beta);
  }

  /** Returns the value of a legal move, or an upper bound if the value is {@code alpha} or less. */
  int valueOf(Move move, int alpha, int guess) {
    RootSearch child = after(move);
    return -child.search(child.reach, Window.ALL.alpha(), -alpha, -guess);
  }

  /** Whether the value of a legal move is {@code value} or more. */
  boolean reaches(Move move, int value) {
    RootSearch child = after(move);
    tree.select(child.reach.selectivity());
    Position after = child.position;
    return -tree.search(after.player(), after.opponent(), child.reach.depth(), -value, 1 - value)
        >= value;
  }

  /**
   * Returns the {@code count} best moves; among equal moves, the smaller square first. A single
   * move is that of {@link #line(int)}, which needs no search of the others.
   */
  List<ValuedMove> best(int count) {
    int value = value();
    if (count == 1) {
      return moves().isEmpty()
          ? List.of()
          : List.of(new ValuedMove(moveReaching(value).orElseGet(this::tableMove), value));
    }
    List<ValuedMove> best = new ArrayList<>();
    for (Move move : moves()) {
      // Once there are enough moves, only a move that beats the last of them matters.
      int floor = best.size() < count ? Window.ALL.alpha() : best.getLast().value();
      int moveValue = valueOf(move, floor, value);
      if (moveValue > floor) {
        best.add(new ValuedMove(move, moveValue));
        best.sort(Comparator.comparingInt(ValuedMove::value).reversed());
        best.subList(Math.min(count, best.size()), best.size()).clear();
      }
    }
    return best;
  }

  /** Returns the value of a legal move, prepared by less deep searches of this move alone. */
  int valueOf(Move move) {
    return -after(move).value();
  }

  /**
   * Whether only one move keeps the result of best play, a win or a draw; nothing if the search
   * does not reach the end or if best play loses.
   *
   * @param best the moves that reach {@code value}, the value of the position
   */
  Optional<Boolean> isOnlyOne(List<Move> best, int value) {
    if (!reachesTheEnd() || value < 0) {
      return Optional.empty();
    }
    if (best.size() > 1) {
      return Optional.of(false);
    }
    int kept = Integer.signum(value); // a win is 1 disc or more, a draw is 0
    return Optional.of(
        moves().stream().noneMatch(move -> !best.contains(move) && reaches(move, kept)));
  }

  private boolean reachesTheEnd() {
    return reach.depth() == position.empties();
  }

  /** A value of this search in the form of the interface. */
  Value asValue(int discs, Window window) {
    Selectivity selectivity = reach.selectivity();
    Confidence confidence =
        !reachesTheEnd()
            ? Confidence.ESTIMATED
            : selectivity == Selectivity.NONE ? Confidence.EXACT : Confidence.PROBABLE;
    return new Value(
        100 * discs, window.bound(discs), confidence, selectivity.percent(), reach.depth());
  }

  /**
   * Returns best play as far as the search saw it, including passes; empty if the game is over.
   *
   * @param value the value of the position
   */
  List<Move> line(int value) {
    List<Move> line = new ArrayList<>();
    RootSearch at = this;
    int sought = value;
    while (at.reach.depth() > 0 && !at.moves().isEmpty()) {
      Optional<Move> best = at.moveReaching(sought);
      if (best.isEmpty()) {
        return line;
      }
      line.add(best.get());
      at = at.after(best.get());
      sought = -sought;
    }
    return line;
  }

  /**
   * Returns a legal move and best play after it.
   *
   * @param value the value of the move
   */
  List<Move> line(Move move, int value) {
    List<Move> line = new ArrayList<>();
    line.add(move);
    line.addAll(after(move).line(-value));
    return line;
  }

  /**
   * The legal moves in the order of their squares, or the forced pass; empty if the game is over.
   */
  List<Move> moves() {
    return Othello.RULES.legalMoves(position);
  }

  private Optional<Move> moveReaching(int value) {
    Move known = tableMove();
    List<Move> moves = new ArrayList<>(moves());
    moves.remove(known);
    moves.addFirst(known);
    return moves.stream().filter(move -> reaches(move, value)).findFirst();
  }

  /** The best move according to the search. */
  private Move tableMove() {
    int known = tree.tableMove(position.player(), position.opponent());
    List<Move> moves = moves();
    return moves.stream()
        .filter(move -> !move.isPass() && move.square() == known)
        .findFirst()
        .orElse(moves.getFirst());
  }

  private RootSearch after(Move move) {
    return new RootSearch(
        tree, Othello.RULES.play(position, move), move.isPass() ? reach : reach.oneLess());
  }

  /**
   * The preparatory searches of a search. Each leaves a value as a guess for the next, and best
   * moves in the table. Their choice was measured on positions with 14 to 26 empty squares.
   */
  private static final class Deepening {
    /** Half the width of the window around a guess, in discs. */
    static final int WINDOW = 3;

    /** The numbers of empty squares from which a solution is worth more preparation. */
    private static final int MIDDLE = 18;

    private static final int LARGE = 20;

    private Deepening() {}

    /** Returns the preparatory searches of a search, in order. */
    static List<SearchDepth> before(SearchDepth reach, int empties) {
      return reach.depth() == empties ? beforeSolving(reach, empties) : beforeSearching(reach);
    }

    /** Every other depth, because depths of equal parity judge moves alike. */
    private static List<SearchDepth> beforeSearching(SearchDepth reach) {
      List<SearchDepth> steps = new ArrayList<>();
      for (int depth = 2 - reach.depth() % 2; depth < reach.depth(); depth += 2) {
        steps.add(new SearchDepth(depth, reach.selectivity()));
      }
      return steps;
    }

    private static List<SearchDepth> beforeSolving(SearchDepth reach, int empties) {
      List<SearchDepth> steps = new ArrayList<>();
      if (empties >= LARGE) {
        steps.add(new SearchDepth(empties - 12, Selectivity.P73));
      }
      if (empties > EndSearch.MOST) {
        steps.add(new SearchDepth(empties - 10, Selectivity.P73));
      }
      if (empties >= LARGE) {
        steps.add(new SearchDepth(empties - 8, Selectivity.P73));
      }
      if (reach.selectivity() == Selectivity.NONE) {
        addGuesses(steps, empties);
      } else if (empties >= MIDDLE && reach.selectivity() != Selectivity.P73) {
        steps.add(new SearchDepth(empties, Selectivity.P73));
      }
      return steps;
    }

    private static void addGuesses(List<SearchDepth> steps, int empties) {
      if (empties >= MIDDLE) {
        steps.add(new SearchDepth(empties, Selectivity.ROUGH));
      }
      if (empties >= LARGE) {
        steps.add(new SearchDepth(empties, Selectivity.FAIR));
      }
    }
  }
}
