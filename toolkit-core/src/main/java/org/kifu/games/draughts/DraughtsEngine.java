package org.kifu.games.draughts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.analysis.Window;

/**
 * The search for Russian draughts. Of its limits it takes the depth. Values are hundredths of a man
 * and estimates, but for a forced win or loss, which is exact and 64 or -64 men however long it
 * takes; the depth is then the plies to the end. Where the rules count draws it counts along every
 * line; it knows no endings by heart.
 */
public final class DraughtsEngine implements Analyser<DraughtsPosition, DraughtsMove> {
  /** The table of an engine of which nothing else is said. */
  public static final int DEFAULT_MEGABYTES = 32;

  /** A forced win, in hundredths. */
  private static final int WON = 6400;

  private static final int DEEPEST = 60;

  /** A move of the position that was asked about, and what it is worth to its mover. */
  private record Tried(DraughtsMove move, int value) {}

  private final RussianDraughts rules;
  private final DraughtsTable table;

  /** An engine with a table of the usual size. */
  public DraughtsEngine(RussianDraughts rules) {
    this(rules, DEFAULT_MEGABYTES);
  }

  /**
   * An engine with a table of so many megabytes.
   *
   * @param megabytes 1 to 8192
   */
  public DraughtsEngine(RussianDraughts rules, int megabytes) {
    this.rules = rules;
    this.table = new DraughtsTable(megabytes);
  }

  /**
   * How hard to search at a level; at 21 depth 11.
   *
   * @param level 1 to 60
   */
  public static Limits limits(int level) {
    if (level < 1 || level > DEEPEST) {
      throw new IllegalArgumentException("a level is 1 to 60, not " + level);
    }
    return new Limits(1 + level / 2, 0);
  }

  @Override
  public String description() {
    return "search of " + rules.name();
  }

  @Override
  public Valuation<DraughtsMove> value(DraughtsPosition position, Limits limits) {
    return new Question(position).valued(limits.depth());
  }

  /**
   * Looks deeper and deeper for a forced win or loss, up to 60 plies; a position that is not
   * decided by then has an estimate.
   *
   * @param window not used: a win has no size
   */
  public Valuation<DraughtsMove> solve(DraughtsPosition position, Window window) {
    return new Question(position).valued(DEEPEST);
  }

  /**
   * The best moves with their values, the best first. Where the game is over, its result alone.
   *
   * @param count how many, 1 or more
   */
  public List<Valuation<DraughtsMove>> bestMoves(
      DraughtsPosition position, Limits limits, int count) {
    Question question = new Question(position);
    return question.moves.isEmpty() || count == 1
        ? List.of(question.valued(limits.depth()))
        : question.best(limits.depth(), count);
  }

  @Override
  public Comparison<DraughtsMove> compare(
      DraughtsPosition position, DraughtsMove played, Limits limits) {
    return new Question(position).compared(played, limits.depth());
  }

  /** One position; what was searched before has no influence on the answer. */
  private final class Question {
    private final DraughtsPosition position;
    private final List<DraughtsMove> moves;
    private final DraughtsSearch search;

    Question(DraughtsPosition position) {
      table.clear();
      this.position = position;
      this.moves = new ArrayList<>(rules.legalMoves(position));
      this.search = new DraughtsSearch(rules.isCaptureObligatory(), table);
    }

    Valuation<DraughtsMove> valued(int depth) {
      if (moves.isEmpty()) {
        return over();
      }
      Tried best = deepened(depth);
      return new Valuation<>(value(best.value(), depth), line(best.move(), depth), search.nodes());
    }

    private Valuation<DraughtsMove> over() {
      int score = rules.count(position).winner().isPresent() ? -WON : 0;
      return new Valuation<>(new Value(score, Confidence.EXACT, 100, 0), List.of(), 0);
    }

    /** Depth by depth, so that the best move so far comes first; a forced result ends it. */
    private Tried deepened(int depth) {
      Tried best = new Tried(moves.getFirst(), 0);
      for (int each = 1; each <= depth; each++) {
        best = best(each);
        moves.remove(best.move());
        moves.addFirst(best.move());
        if (DraughtsSearch.isDecided(best.value())) {
          return best;
        }
      }
      return best;
    }

    private Tried best(int depth) {
      Tried best = new Tried(moves.getFirst(), -DraughtsSearch.INFINITE);
      for (DraughtsMove move : moves) {
        int low = best.value();
        boolean isFirst = low == -DraughtsSearch.INFINITE;
        int value = isFirst ? full(move, depth) : searched(move, depth, low, low + 1);
        if (value > low && !isFirst) {
          value = full(move, depth);
        }
        best = value > best.value() ? new Tried(move, value) : best;
      }
      return best;
    }

    private int full(DraughtsMove move, int depth) {
      return searched(move, depth, -DraughtsSearch.INFINITE, DraughtsSearch.INFINITE);
    }

    private int searched(DraughtsMove move, int depth, int alpha, int beta) {
      DraughtsPosition after = rules.play(position, move);
      return RussianDraughts.isDrawn(after)
          ? 0
          : -search.search(position, after, depth - 1, -beta, -alpha);
    }

    List<Valuation<DraughtsMove>> best(int depth, int count) {
      deepened(depth);
      return moves.stream()
          .map(move -> new Tried(move, full(move, depth)))
          .sorted(Comparator.comparingInt(tried -> -tried.value()))
          .limit(count)
          .map(tried -> valuation(tried, depth))
          .toList();
    }

    private Valuation<DraughtsMove> valuation(Tried tried, int depth) {
      return new Valuation<>(
          value(tried.value(), depth), line(tried.move(), depth), search.nodes());
    }

    Comparison<DraughtsMove> compared(DraughtsMove played, int depth) {
      Tried best = deepened(depth);
      Value value = value(best.value(), depth);
      Value own = value(Math.min(best.value(), full(played, depth)), depth);
      List<DraughtsMove> all =
          moves.stream()
              .filter(move -> move.equals(best.move()) || isAsGood(move, best.value(), depth))
              .sorted(DraughtsMove.BY_SQUARES)
              .toList();
      return new Comparison<>(
          all,
          value,
          own,
          line(all.getFirst(), depth),
          line(played, depth),
          Optional.empty(),
          search.nodes());
    }

    private boolean isAsGood(DraughtsMove move, int value, int depth) {
      return searched(move, depth, value - 1, value) >= value;
    }

    private Value value(int value, int depth) {
      return DraughtsSearch.isDecided(value)
          ? new Value(
              Integer.signum(value) * WON,
              Confidence.EXACT,
              100,
              DraughtsSearch.WIN - Math.abs(value))
          : Value.estimated(value, depth);
    }

    /** A move and what the table has of best play after it. */
    private List<DraughtsMove> line(DraughtsMove first, int depth) {
      List<DraughtsMove> line = new ArrayList<>(List.of(first));
      DraughtsPosition at = rules.play(position, first);
      Set<DraughtsPosition> seen = new HashSet<>(Set.of(position));
      for (Optional<DraughtsMove> next = remembered(at);
          next.isPresent() && line.size() < depth && seen.add(at);
          next = remembered(at)) {
        line.add(next.get());
        at = rules.play(at, next.get());
      }
      return line;
    }

    private Optional<DraughtsMove> remembered(DraughtsPosition at) {
      long entry = table.find(DraughtsSearch.key(at));
      return entry == DraughtsTable.NONE
          ? Optional.empty()
          : rules.legalMoves(at).stream()
              .filter(move -> move.from() == DraughtsTable.from(entry))
              .filter(move -> move.to() == DraughtsTable.to(entry))
              .findFirst();
    }
  }
}
