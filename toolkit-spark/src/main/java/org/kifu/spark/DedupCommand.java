package org.kifu.spark;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.SparkSession;
import org.kifu.archive.output.DedupWriter;
import org.kifu.command.form.DedupChoice;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Streams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "dedup",
    aliases = "duplicates",
    mixinStandardHelpOptions = true,
    description = "Find duplicate games and say why they are duplicates.")
final class DedupCommand extends SparkJob {
  @Mixin private DedupChoice choice = new DedupChoice();

  DedupCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() {
    choice.options(1);
  }

  @Override
  protected int write(PartedInput opened, Writer out) throws IOException {
    try (SparkSession spark = start("dedup")) {
      DedupWriter writer = choice.writer(choice.form(output), out, List.of(), Optional.empty());
      writer.finish(
          new SparkDuplicates(choice.options(1))
              .run(distribute(spark, opened.parts()), problems, writer));
      return ExitCode.CLEAN;
    }
  }
}
