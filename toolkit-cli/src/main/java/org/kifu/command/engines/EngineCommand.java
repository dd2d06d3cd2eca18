package org.kifu.command.engines;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.command.option.ExternalEngine;
import org.kifu.command.option.LevelOptions;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.engine.GtpServer;
import org.kifu.engine.NBoardServer;
import org.kifu.engine.ServerEngine;
import org.kifu.evaluation.Weights;
import org.kifu.json.Tool;
import org.kifu.search.BudgetSearch;
import org.kifu.search.BudgetSearch.Budget;
import org.kifu.search.Engine;
import org.kifu.search.SearchLevels;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "engine",
    description = "Let other programs use the search, through a protocol that they know.",
    footer = {
      "",
      "Kifu reads commands from standard input and answers on standard output until quit.",
      "",
      "Example: kifu engine --protocol nboard"
    })
public final class EngineCommand implements Callable<Integer> {
  private static final String NAME = "Kifu";
  private static final int MOST_MEGABYTES = 8192;

  private final Streams streams;

  @Option(
      names = "--protocol",
      required = true,
      paramLabel = "NAME",
      description = "Protocol to speak: ${COMPLETION-CANDIDATES}.")
  private ExternalEngine.Protocol protocol = ExternalEngine.Protocol.NBOARD;

  @Mixin private LevelOptions level = new LevelOptions();

  @Option(
      names = "--hash",
      paramLabel = "MB",
      description = "Search table in megabytes, 1 to 8192 (default: ${DEFAULT-VALUE}).")
  private int megabytes = Engine.DEFAULT_MEGABYTES;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads that search a position together (default: 1).")
  private int threads = 1;

  public EngineCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    if (megabytes < 1 || megabytes > MOST_MEGABYTES) {
      throw Refusal.usage("--hash must be 1 to " + MOST_MEGABYTES + ", not " + megabytes);
    }
    if (threads < 1) {
      throw Refusal.usage("--threads must be 1 or more, not " + threads);
    }
    Limits limits = level.limits();
    ServerEngine own = new OwnServerEngine(new Engine(megabytes, threads, Weights.shipped()));
    Reader in = new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8));
    Writer out = new BufferedWriter(new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8));
    switch (protocol) {
      case NBOARD -> new NBoardServer(NAME, own, limits, out).run(in);
      case GTP -> new GtpServer(NAME, Tool.version(), own, limits, out).run(in);
    }
    out.flush();
    return ExitCode.CLEAN;
  }

  /**
   * The engine of Kifu behind a server.
   *
   * @param engine the engine, which one thread at a time uses
   */
  private record OwnServerEngine(Engine engine) implements ServerEngine {
    /** The limits for this depth; positions are solved as at the lowest level with this depth. */
    @Override
    public Limits limits(int depth) {
      Limits lowest =
          IntStream.rangeClosed(SearchLevels.MIN, SearchLevels.MAX)
              .mapToObj(SearchLevels::limits)
              .filter(level -> level.depth() >= depth)
              .findFirst()
              .orElseGet(() -> SearchLevels.limits(SearchLevels.MAX));
      return new Limits(
          depth, lowest.exactEmpties(), lowest.confidencePercent(), lowest.probableEmpties());
    }

    @Override
    public List<Valuation<Move>> bestMoves(Position position, Limits limits, int count) {
      return engine.bestMoves(position, limits, count);
    }

    @Override
    public List<Valuation<Move>> bestMoves(
        Position position, Duration time, int count, Consumer<List<Valuation<Move>>> found) {
      return new BudgetSearch(
              engine,
              Budget.ofTime(time),
              SearchLevels.limits(SearchLevels.DEFAULT).confidencePercent())
          .bestMoves(position, count, found);
    }
  }
}
