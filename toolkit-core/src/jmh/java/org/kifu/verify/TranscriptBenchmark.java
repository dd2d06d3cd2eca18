package org.kifu.verify;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kifu.board.Square;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.kifu.verify.VerifyBenchmark.Counter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The same games as {@link VerifyBenchmark}, written as text in forms that people use, a game a
 * line, and read and checked from memory. The figure is {@code games} over {@code cpuMillis}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class TranscriptBenchmark {
  /** So many that telling the notation, which costs as much as some thousand games, is little. */
  private static final int MOST_GAMES = 100_000;

  /** How the games are written. */
  @Param({"joined", "colours", "spaced", "pairs", "plies", "named", "commented", "lookAlike"})
  public String form = "joined";

  private final GameChecker checker = new GameChecker(false);
  private byte[] text = {};

  /** Writes the games. */
  @Setup
  public void write() throws IOException {
    String data = System.getProperty("kifu.data", "");
    Path folder = data.isBlank() ? Games.examples().resolve("wthor") : Path.of(data, "wthor");
    try (Stream<Path> archive = Files.list(folder)) {
      text =
          archive
              .filter(path -> path.toString().endsWith(".wtb"))
              .flatMap(file -> read(file).stream())
              .limit(MOST_GAMES)
              .map(game -> line(game.record().orElseThrow()))
              .collect(Collectors.joining("\n"))
              .getBytes(StandardCharsets.UTF_8);
    }
  }

  private static List<ParsedGame> read(Path file) {
    try (GameReader reader = GameReader.open(file)) {
      return reader.stream().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String line(GameRecord game) {
    List<String> moves = game.moves().stream().map(Object::toString).toList();
    String joined = String.join("", moves);
    return switch (form) {
      case "colours" -> words(moves, "", i -> i % 2 == 0 ? upper(moves.get(i)) : moves.get(i));
      case "spaced" -> words(moves, " ", i -> i % 3 == 0 ? upper(moves.get(i)) : moves.get(i));
      case "pairs" -> words(moves, " ", i -> (i % 2 == 0 ? i / 2 + 1 + ". " : "") + moves.get(i));
      case "plies" -> words(moves, " ", i -> i + 1 + ":" + moves.get(i));
      case "named" -> "Tastet Marc " + score(game) + " Penloup Dominique " + joined;
      case "commented" -> String.join(" ", moves) + " % a game";
      case "lookAlike" -> joined.replaceFirst("c", "\u0441");
      default -> joined;
    };
  }

  private static String score(GameRecord game) {
    int black = game.declared().blackDiscs().orElseThrow();
    return black + "-" + (Square.COUNT - black);
  }

  private static String words(List<String> moves, String between, IntFunction<String> word) {
    return IntStream.range(0, moves.size()).mapToObj(word).collect(Collectors.joining(between));
  }

  private static String upper(String move) {
    return move.toUpperCase(Locale.ROOT);
  }

  /** Reads and checks all of them. */
  @Benchmark
  public long readAndCheck(Counter counter) throws IOException {
    Tally tally = new Tally();
    ReadOptions options = ReadOptions.reportingTo(problem -> {});
    try (GameReader reader = GameReader.open(Source.of("memory", text), options)) {
      reader.forEach(game -> tally.add(checker.check(game)));
    }
    counter.games += tally.read();
    return tally.moves();
  }
}
