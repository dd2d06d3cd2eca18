package org.kifu.spark;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.kifu.archive.query.GameFilter;
import org.kifu.command.form.OpeningChoice;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.RulesOption;
import org.kifu.command.input.RulesTally;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.output.OpeningColumns;
import org.kifu.opening.output.OpeningText;
import org.kifu.opening.output.OpeningWords;
import org.kifu.table.Column;
import org.kifu.table.Unit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "openings",
    mixinStandardHelpOptions = true,
    description = "Count which openings were played and how they scored.")
final class OpeningsCommand extends SparkJob {
  @Mixin
  private OpeningChoice choice =
      new OpeningChoice(FormOption.of(Form.TEXT, Form.CSV, Form.JSON, Form.PARQUET));

  @Mixin private RulesOption rules = new RulesOption();

  private RulesTally others = new RulesTally();

  OpeningsCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() {
    rules.refuseOnePlayer("openings");
    settings();
  }

  private OpeningSettings settings() {
    return choice.settings(OpeningSettings.ofRules(rules.rules().name()));
  }

  @Override
  protected int answer(PartedInput opened, InputFiles files) throws Exception {
    if (choice.form(output) != Form.PARQUET || choice.isSummary()) {
      return super.answer(opened, files);
    }
    if (output.file().isEmpty()) {
      throw Refusal.usage("--format parquet needs -o FOLDER");
    }
    ParquetFolder.check(output, files);
    try (SparkSession spark = start("openings")) {
      OpeningTable table = count(spark, opened);
      ParquetFolder.write(output, folder -> OpeningParquet.write(spark, table, folder));
      remark(table);
    }
    return problems.exitCode();
  }

  @Override
  protected int write(PartedInput opened, Writer out) throws IOException {
    try (SparkSession spark = start("openings")) {
      OpeningTable table = count(spark, opened);
      choice.write(table, GameFilter.ALL, OpeningWords.english(), 1, choice.form(output), out);
      remark(table);
    }
    return ExitCode.CLEAN;
  }

  private OpeningTable count(SparkSession spark, PartedInput opened) {
    SparkOpenings openings = new SparkOpenings(settings());
    OpeningTable table = openings.count(distribute(spark, opened.parts()), problems);
    others = openings.others();
    return table;
  }

  private void remark(OpeningTable table) {
    if (!output.isQuiet()) {
      OpeningText.remark(table.summary().tally()).ifPresent(streams::say);
      others.tellLeftOut(rules.rules().name(), streams);
    }
  }

  /** Opening rows as Parquet, in the columns of the CSV. */
  private static final class OpeningParquet {
    private static final Map<Unit, DataType> TYPES =
        Map.of(
            Unit.FLAG, DataTypes.BooleanType,
            Unit.INTEGER, DataTypes.IntegerType,
            Unit.LONG, DataTypes.LongType,
            Unit.TEXT, DataTypes.StringType,
            Unit.DECIMAL, DataTypes.createDecimalType(10, 4));

    private OpeningParquet() {}

    /** Writes one file in a new folder. */
    static void write(SparkSession spark, OpeningTable table, Path folder) {
      List<Row> rows = table.rows().stream().map(OpeningParquet::row).toList();
      spark
          .createDataFrame(rows, schema())
          .coalesce(1)
          .write()
          .mode(SaveMode.ErrorIfExists)
          .parquet(folder.toAbsolutePath().toUri().toString());
    }

    private static StructType schema() {
      StructType schema = new StructType();
      for (Column<OpeningRow> column : OpeningColumns.ALL) {
        schema = schema.add(column.name(), TYPES.get(column.unit()));
      }
      return schema;
    }

    private static Row row(OpeningRow row) {
      return RowFactory.create(OpeningColumns.ALL.stream().map(column -> column.of(row)).toArray());
    }
  }
}
