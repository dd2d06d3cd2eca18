package org.kifu.engine;

import java.io.Reader;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.format.ggf.GgfLine;
import org.kifu.rules.Othello;

/**
 * A server that offers a search to programs that speak the NBoard protocol, such as NBoard itself.
 * A command that it cannot carry out changes nothing; the server says so in a {@code status} line,
 * which the protocol has for people.
 */
public final class NBoardServer {
  private static final int MOST_PLIES = 60;

  private final String name;
  private final ServerEngine engine;
  private final ProtocolLines.LineWriter out;
  private final LongSupplier nanos;
  private ServerGame game = new ServerGame(Position.START);
  private Limits limits;

  /**
   * Makes a server for one conversation.
   *
   * @param name the name that a program shows
   * @param limits the limits of a search until the program sets a depth
   * @param out takes the answers; flushed after each line if it is {@link java.io.Flushable}
   */
  public NBoardServer(String name, ServerEngine engine, Limits limits, Appendable out) {
    this(name, engine, limits, out, System::nanoTime);
  }

  /**
   * @param nanos the clock, in nanoseconds
   */
  NBoardServer(
      String name, ServerEngine engine, Limits limits, Appendable out, LongSupplier nanos) {
    this.name = name;
    this.engine = engine;
    this.limits = limits;
    this.out = new ProtocolLines.LineWriter(out);
    this.nanos = nanos;
  }

  /**
   * Answers commands until {@code quit} or the end of the input. {@code quit} stops a search; the
   * end of the input does not.
   *
   * @throws java.io.UncheckedIOException if the answers cannot be written
   */
  public void run(Reader in) {
    CommandStream commands = new CommandStream(in, NBoardServer::isStop);
    while (true) {
      String line = commands.next().orElse("quit").strip();
      int space = line.indexOf(' ');
      String command = space < 0 ? line : line.substring(0, space);
      if (command.equals("quit")) {
        return;
      }
      obey(command, space < 0 ? "" : line.substring(space).strip(), commands);
    }
  }

  private static boolean isStop(String line) {
    String command = line.strip();
    return command.equals("quit") || command.equals("ping") || command.startsWith("ping ");
  }

  private void obey(String command, String rest, CommandStream commands) {
    switch (command) {
      case "" -> {}
      case "nboard" -> answer("set myname " + name);
      case "set" -> set(rest);
      case "move" -> move(rest);
      case "hint" -> hint(rest, commands);
      case "go" -> go(commands);
      case "analyze" -> analyze(commands);
      case "learn" -> {
        answer("status " + name + " keeps no book");
        answer("learned");
      }
      case "ping" -> answer("pong " + rest);
      default -> other(command);
    }
  }

  /** Handles any other command; in version 1 of the protocol, a square alone plays a move. */
  private void other(String command) {
    if (command.matches("[A-Ha-h][1-8]|(?i:pa)")) {
      move(command);
    } else {
      problem("unknown command '" + command + "'");
    }
  }

  private void set(String rest) {
    String[] words = rest.split("\\s+", 2);
    String value = words.length > 1 ? words[1] : "";
    switch (words[0]) {
      case "depth" -> setDepth(value);
      case "game" -> setGame(value);
      case "contempt" -> {} // this engine values draws the same for both sides
      default -> problem("unknown command 'set " + words[0] + "'");
    }
  }

  private void setDepth(String value) {
    OptionalInt depth = count(value);
    if (depth.isPresent()) {
      limits = engine.limits(Math.min(depth.getAsInt(), MOST_PLIES));
    } else {
      problem("set depth: expected a number of plies, found '" + value + "'");
    }
  }

  private void setGame(String value) {
    switch (ServerGame.ofGgf(value)) {
      case ServerGame.Reading.Game(ServerGame read) -> game = read;
      case ServerGame.Reading.Unplayable(String why) -> problem("set game: " + why);
    }
  }

  private void move(String value) {
    game.play(GgfLine.move(value)).ifPresent(why -> problem("move: " + why));
  }

  private void hint(String value, CommandStream commands) {
    OptionalInt count = value.isEmpty() ? OptionalInt.of(1) : count(value);
    if (count.isEmpty()) {
      problem("hint: expected a number of moves, found '" + value + "'");
    } else if (game.isOver()) {
      problem("hint: the game is over");
    } else {
      think(commands, count.getAsInt());
    }
  }

  private void go(CommandStream commands) {
    if (game.isOver()) {
      problem("go: the game is over");
    } else if (game.mustPass()) {
      answer("=== PA");
    } else {
      long start = nanos.getAsLong();
      Valuation<Move> best = think(commands, 1).getFirst();
      answer(NBoardLines.go(best, seconds(start)));
    }
  }

  /** Searches and shows the results; returns the best moves, at least one. */
  private List<Valuation<Move>> think(CommandStream commands, int count) {
    long start = nanos.getAsLong();
    answer("status " + name + " is thinking");
    List<Valuation<Move>> best =
        commands.bestMoves(engine, game.position(), limits, count, moves -> show(moves, start));
    answer("status " + name + " is waiting");
    return best;
  }

  private void show(List<Valuation<Move>> moves, long start) {
    moves.forEach(move -> answer(NBoardLines.search(move)));
    answer(NBoardLines.nodeStats(moves.getFirst().nodes(), seconds(start)));
  }

  /** Analyses from the last position to the first, until a command stops it. */
  private void analyze(CommandStream commands) {
    answer("status " + name + " is analyzing");
    List<Position> positions = game.positions();
    try {
      for (int plies = positions.size() - 1; plies >= 0; plies--) {
        Position position = positions.get(plies);
        int centidiscs = commands.search(() -> value(position));
        answer(NBoardLines.analysis(plies, centidiscs));
      }
    } catch (CancellationException e) {
      answer("status " + name + " stopped analyzing");
    }
    answer("status " + name + " is waiting");
  }

  private int value(Position position) {
    List<Valuation<Move>> best = engine.bestMoves(position, limits, 1);
    return best.isEmpty()
        ? 100 * Othello.RULES.count(position).discDiff(position.sideToMove())
        : best.getFirst().value().centidiscs();
  }

  private double seconds(long start) {
    return (nanos.getAsLong() - start) / 1e9;
  }

  /** Reads a number of 1 or more, of at most nine digits. */
  private static OptionalInt count(String text) {
    return text.matches("0*[1-9][0-9]{0,8}")
        ? OptionalInt.of(Integer.parseInt(text))
        : OptionalInt.empty();
  }

  private void problem(String message) {
    answer("status Error: " + message);
  }

  private void answer(String line) {
    out.line(line);
  }

  /** The answers of an engine in the NBoard protocol, line by line. */
  private static final class NBoardLines {
    private NBoardLines() {}

    /** One of the best moves: its line, its value in discs, and the depth of its search. */
    static String search(Valuation<Move> move) {
      StringBuilder line = new StringBuilder();
      move.line().forEach(each -> line.append(ProtocolMoves.nboard(each)));
      Value value = move.value();
      return "search " + line + " " + discs(value.centidiscs()) + " 0 " + depth(value);
    }

    /** The depth in plies; with a percent sign, the certainty that the value is the score. */
    private static String depth(Value value) {
      return switch (value.confidence()) {
        case EXACT -> "100%";
        case PROBABLE -> value.confidencePercent() + "%";
        case ESTIMATED -> Integer.toString(value.depth());
      };
    }

    /** The move that the engine would play. */
    static String go(Valuation<Move> best, double seconds) {
      String move = ProtocolMoves.nboard(best.line().getFirst());
      String value = discs(best.value().centidiscs());
      return String.format(Locale.ROOT, "=== %s/%s/%.1f", move, value, seconds);
    }

    static String nodeStats(long nodes, double seconds) {
      return String.format(Locale.ROOT, "nodestats %d %.3f", nodes, seconds);
    }

    /** The value of a position of the game, for the side to move there. */
    static String analysis(int plies, int centidiscs) {
      return "analysis " + plies + " " + discs(centidiscs);
    }

    private static String discs(int centidiscs) {
      return String.format(Locale.ROOT, "%.2f", centidiscs / 100.0);
    }
  }
}
