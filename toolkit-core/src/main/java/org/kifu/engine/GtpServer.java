package org.kifu.engine;

import java.io.Reader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.engine.GtpCommand.GtpReply;
import org.kifu.rules.Othello;

/**
 * A server that offers a search to programs that speak the Go Text Protocol, such as GoGui, with
 * the commands by which GoGui learns the rules of a game that is not Go. A comment {@code #
 * interrupt} stops a search, which then answers with the best move so far.
 */
public final class GtpServer {
  private static final String GAME = "Othello";

  private final String name;
  private final String version;
  private final ServerEngine engine;
  private final Limits limits;
  private final ProtocolLines.LineWriter out;
  private final GtpClock clock = new GtpClock();
  private final Map<String, Function<GtpCommand, GtpReply>> handlers = new LinkedHashMap<>();
  private ServerGame game = new ServerGame(Position.START);

  /**
   * Makes a server for one conversation.
   *
   * @param name the name of the engine
   * @param version the version of the engine
   * @param limits the limits of a search if no time is set
   * @param out takes the answers; flushed after each answer if it is {@link java.io.Flushable}
   */
  public GtpServer(
      String name, String version, ServerEngine engine, Limits limits, Appendable out) {
    this.name = name;
    this.version = version;
    this.engine = engine;
    this.limits = limits;
    this.out = new ProtocolLines.LineWriter(out);
    addSession();
    addGame();
    addRules();
  }

  /**
   * Answers commands until {@code quit} or the end of the input.
   *
   * @throws java.io.UncheckedIOException if the answers cannot be written
   */
  public void run(Reader in) {
    CommandStream commands = new CommandStream(in, GtpServer::isInterrupt);
    handlers.put("genmove", command -> genmove(command, commands, true));
    handlers.put("reg_genmove", command -> genmove(command, commands, false));
    for (Optional<String> line = commands.next(); line.isPresent(); line = commands.next()) {
      Optional<GtpCommand> command = GtpCommand.parse(line.get());
      command.ifPresent(each -> out.line(obey(each).framed(each.id())));
      if (command.filter(each -> each.name().equals("quit")).isPresent()) {
        return;
      }
    }
  }

  private static boolean isInterrupt(String line) {
    return line.strip().equals("# interrupt");
  }

  private GtpReply obey(GtpCommand command) {
    Function<GtpCommand, GtpReply> handler = handlers.get(command.name());
    return handler == null ? GtpReply.refused("unknown command") : handler.apply(command);
  }

  private void addSession() {
    handlers.put("protocol_version", _ -> GtpReply.done("2"));
    handlers.put("name", _ -> GtpReply.done(name));
    handlers.put("version", _ -> GtpReply.done(version));
    handlers.put("known_command", command -> known(command.argument(0)));
    handlers.put("list_commands", _ -> GtpReply.done(String.join("\n", handlers.keySet())));
    handlers.put("quit", _ -> GtpReply.DONE);
    handlers.put("gogui-interrupt", _ -> GtpReply.DONE);
  }

  private void addGame() {
    handlers.put("set_game", command -> setGame(command.argument(0)));
    handlers.put("list_games", _ -> GtpReply.done(GAME));
    handlers.put("boardsize", command -> boardSize(command.argument(0)));
    handlers.put("clear_board", _ -> clear());
    handlers.put("komi", command -> komi(command.argument(0)));
    handlers.put("play", this::play);
    handlers.put("undo", _ -> game.undo() ? GtpReply.DONE : GtpReply.refused("cannot undo"));
    handlers.put("showboard", _ -> GtpReply.done(GtpBoard.show(game.position())));
    handlers.put("final_score", _ -> finalScore());
    handlers.put("time_settings", command -> timeSettings(command.arguments()));
    handlers.put("time_left", this::timeLeft);
  }

  private void addRules() {
    handlers.put("gogui-rules_game_id", _ -> GtpReply.done(GAME));
    handlers.put("gogui-rules_board_size", _ -> GtpReply.done("8"));
    handlers.put("gogui-rules_board", _ -> GtpReply.done(GtpBoard.rows(game.position())));
    handlers.put("gogui-rules_legal_moves", _ -> GtpReply.done(GtpBoard.moves(game.position())));
    handlers.put("gogui-rules_side_to_move", _ -> GtpReply.done(game.sideToMove().label()));
    handlers.put("gogui-rules_final_result", _ -> finalScore());
  }

  private GtpReply known(String command) {
    return GtpReply.done(Boolean.toString(handlers.containsKey(command)));
  }

  private static GtpReply setGame(String wanted) {
    return wanted.equalsIgnoreCase(GAME) ? GtpReply.DONE : GtpReply.refused("unsupported game");
  }

  private GtpReply boardSize(String size) {
    return size.equals("8") ? clear() : GtpReply.refused("unacceptable size");
  }

  private GtpReply clear() {
    game = new ServerGame(Position.START);
    return GtpReply.DONE;
  }

  /** Accepts a number, which has no effect, as Othello has no komi. */
  private static GtpReply komi(String number) {
    return number.matches("[-+]?[0-9]+(\\.[0-9]*)?")
        ? GtpReply.DONE
        : GtpReply.refused("syntax error: expected a number");
  }

  private GtpReply play(GtpCommand command) {
    Optional<Disc> side = side(command.argument(0));
    if (side.isEmpty() || command.arguments().size() != 2) {
      return GtpReply.refused("syntax error: expected a color and a move, such as b f5");
    }
    MoveToken token = ProtocolMoves.token(command.argument(1));
    if (game.isOver() && token instanceof MoveToken.Pass) {
      game.add(game.position(), Move.PASS); // some programs end a game with this pass
      return GtpReply.DONE;
    }
    return game.play(side.get(), token)
        .map(why -> GtpReply.refused("illegal move: " + why))
        .orElse(GtpReply.DONE);
  }

  private GtpReply genmove(GtpCommand command, CommandStream commands, boolean isPlayed) {
    Optional<Disc> side = side(command.argument(0));
    if (side.isEmpty()) {
      return GtpReply.refused("syntax error: expected a color, b or w");
    }
    if (game.isOver()) {
      return GtpReply.done(Move.PASS.toString());
    }
    Optional<Position> at = game.atTurnOf(side.get());
    if (at.isEmpty()) {
      return GtpReply.refused("it is the turn of " + game.sideToMove().label());
    }
    Move move = best(at.get(), commands);
    if (isPlayed) {
      game.add(at.get(), move);
    }
    return GtpReply.done(move.toString());
  }

  private Move best(Position position, CommandStream commands) {
    if (Othello.RULES.forcedPass(position).isPresent()) {
      return Move.PASS;
    }
    long start = System.nanoTime();
    Optional<Duration> time = clock.forMove(position.sideToMove(), position.empties());
    List<Valuation<Move>> best =
        time.isPresent()
            ? timed(position, time.get(), commands)
            : commands.bestMoves(engine, position, limits, 1, _ -> {});
    clock.spend(position.sideToMove(), (System.nanoTime() - start) / 1e9);
    return best.getFirst().line().getFirst();
  }

  private List<Valuation<Move>> timed(Position position, Duration time, CommandStream commands) {
    List<List<Valuation<Move>>> found = new ArrayList<>();
    try {
      return commands.search(() -> engine.bestMoves(position, time, 1, found::add));
    } catch (CancellationException e) {
      return found.isEmpty() ? engine.bestMoves(position, new Limits(1, 0), 1) : found.getLast();
    }
  }

  private GtpReply finalScore() {
    return game.isOver()
        ? GtpReply.done(GtpBoard.score(game.position()))
        : GtpReply.refused("the game is not over");
  }

  private GtpReply timeSettings(List<String> numbers) {
    return clock.set(numbers)
        ? GtpReply.DONE
        : GtpReply.refused("syntax error: expected three numbers of 0 or more");
  }

  private GtpReply timeLeft(GtpCommand command) {
    Optional<Disc> side = side(command.argument(0));
    List<String> numbers = command.arguments().stream().skip(1).toList();
    return side.isPresent() && clock.setLeft(side.get(), numbers)
        ? GtpReply.DONE
        : GtpReply.refused("syntax error: expected a color and two numbers of 0 or more");
  }

  private static Optional<Disc> side(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "b", "black" -> Optional.of(Disc.BLACK);
      case "w", "white" -> Optional.of(Disc.WHITE);
      default -> Optional.empty();
    };
  }

  /** Positions in the forms of the Go Text Protocol. */
  private static final class GtpBoard {
    private static final int SIZE = 8;
    private static final String FILES = "  a b c d e f g h";

    private GtpBoard() {}

    /** The board for people: files and ranks around it, and the side to move below. */
    static String show(Position position) {
      String rows =
          IntStream.range(0, SIZE)
              .mapToObj(rank -> (rank + 1) + " " + row(position, rank) + " " + (rank + 1))
              .collect(Collectors.joining("\n"));
      String side = position.sideToMove().label() + " to move";
      return "\n" + FILES + "\n" + rows + "\n" + FILES + "\n" + side;
    }

    /**
     * The board for programs: one row in each line, {@code X} black, {@code O} white, {@code .}
     * empty.
     */
    static String rows(Position position) {
      return IntStream.range(0, SIZE)
          .mapToObj(rank -> row(position, rank))
          .collect(Collectors.joining("\n"));
    }

    private static String row(Position position, int rank) {
      return IntStream.range(SIZE * rank, SIZE * rank + SIZE)
          .mapToObj(square -> BoardText.cell(position, square))
          .map(cell -> cell == '-' ? "." : cell.toString())
          .collect(Collectors.joining(" "));
    }

    /** The legal moves, separated by blanks; empty if the game is over. */
    static String moves(Position position) {
      return Othello.RULES.legalMoves(position).stream()
          .map(Move::toString)
          .collect(Collectors.joining(" "));
    }

    /**
     * The result of a finished game: {@code B+12}, {@code W+2} or {@code 0}; the winner gets the
     * empty squares.
     */
    static String score(Position finished) {
      int black = Othello.RULES.count(finished).discDiff(Disc.BLACK);
      return black == 0 ? "0" : (black > 0 ? "B+" : "W+") + Math.abs(black);
    }
  }
}
