package org.kifu.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.engine.EngineSession.EngineProcess;
import org.kifu.format.ggf.GgfLine;
import org.kifu.rules.Othello;

/**
 * An engine of another program that speaks the NBoard protocol, for a second opinion.
 *
 * <p>The engine gets one number, the depth: the depth of the limits, or the number of empty squares
 * if the limits ask for a search to the end. The engine decides how it uses that number, so values
 * are exact only where it reports {@code 100%}. It may also answer the same question differently.
 *
 * <p>The first question starts the process. A process that ends in the middle of a question is
 * started again, once; a process that is silent for too long is killed. Methods throw {@link
 * EngineException} if there is no answer, and {@link java.util.concurrent.CancellationException} if
 * the thread is interrupted.
 */
public final class NBoardClient implements Analyser<Position, Move>, AutoCloseable {
  private static final Comparator<Valuation<Move>> BEST_FIRST =
      Comparator.<Valuation<Move>>comparingInt(each -> -each.value().centidiscs())
          .thenComparingInt(each -> each.line().getFirst().square());

  private final NBoardTalk talk;

  /** A client of this program, which starts when it is needed. */
  public NBoardClient(EngineProgram program) {
    this.talk = new NBoardTalk(program);
  }

  /** The command line, and the name that the engine gives itself at its start, if it gives one. */
  @Override
  public String description() {
    return talk.description();
  }

  @Override
  public boolean heedsConfidence() {
    return false;
  }

  @Override
  public Valuation<Move> value(Position position, Limits limits) {
    List<Valuation<Move>> best = bestMoves(position, limits, 1);
    return best.isEmpty() ? new Valuation<>(score(position), List.of(), 0) : best.getFirst();
  }

  private static Value score(Position finished) {
    int score = Othello.RULES.count(finished).discDiff(finished.sideToMove());
    return Value.exact(score, finished.empties());
  }

  /**
   * The best moves, best first; of equal moves, the smaller square comes first.
   *
   * @param count the number of moves to ask for, at least 1; the engine may give fewer, but gives
   *     at least one
   * @return for each move, its value for the side that plays it, and a line that begins with it;
   *     empty if the game is over
   */
  public List<Valuation<Move>> bestMoves(Position position, Limits limits, int count) {
    List<Move> legal = Othello.RULES.legalMoves(position);
    if (legal.isEmpty()) {
      return List.of();
    }
    if (legal.getFirst().isPass()) {
      return List.of(before(Move.PASS, value(position.passed(), limits)));
    }
    int depth = position.empties() <= limits.exactEmpties() ? position.empties() : limits.depth();
    return talk.hints(position, depth, Math.min(count, legal.size())).stream()
        .sorted(BEST_FIRST)
        .toList();
  }

  /** The valuation of a move, from the valuation of the position after it. */
  private static Valuation<Move> before(Move move, Valuation<Move> after) {
    List<Move> line = Stream.concat(Stream.of(move), after.line().stream()).toList();
    return new Valuation<>(after.value().negated(), line, after.nodes());
  }

  /**
   * {@inheritDoc}
   *
   * <p>The engine is asked for all moves in one question. If it does not report the played move,
   * the move gets the value of the position after it, but at most the value of the best move.
   */
  @Override
  public Comparison<Move> compare(Position position, Move played, Limits limits) {
    List<Move> legal = Othello.RULES.legalMoves(position);
    if (!legal.contains(played)) {
      throw new IllegalArgumentException(played + " is not legal in " + position);
    }
    List<Valuation<Move>> moves = new ArrayList<>(bestMoves(position, limits, legal.size()));
    if (moves.stream().noneMatch(each -> each.line().getFirst().equals(played))) {
      moves.add(judgedAfter(position, played, limits, moves.getFirst().value()));
    }
    Value best = moves.getFirst().value();
    List<Valuation<Move>> equal =
        moves.stream().filter(each -> each.value().centidiscs() == best.centidiscs()).toList();
    Value playedValue =
        moves.stream()
            .filter(each -> each.line().getFirst().equals(played))
            .map(Valuation::value)
            .findFirst()
            .orElseThrow();
    return new Comparison<>(
        equal.stream().map(each -> each.line().getFirst()).sorted(BY_SQUARE).toList(),
        best,
        playedValue,
        moves.getFirst().line(),
        moves.getFirst().nodes());
  }

  /** {@inheritDoc} The engine is asked for all moves in one question, as in a comparison. */
  @Override
  public List<Valuation<Move>> valued(Position position, List<Move> moves, Limits limits) {
    int legal = Othello.RULES.legalMoves(position).size();
    List<Valuation<Move>> told = bestMoves(position, limits, legal);
    return moves.stream().map(move -> valued(position, move, told, limits)).toList();
  }

  private Valuation<Move> valued(
      Position position, Move move, List<Valuation<Move>> told, Limits limits) {
    return told.stream()
        .filter(each -> each.line().getFirst().equals(move))
        .findFirst()
        .orElseGet(() -> judgedAfter(position, move, limits, told.getFirst().value()));
  }

  private static final Comparator<Move> BY_SQUARE = Comparator.comparingInt(Move::square);

  private Valuation<Move> judgedAfter(Position position, Move played, Limits limits, Value best) {
    Limits less = new Limits(Math.max(1, limits.depth() - 1), limits.exactEmpties());
    Valuation<Move> judged = before(played, value(Othello.RULES.play(position, played), less));
    return judged.value().centidiscs() > best.centidiscs()
        ? new Valuation<>(best, judged.line(), judged.nodes())
        : judged;
  }

  /** Ends the process. Another question would start it again. */
  @Override
  public void close() {
    talk.close();
  }

  /**
   * The conversation with an engine that speaks NBoard. The protocol does not say when a hint is
   * complete, so this class goes by what engines do. A hint is complete when all moves that were
   * asked for have the depth that was asked for, or when the engine sends a status other than the
   * one at the start. A ping ends each exchange.
   */
  private static final class NBoardTalk implements AutoCloseable {
    private static final Pattern NODES = Pattern.compile("nodestats\\s+([0-9]{1,18})(?:\\D.*)?");
    private static final String NAME = "set myname ";

    private final EngineSession session;
    private String name = "";
    private int pings;

    NBoardTalk(EngineProgram program) {
      this.session = new EngineSession(program, this::greet);
    }

    private void greet(EngineProcess engine) {
      engine.send("nboard 2");
      String pong = ping(engine);
      long deadline = session.startDeadline();
      for (String line = ""; !line.equals(pong); line = engine.next(deadline).strip()) {
        if (line.startsWith(NAME)) {
          name = line.substring(NAME.length()).strip();
        }
      }
    }

    /** Sends a ping and returns its answer. */
    private String ping(EngineProcess engine) {
      pings++;
      engine.send("ping " + pings);
      return "pong " + pings;
    }

    String description() {
      session.ask(engine -> engine); // a running engine has told its name
      String named = name.isEmpty() ? "" : name + ", ";
      return named + "NBoard engine: " + session.program();
    }

    /**
     * Asks for the values of moves.
     *
     * @param position a position whose side to move has a legal move
     * @param count the number of moves, at most the number of legal moves
     * @return for each move, its value and line, in the order of the engine; at least one
     */
    List<Valuation<Move>> hints(Position position, int depth, int count) {
      return session.ask(
          engine -> {
            engine.send("set depth " + depth);
            engine.send("set game " + GgfLine.write(position));
            engine.send("hint " + count);
            return new Exchange(engine, position, session.answerDeadline()).hints(depth, count);
          });
    }

    /** The answers to one question. */
    private final class Exchange {
      private final EngineProcess engine;
      private final Position position;
      private final long deadline;
      private final Map<Move, NBoardHint> found = new LinkedHashMap<>();
      private String busy = "";
      private boolean isIdle;
      private long nodes;

      Exchange(EngineProcess engine, Position position, long deadline) {
        this.engine = engine;
        this.position = position;
        this.deadline = deadline;
      }

      List<Valuation<Move>> hints(int depth, int count) {
        while (!isIdle && !isComplete(depth, count)) {
          take(engine.next(deadline).strip());
        }
        String pong = ping(engine);
        for (String line = ""; !line.equals(pong); line = engine.next(deadline).strip()) {
          take(line);
        }
        return latest(count).stream()
            .map(
                hint -> new Valuation<>(hint.value(position.empties()), hint.line(position), nodes))
            .toList();
      }

      /** The last hints. An engine that searches deeper may find other moves better than before. */
      private List<NBoardHint> latest(int count) {
        List<NBoardHint> hints = List.copyOf(found.values());
        return hints.subList(Math.max(0, hints.size() - count), hints.size());
      }

      private boolean isComplete(int depth, int count) {
        return found.size() >= count
            && latest(count).stream().allMatch(hint -> hint.reaches(depth));
      }

      private void take(String line) {
        if (line.equals("status") || line.startsWith("status ")) {
          isIdle = !found.isEmpty() && !line.equals(busy);
          busy = found.isEmpty() ? line : busy;
        }
        Matcher stats = NODES.matcher(line);
        if (stats.matches()) {
          nodes = Math.max(nodes, Long.parseLong(stats.group(1)));
        }
        NBoardHint.parse(line).ifPresent(this::take);
      }

      /** Adds a hint at the end; it replaces an earlier hint for the same move. */
      private void take(NBoardHint hint) {
        for (Move move : hint.line(position).stream().limit(1).toList()) {
          found.remove(move);
          found.put(move, hint);
        }
      }
    }

    @Override
    public void close() {
      session.close();
    }
  }
}
