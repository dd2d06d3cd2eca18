package org.kifu.games.draughts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongPredicate;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.analysis.Window;
import org.kifu.search.general.GameSearch;

/**
 * A search of the moves of a position of Russian draughts, depth by depth. It uses only the depth
 * of its limits. Values are estimates in hundredths of a man. A forced win or loss is exact and has
 * the value of 64 or -64 men, however long it takes; its depth is the number of plies to the end.
 * If the rules count draws, the search counts along every line. It has no endgame tables.
 */
final class DraughtsRoot implements GameSearch<DraughtsPosition, DraughtsMove> {
  /** The value of a forced win, in hundredths of a man. */
  private static final int WON = 6400;

  /** The greatest depth in which a forced win or loss is sought. */
  private static final int DEEPEST = 60;

  private final RussianDraughts rules;
  private final DraughtsTable table;

  DraughtsRoot(RussianDraughts rules, int megabytes) {
    this.rules = rules;
    this.table = new DraughtsTable(megabytes);
  }

  @Override
  public String description() {
    return "search of " + rules.name();
  }

  @Override
  public Question<DraughtsMove> ask(DraughtsPosition position) {
    table.clear();
    return new Asked(position);
  }

  /** A move of the position of the question, and its value for the side that plays it. */
  private record TriedMove(DraughtsMove move, int value) {}

  private final class Asked implements Question<DraughtsMove> {
    private final DraughtsPosition position;

    /** The moves, beginning with the best so far. */
    private final List<DraughtsMove> moves;

    private final DraughtsSearch search;
    private Optional<TriedMove> found = Optional.empty();

    Asked(DraughtsPosition position) {
      this.position = position;
      this.moves = new ArrayList<>(rules.legalMoves(position));
      this.search = new DraughtsSearch(rules.isCaptureObligatory(), table);
    }

    @Override
    public int depth(Limits limits) {
      return limits.depth();
    }

    @Override
    public int depthToEnd() {
      return DEEPEST;
    }

    @Override
    public long nodes() {
      return search.nodes();
    }

    @Override
    public void endWhen(LongPredicate spent) {
      search.endWhen(spent);
    }

    /** The value with best play. The window is ignored, because a win has no size. */
    @Override
    public Value best(int depth, Window window) {
      if (moves.isEmpty()) {
        int score = rules.count(position).winner().isPresent() ? -WON : 0;
        return new Value(score, Confidence.EXACT, 100, 0);
      }
      return value(deepened(depth).value(), depth);
    }

    @Override
    public List<DraughtsMove> line(int depth, Window window) {
      return found.map(best -> line(best.move(), depth)).orElse(List.of());
    }

    @Override
    public List<Valuation<DraughtsMove>> best(int depth, int count) {
      TriedMove best = deepened(depth);
      List<TriedMove> tried =
          count == 1
              ? List.of(best)
              : moves.stream().map(move -> new TriedMove(move, full(move, depth))).toList();
      return tried.stream()
          .sorted(Comparator.comparingInt(each -> -each.value()))
          .limit(count)
          .map(each -> valuation(each, depth))
          .toList();
    }

    /** The value of a move, limited by the best value that was found. */
    @Override
    public Valuation<DraughtsMove> valued(DraughtsMove move, int depth) {
      int value = full(move, depth);
      return valuation(
          new TriedMove(move, found.map(best -> Math.min(best.value(), value)).orElse(value)),
          depth);
    }

    private Valuation<DraughtsMove> valuation(TriedMove tried, int depth) {
      return new Valuation<>(
          value(tried.value(), depth), line(tried.move(), depth), search.nodes());
    }

    @Override
    public boolean isAsGood(DraughtsMove move, int depth) {
      TriedMove best = found.orElseThrow();
      return move.equals(best.move())
          || searched(move, depth, best.value() - 1, best.value()) >= best.value();
    }

    /**
     * Searches depth by depth, so that the best move so far comes first; a forced result ends the
     * search.
     */
    private TriedMove deepened(int depth) {
      TriedMove best = new TriedMove(moves.getFirst(), 0);
      for (int each = 1; each <= depth; each++) {
        best = bestOf(each);
        moves.remove(best.move());
        moves.addFirst(best.move());
        if (DraughtsSearch.isDecided(best.value())) {
          break;
        }
      }
      found = Optional.of(best);
      return best;
    }

    private TriedMove bestOf(int depth) {
      TriedMove best = new TriedMove(moves.getFirst(), -DraughtsSearch.INFINITE);
      for (DraughtsMove move : moves) {
        int low = best.value();
        boolean isFirst = low == -DraughtsSearch.INFINITE;
        int value = isFirst ? full(move, depth) : searched(move, depth, low, low + 1);
        if (value > low && !isFirst) {
          value = full(move, depth);
        }
        best = value > best.value() ? new TriedMove(move, value) : best;
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

    private Value value(int value, int depth) {
      return DraughtsSearch.isDecided(value)
          ? new Value(
              Integer.signum(value) * WON,
              Confidence.EXACT,
              100,
              DraughtsSearch.WIN - Math.abs(value))
          : Value.estimated(value, depth);
    }

    /** A move, followed by the best play after it that is in the table. */
    @Override
    public List<DraughtsMove> line(DraughtsMove first, int depth) {
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
