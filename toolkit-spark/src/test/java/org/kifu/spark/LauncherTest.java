package org.kifu.spark;

import static java.nio.file.StandardCopyOption.COPY_ATTRIBUTES;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.cli.PlainCommand;
import picocli.CommandLine;

/**
 * The options that the launcher hands to the JVM, from a distribution in a folder with a space in
 * its name.
 */
class LauncherTest {
  private static final String JAVA =
      """
      #!/bin/sh
      for word; do
        case $word in
          -XX:AOTCache=*) [ -f "${word#*=}" ] || echo cache >"${word#*=}" ;;
        esac
      done
      printf '%s\\n' "$@"
      """;

  @TempDir private Path temp;
  private Path home = Path.of("");

  /** The folder of a Spark; nothing if there is none. */
  private Optional<Path> spark = Optional.empty();

  @BeforeEach
  void needsAShell() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no shell here");
    home = Files.createDirectories(temp.resolve("my tools"));
    Files.copy(Path.of("..", "kifu"), home.resolve("kifu"));
  }

  /** Makes the folder of a distribution; returns the jar with the jobs. */
  private Path install() throws IOException {
    Path part = Files.createDirectories(home.resolve("lib/spark"));
    Files.createFile(home.resolve("lib/toolkit-cli-1.jar"));
    Files.copy(Path.of("spark.sh"), part.resolve("spark.sh"));
    return Files.createFile(part.resolve("toolkit-spark-1.jar"));
  }

  /** Makes a checkout in which the command is built, and nothing else can be. */
  private void checkOut() throws IOException {
    Files.createFile(home.resolve("pom.xml"));
    for (String module : List.of("toolkit-core", "toolkit-cli", "toolkit-spark")) {
      Files.createDirectories(home.resolve(module).resolve("src/main"));
      Files.createFile(home.resolve(module).resolve("pom.xml"));
    }
    Files.copy(Path.of("spark.sh"), home.resolve("toolkit-spark/spark.sh"));
    Path built = Files.createDirectories(home.resolve("toolkit-cli/target/quick/lib"));
    Files.createFile(built.resolve("toolkit-cli-1.jar"));
    Files.createFile(built.resolveSibling("built"));
  }

  private void hasSpark() throws IOException {
    spark = Optional.of(temp.resolve("spark"));
    Files.createDirectories(temp.resolve("spark/jars"));
  }

  @Test
  void keepsAPathWithSpacesInOnePiece() throws IOException, InterruptedException {
    Path jar = install();
    hasSpark();
    List<String> words = run("spark", "verify", "a b.wtb", "--master", "spark://host:7077");
    assertThat(words)
        .contains("-Dspark.jars=" + jar.toRealPath())
        .containsSequence("org.kifu.spark.Main", "verify", "a b.wtb", "--master");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--color always spark verify a.wtb",
        "spark --color always verify a.wtb",
        "spark verify a.wtb --color always"
      })
  void theJobIsTheFirstWordThatDoesNotChooseColours(String line)
      throws IOException, InterruptedException {
    install();
    hasSpark();
    List<String> words = run(line.split(" "));
    assertThat(words.subList(words.indexOf("org.kifu.spark.Main") + 1, words.size()))
        .isEqualTo(List.of(line.replace("spark ", "").split(" ")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"spark", "spark --help", "spark verify --help", "spark verify a.wtb -h"})
  void helpDoesNotNeedSpark(String line) throws IOException, InterruptedException {
    install();
    assertPlain(line);
  }

  /** What would build or fetch something is not there. */
  @ParameterizedTest
  @ValueSource(strings = {"spark --help", "spark openings --help", "spark nosuchjob a.wtb"})
  void whatIsNotAJobBuildsAndFetchesNothing(String line) throws IOException, InterruptedException {
    checkOut();
    assertPlain(line);
  }

  private void assertPlain(String line) throws IOException, InterruptedException {
    List<String> words = run(line.split(" "));
    assertThat(words).contains("-jar").endsWith(line.split(" "));
    assertThat(words).doesNotContain("org.kifu.spark.Main");
  }

  @Test
  void whereSparkIsAJobTellsItsOwnOptions() throws IOException, InterruptedException {
    install();
    hasSpark();
    assertThat(run("spark", "verify", "--help"))
        .endsWith("org.kifu.spark.Main", "verify", "--help");
  }

  /** The launcher has a list of its own, and so has the plain command. */
  @Test
  void everyJobStartsSpark() throws IOException, InterruptedException {
    install();
    hasSpark();
    Map<String, CommandLine> commands = Main.root(Main.streams()).getSubcommands();
    Set<String> jobs = commands.keySet(); // with other names of the same job
    for (String job : jobs) {
      assertThat(run("spark", job, "a.wtb")).containsSequence("org.kifu.spark.Main", job, "a.wtb");
    }
    String line =
        Files.readAllLines(Path.of("spark.sh")).stream()
            .filter(each -> each.endsWith(" | @*) ;;"))
            .findFirst()
            .orElseThrow();
    assertThat(line.strip().replace(" | @*) ;;", "").split(" \\| ", -1))
        .containsExactlyInAnyOrderElementsOf(jobs);
    String refusal = PlainCommand.run("spark", "nosuchjob").err().lines().findFirst().orElseThrow();
    assertThat(refusal).startsWith("kifu spark: 'nosuchjob' is not a job; jobs: ");
    assertThat(refusal.replaceFirst(".*jobs: ", "").split(", | and ", -1))
        .containsExactlyInAnyOrderElementsOf(
            commands.values().stream().map(CommandLine::getCommandName).distinct().toList());
  }

  /** Makes a cache of its own beside its jar, and tries it. */
  @Test
  void makesACacheForSpark() throws IOException, InterruptedException {
    Path jar = install();
    hasSpark();
    assertThat(run("spark", "verify", "a.wtb"))
        .contains("kifu: making a start-up cache, once for this JDK (about 30 s)");
    try (Stream<Path> files = Files.walk(jar.resolveSibling("start"))) {
      assertThat(files.filter(Files::isRegularFile)).hasSize(1);
    }
    assertThat(run("spark", "dedup", "a.wtb").getFirst()).startsWith("-XX");
  }

  /** Runs the launcher with a JDK that prints its arguments, one a line, and makes caches. */
  private List<String> run(String... arguments) throws IOException, InterruptedException {
    Path java = Files.createDirectories(temp.resolve("jdk/bin")).resolve("java");
    Files.writeString(temp.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
    Files.writeString(java, JAVA);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.copy(java, java.resolveSibling("javac"), REPLACE_EXISTING, COPY_ATTRIBUTES);
    File out = temp.resolve("out").toFile();
    ProcessBuilder launcher = new ProcessBuilder("/bin/sh", home.resolve("kifu").toString());
    launcher.command().addAll(List.of(arguments));
    launcher.environment().put("KIFU_JAVA_HOME", temp.resolve("jdk").toString());
    launcher.environment().put("XDG_CACHE_HOME", "none"); // no place for a Spark
    launcher.environment().remove("SPARK_HOME");
    spark.ifPresent(each -> launcher.environment().put("SPARK_HOME", each.toString()));
    assertThat(launcher.redirectErrorStream(true).redirectOutput(out).start().waitFor()).isZero();
    return Files.readAllLines(out.toPath(), StandardCharsets.UTF_8);
  }
}
