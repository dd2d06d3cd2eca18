package org.kifu.command.engines;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.kifu.analysis.Limits;
import org.kifu.bitboard.Kernel;
import org.kifu.board.BoardText;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.command.Job;
import org.kifu.command.input.OpenedInput;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import org.kifu.json.Tool;
import org.kifu.replay.CompactReplay;
import org.kifu.rules.Othello;
import org.kifu.rules.Perft;
import org.kifu.search.Engine;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import picocli.CommandLine.Command;

@Command(
    name = "bench",
    description = "Measure this machine on one core: perft, replay, search and solving.",
    footer = {
      "",
      "Each line is the best of three runs, after one run that does not count.",
      "",
      "Example: kifu bench"
    })
public final class BenchCommand extends Job.WithoutInput {
  private static final int RUNS = 3;
  private static final int PERFT_DEPTH = 10;
  private static final int REPLAYS = 500_000;

  /** The last game of Logistello and Murakami, 1997: 60 moves. */
  private static final String GAME =
      "f5f6e6f4g5e7e3f3c5c4g3c6d6d7c7g4h5h3d3h4h2c3h6d2e8f8g6c8d8f2"
          + "e2f1c1d1c2b3b6b4f7g7a4g8a3a6b7a5e1b1b5a2b8g2h8h7h1g1a1a7b2a8";

  private static final int GAME_BLACK_DISCS = 48;

  /** Problems 1, 8 and 13 of the FFO test: 14, 15 and 16 empty squares. */
  private static final List<String> PROBLEMS =
      List.of(
          "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
          "---X-X--X-XXXX--XXXXOXXXXXXOOOOOXXOXXXO-XOXXXXO-XOOXXX--XOOXXO-- O",
          "--XXXXX--OOOXX---OOOXXXX-OXOXOXXOXXXOXXX--XOXOXX--OXOOO--OOOOO-- X");

  /** Problem 40: 20 empty squares. */
  private static final List<String> LARGE_PROBLEM =
      List.of("O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X");

  /** The number of plies of the game before the position to search. */
  private static final int SEARCHED_PLY = 26;

  private static final Limits SEARCH = new Limits(14, 0, 90);

  private static final TextTable<Measured> TABLE =
      new TextTable<>(
          List.of(
              Column.<Measured>text("", 9, Measured::name),
              Column.<Measured>number("", 12, row -> form("%,d", row.count)).after(1),
              Column.<Measured>text("", 6, Measured::unit).after(1),
              Column.<Measured>number("", 9, row -> form("%.3f s", row.seconds)),
              Column.<Measured>number("", 8, row -> form("%.2f", row.count / row.seconds / 1e6)),
              Column.<Measured>text("", row -> "million " + row.unit + "/s").after(1)));

  /** The measurement of one kind of work. */
  private record Measured(String name, long count, String unit, double seconds) {}

  public BenchCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected int write(OpenedInput none, Writer out) throws Exception {
    out.write(machine());
    measure(out, "perft " + PERFT_DEPTH, "leaves", BenchCommand::perft);
    measure(out, "replay", "games", BenchCommand::replay);
    measure(out, "search 14", "nodes", BenchCommand::search);
    measure(out, "solve 15", "nodes", () -> solve(PROBLEMS));
    measure(out, "solve 20", "nodes", () -> solve(LARGE_PROBLEM));
    return ExitCode.CLEAN;
  }

  private static String machine() {
    return "%s %s, Java %s, %s %s, %s kernel, 1 of %s\n"
        .formatted(
            Tool.NAME,
            Tool.version(),
            Runtime.version(),
            System.getProperty("os.name"),
            System.getProperty("os.arch"),
            Kernel.name(),
            Counted.of(Runtime.getRuntime().availableProcessors(), "core"));
  }

  private static void measure(Writer out, String name, String unit, LongSupplier work)
      throws IOException {
    long count = work.getAsLong();
    double best = Double.MAX_VALUE;
    for (int run = 0; run < RUNS; run++) {
      long start = System.nanoTime();
      count = work.getAsLong();
      best = Math.min(best, (System.nanoTime() - start) / 1e9);
    }
    out.write(TABLE.line(new Measured(name, count, unit, best)));
    out.flush();
  }

  private static String form(String form, Number value) {
    return String.format(Locale.ROOT, form, value);
  }

  private static long perft() {
    return Perft.leaves(Othello.RULES, PERFT_DEPTH);
  }

  /** Replays games from memory: legality, end and final score of each. */
  private static long replay() {
    byte[] squares = squares();
    CompactReplay replay = new CompactReplay();
    long complete = 0;
    for (int i = 0; i < REPLAYS; i++) {
      boolean isComplete = replay.play(squares, 0, squares.length) == CompactReplay.End.COMPLETE;
      complete += isComplete && replay.blackDiscs() == GAME_BLACK_DISCS ? 1 : 0;
    }
    return complete;
  }

  private static byte[] squares() {
    byte[] squares = new byte[GAME.length() / 2];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = (byte) Square.parse(GAME.substring(2 * i, 2 * i + 2));
    }
    return squares;
  }

  /** Searches a position from the middle of the same game. */
  private static long search() {
    CompactReplay replay = new CompactReplay();
    replay.play(squares(), 0, SEARCHED_PLY);
    Position position = new Position(replay.player(), replay.opponent(), replay.sideToMove());
    return new Engine().value(position, SEARCH).nodes();
  }

  private static long solve(List<String> problems) {
    Engine engine = new Engine();
    long nodes = 0;
    for (String problem : problems) {
      Position position = BoardText.parse(problem).orElseThrow();
      nodes += engine.solve(position).nodes();
    }
    return nodes;
  }
}
