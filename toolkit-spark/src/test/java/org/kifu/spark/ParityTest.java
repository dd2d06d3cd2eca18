package org.kifu.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.export.OpeningCsv;
import org.kifu.export.VerifyExport;
import org.kifu.export.VerifySettings;
import org.kifu.export.VerifyWriter;
import org.kifu.format.GameReader;
import org.kifu.format.Inputs;
import org.kifu.format.ReadOptions;
import org.kifu.format.Source;
import org.kifu.game.ParsedGame;
import org.kifu.game.Severity;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.verify.Grouping;
import org.kifu.verify.Verification;
import org.kifu.verify.VerifyOptions;

/** The same input through Spark's commands and through the plain jobs: the same bytes. */
class ParityTest {
  private static final Path EXAMPLES = Path.of("..", "examples");

  @TempDir Path folder;

  @BeforeAll
  static void keepSparkSmall() {
    System.setProperty("spark.sql.codegen.wholeStage", "false");
    System.setProperty("spark.sql.shuffle.partitions", "3");
    System.setProperty("spark.driver.host", "localhost");
    System.setProperty("spark.driver.bindAddress", "127.0.0.1");
  }

  @Test
  void verifiesExamplesAndDamageAsThePlainJobDoes() throws IOException {
    Path input = damaged(EXAMPLES.resolve("wthor"));
    Files.copy(EXAMPLES.resolve("three-good-one-broken.txt"), input.resolve("broken.txt"));
    Files.createFile(input.resolve("empty.txt"));
    Path out = folder.resolve("findings.jsonl");
    int code = Main.run("verify", input.toString(), "--format", "jsonl", "-o", out.toString());
    assertThat(code).isEqualTo(1);
    assertThat(Files.readString(out)).isEqualTo(plainFindings(input)).contains("\"duplicate\"");
  }

  @Test
  void countsOpeningsAsThePlainJobDoes() throws IOException {
    Path input = EXAMPLES.resolve("wthor");
    Path out = folder.resolve("openings.csv");
    assertThat(openings(input, "csv", out)).isZero();
    assertThat(Files.readString(out)).isEqualTo(plainOpenings(input));
  }

  @Test
  void writesOpeningsAsParquet() throws IOException {
    Path out = folder.resolve("openings.parquet");
    assertThat(openings(EXAMPLES.resolve("wthor"), "parquet", out)).isZero();
    try (SparkSession spark = SparkSession.builder().master("local[1]").getOrCreate()) {
      List<Row> first = spark.read().parquet(out.toUri().toString()).where("ply = 0").takeAsList(2);
      assertThat(first).hasSize(1);
      assertThat(first.getFirst().<Long>getAs("games")).isGreaterThan(600);
    }
  }

  @Test
  void agreesOnTheWholeArchive() throws IOException {
    Path archive = Path.of(System.getProperty("kifu.data", "none")).resolve("wthor");
    assumeTrue(Files.isDirectory(archive), "no real data in " + archive);
    Path out = folder.resolve("findings.jsonl");
    assertThat(Main.run("verify", archive.toString(), "--format", "jsonl", "-o", out.toString()))
        .isZero();
    assertThat(Files.readString(out))
        .isEqualTo(plainFindings(archive))
        .contains("\"read\":124520", "\"duplicates\":36");
    Path csv = folder.resolve("openings.csv");
    assertThat(openings(archive, "csv", csv)).isZero();
    assertThat(Files.readString(csv)).isEqualTo(plainOpenings(archive));
  }

  @Test
  void refusesWhatIsNoFile() {
    assertThat(Main.run("verify", "f5d6c3")).isEqualTo(2);
    assertThat(Main.run("openings", EXAMPLES.toString(), "--format", "parquet")).isEqualTo(2);
  }

  private static int openings(Path input, String format, Path out) {
    return Main.run(
        "openings", input.toString(), "--plies", "8", "--format", format, "-o", out.toString());
  }

  /** A copy in which a year stands twice, one game is illegal and one file ends in mid-game. */
  private Path damaged(Path wthor) throws IOException {
    Path copy = Files.createDirectory(folder.resolve("input"));
    try (var files = Files.list(wthor)) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(file.getFileName()));
      }
    }
    byte[] year = Files.readAllBytes(copy.resolve("WTH_1980.wtb"));
    year[16 + 68 * 40 + 20] = 11;
    Files.write(copy.resolve("WTH_again.wtb"), year);
    Files.write(copy.resolve("WTH_cut.wtb"), Arrays.copyOf(year, 16 + 68 * 7 + 30));
    return copy;
  }

  private static String plainFindings(Path input) throws IOException {
    StringWriter out = new StringWriter();
    VerifySettings settings =
        new VerifySettings("othello", false, Optional.of(Severity.ERROR), Optional.empty());
    VerifyWriter writer = VerifyExport.jsonLines(out, settings);
    Verification verification =
        new Verification(
            VerifyOptions.withJobs(2).withGroupings(Set.<Grouping>of()),
            finding -> {
              try {
                writer.write(finding);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            },
            game -> {});
    writer.finish(
        verification.run(new Games(input, ReadOptions.reportingTo(verification::report))));
    return out.toString();
  }

  private static String plainOpenings(Path input) throws IOException {
    OpeningCounts counts = new OpeningCounts(OpeningSettings.DEFAULT.withPlies(8));
    new Games(input, ReadOptions.reportingTo(problem -> {})).forEachRemaining(counts::add);
    Writer out = new StringWriter();
    OpeningCsv.write(OpeningTable.of(counts), out);
    return out.toString();
  }

  /** All games of a folder, one file after the other, as they are asked for. */
  private static final class Games implements Iterator<ParsedGame> {
    private final Iterator<Source> sources;
    private final ReadOptions options;
    private Optional<GameReader> reader = Optional.empty();

    Games(Path folder, ReadOptions options) {
      this.sources =
          Inputs.of(List.of(folder.toString()), InputStream.nullInputStream())
              .sources(options.problems());
      this.options = options;
    }

    @Override
    public boolean hasNext() {
      while (reader.filter(games -> games.iterator().hasNext()).isEmpty()) {
        reader.ifPresent(GameReader::close);
        if (!sources.hasNext()) {
          return false;
        }
        try {
          reader = Optional.of(GameReader.open(sources.next(), options));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      return true;
    }

    @Override
    public ParsedGame next() {
      return reader.orElseThrow().iterator().next();
    }
  }
}
