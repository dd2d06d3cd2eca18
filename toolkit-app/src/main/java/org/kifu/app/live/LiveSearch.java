package org.kifu.app.live;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.EventStream;
import org.kifu.app.server.RefusedException;
import org.kifu.board.BoardText;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.json.JsonObject;
import org.kifu.rules.Othello;
import org.kifu.search.BudgetSearch;
import org.kifu.search.BudgetSearch.Budget;
import org.kifu.search.Engine;

/**
 * Searches of the positions that somebody looks at. A search values all legal moves, goes deeper
 * and deeper, and ends when the browser closes its stream. Only some run at a time, as each needs
 * an engine; some engines are kept for the next search.
 */
public final class LiveSearch {
  /** A position that nobody leaves is not searched for ever. */
  private static final Duration LONGEST = Duration.ofMinutes(3);

  /** The pause after which a browser that went without a word is noticed. */
  private static final int BEAT_MILLISECONDS = 500;

  /** The time for a judgement that somebody waits for. */
  static final Duration WAIT = Duration.ofSeconds(2);

  /** The confidence of searches that are not exact, in percent. */
  static final int CONFIDENCE_PERCENT = 90;

  private static final int MOST_SEARCHES = 4;
  private static final int MOST_IDLE = 2;

  private final Deque<Engine> idle = new ArrayDeque<>();
  private final AtomicInteger running = new AtomicInteger();

  /** The number of searches that run now. */
  public int running() {
    return running.get();
  }

  /** Answers a request for the values of the moves of a position. */
  public Answer analyse(Asked asked) throws RefusedException {
    if (isOfOtherRules(asked)) {
      AskedPosition<?, ?> other = AskedPosition.of(asked);
      return new Answer.Events(events -> run(other.isToBeSearched(), other::deepen, events));
    }
    Position position = position(asked);
    List<Move> moves = Othello.RULES.legalMoves(position);
    boolean isToBeSearched = !moves.isEmpty() && !moves.getFirst().isPass();
    return new Answer.Events(
        events -> run(isToBeSearched, found -> search(position, moves.size(), found), events));
  }

  /** Whether a request names rules, and so its position by a start and moves. */
  static boolean isOfOtherRules(Asked asked) {
    return !asked.text("rules").isEmpty();
  }

  /** A search that hands on the values of all moves as JSON, deeper and deeper. */
  @FunctionalInterface
  private interface Deepening {
    void search(Consumer<String> found);
  }

  /** The position that a request names. */
  static Position position(Asked asked) throws RefusedException {
    String board = asked.text("board");
    if (!board.matches("[-XO]{64}") || !asked.text("toMove").matches("[XO]")) {
      throw RefusedException.wrong("a board has 64 signs X, O and -, and a side to move");
    }
    return BoardText.parse(board + " " + asked.text("toMove"))
        .orElseThrow(() -> RefusedException.wrong("this is not a position"));
  }

  @SuppressWarnings("ThreadPriorityCheck") // no result depends on it: the window stays usable
  private void run(boolean isToBeSearched, Deepening work, EventStream events)
      throws IOException, InterruptedException {
    if (!isToBeSearched) {
      events.send("end", "{}");
      return;
    }
    if (!begin()) {
      events.send("busy", "{}");
      return;
    }
    BlockingQueue<Told> found = new LinkedBlockingQueue<>();
    Thread search =
        Thread.ofPlatform().daemon().name("search").unstarted(() -> search(work, found));
    search.setPriority(Thread.MIN_PRIORITY);
    try {
      search.start();
      pass(found, events);
    } finally {
      search.interrupt();
      try {
        search.join(); // within milliseconds
      } finally {
        running.decrementAndGet();
      }
    }
  }

  /** Counts a search that begins, unless as many run as may. */
  private boolean begin() {
    if (running.incrementAndGet() <= MOST_SEARCHES) {
      return true;
    }
    running.decrementAndGet();
    return false;
  }

  /** An event of a search; the last one is not called {@code values}. */
  private record Told(String name, String json) {
    static final Told END = new Told("end", "{}");

    /** The page asks again after a moment. */
    static final Told BUSY = new Told("busy", "{}");

    boolean isLast() {
      return !name.equals("values");
    }
  }

  private static void pass(BlockingQueue<Told> found, EventStream events)
      throws IOException, InterruptedException {
    long begun = System.nanoTime();
    boolean isOver = false;
    while (!isOver) {
      Told next = found.poll(BEAT_MILLISECONDS, TimeUnit.MILLISECONDS);
      if (next == null && System.nanoTime() - begun > LONGEST.toNanos()) {
        events.send("end", "{}");
        isOver = true;
      } else if (next == null) {
        events.beat();
      } else {
        events.send(next.name(), next.json());
        isOver = next.isLast();
      }
    }
  }

  private static void search(Deepening work, BlockingQueue<Told> found) {
    try {
      work.search(values -> found.add(new Told("values", values)));
      found.add(Told.END);
    } catch (CancellationException e) {
      found.add(Told.END); // nobody looks any more
    } catch (OutOfMemoryError e) {
      found.add(Told.BUSY);
    }
  }

  private void search(Position position, int moves, Consumer<String> found) {
    Engine engine = engine();
    try {
      new BudgetSearch(engine, Budget.ofTime(LONGEST), CONFIDENCE_PERCENT)
          .bestMoves(position, moves, each -> found.accept(values(each)));
    } finally {
      keep(engine);
    }
  }

  /**
   * The values of all legal moves, as deep as they are found while somebody waits.
   *
   * @throws RefusedException if too many searches run; the page asks again after a moment
   */
  public List<Valuation<Move>> valued(Position position) throws RefusedException {
    return withEngine(
        engine ->
            new BudgetSearch(engine, Budget.ofTime(WAIT), CONFIDENCE_PERCENT)
                .bestMoves(position, Square.COUNT));
  }

  /**
   * The values of all legal moves, the best first.
   *
   * @throws RefusedException if too many searches run; the page asks again after a moment
   */
  List<Valuation<Move>> valued(Position position, Limits limits) throws RefusedException {
    return withEngine(engine -> engine.bestMoves(position, limits, Square.COUNT));
  }

  /**
   * The exact values of all legal moves.
   *
   * @param position a position with few empty squares
   * @throws RefusedException if too many searches run; the page asks again after a moment
   */
  public List<Valuation<Move>> solved(Position position) throws RefusedException {
    Limits exact = new Limits(1, position.empties());
    return withEngine(engine -> engine.bestMoves(position, exact, Square.COUNT));
  }

  private List<Valuation<Move>> withEngine(Function<Engine, List<Valuation<Move>>> work)
      throws RefusedException {
    return counted(
        () -> {
          Engine engine = engine();
          try {
            return work.apply(engine);
          } finally {
            keep(engine);
          }
        });
  }

  /**
   * Does the work of a search that somebody waits for.
   *
   * @throws RefusedException if too many searches run
   */
  <R> R counted(Supplier<R> work) throws RefusedException {
    if (!begin()) {
      throw RefusedException.conflict(
          "engine-busy", "the engine is busy with other positions; ask again in a moment");
    }
    try {
      return work.get();
    } finally {
      running.decrementAndGet();
    }
  }

  private synchronized Engine engine() {
    return idle.isEmpty() ? new Engine() : idle.pop();
  }

  private synchronized void keep(Engine engine) {
    if (idle.size() < MOST_IDLE) { // an engine has large tables
      idle.push(engine);
    }
  }

  /** The values of moves as JSON, the best first. */
  public static String values(List<Valuation<Move>> best) {
    return values(best, Function.identity());
  }

  /**
   * The same for moves of any rules.
   *
   * @param token gives the move as a record would write it
   */
  static <M> String values(List<Valuation<M>> best, Function<M, ?> token) {
    int depth = best.stream().mapToInt(each -> each.value().depth()).min().orElse(0);
    return new JsonObject()
        .put("depth", depth)
        .putEach("moves", best, each -> value(each, token))
        .toString();
  }

  private static <M> JsonObject value(Valuation<M> each, Function<M, ?> token) {
    Function<Object, String> label = one -> one.toString().toLowerCase(Locale.ROOT);
    List<String> line = each.line().stream().map(move -> token.apply(move).toString()).toList();
    return new JsonObject()
        .put("move", line.getFirst())
        .put("centidiscs", each.value().centidiscs())
        .put("confidence", label.apply(each.value().confidence()))
        .putTexts("line", line);
  }
}
