package org.kifu.command.archive;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.kifu.archive.dedup.TraitReader;
import org.kifu.archive.edition.ArchiveMerge;
import org.kifu.archive.edition.MergePlan;
import org.kifu.archive.output.MergeWriter;
import org.kifu.command.CorrectOption;
import org.kifu.command.Edits;
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
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;
import org.kifu.spill.SpillSort;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "merge",
    description = "Makes one archive of several, each game once.",
    footer = {
      "",
      "Games with the same moves are one unless what is known of them contradicts; the best",
      "documented record is kept, and takes what only others know. What was done goes to standard",
      "output. A first INPUT in WTHOR keeps its numbers of players and tournaments.",
      "",
      "Example: kifu merge examples/wthor/WTH_1977.wtb examples/wthor/WTH_1978.wtb --to ggf -o"
          + " both.ggf"
    })
public final class MergeCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameInput input = new GameInput();

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORMAT",
      description = "The notation to write: transcript, diagram, wthor, ggf, sgf, pgn or json.")
  private String to = "";

  @Mixin private LossOption loss = new LossOption();
  @Mixin private CorrectOption correct = new CorrectOption();
  @Mixin private ReportForm form = new ReportForm();
  @Mixin private Output output = new Output();
  @Mixin private JobsOption jobs = new JobsOption();

  public MergeCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    if (output.file().isEmpty()) {
      throw Refusal.usage("the merged archive needs a file: name it with -o FILE");
    }
    input.refuseStreams("merge");
    ProblemReport report = new ProblemReport(streams, output);
    Edits edits = correct.edits();
    try (Games games = input.open(streams, edits)) {
      Optional<Source> first = games.firstFile();
      RecordTarget target = new RecordTarget(to, streams, output, first);
      target.check(games.files());
      MergeWriter events = events();
      try (MergePlan plan = plan(edits, events, report)) {
        target.write(games.files(), sink -> write(games, plan, sink, events, report));
      }
    }
    return report.exitCode();
  }

  private MergeWriter events() throws IOException {
    Writer out = new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8);
    return switch (form.format()) {
      case TEXT -> MergeWriter.text(new Printable(out));
      case JSONL -> MergeWriter.jsonLines(out);
      case CSV -> MergeWriter.csv(form.table(out));
    };
  }

  private MergePlan plan(Edits edits, MergeWriter events, ProblemReport report) throws IOException {
    ArchiveMerge merge = new ArchiveMerge(jobs.jobs(), SpillSort.usualMemory());
    try (Games games = input.open(streams, edits);
        Progress progress = new Progress(streams, output)) {
      Iterator<ParsedGame> chosen = new ReportedGames(games.chosen(report, progress), report);
      return merge.plan(chosen, events);
    }
  }

  private WrittenGames write(
      Games games, MergePlan plan, GameWriter sink, MergeWriter events, ProblemReport report)
      throws IOException {
    WrittenGames written = new WrittenGames(sink, report, loss, streams);
    try (Progress progress = new Progress(streams, output)) {
      Iterator<ParsedGame> chosen = games.chosen(problem -> {}, progress);
      for (long index = 0; chosen.hasNext(); index++) {
        ParsedGame game = chosen.next();
        if (game.record().isPresent() && TraitReader.damage(game).isEmpty()) {
          Optional<GameRecord> record = plan.apply(index, game.record().get());
          if (record.isPresent()) {
            ParsedGame merged = new ParsedGame(game.number(), record, game.origin(), List.of());
            written.write(game, record.get(), report.game(merged));
          }
        }
      }
    }
    events.finish(plan.summary().withLeftOut(written.leftOut()));
    return written;
  }
}
