package org.kifu.command.archive;

import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.List;
import org.kifu.archive.edition.ArchiveDiff;
import org.kifu.archive.edition.ArchiveDiff.DiffCounts;
import org.kifu.archive.output.DiffWriter;
import org.kifu.command.Job;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.GameInput;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.OpenedInput;
import org.kifu.command.option.JobsOption;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.ParsedGame;
import org.kifu.spill.SpillSort;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "diff",
    description = "Show how two archives differ in games, facts and moves.",
    footer = {
      "",
      "The first INPUT is A, the second is B. The order of games does not matter.",
      "Exit code 0 if they are the same, 1 if they differ or if a game cannot be read.",
      "",
      "Example: kifu diff examples/wthor/WTH_1977.wtb examples/wthor/WTH_1978.wtb"
    })
public final class DiffCommand extends Job<DiffCommand.Both> {

  @Mixin private GameInput input = new GameInput();
  @Mixin private FormOption form = FormOption.withTables(Form.TEXT, Form.JSONL, Form.CSV);
  @Mixin private JobsOption jobs = new JobsOption();

  public DiffCommand(Streams streams) {
    super(streams);
  }

  /** The two archives. */
  record Both(ChosenGames first, ChosenGames second) implements OpenedInput {
    @Override
    public InputFiles files() {
      return InputFiles.ofAll(List.of(first, second));
    }

    @Override
    public void close() {
      first.close();
      second.close();
    }
  }

  @Override
  protected Both open() {
    List<ChosenGames> both = input.openEach(streams);
    if (both.size() != 2) {
      throw Refusal.usage("give two inputs, not " + both.size());
    }
    return new Both(both.getFirst(), both.getLast());
  }

  @Override
  protected int write(Both both, Writer out) throws Exception {
    try (ArchiveDiff diff = new ArchiveDiff(jobs.jobs(), SpillSort.usualMemory())) {
      DiffWriter writer = writer(out);
      DiffCounts counts = diff.run(chosen(both.first()), chosen(both.second()), writer);
      writer.finish(counts);
      tellOfNothing(counts);
      return counts.areSame() ? ExitCode.CLEAN : ExitCode.FINDINGS;
    }
  }

  private Iterator<ParsedGame> chosen(ChosenGames games) {
    return problems.reporting(games.chosen(problems, progress));
  }

  /** Reports archives without readable games, because two empty archives look the same. */
  private void tellOfNothing(DiffCounts counts) {
    if (counts.first() == 0 && counts.second() == 0) {
      streams.say("kifu diff: no game in A or B could be read, so nothing was compared");
    } else if (counts.first() == 0 || counts.second() == 0) {
      String empty = counts.first() == 0 ? "A" : "B";
      streams.say("kifu diff: no game in %s could be read".formatted(empty));
    }
  }

  private DiffWriter writer(Writer out) throws IOException {
    return switch (form.form(output)) {
      case JSONL -> DiffWriter.jsonLines(out);
      case CSV -> DiffWriter.csv(form.table(out));
      default -> DiffWriter.text(new Printable(out));
    };
  }
}
