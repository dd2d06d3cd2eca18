package org.kifu.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The output of a job on Spark, and what it does not write over. */
@Tag("slow")
class SparkOutputTest {
  private static final Path EXAMPLE = Path.of("..", "examples", "wthor", "WTH_1980.wtb");

  @TempDir private Path folder;
  private Path input = EXAMPLE;

  @BeforeEach
  void copyInput() throws IOException {
    Path games = Files.createDirectory(folder.resolve("games"));
    input = Files.copy(EXAMPLE, games.resolve("WTH_1980.wtb"));
  }

  @Test
  void neverWritesToAnInput() throws IOException {
    byte[] before = Files.readAllBytes(input);
    Path link = Files.createSymbolicLink(folder.resolve("link.wtb"), input);
    for (Path output : List.of(input, link)) {
      SparkCommand run = openings("csv", output, "--force");
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err()).contains(input + ": is an input, and Kifu never writes to its input");
    }
    assertThat(input).hasBinaryContent(before);
  }

  /** The words in it are quoted as for a shell, here a name with blanks. */
  @Test
  void neverWritesToAFileOfItsOwnWords() throws IOException {
    Path list = folder.resolve("my words");
    String words = "openings '%s' -o \"%s\" --force # a comment\n".formatted(input, list);
    Files.writeString(list, words);
    SparkCommand run = SparkCommand.run("@" + list);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(list + ": is an input, and Kifu never writes to its input");
    assertThat(list).hasContent(words);
    Files.writeString(list, "openings 'open");
    assertThat(SparkCommand.run("@" + list).code()).isEqualTo(2);
  }

  /** As the plain commands do, and before Spark starts. */
  @ParameterizedTest
  @CsvSource({
    "verify, x.pdf, 'text (.txt), jsonl (.jsonl), csv (.csv), sarif (.sarif) or junit (.xml)'",
    "openings, x.html, 'text (.txt), csv (.csv), json (.json) or parquet (.parquet)'",
    "openings --summary, x.csv, json (.json)",
    "annotate, x.png, 'html (.html), md (.md), ggf (.ggf), sgf (.sgf) or parquet (.parquet)'",
    "dedup, x.html, 'text (.txt), jsonl (.jsonl) or csv (.csv)'",
    "games, x.csv, parquet (.parquet)",
    "train --work WORK, x.json, weights (.weights)",
  })
  void refusesAFileOfAFormThatTheJobDoesNotHave(String job, String name, String forms) {
    Path file = folder.resolve(name);
    String words = job.replace("WORK", folder.resolve("work").toString());
    SparkCommand run = SparkCommand.run((words + " " + input + " -o " + file).split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("this command does not write .", forms);
    assertThat(file).doesNotExist();
  }

  @Test
  void neverReplacesAFolderThatHoldsAnInput() {
    for (Path output : List.of(folder.resolve("games"), folder)) {
      SparkCommand run = openings("parquet", output, "--force");
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err())
          .contains(output + ": holds an input, and Kifu never writes to its input");
      assertThat(input).exists();
    }
  }

  @Test
  void neverReplacesAFolderThatHoldsMoreThanAResult() throws IOException {
    Path output = Files.createDirectory(folder.resolve("result"));
    Files.createFile(output.resolve("_SUCCESS"));
    Path mine = Files.writeString(output.resolve("thesis.txt"), "mine");
    SparkCommand run = openings("parquet", output, "--force");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains(output + ": holds other files than Parquet of an earlier run");
    assertThat(mine).hasContent("mine");
  }

  @Test
  void refusesWhatExistsAndWhatIsOfTheOtherKind() throws IOException {
    Path file = Files.writeString(folder.resolve("mine.csv"), "mine");
    assertThat(openings("csv", file).code()).isEqualTo(3);
    assertThat(openings("csv", file).err()).contains(file + ": exists; --force replaces it");
    assertThat(openings("parquet", file, "--force").err()).contains(file + ": is a file");
    assertThat(openings("csv", folder, "--force").err()).contains(folder + ": is a folder");
    assertThat(openings("parquet", folder.resolve("games")).code()).isEqualTo(2);
    assertThat(file).hasContent("mine");
    assertThat(SparkCommand.run("openings", input.toString(), "--format", "parquet").code())
        .isEqualTo(2);
  }

  @Test
  void replacesAnEarlierResultOfParquet() throws IOException {
    Path output = folder.resolve("openings.parquet");
    assertThat(openings("parquet", output).code()).isZero();
    assertThat(openings("parquet", output).code()).isEqualTo(3);
    Path left = Files.createFile(output.resolve("part-of-an-earlier-run.parquet"));
    assertThat(openings("parquet", output, "--force").code()).isZero();
    assertThat(left).doesNotExist();
    assertThat(folder).isDirectoryNotContaining("glob:**/.kifu-*");
    try (SparkSession spark = LocalSpark.start()) {
      List<Row> first =
          spark.read().parquet(output.toUri().toString()).where("ply = 0").takeAsList(2);
      assertThat(first).hasSize(1);
      assertThat(first.getFirst().<Long>getAs("games")).isPositive();
    }
  }

  @Test
  void writesGamesByYearAndReplacesThem() throws IOException {
    Path output = folder.resolve("games.parquet");
    Path cut = folder.resolve("games").resolve("WTH_1981.wtb");
    Files.write(cut, Arrays.copyOf(Files.readAllBytes(input), 16 + 68 * 2 + 5));
    assertThat(games(output).code()).isEqualTo(1);
    assertThat(games(output, "--rows", "plies").code()).isEqualTo(3);
    assertThat(games(output, "--force").err())
        .isEqualTo("kifu spark games: rows with _corrupt_record: 2\n");
    assertThat(output.resolve("year=1980")).isDirectory();
    Path plies = folder.resolve("plies.parquet");
    Files.delete(cut);
    assertThat(games(plies, "--rows", "plies").code()).isZero();
    try (SparkSession spark = LocalSpark.start()) {
      var all = spark.read().parquet(output.toUri().toString());
      long complete = all.where("verdict = 'complete' and schema_version = 1").count();
      assertThat(complete).isPositive();
      assertThat(all.where("year is null and _corrupt_record is not null").count()).isEqualTo(2);
      assertThat(spark.read().parquet(plies.toUri().toString()).where("ply = 1").count())
          .isEqualTo(all.where("game is not null and source not like '%1981%'").count());
    }
    Files.writeString(output.resolve("year=1980").resolve("mine.txt"), "mine");
    assertThat(games(output, "--force").err()).contains("holds other files than Parquet");
  }

  private SparkCommand games(Path output, String... more) {
    String[] words = {"games", folder.resolve("games").toString(), "-o", output.toString()};
    return SparkCommand.run(
        Stream.concat(Arrays.stream(words), Arrays.stream(more)).toArray(String[]::new));
  }

  @Test
  void followsALinkAndReplacesItsFile() throws IOException {
    Path file = Files.writeString(folder.resolve("old.csv"), "mine");
    Path link = Files.createSymbolicLink(folder.resolve("link.csv"), file);
    assertThat(openings("csv", link, "--force").code()).isZero();
    assertThat(link).isSymbolicLink();
    assertThat(Files.readString(file)).startsWith("ply,line,name,move,games,");
  }

  @Test
  void writesToADeviceAndKeepsIt() {
    Path nothing = Path.of("/dev/null");
    assumeTrue(Files.exists(nothing), "no /dev/null here");
    assertThat(openings("csv", nothing).code()).isZero();
    assertThat(Files.isRegularFile(nothing)).isFalse();
  }

  private SparkCommand openings(String format, Path output, String... more) {
    String[] words = {"openings", input.toString(), "--format", format, "-o", output.toString()};
    return SparkCommand.run(
        Stream.concat(Arrays.stream(words), Arrays.stream(more)).toArray(String[]::new));
  }
}
