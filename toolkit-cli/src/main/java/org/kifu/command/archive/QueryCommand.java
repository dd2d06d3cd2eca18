package org.kifu.command.archive;

import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.output.HitCsv;
import org.kifu.archive.output.HitText;
import org.kifu.archive.query.GameQuery;
import org.kifu.archive.query.GameQuery.Hit;
import org.kifu.command.CsvOption;
import org.kifu.command.ExitCode;
import org.kifu.command.GameInput;
import org.kifu.command.Games;
import org.kifu.command.JobsOption;
import org.kifu.command.LossOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.RecordTarget;
import org.kifu.command.Refusal;
import org.kifu.command.Streams;
import org.kifu.command.WrittenGames;
import org.kifu.format.GameWriter;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningTally.Exclusion;
import org.kifu.opening.PositionKey;
import org.kifu.store.OpeningStore;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "query",
    description =
        "Finds games by players, years, result, opening, position or pattern, and annotated games"
            + " by what a move gave away.",
    footer = {
      "",
      "All conditions must hold. Found games are listed, or written as records with --to.",
      "",
      "Example: kifu query examples/wthor --opening cow --result wipe-out"
    })
public final class QueryCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    CSV;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What is done with a game that was found. */
  @FunctionalInterface
  private interface HitSink {
    void write(Hit hit) throws IOException;
  }

  private final Streams streams;

  @Mixin private GameInput input = new GameInput();
  @Mixin private QueryOptions options = new QueryOptions();
  @Mixin private SwingSearch swings = new SwingSearch();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "The form of the list: ${COMPLETION-CANDIDATES}; text by default.")
  private @Nullable Format format;

  @Option(
      names = "--to",
      paramLabel = "NOTATION",
      description =
          "Write the games themselves: transcript, diagram, wthor, ggf, sgf, pgn or json.")
  private @Nullable String to;

  @Mixin private LossOption loss = new LossOption();
  @Mixin private Output output = new Output();
  @Mixin private CsvOption csv = new CsvOption();
  @Mixin private JobsOption jobs = new JobsOption();

  private long looked;

  /** The number of all games of a store that named those to be looked at. */
  private long all;

  private long found;

  public QueryCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    jobs.check();
    input.refuseOtherRules("query");
    if (to != null && format != null) {
      throw Refusal.usage("--format is that of a list, and --to writes games: choose one");
    }
    GameQuery query = options.query(streams);
    ProblemReport problems = new ProblemReport(streams, output);
    try (Games games = input.openOrStore(streams);
        Progress progress = new Progress(streams, output)) {
      if (to != null && games.store().isPresent()) {
        throw Refusal.usage("--to: a store does not keep whole records; name the archives instead");
      }
      if (swings.isGiven() && games.store().isPresent()) {
        throw Refusal.usage("--swing: a store keeps no values; name the annotated games instead");
      }
      Work work = sink -> find(query, candidates(query, games, problems, progress), problems, sink);
      if (to == null) {
        output.writeText(streams, games.files(), out -> list(work, out));
      } else {
        RecordTarget target = new RecordTarget(to, streams, output);
        target.write(games.files(), sink -> write(work, sink, problems));
      }
    }
    tell();
    return problems.exitCode();
  }

  /** The games that may be found; a store knows those that came to a position. */
  private Iterator<ParsedGame> candidates(
      GameQuery query, Games games, ProblemReport problems, Progress progress) {
    Optional<PositionKey> position = query.position();
    Optional<OpeningStore> store =
        games.wholeStore().filter(each -> each.tally().excluded(Exclusion.UNREADABLE) == 0);
    if (position.isEmpty() || !store.map(each -> each.answers(position.get())).orElse(false)) {
      return games.chosen(problems, progress);
    }
    all = store.get().size();
    return store.get().gamesAt(position.get());
  }

  /** The search, told what to do with the games. */
  @FunctionalInterface
  private interface Work {
    void run(HitSink sink) throws IOException;
  }

  private void find(
      GameQuery query, Iterator<ParsedGame> games, ProblemReport problems, HitSink sink)
      throws IOException {
    while (games.hasNext()) {
      ParsedGame game = games.next();
      looked++;
      game.firstError().ifPresent(problems);
      Optional<Hit> hit = swings.match(game, query.match(game), problems::unusable);
      if (hit.isPresent()) {
        found++;
        sink.write(hit.get());
      }
    }
    if (problems.exitCode() != ExitCode.PATH) { // else they may be in what could not be opened
      swings.refuseRecordsAlone(looked);
    }
  }

  private int list(Work work, Writer out) throws IOException {
    if (format == Format.CSV) {
      HitCsv table = new HitCsv(csv.table(out));
      work.run(table::write);
    } else {
      Printable text = new Printable(out);
      work.run(hit -> HitText.write(hit, text));
    }
    return ExitCode.CLEAN;
  }

  private WrittenGames write(Work work, GameWriter sink, ProblemReport problems)
      throws IOException {
    WrittenGames written = new WrittenGames(sink, problems, loss, streams);
    work.run(hit -> written.write(hit.game(), hit.record(), false));
    return written;
  }

  private void tell() {
    if (!output.isQuiet()) {
      long known = Math.max(all, looked);
      streams.say("%d of %d %s found".formatted(found, known, known == 1 ? "game" : "games"));
    }
  }
}
