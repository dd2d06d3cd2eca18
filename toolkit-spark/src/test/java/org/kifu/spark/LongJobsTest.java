package org.kifu.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.cli.PlainCommand;

/** Jobs in which a game or a position is long work, with Spark and without: the same output. */
@Tag("slow")
class LongJobsTest {
  private static final Path EXAMPLES = Path.of("..", "examples");
  private static final int GAMES = 7;

  @TempDir private static Path folder;

  /** A few games of an archive that ends in a game, an illegal one, a picture, and no file. */
  @BeforeAll
  static void makeInputs() throws IOException {
    byte[] year = Files.readAllBytes(EXAMPLES.resolve("wthor").resolve("WTH_1980.wtb"));
    Files.write(folder.resolve("WTH_1980.wtb"), Arrays.copyOf(year, 16 + 68 * GAMES + 30));
    Files.copy(EXAMPLES.resolve("three-good-one-broken.txt"), folder.resolve("broken.txt"));
    Files.writeString(folder.resolve("note.txt"), "no game at all\n");
    Files.createFile(folder.resolve("empty.txt"));
    SparkCommand.run("verify", folder.resolve("broken.txt").toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "annotate empty.txt WTH_1980.wtb no-such.wtb note.txt broken.txt --level 1 --exact-from 6",
        "annotate broken.txt --level 2 --exact-from 4 --labels 1,2,3 --format csv",
        "annotate WTH_1980.wtb --level 3 --exact-from 8 --format jsonl",
        "annotate broken.txt --level 0",
      })
  void annotatesAsThePlainCommand(String line) {
    String[] words = words(line);
    PlainCommand plain = PlainCommand.run(words);
    SparkCommand spark = SparkCommand.run(words);
    assertThat(spark.out()).isEqualTo(plain.out());
    assertThat(spark.err().replace("kifu spark ", "kifu ").lines())
        .containsExactlyInAnyOrderElementsOf(plain.err().lines().toList());
    assertThat(spark.code()).isEqualTo(plain.code());
  }

  /** The labels are the same, so that the weights are; and so are the files that keep them. */
  @Test
  void trainsAsThePlainCommand() throws IOException {
    String recipe =
        " --samples 5 --upper-samples 4 --exact 7 --depth 2 --self-play 3 --work %s -o %s";
    Path spark = folder.resolve("spark");
    Path plain = folder.resolve("plain");
    String line = "train WTH_1980.wtb" + recipe;
    SparkCommand done = SparkCommand.run(words(line.formatted(spark, spark + ".weights")));
    PlainCommand asked = PlainCommand.run(words(line.formatted(plain, plain + ".weights")));
    assertThat(done.code()).as(done.err()).isEqualTo(asked.code());
    assertThat(done.err()).isEqualTo(asked.err());
    assertThat(Path.of(spark + ".weights")).hasSameBinaryContentAs(Path.of(plain + ".weights"));
    try (Stream<Path> files = Files.list(plain)) {
      assertThat(files)
          .hasSizeGreaterThan(30)
          .allSatisfy(
              file -> assertThat(spark.resolve(file.getFileName())).hasSameBinaryContentAs(file));
    }
  }

  private static String[] words(String line) {
    return Arrays.stream(line.split(" ")).map(LongJobsTest::word).toArray(String[]::new);
  }

  private static String word(String word) {
    Path file = folder.resolve(word);
    return Files.exists(file) ? file.toString() : word;
  }
}
