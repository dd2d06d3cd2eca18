package org.kifu.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.cli.PlainCommand;

/** The same command line with Spark and without: the same data, messages and exit code. */
@Tag("slow")
class ParityTest {
  private static final Path EXAMPLES = Path.of("..", "examples");
  private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0};

  @TempDir private static Path folder;

  /**
   * good: two years of the archive. bad: besides, an illegal game, repeated games, an end in
   * mid-game, a picture, an empty file, a name with a control character, a broken record and a file
   * that cannot be read. picture: nothing else. nothing: no file.
   */
  @BeforeAll
  static void makeInputs() throws IOException {
    Path good = Files.createDirectory(folder.resolve("good"));
    Path bad = Files.createDirectory(folder.resolve("bad"));
    for (String year : List.of("WTH_1980.wtb", "WTH_1983.wtb")) {
      Path example = EXAMPLES.resolve("wthor").resolve(year);
      Files.copy(example, good.resolve(year));
      Files.copy(example, bad.resolve(year));
    }
    byte[] year = Files.readAllBytes(good.resolve("WTH_1980.wtb"));
    year[16 + 68 * 4 + 20] = 11;
    Files.write(bad.resolve("WTH_again.wtb"), year);
    Files.write(bad.resolve("WTH_cut.wtb"), Arrays.copyOf(year, 16 + 68 * 3 + 30));
    Files.write(bad.resolve("board.png"), PNG);
    Files.createFile(bad.resolve("empty.txt"));
    Files.writeString(bad.resolve("bell\u0007\u001b[2J.txt"), "f5d6c3d3c4f4\nf5d6a1\n");
    Files.copy(EXAMPLES.resolve("three-good-one-broken.txt"), bad.resolve("broken.txt"));
    makeUnreadable(bad.resolve("locked.txt"));
    Files.write(Files.createDirectory(folder.resolve("picture")).resolve("board.png"), PNG);
    Files.createDirectory(folder.resolve("nothing"));
    String base = folder.resolve("two.kifu").toString();
    PlainCommand.run("base", "create", base, good.toString(), bad.resolve("broken.txt").toString());
    makeBeginnings(Files.createDirectory(folder.resolve("cut")));
  }

  /** Games, their beginnings, images of them, and none at all. */
  private static void makeBeginnings(Path cut) throws IOException {
    String game =
        "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";
    Files.writeString(
        cut.resolve("long.txt"),
        game + "\n" + game.substring(0, 40) + "\n" + game.substring(0, 16) + "\n" + game + "\n");
    Files.writeString(
        cut.resolve("short.txt"), "d3c5\nf5d6\nf5f4\n" + game.substring(0, 40) + "\n");
  }

  /** The superuser may read every file; the memory of a process fails for anybody. */
  private static void makeUnreadable(Path file) throws IOException {
    Files.writeString(file, "f5d6c3");
    assumeTrue(file.toFile().setReadable(false), "no file can be made unreadable here");
    if (Files.isReadable(file)) {
      Files.delete(file);
      Path memory = Path.of("/proc/self/mem");
      assumeTrue(Files.exists(memory), "no unreadable file for the superuser here");
      Files.createSymbolicLink(file, memory);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "verify bad --by file",
        "verify nothing good/WTH_1980.wtb nothing bad no-such.wtb --format jsonl --by year"
            + " --strict",
        "verify bad/WTH_again.wtb nothing bad/board.png --format csv --fail-on never",
        "verify good bad/WTH_1980.wtb --fail-on warning",
        "verify findings/wthor-names/bad --wthor-names findings/wthor-names/good/WTH.JOU",
        "verify findings/wrong-flip-stood --format jsonl --touched-discs",
        "verify findings/disc-lent --format jsonl --loans",
        "verify findings/theory-mismatch/bad findings/theory-mismatch/good --solve-theory --by"
            + " file",
        "openings bad nothing no-such.wtb",
        "openings picture good --summary",
        "openings nothing",
        "openings good --plies 6 --min-games 3 --format json",
        "openings good bad/broken.txt --format csv",
        "openings good --plies 0",
        "openings good --min-games 0",
        "dedup bad nothing no-such.wtb --format jsonl",
        "dedup cut good --format csv --board-from 10",
        "dedup good --reasons prefix,same-final-board --format jsonl",
        "dedup good --board-from 0",
        "verify two.kifu --format jsonl --by year",
        "verify two.kifu!/nowhere good/WTH_1980.wtb",
        "verify rules --format jsonl",
        "openings rules --rules grand --min-games 2 --format json",
        "openings rules --rules ravensburger --format csv",
        "openings rules --rules solo",
        "openings two.kifu --plies 6 --min-games 3 --format json",
        "dedup two.kifu bad/WTH_again.wtb --format jsonl",
        "dedup good --reasons all"
      })
  void saysWhatThePlainCommandSays(String line) {
    assertSame(line);
  }

  @Test
  void agreesOnTheWholeArchive() {
    Path archive = Path.of(System.getProperty("kifu.data", "none")).resolve("wthor");
    assumeTrue(Files.isDirectory(archive), "no real data in " + archive);
    assertThat(assertSame("verify " + archive + " --format jsonl").out())
        .contains("\"read\":124520", "\"duplicates\":36");
    if (Boolean.getBoolean("kifu.long")) {
      assertSame("openings " + archive + " --plies 12 --min-games 10 --format csv");
      assertSame("dedup " + archive + " --format csv");
    }
  }

  /** A base is read as the files that it keeps, or as one of them. */
  @Test
  void readsABase() {
    String base = folder.resolve("two.kifu").toString();
    String file = folder.resolve("bad").resolve("broken.txt").toString();
    assertThat(SparkCommand.run("verify", base + "!/" + file, "--format", "jsonl"))
        .isEqualTo(SparkCommand.run("verify", file, "--format", "jsonl"));
    SparkCommand entry = SparkCommand.run("games", base + "!/" + file, "-o", folder + "/rows");
    assertThat(entry.code()).isEqualTo(2);
    assertThat(entry.err()).contains("this command takes whole files");
  }

  @Test
  void writesTheSameToAFile() throws IOException {
    Path plain = folder.resolve("plain.txt");
    Path spark = folder.resolve("spark.txt");
    String input = folder.resolve("good").toString();
    PlainCommand.run("verify", input, "-o", plain.toString());
    assertThat(SparkCommand.run("verify", input, "-o", spark.toString()).out()).isEmpty();
    assertThat(spark).hasSameBinaryContentAs(plain);
    if (Files.getFileStore(plain).supportsFileAttributeView("posix")) {
      assertThat(Files.getPosixFilePermissions(spark))
          .isEqualTo(Files.getPosixFilePermissions(plain));
    }
  }

  @Test
  void refusesWhatIsNotAFile() {
    assertThat(SparkCommand.run("verify", "f5d6c3").code()).isEqualTo(2);
  }

  /** What Spark itself says when it starts for the first time is not compared. */
  @BeforeAll
  static void startSparkOnce() {
    SparkCommand.run("verify", EXAMPLES.resolve("wthor").resolve("WTH_1980.wtb").toString());
  }

  @Test
  void hasTheColoursOfThePlainCommand() {
    String[] words = {"verify", folder.resolve("bad").toString(), "--color", "always"};
    assertThat(SparkCommand.run(words).out())
        .isEqualTo(PlainCommand.run(words).out())
        .contains("\u001b[");
  }

  /** Runs a line with both; words that are files of the test's folder are given with it. */
  private static SparkCommand assertSame(String line) {
    String[] words = Arrays.stream(line.split(" ")).map(ParityTest::word).toArray(String[]::new);
    PlainCommand plain = PlainCommand.run(words);
    SparkCommand spark = SparkCommand.run(words);
    assertThat(spark.out()).isEqualTo(plain.out());
    assertThat(spark.err().replace("kifu spark ", "kifu ")).isEqualTo(plain.err());
    assertThat(spark.code()).as(plain.err()).isEqualTo(plain.code());
    assertThat(plain.out() + plain.err()).isNotEmpty();
    assertThat(plain.out().getBytes(StandardCharsets.UTF_8)).doesNotContain(7, 0x1b);
    return spark;
  }

  private static String word(String word) {
    Path example = EXAMPLES.resolve(word);
    return Files.exists(folder.resolve(word))
        ? folder.resolve(word).toString()
        : word.startsWith("findings/") || word.equals("rules") ? example.toString() : word;
  }
}
