package org.kifu.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;

/**
 * What is said to an engine that speaks NBoard, and what it answers. The protocol does not say when
 * a hint is complete, so that is taken from what engines do: all moves that were asked for are as
 * deep as was asked for, or a status follows that is another than at the start. A ping ends each
 * exchange.
 */
final class NBoardTalk implements AutoCloseable {
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
    session.ask(engine -> engine); // a running engine has said its name
    String named = name.isEmpty() ? "" : name + ", ";
    return named + "NBoard engine: " + session.program();
  }

  /**
   * Asks what moves are worth.
   *
   * @param position where the side to move has a move
   * @param count how many moves, at most those that are legal
   * @return for each its value and line, in the order of the engine; at least one
   */
  List<Valuation<Move>> hints(Position position, int depth, int count) {
    return session.ask(
        engine -> {
          engine.send("set depth " + depth);
          engine.send("set game " + Ggf.of(position));
          engine.send("hint " + count);
          return new Exchange(engine, position, session.answerDeadline()).hints(depth, count);
        });
  }

  /** The answers to one question. */
  private final class Exchange {
    private final EngineProcess engine;
    private final Position position;
    private final long deadline;
    private final Map<Move, Hint> found = new LinkedHashMap<>();
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
          .map(hint -> new Valuation<>(hint.value(position.empties()), hint.line(position), nodes))
          .toList();
    }

    /** An engine that gets deeper may find other moves good than before: the last ones count. */
    private List<Hint> latest(int count) {
      List<Hint> hints = List.copyOf(found.values());
      return hints.subList(Math.max(0, hints.size() - count), hints.size());
    }

    private boolean isComplete(int depth, int count) {
      return found.size() >= count && latest(count).stream().allMatch(hint -> hint.reaches(depth));
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
      Hint.parse(line).ifPresent(this::take);
    }

    /** A later line about a move replaces an earlier one, and takes its place at the end. */
    private void take(Hint hint) {
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
