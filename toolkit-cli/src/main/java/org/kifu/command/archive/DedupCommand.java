package org.kifu.command.archive;

import java.io.Writer;
import org.kifu.archive.dedup.Dedup;
import org.kifu.archive.dedup.DedupOptions;
import org.kifu.archive.dedup.Removal;
import org.kifu.archive.output.DedupWriter;
import org.kifu.command.ExitCode;
import org.kifu.command.Form;
import org.kifu.command.Games;
import org.kifu.command.GamesJob;
import org.kifu.command.InputFiles;
import org.kifu.command.Streams;
import org.kifu.command.option.DedupChoice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "dedup",
    description =
        "Finds games that are the same, and says why; writes a copy without them if asked.",
    footer = {
      "",
      "Reasons: identical symmetric same-moves prefix same-players same-final-board.",
      "Nothing is deleted: -o with --to writes a copy, and the groups go to standard output.",
      "",
      "Example: kifu dedup examples/wthor --reasons identical,same-moves"
    })
public final class DedupCommand extends GamesJob {

  @Mixin private DedupChoice choice = new DedupChoice();
  @Mixin private CopyOptions copy = new CopyOptions();

  private Removal removal = Removal.NONE;

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
  protected int answer(Games games, InputFiles files) throws Exception {
    if (!copy.isAsked()) {
      return super.answer(games, files);
    }
    copy.check(files, streams, output);
    int code = write(games, streams.out());
    copy.write(input, removal, streams, output, problems);
    return Math.max(code, problems.exitCode());
  }

  @Override
  protected int write(Games games, Writer out) throws Exception {
    DedupOptions options = choice.options(jobs.jobs());
    Form form = copy.isAsked() ? choice.form() : choice.form(output);
    DedupWriter writer = choice.writer(form, out, copy.reasons(), copy.keep());
    writer.finish(new Dedup(options, removal).run(reported(games), writer));
    return ExitCode.CLEAN;
  }
}
