package org.kifu.verify;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.replay.CompactReplay;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * WTHOR games on one core, all from memory. The figure is {@code games} over {@code cpuMillis}, in
 * thousands a second; an operation is the whole archive. The games are those of the folder {@code
 * wthor} in the real data ({@code -jvmArgsAppend -Dkifu.data=...}), without it the shipped years.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class VerifyBenchmark {
  /** Games worked through and the time of the core that this took, whoever else used the core. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Counter {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Counted up by each operation. */
    public long games;

    /** The time of the thread. */
    public long cpuMillis;

    private long start;

    /** Starts the clock. */
    @Setup(Level.Iteration)
    public void start() {
      games = 0;
      start = THREADS.getCurrentThreadCpuTime();
    }

    /** Stops it. */
    @TearDown(Level.Iteration)
    public void stop() {
      cpuMillis = (THREADS.getCurrentThreadCpuTime() - start) / 1_000_000;
    }
  }

  private final List<byte[]> files = new ArrayList<>();
  private final List<ParsedGame> games = new ArrayList<>();
  private final CompactReplay replay = new CompactReplay();
  private final GameChecker checker = new GameChecker(false);
  private byte[][] moves = {};
  private int[] declared = {};

  /** Reads all files into memory. */
  @Setup
  public void read() throws IOException {
    String data = System.getProperty("kifu.data", "");
    Path folder = data.isBlank() ? Games.examples().resolve("wthor") : Path.of(data, "wthor");
    try (Stream<Path> archive = Files.list(folder)) {
      for (Path file : archive.filter(path -> path.toString().endsWith(".wtb")).toList()) {
        files.add(Files.readAllBytes(file));
        try (GameReader reader = GameReader.open(file)) {
          reader.forEach(games::add);
        }
      }
    }
    List<GameRecord> records = games.stream().flatMap(game -> game.record().stream()).toList();
    moves = records.stream().map(record -> record.moves().squares()).toArray(byte[][]::new);
    declared =
        records.stream().mapToInt(record -> record.declared().blackDiscs().orElse(-1)).toArray();
  }

  /** Legality of every move, the end of the game and its score against the declared one. */
  @Benchmark
  public int replay(Counter counter) {
    int agreeing = 0;
    for (int i = 0; i < moves.length; i++) {
      boolean complete = replay.play(moves[i], 0, moves[i].length) == CompactReplay.End.COMPLETE;
      agreeing += complete && replay.blackDiscs() == declared[i] ? 1 : 0;
    }
    counter.games += moves.length;
    return agreeing;
  }

  /** The same for records, with their findings, sums and keys. */
  @Benchmark
  public long check(Counter counter) {
    Tally tally = new Tally();
    for (ParsedGame game : games) {
      tally.add(checker.check(game));
    }
    counter.games += games.size();
    return tally.scoresAgree();
  }

  /** The same from the bytes of the files on. */
  @Benchmark
  public long readAndCheck(Counter counter) throws IOException {
    Tally tally = new Tally();
    for (byte[] file : files) {
      ReadOptions options = ReadOptions.reportingTo(problem -> {});
      try (GameReader reader = GameReader.open(Source.of("memory", file), options)) {
        reader.forEach(game -> tally.add(checker.check(game)));
      }
    }
    counter.games += tally.read();
    return tally.scoresAgree();
  }
}
