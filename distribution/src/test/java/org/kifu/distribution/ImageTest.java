package org.kifu.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the image, unpacked in a folder of its own, in an environment that names no JDK. It is
 * there only after {@code ./mvnw -Pimage}; otherwise the tests are skipped.
 */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class ImageTest {
  private static final String VERSION = System.getProperty("kifu.version");

  @TempDir private static Path folder;
  private static Path home = Path.of("");

  @BeforeAll
  static void unpack() throws Exception {
    Path packed = packed("kifu-" + VERSION + "-linux-.*\\.tar\\.gz");
    Path place = Files.createDirectories(folder.resolve("my programs"));
    assertThat(run(List.of("tar", "-xzf", packed.toString(), "-C", place.toString())).exit())
        .isZero();
    home = place.resolve("kifu-" + VERSION);
  }

  /** A file of the image; the test is skipped if there is none. */
  static Path packed(String name) throws IOException {
    Path image = Path.of(System.getProperty("kifu.image"));
    assumeTrue(Files.isDirectory(image), "there is no image; ./mvnw -Pimage verify makes it");
    return only(image, name);
  }

  /** The file of a folder whose name has a pattern. */
  static Path only(Path folder, String name) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> found = files.filter(file -> file.getFileName().toString().matches(name)).toList();
      assertThat(found).as(name).hasSize(1);
      return found.getFirst();
    }
  }

  /** The result of a command. */
  record Run(int exit, String out, String err) {}

  /** Runs a command with only the usual programs on the path. */
  private static Run run(List<String> words) throws IOException, InterruptedException {
    return run(folder, words);
  }

  static Run run(Path folder, List<String> words) throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(words)
            .directory(folder.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
    builder.environment().put("HOME", folder.toString());
    int exit = builder.start().waitFor();
    return new Run(
        exit,
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  private static Run kifu(String... args) throws IOException, InterruptedException {
    String launcher = home.resolve("kifu").toString();
    return run(Stream.concat(Stream.of(launcher), Stream.of(args)).toList());
  }

  @Test
  void runsOnItsOwnJava() throws Exception {
    Run run = run(List.of("env", "KIFU_PRINT_JAVA=1", home.resolve("kifu").toString()));
    assertThat(run.out().strip()).isEqualTo(home.resolve("runtime").toRealPath().toString());
  }

  /** A launcher without a cache says that it makes one. */
  @Test
  void startsWithTheCacheThatItBrings() throws Exception {
    Run version = kifu("--version");
    assertThat(version.out().strip()).isEqualTo("kifu " + VERSION);
    assertThat(version.err()).isEmpty();
    Path log = folder.resolve("log");
    String options = "KIFU_JAVA_OPTS=-Xlog:class+load:file=" + log;
    run(List.of("env", options, home.resolve("kifu").toString(), "--version"));
    assertThat(Files.readString(log))
        .containsPattern("org\\.kifu\\.cli\\.Main source: shared objects file");
  }

  /** The outputs of the zip of the same build, on a JDK. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "verify IN/wthor --by year",
        "openings IN/wthor --plies 8 --min-games 20",
        "annotate IN/logistello-murakami-1997.txt --game 6 --level 8",
        "report IN/annotated-1997.jsonl --game 6 --format html --lang ja"
      })
  void printsWhatTheZipPrintsOnAJdk(String line) throws Exception {
    String examples = home.resolve("examples").toString();
    List<String> words =
        Stream.of(line.split(" ", -1)).map(word -> word.replace("IN", examples)).toList();
    Run ofImage = kifu(words.toArray(String[]::new));
    Run ofZip = run(Stream.concat(onJdk().stream(), words.stream()).toList());
    assertThat(ofImage.out()).isNotBlank().isEqualTo(ofZip.out());
    assertThat(ofImage.exit()).isZero();
  }

  /** Starts the zip without its launcher, which would make a cache first. */
  private static List<String> onJdk() throws IOException, InterruptedException {
    Path programs = Path.of(System.getProperty("java.home"), "bin");
    Path unpacked = folder.resolve("kifu-" + VERSION);
    if (!Files.exists(unpacked)) {
      String jar = programs.resolve("jar").toString();
      assertThat(run(List.of(jar, "-xf", System.getProperty("kifu.zip"))).exit()).isZero();
    }
    String cli = unpacked.resolve("lib/toolkit-cli-" + VERSION + ".jar").toString();
    return List.of(programs.resolve("java").toString(), "-Xlog:disable", "-jar", cli);
  }

  @Test
  void keepsABase() throws Exception {
    Path base = folder.resolve("games.kifu");
    Run made = kifu("base", "create", base.toString(), home.resolve("examples/wthor").toString());
    assertThat(made.err()).contains("659 games");
    assertThat(kifu("query", "--player", "murakami", base.toString()).exit()).isZero();
  }
}
