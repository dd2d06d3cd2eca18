package org.kifu.command.base;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Locale;
import org.kifu.base.Base;
import org.kifu.base.BaseCheck;
import org.kifu.base.BaseCheck.Checked;
import org.kifu.command.Job;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.OpenedInput;
import org.kifu.command.option.JobsOption;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The action that proves a base. */
@Command(
    name = "check",
    description = "Read every game of a base again and compare all that the base has.",
    footer = {
      "",
      "The exit code is 1 if something differs. A file that has changed since it was added is a"
          + " remark: the base has it as it was.",
      "",
      "Example: kifu base check games.kifu"
    })
final class CheckAction extends Job.WithoutInput {
  @Mixin private BaseArgument base = new BaseArgument();
  @Mixin private JobsOption jobs = new JobsOption();

  @Mixin private FormOption form = FormOption.only(Form.TEXT);

  CheckAction(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() {
    jobs.check();
  }

  @Override
  protected InputFiles files(OpenedInput none) {
    return InputFiles.NONE.with(base.file());
  }

  @Override
  protected int write(OpenedInput none, Writer out) throws IOException {
    form.form(output); // refuses a file of another form
    try (Base opened = base.open()) {
      Reporting reporting = new Reporting(out);
      Checked checked = new BaseCheck(opened, jobs.jobs(), reporting).check();
      out.write(summary(checked));
      return checked.faults() == 0 ? ExitCode.CLEAN : ExitCode.FINDINGS;
    }
  }

  private static String summary(Checked checked) {
    return String.format(
        Locale.ROOT,
        "%s, %s, %s, %s%s: %s%n",
        Counted.of(checked.sources(), "source"),
        Counted.of(checked.games(), "game"),
        Counted.of(checked.positions(), "position"),
        checked.annotations() == 0
            ? ""
            : Counted.of(checked.annotations(), "annotated game") + ", ",
        Counted.of(checked.files(), "file") + " on the disk with the same bytes",
        checked.faults() == 0 ? "nothing wrong" : Counted.of(checked.faults(), "fault"));
  }

  /** The report on a check. */
  private final class Reporting implements BaseCheck.CheckWatcher {
    private final Writer out;

    Reporting(Writer out) {
      this.out = out;
    }

    @Override
    public void fault(String message) {
      try {
        out.write(message + "\n");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void hasChanged(String source) {
      if (!output.isQuiet()) {
        streams.say("kifu: " + source + ": the file has changed since it was added");
      }
    }

    @Override
    public void reached(long games) {
      progress.at(games, 0, "game");
    }
  }
}
