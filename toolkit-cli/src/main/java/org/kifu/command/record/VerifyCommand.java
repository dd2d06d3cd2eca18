package org.kifu.command.record;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.command.GamesJob;
import org.kifu.command.form.VerifyChoice;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.InputFiles;
import org.kifu.command.terminal.Streams;
import org.kifu.game.ParsedGame;
import org.kifu.verify.Verification;
import org.kifu.verify.VerifyOptions;
import org.kifu.verify.VerifyResult;
import org.kifu.verify.output.Quarantine;
import org.kifu.verify.output.VerifyWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "verify",
    description = "Check games by replaying them, and report what is wrong and where.",
    footer = {
      "",
      "Exit code 1 if a finding reaches --fail-on, 3 if a path cannot be opened.",
      "'kifu explain CODE' explains a finding.",
      "",
      "Example: kifu verify examples/wthor --by year"
    })
public final class VerifyCommand extends GamesJob {

  @Option(
      names = "--quarantine",
      paramLabel = "DIR",
      description =
          "Copy the bytes of each illegal or unreadable game to a file in DIR; with --strict,"
              + " also those of games with a tolerance.")
  private @Nullable Path folder;

  @Mixin private VerifyChoice choice = new VerifyChoice();

  /** The quarantine for records with errors, if the option is given. */
  private Optional<Quarantine> quarantine = Optional.empty();

  public VerifyCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    if (folder != null) {
      input.refuseInside(folder, streams);
    }
  }

  @Override
  protected void begin(ChosenGames games, InputFiles files) throws Exception {
    if (folder != null) {
      Quarantine opened = closing(new Quarantine(folder));
      output.alsoWrites(opened::files);
      quarantine = Optional.of(opened);
    }
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    VerifyWriter writer = choice.writer(input.rules().name(), output, out);
    VerifyOptions options =
        VerifyOptions.withJobs(jobs.jobs())
            .withChecks(choice.checks())
            .withGroupings(choice.groupings(output));
    Verification verification =
        new Verification(
            options,
            finding -> unchecked(() -> writer.write(finding)),
            game -> unchecked(() -> keep(game)));
    VerifyResult result =
        verification.run(games.chosen(verification::report, progress, verification::account));
    writer.finish(result);
    if (quarantine.isPresent()) {
      quarantine.get().publish();
    }
    return choice.exitCode(result.total());
  }

  private void keep(ParsedGame game) throws IOException {
    if (quarantine.isPresent()) {
      quarantine.get().add(game);
    }
  }

  /** Work on files inside a callback that cannot throw their exceptions. */
  private interface FileWork {
    void run() throws IOException;
  }

  private static void unchecked(FileWork work) {
    try {
      work.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
