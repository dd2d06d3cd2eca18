package org.kifu.spark;

import java.io.IOException;
import java.io.Writer;
import org.apache.spark.sql.SparkSession;
import org.kifu.archive.query.GameFilter;
import org.kifu.command.input.InputFiles;
import org.kifu.command.option.OpeningChoice;
import org.kifu.command.output.Form;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.output.OpeningText;
import org.kifu.words.OpeningWords;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "openings",
    mixinStandardHelpOptions = true,
    description = "Counts which openings were played, and how they scored.")
final class OpeningsCommand extends SparkJob {
  @Mixin private OpeningChoice choice = new OpeningChoice();

  @Option(
      names = "--one-by-one",
      hidden = true,
      description = "Let each game travel by itself, to measure what adding up before it saves.")
  private boolean oneByOne;

  @Override
  protected void check() {
    settings();
  }

  private OpeningSettings settings() {
    return choice.settings(OpeningSettings.DEFAULT);
  }

  @Override
  protected int answer(SparkInput.Opened opened, InputFiles files) throws Exception {
    if (choice.form(output) != Form.PARQUET || choice.isSummary()) {
      return super.answer(opened, files);
    }
    if (output.file().isEmpty()) {
      throw Refusal.usage("--format parquet needs -o FOLDER");
    }
    ParquetFolder.check(output, files);
    try (SparkSession spark = input.start("openings")) {
      OpeningTable table = count(spark, opened);
      ParquetFolder.write(output, folder -> OpeningParquet.write(spark, table, folder));
      remark(table);
    }
    return problems.exitCode();
  }

  @Override
  protected int write(SparkInput.Opened opened, Writer out) throws IOException {
    try (SparkSession spark = input.start("openings")) {
      OpeningTable table = count(spark, opened);
      choice.write(table, GameFilter.ALL, OpeningWords.english(), 1, choice.form(output), out);
      remark(table);
    }
    return ExitCode.CLEAN;
  }

  private OpeningTable count(SparkSession spark, SparkInput.Opened opened) {
    return new OpeningsOnSpark(settings(), !oneByOne)
        .count(SparkInput.distribute(spark, opened.parts()), problems);
  }

  private void remark(OpeningTable table) {
    if (!output.isQuiet()) {
      OpeningText.remark(table.summary().tally()).ifPresent(streams::say);
    }
  }
}
