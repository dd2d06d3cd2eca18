package org.kifu.command.archive;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.dedup.Dedup;
import org.kifu.archive.dedup.Dedup.DedupOptions;
import org.kifu.archive.dedup.DuplicateReason;
import org.kifu.archive.dedup.DuplicateRemoval;
import org.kifu.archive.dedup.DuplicateRemoval.Keep;
import org.kifu.archive.output.DedupWriter;
import org.kifu.command.GamesJob;
import org.kifu.command.form.DedupChoice;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.GameInput;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.output.Form;
import org.kifu.command.output.Output;
import org.kifu.command.output.RecordTarget;
import org.kifu.command.output.WrittenGames;
import org.kifu.command.output.WrittenGames.LossOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "dedup",
    description = "Find duplicate games and say why they are duplicates.",
    footer = {
      "",
      "Reasons: identical symmetric same-game same-moves prefix same-players same-final-board.",
      "Kifu deletes nothing. With --to and -o it writes a copy, and the groups go to standard"
          + " output.",
      "",
      "Example: kifu dedup examples/wthor --reasons identical,same-game"
    })
public final class DedupCommand extends GamesJob {

  @Mixin private DedupChoice choice = new DedupChoice();
  @Mixin private CopyOptions copy = new CopyOptions();

  private DuplicateRemoval removal = DuplicateRemoval.NONE;

  public DedupCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    choice.options(1);
    removal = copy.removal(output, input);
  }

  @Override
  protected boolean writesAForm() {
    return !copy.isAsked();
  }

  @Override
  protected int answer(ChosenGames games, InputFiles files) throws Exception {
    if (!copy.isAsked()) {
      return super.answer(games, files);
    }
    copy.check(files, streams, output);
    int code = write(games, streams.out());
    copy.write(input, removal, streams, output, problems);
    return Math.max(code, problems.exitCode());
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    DedupOptions options = choice.options(jobs.jobs());
    Form form = copy.isAsked() ? choice.form() : choice.form(output);
    DedupWriter writer = choice.writer(form, out, copy.reasons(), copy.keep());
    writer.finish(new Dedup(options, removal).run(reported(games), writer));
    return ExitCode.CLEAN;
  }

  /** The options for a copy without duplicates. */
  private static final class CopyOptions {
    @Option(
        names = "--to",
        paramLabel = "NOTATION",
        description =
            "Write a copy to -o FILE in this notation, without the games that --remove names.")
    private @Nullable String to;

    @Option(
        names = "--remove",
        paramLabel = "REASONS",
        split = ",",
        converter = DedupChoice.ByLabel.class,
        description =
            "Leave these duplicates out of the copy: identical, symmetric, same-game or"
                + " same-moves (each includes those before it), or prefix.")
    private List<DuplicateReason> remove = new ArrayList<>();

    @Option(
        names = "--keep",
        paramLabel = "WHICH",
        description =
            "Keep this game of those with the same moves: first, longest or best-documented"
                + " (default: first).")
    private @Nullable Keep keep;

    @Mixin private LossOption loss = new LossOption();

    /** Whether a copy is requested. */
    boolean isAsked() {
      return to != null;
    }

    List<DuplicateReason> reasons() {
      return List.copyOf(remove);
    }

    /** The rule that chooses the game that stays; empty if no copy is written. */
    Optional<Keep> keep() {
      return isAsked() ? Optional.of(keep == null ? Keep.FIRST : keep) : Optional.empty();
    }

    /** Refuses options that conflict, and returns the games to leave out. */
    DuplicateRemoval removal(Output output, GameInput input) {
      if (!isAsked()) {
        if (!remove.isEmpty() || keep != null) {
          throw Refusal.usage("--remove and --keep need --to NOTATION, which writes a copy");
        }
        return DuplicateRemoval.NONE;
      }
      if (output.file().isEmpty()) {
        throw Refusal.usage("--to needs -o FILE for the copy");
      }
      if (remove.isEmpty()) {
        throw Refusal.usage("--to needs --remove, such as --remove identical");
      }
      input.refuseStreams("a copy");
      Set<DuplicateReason> reasons = EnumSet.copyOf(remove);
      if (!DuplicateRemoval.POSSIBLE.containsAll(reasons)) {
        throw Refusal.usage(
            "--remove takes only identical, symmetric, same-game, same-moves and prefix");
      }
      return new DuplicateRemoval(reasons, keep().orElseThrow());
    }

    /** Refuses a file that must not be written, before any long work. */
    void check(InputFiles files, Streams streams, Output output) throws IOException {
      if (to != null) {
        new RecordTarget(to, streams, output).check(files);
      }
    }

    /** Writes the copy. */
    void write(
        GameInput input,
        DuplicateRemoval removal,
        Streams streams,
        Output output,
        ProblemReport report)
        throws Exception {
      if (to == null) {
        return;
      }
      try (ChosenGames games = input.open(streams);
          Progress progress = new Progress(streams, output.isQuiet())) {
        new RecordTarget(to, streams, output)
            .write(
                games.files(),
                sink -> {
                  WrittenGames written = new WrittenGames(sink, report, loss, streams);
                  long index = 0;
                  Iterator<ParsedGame> chosen = games.chosen(problem -> {}, progress);
                  for (; chosen.hasNext(); index++) {
                    ParsedGame game = chosen.next();
                    Optional<GameRecord> record = game.record();
                    if (record.isPresent() && !removal.contains(index)) {
                      written.write(game, record.get(), game.firstError().isPresent());
                    }
                  }
                  return written;
                });
      }
    }
  }
}
