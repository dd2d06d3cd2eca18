package org.kifu.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.kifu.archive.rows.RecordColumns;
import org.kifu.archive.rows.RowSubject;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Problem;
import org.kifu.spark.InputPart.Unreadable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = "Write records of all notations as Parquet, partitioned by year.")
final class GamesCommand extends SparkJob {
  @Option(
      names = "--rows",
      description = "One row for each of the games or plies (default: games).")
  private RowSubject rows = RowSubject.GAMES;

  @Mixin private FormOption form = FormOption.only(Form.PARQUET);

  GamesCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() {
    form.form(output); // refuses a file of another form
    if (output.file().isEmpty()) {
      throw Refusal.usage("-o FOLDER is missing");
    }
    requireWholeFiles();
  }

  @Override
  protected int answer(PartedInput opened, InputFiles inputs) throws Exception {
    ParquetFolder.check(output, inputs);
    opened.parts().forEach(part -> tell(part, problems));
    List<Path> files = files(opened.parts());
    if (files.isEmpty()) {
      return problems.exitCode();
    }
    try (SparkSession spark = start("games")) {
      long[] corrupt = {0};
      ParquetFolder.write(
          output,
          folder -> {
            String place = folder.toAbsolutePath().toUri().toString();
            write(read(spark, files), place);
            corrupt[0] =
                spark.read().parquet(place).where(col(RecordColumns.CORRUPT).isNotNull()).count();
          });
      if (corrupt[0] > 0) {
        streams.say("kifu spark games: rows with " + RecordColumns.CORRUPT + ": " + corrupt[0]);
      }
      return Math.max(problems.exitCode(), corrupt[0] > 0 ? ExitCode.FINDINGS : ExitCode.CLEAN);
    }
  }

  private static void tell(InputPart part, ProblemReport problems) {
    if (part instanceof Unreadable(_, Problem problem)) {
      problems.accept(problem);
    }
  }

  private Dataset<Row> read(SparkSession spark, List<Path> files) {
    DataFrameReader reader = spark.read().format("kifu");
    for (Path names : wthorNames()) {
      boolean ofPlayers = names.toString().toLowerCase(Locale.ROOT).endsWith(".jou");
      reader.option(ofPlayers ? "players" : "tournaments", names.toAbsolutePath().toString());
    }
    return reader
        .option("rows", rows.name().toLowerCase(Locale.ROOT))
        .option("columnNameOfCorruptRecord", RecordColumns.CORRUPT)
        .load(files.stream().map(file -> file.toAbsolutePath().toString()).toArray(String[]::new));
  }

  /** Writes the rows, each with the version of its columns; see {@code docs/spark.md}. */
  private static void write(Dataset<Row> games, String place) {
    games
        .withColumn("schema_version", lit(RecordColumns.VERSION))
        .write()
        .partitionBy("year")
        .mode(SaveMode.ErrorIfExists)
        .parquet(place);
  }
}
