package org.kifu.spark;

import static org.apache.spark.sql.functions.col;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.cli.PlainCommand;

/** The Parquet files of the plain commands: Spark finds in them what it writes itself. */
@Tag("slow")
class ParquetParityTest {
  private static final Path EXAMPLES = Path.of("..", "examples");

  @TempDir private static Path folder;

  private static Path games;

  @BeforeAll
  static void copyGames() throws IOException {
    games = Files.createDirectory(folder.resolve("games"));
    for (String name : List.of("wthor/WTH_1980.wtb", "three-good-one-broken.txt")) {
      Path example = EXAMPLES.resolve(name);
      Files.copy(example, games.resolve(example.getFileName().toString()));
    }
    Files.writeString(games.resolve("other.txt"), "f5d6c3d3c4f4\nf5d6a1\nf5f6e6f4\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"games", "plies"})
  void theColumnsAndRowsAreThoseOfSpark(String rows) throws IOException {
    Path ofSpark = folder.resolve(rows + "-spark.parquet");
    Path plain = folder.resolve(rows + ".parquet");
    SparkCommand run =
        SparkCommand.run("games", games.toString(), "--rows", rows, "-o", ofSpark.toString());
    assertThat(run.code()).as(run.err()).isIn(0, 1);
    write("query", games.toString(), "--rows", rows, "-o", plain.toString());
    try (SparkSession spark = SparkSession.builder().master("local[1]").getOrCreate()) {
      Dataset<Row> expected = read(spark, ofSpark).where(col("_corrupt_record").isNull());
      Dataset<Row> written = read(spark, plain).where(col("_corrupt_record").isNull());
      assertThat(types(written)).containsExactlyInAnyOrderElementsOf(types(expected));
      assertSame(written, expected);
      assertThat(written.count()).isGreaterThan(rows.equals("games") ? 100 : 5_000);
    }
  }

  @Test
  void openingsAreThoseOfSpark() throws IOException {
    Path ofSpark = folder.resolve("openings-spark.parquet");
    Path plain = folder.resolve("openings.parquet");
    SparkCommand run =
        SparkCommand.run(
            "openings", games.toString(), "--format", "parquet", "-o", ofSpark.toString());
    assertThat(run.code()).as(run.err()).isLessThan(2);
    write("openings", games.toString(), "-o", plain.toString());
    try (SparkSession spark = SparkSession.builder().master("local[1]").getOrCreate()) {
      Dataset<Row> expected = read(spark, ofSpark);
      Dataset<Row> written = read(spark, plain);
      assertThat(written.schema()).isEqualTo(expected.schema());
      assertSame(written.na().fill(""), expected.na().fill(""));
    }
  }

  @Test
  void annotatedMovesAreThoseOfThePlainCommand() throws IOException {
    Path game = games.resolve("other.txt");
    Path ofSpark = folder.resolve("moves-spark.parquet");
    Path plain = folder.resolve("moves.parquet");
    SparkCommand run =
        SparkCommand.run("annotate", game.toString(), "--level", "1", "-o", ofSpark.toString());
    assertThat(run.code()).as(run.err()).isLessThan(2);
    write("annotate", game.toString(), "--level", "1", "-o", plain.toString());
    try (SparkSession spark = SparkSession.builder().master("local[1]").getOrCreate()) {
      assertSame(read(spark, plain), read(spark, ofSpark));
      assertThat(read(spark, plain).where("mover_loss_discs >= 0").count()).isEqualTo(10);
    }
  }

  /** The library that wrote the file reads its end, which has the schema and the facts. */
  @Test
  void saysWhichProgramWroteIt() throws IOException {
    Path plain = folder.resolve("stats.parquet");
    write("stats", games.toString(), "-o", plain.toString());
    var configuration = new org.apache.hadoop.conf.Configuration();
    var file =
        HadoopInputFile.fromPath(new org.apache.hadoop.fs.Path(plain.toUri()), configuration);
    try (ParquetFileReader reader = ParquetFileReader.open(file)) {
      var facts = reader.getFileMetaData().getKeyValueMetaData();
      assertThat(facts.get("kifu.tool")).startsWith("kifu ");
      assertThat(facts).containsKey("kifu.chosen");
      assertThat(reader.getRecordCount()).isGreaterThan(100);
      assertThat(reader.getFileMetaData().getSchema().getFieldCount()).isEqualTo(3);
    }
  }

  private static void write(String... words) throws IOException {
    PlainCommand run = PlainCommand.run(words);
    assertThat(run.code()).as(run.err()).isLessThan(2);
  }

  private static Dataset<Row> read(SparkSession spark, Path file) {
    return spark.read().parquet(file.toUri().toString());
  }

  private static List<String> types(Dataset<Row> rows) {
    return Arrays.stream(rows.schema().fields())
        .map(field -> field.name() + " " + field.dataType().catalogString())
        .toList();
  }

  private static void assertSame(Dataset<Row> written, Dataset<Row> expected) {
    Dataset<Row> ordered = expected.select(columns(written));
    assertThat(written.exceptAll(ordered).count()).isZero();
    assertThat(ordered.exceptAll(written).count()).isZero();
  }

  private static org.apache.spark.sql.Column[] columns(Dataset<Row> rows) {
    return Arrays.stream(rows.columns())
        .map(org.apache.spark.sql.functions::col)
        .toArray(org.apache.spark.sql.Column[]::new);
  }
}
