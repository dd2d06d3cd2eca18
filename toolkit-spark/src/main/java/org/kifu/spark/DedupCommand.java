package org.kifu.spark;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.kifu.archive.dedup.DedupOptions;
import org.kifu.archive.output.DedupWriter;
import org.kifu.archive.output.DedupWriter.DedupSettings;
import org.kifu.command.option.DedupChoice;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "dedup",
    aliases = "duplicates",
    mixinStandardHelpOptions = true,
    description = "Finds games that are the same, and says why.")
final class DedupCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    JSONL,
    CSV
  }

  @Mixin private SparkInput input = new SparkInput();

  @Mixin private DedupChoice choice = new DedupChoice();

  @Option(names = "--format", description = "text, jsonl or csv; text by default.")
  private Format format = Format.TEXT;

  @Mixin private SparkOutput output = new SparkOutput();

  @Override
  public Integer call() throws IOException {
    DedupOptions options = choice.options(1);
    List<InputPart> parts = input.parts();
    output.check(SparkInput.files(parts));
    InputReport problems = new InputReport();
    try (SparkSession spark = input.start("dedup")) {
      return output.write(
          out -> {
            DedupWriter writer = writer(out, options);
            writer.finish(
                new DedupOnSpark(options)
                    .run(SparkInput.distribute(spark, parts), problems, writer));
            return problems.exitCode();
          });
    }
  }

  private DedupWriter writer(Writer out, DedupOptions options) throws IOException {
    DedupSettings settings =
        new DedupSettings(
            options.reasons().stream().sorted().toList(),
            options.boardFrom(),
            List.of(),
            Optional.empty());
    return switch (format) {
      case TEXT -> DedupWriter.text(new Printable(out));
      case JSONL -> DedupWriter.jsonLines(out, settings);
      case CSV -> DedupWriter.csv(out);
    };
  }
}
