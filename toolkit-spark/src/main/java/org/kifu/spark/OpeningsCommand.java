package org.kifu.spark;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.kifu.archive.query.GameFilter;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.output.OpeningCsv;
import org.kifu.opening.output.OpeningJson;
import org.kifu.opening.output.OpeningText;
import org.kifu.words.OpeningWords;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "openings",
    mixinStandardHelpOptions = true,
    description = "Counts which openings were played, and how they scored.")
final class OpeningsCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    CSV,
    JSON,
    PARQUET
  }

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private SparkInput input = new SparkInput();

  @Option(names = "--plies", description = "Follow the moves until N discs are placed; 10.")
  private int plies = OpeningSettings.DEFAULT.plies();

  @Option(names = "--min-games", description = "Leave out moves that fewer games played; 1.")
  private long minGames = OpeningSettings.DEFAULT.minGames();

  @Option(names = "--format", description = "text, csv, json or parquet; text by default.")
  private Format format = Format.TEXT;

  @Option(names = "--summary", description = "Print how many games and positions there are.")
  private boolean summary;

  @Option(
      names = "--one-by-one",
      hidden = true,
      description = "Let each game travel by itself, to measure what adding up before it saves.")
  private boolean oneByOne;

  @Mixin private SparkOutput output = new SparkOutput();

  @Override
  public Integer call() throws IOException {
    OpeningSettings settings = settings();
    List<InputPart> parts = input.parts();
    boolean toFolder = format == Format.PARQUET && !summary;
    check(toFolder, SparkInput.files(parts));
    InputReport problems = new InputReport();
    try (SparkSession spark = input.start("openings")) {
      OpeningTable table =
          new OpeningsOnSpark(settings, !oneByOne)
              .count(SparkInput.distribute(spark, parts), problems);
      if (toFolder) {
        output.writeFolder(folder -> OpeningParquet.write(spark, table, folder));
        OpeningText.remark(table.summary().tally()).ifPresent(Main::say);
        return problems.exitCode();
      }
      return output.write(
          out -> {
            write(table, out);
            OpeningText.remark(table.summary().tally()).ifPresent(Main::say);
            return problems.exitCode();
          });
    }
  }

  private OpeningSettings settings() {
    try {
      return OpeningSettings.DEFAULT.withPlies(plies).withMinGames(minGames);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()));
    }
  }

  private void check(boolean toFolder, List<Path> inputs) throws IOException {
    if (!toFolder) {
      output.check(inputs);
      return;
    }
    if (output.file().isEmpty()) {
      throw new ParameterException(spec.commandLine(), "--format parquet needs -o FOLDER");
    }
    output.checkFolder(inputs);
  }

  private void write(OpeningTable table, Writer out) throws IOException {
    if (summary) {
      OpeningJson.writeSummary(table, GameFilter.ALL, out);
      return;
    }
    switch (format) {
      case TEXT, PARQUET -> OpeningText.write(table, OpeningWords.english(), new Printable(out));
      case CSV -> OpeningCsv.write(table, out, 1);
      case JSON -> OpeningJson.write(table, out);
    }
  }
}
