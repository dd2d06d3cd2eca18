package org.kifu.spark;

import static org.apache.spark.sql.functions.col;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.hadoop.metadata.BlockMetaData;
import org.apache.parquet.hadoop.metadata.ColumnChunkMetaData;
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
    try (SparkSession spark = LocalSpark.start()) {
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
    try (SparkSession spark = LocalSpark.start()) {
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
    try (SparkSession spark = LocalSpark.start()) {
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

  /**
   * The library that wrote the file reads every value of it, and compares the checksum of each
   * page. The end of the file states the numbers of rows and of missing values that were read.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "query IN --rows games",
        "query IN --rows plies",
        "openings IN",
        "stats IN",
        "annotate IN/other.txt --level 1"
      })
  void isReadStrictly(String line) throws IOException {
    Path plain = folder.resolve("strict.parquet");
    Files.deleteIfExists(plain);
    write((line.replace("IN", games.toString()) + " -o " + plain).split(" ", -1));
    Map<String, Long> missing = new TreeMap<>();
    long rows = readAll(plain, missing);
    var configuration = new org.apache.hadoop.conf.Configuration();
    var path = new org.apache.hadoop.fs.Path(plain.toUri());
    Map<String, Long> stated = new TreeMap<>();
    try (ParquetFileReader reader =
        ParquetFileReader.open(HadoopInputFile.fromPath(path, configuration))) {
      assertThat(rows).isEqualTo(reader.getRecordCount()).isPositive();
      for (BlockMetaData block : reader.getFooter().getBlocks()) {
        for (ColumnChunkMetaData column : block.getColumns()) {
          if (column.getPath().size() == 1) {
            long nulls = column.getStatistics().getNumNulls();
            stated.merge(column.getPath().toDotString(), nulls, Long::sum);
          }
        }
      }
    }
    missing.keySet().retainAll(stated.keySet());
    assertThat(missing).isEqualTo(stated).isNotEmpty();
  }

  @Test
  void aChangedByteOfAPageIsNoticed() throws IOException {
    Path plain = folder.resolve("changed.parquet");
    write("query", games.toString(), "--rows", "plies", "-o", plain.toString());
    byte[] bytes = Files.readAllBytes(plain);
    bytes[bytes.length / 2] ^= 1;
    Files.write(plain, bytes);
    Files.deleteIfExists(folder.resolve(".changed.parquet.crc"));
    assertThatThrownBy(() -> readAll(plain, new TreeMap<>()))
        .hasStackTraceContaining("CRC checksum verification failed");
  }

  /** Reads all values with the checksums of their pages, and returns the number of rows. */
  private static long readAll(Path file, Map<String, Long> missing) throws IOException {
    var configuration = new org.apache.hadoop.conf.Configuration();
    configuration.setBoolean("parquet.page.verify-checksum.enabled", true);
    var path = new org.apache.hadoop.fs.Path(file.toUri());
    long rows = 0;
    try (ParquetReader<Group> reader =
        ParquetReader.builder(new GroupReadSupport(), path).withConf(configuration).build()) {
      for (Group row = reader.read(); row != null; row = reader.read(), rows++) {
        count(row, missing);
      }
    }
    return rows;
  }

  /** Counts the missing values of a row by their columns; writing it as text decodes the others. */
  private static void count(Group row, Map<String, Long> missing) {
    assertThat(row.toString()).isNotEmpty();
    for (int field = 0; field < row.getType().getFieldCount(); field++) {
      boolean isMissing = row.getFieldRepetitionCount(field) == 0;
      missing.merge(row.getType().getFieldName(field), isMissing ? 1L : 0L, Long::sum);
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
