package org.kifu.command.archive;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.dedup.TraitReader;
import org.kifu.archive.edition.ArchiveMerge;
import org.kifu.archive.edition.MergePlan;
import org.kifu.archive.output.MergeWriter;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.ChosenGames.Edits;
import org.kifu.command.input.CorrectOption;
import org.kifu.command.input.InputFiles;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.output.RecordTarget;
import org.kifu.command.output.WrittenGames;
import org.kifu.command.output.WrittenGames.LossOption;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.spill.SpillSort;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "merge",
    description = "Merge archives into one that has each game once.",
    footer = {
      "",
      "Games with the same moves are one game unless their facts contradict each other. Kifu"
          + " keeps the best documented record and adds the facts that only other records have."
          + " The report goes to standard output. If the first INPUT is WTHOR, its players and"
          + " tournaments keep their numbers.",
      "",
      "Example: kifu merge examples/wthor/WTH_1977.wtb examples/wthor/WTH_1978.wtb --to ggf -o"
          + " both.ggf"
    })
public final class MergeCommand extends GamesJob {

  @Option(
      names = "--to",
      paramLabel = "NOTATION",
      description =
          "Notation to write: transcript, transcript-labelled, diagram, wthor, ggf, sgf, pgn or"
              + " json (default: by the ending of -o FILE).")
  private @Nullable String to;

  @Mixin private LossOption loss = new LossOption();
  @Mixin private CorrectOption correct = new CorrectOption();
  @Mixin private FormOption form = FormOption.withTables(Form.TEXT, Form.JSONL, Form.CSV);

  private Edits edits = Edits.NONE;

  public MergeCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    if (output.file().isEmpty()) {
      throw Refusal.usage("-o FILE is missing");
    }
    input.refuseStreams("merge");
    edits = correct.edits();
  }

  @Override
  protected ChosenGames open() {
    return input.open(streams, edits);
  }

  @Override
  protected boolean writesAForm() {
    return false;
  }

  @Override
  protected int answer(ChosenGames games, InputFiles files) throws Exception {
    String notation = RecordTarget.notation(to, output);
    RecordTarget target = new RecordTarget(notation, streams, output, games.firstFile());
    target.check(files);
    MergeWriter events = events();
    try (MergePlan plan = plan(events)) {
      target.write(files, sink -> write(games, plan, sink, events));
    }
    return problems.exitCode();
  }

  private MergeWriter events() throws IOException {
    Writer out = new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8);
    return switch (form.form()) {
      case JSONL -> MergeWriter.jsonLines(out);
      case CSV -> MergeWriter.csv(form.table(out));
      default -> MergeWriter.text(new Printable(out));
    };
  }

  private MergePlan plan(MergeWriter events) throws IOException {
    ArchiveMerge merge = new ArchiveMerge(jobs.jobs(), SpillSort.usualMemory());
    try (ChosenGames games = input.open(streams, edits)) {
      return merge.plan(reported(games), events);
    }
  }

  private WrittenGames write(ChosenGames games, MergePlan plan, GameWriter sink, MergeWriter events)
      throws IOException {
    WrittenGames written = new WrittenGames(sink, problems, loss, streams);
    try (Progress again = new Progress(streams, output.isQuiet())) {
      Iterator<ParsedGame> chosen = games.chosen(problem -> {}, again);
      for (long index = 0; chosen.hasNext(); index++) {
        ParsedGame game = chosen.next();
        if (game.record().isPresent() && TraitReader.damage(game).isEmpty()) {
          Optional<GameRecord> record = plan.apply(index, game.record().get());
          if (record.isPresent()) {
            ParsedGame merged = new ParsedGame(game.number(), record, game.origin(), List.of());
            written.write(game, record.get(), problems.game(merged));
          }
        }
      }
    }
    events.finish(plan.summary().withLeftOut(written.leftOut()));
    return written;
  }
}
