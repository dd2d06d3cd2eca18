package org.kifu.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests the zip in an otherwise empty folder, started by its own launcher. */
@Tag("slow")
class ZipTest {
  private static final boolean WINDOWS = System.getProperty("os.name").startsWith("Windows");

  @TempDir private static Path folder;
  private static Path home = Path.of("");

  @BeforeAll
  static void unpack() throws Exception {
    Path zip = Path.of(System.getProperty("kifu.zip"));
    try (FileSystem files =
        FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", !WINDOWS))) {
      Files.walkFileTree(files.getPath("/"), new Copy(folder));
    }
    home = folder.resolve("kifu-" + System.getProperty("kifu.version"));
    saysThatTheFirstStartTakesLonger();
  }

  /** The first start, which makes the start-up cache; the tests see later ones. */
  private static void saysThatTheFirstStartTakesLonger() throws Exception {
    if (!WINDOWS) {
      assertThat(kifu("--version").err())
          .matches("kifu: making a start-up cache, once for this JDK \\(about \\d+ s\\)\n");
    }
  }

  /** The result of a start of the launcher. */
  private record Start(int exit, String out, String err) {}

  private static Start kifu(String... args) throws IOException, InterruptedException {
    return start(Stream.concat(Stream.of(launcher()), Stream.of(args)).toList());
  }

  private static String launcher() {
    return home.resolve(WINDOWS ? "kifu.cmd" : "kifu").toString();
  }

  private static Start start(List<String> words) throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(words)
            .directory(folder.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().put("KIFU_JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("XDG_CACHE_HOME", folder.resolve("caches").toString());
    int exit = builder.start().waitFor();
    return new Start(
        exit,
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  @Test
  void everyJarHasItsLicence() throws IOException {
    Map<String, String> licences = new TreeMap<>();
    Matcher row =
        Pattern.compile("(?m)^\\| `([a-z0-9-]+)` \\| \\[[^]]+\\]\\(([^)]+)\\).*\\|$")
            .matcher(Files.readString(home.resolve("licenses/README.md")));
    while (row.find()) {
      licences.put(row.group(1), row.group(2));
    }
    assertThat(licences.keySet()).isEqualTo(foreignJars());
    assertThat(licences.values())
        .allSatisfy(text -> assertThat(home.resolve("licenses").resolve(text)).isNotEmptyFile());
    assertThat(home.resolve("licenses/LGPL-2.1.txt")).content().contains("Version 2.1");
  }

  /** The names, without versions, of the jars that are not part of Kifu. */
  private static Set<String> foreignJars() throws IOException {
    try (Stream<Path> jars = Files.walk(home.resolve("lib"))) {
      return jars.map(jar -> jar.getFileName().toString())
          .filter(name -> name.endsWith(".jar") && !name.startsWith("toolkit-"))
          .map(name -> name.replaceFirst("-[0-9].*", ""))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  /** The module that checks the pages stays out, with all that a build leaves in it. */
  @Test
  void hasThePagesAndNotTheirTests() {
    assertThat(home.resolve("docs/cli.md")).isNotEmptyFile();
    assertThat(home.resolve("docs/images/page.png")).isNotEmptyFile();
    for (String name : List.of("pom.xml", "src", "target")) {
      assertThat(home.resolve("docs").resolve(name)).doesNotExist();
    }
  }

  @Test
  void listsItsPartsForPrograms() throws IOException {
    String parts = Files.readString(home.resolve("licenses/sbom.cdx.json"));
    assertThat(parts).contains("\"bomFormat\" : \"CycloneDX\"").doesNotContain("serialNumber");
    for (String jar : foreignJars()) {
      assertThat(parts).contains("\"name\" : \"" + jar + "\"");
    }
  }

  @Test
  void scriptsRunAndNothingElseDoes() throws IOException {
    if (!WINDOWS) {
      try (Stream<Path> files = Files.walk(home)) {
        assertThat(files.filter(Files::isRegularFile).filter(Files::isExecutable))
            .containsExactlyInAnyOrder(
                home.resolve("kifu"), home.resolve("examples/pipeline/check-records.sh"));
      }
    }
  }

  @Test
  void countsTheLeavesWithoutAWordFromTheJvm() throws Exception {
    Start perft = kifu("perft", "--depth", "3");
    assertThat(perft.out().lines()).last().isEqualTo("56");
    assertThat(perft.err()).doesNotContain("WARNING", "warning", "kifu:");
    assertThat(perft.exit()).isZero();
  }

  /** The start uses the vector kernels, if there are any. */
  @Test
  void solvesWithoutAWordFromTheJvm() throws Exception {
    Start solve =
        kifu("solve", "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X");
    assertThat(solve.out()).contains("+18");
    assertThat(solve.err()).isEmpty();
    assertThat(solve.exit()).isZero();
  }

  @Test
  void saysItsVersion() throws Exception {
    assertThat(kifu("--version").out().strip())
        .isEqualTo("kifu " + System.getProperty("kifu.version"));
  }

  @Test
  void verifiesTheExamples() throws Exception {
    Start verify = kifu("verify", home.resolve("examples/wthor").toString());
    assertThat(verify.exit()).isZero();
    assertThat(verify.out()).isNotBlank();
  }

  @Test
  void passesOnTheExitCodeOfWrongUsage() throws Exception {
    assertThat(kifu("no-such-command").exit()).isEqualTo(2);
  }

  /** A thousand wrong bits in a cache made a JVM crash or hang. */
  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows keeps no start-up cache")
  void makesADamagedCacheAgain() throws Exception {
    Start first = kifu("rules", "othello");
    Path made = cache();
    byte[] bytes = Files.readAllBytes(made);
    new Random(1)
        .ints(1000, 0, bytes.length)
        .forEach(place -> bytes[place] ^= (byte) (1 << place % 8));
    assertThat(made.toFile().setWritable(true)).isTrue();
    Files.write(made, bytes);
    Start second = kifu("rules", "othello");
    assertThat(second.out()).isEqualTo(first.out());
    assertThat(second.err()).startsWith("kifu: making a start-up cache");
    assertThat(cache()).isNotEmptyFile();
    assertThat(kifu("rules", "othello")).isEqualTo(first);
    assertThat(folder.resolve("caches")).isDirectoryNotContaining("glob:**/hs_err*");
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows keeps no start-up cache")
  void allCommandsShareOneCacheOfAtMostSixtyMegabytes() throws Exception {
    Path made = cache();
    for (String command : List.of("verify", "openings", "annotate", "show", "stats", "solve")) {
      assertThat(kifu(command, "--help").err()).isEmpty();
    }
    assertThat(cache()).isEqualTo(made);
    assertThat(Files.size(made)).isBetween(1_000_000L, 60_000_000L);
  }

  /** The only start-up cache; nothing else is left of making it. */
  private static Path cache() throws IOException {
    try (Stream<Path> files = Files.walk(home.resolve("lib"))) {
      List<Path> made =
          files
              .filter(Files::isRegularFile)
              .filter(file -> !file.toString().matches(".*\\.(jar|sh)"))
              .toList();
      assertThat(made).hasSize(1);
      assertThat(made.getFirst().toString()).endsWith(".aot");
      return made.getFirst();
    }
  }

  /** A JVM without standard input read its own jar as input, and crashed. */
  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a POSIX shell closes the streams")
  void tellsOfClosedStreams() throws Exception {
    Start input = shell("\"$0\" verify - <&-");
    assertThat(input.out()).contains("io-error");
    assertThat(input.exit()).isEqualTo(3);
    Start output = shell("\"$0\" perft --depth 3 >&-");
    assertThat(output.err()).contains("kifu perft: standard output: ");
    assertThat(output.exit()).isEqualTo(3);
    assertThat(shell("\"$0\" perft --depth 3 2>&-").exit()).isZero();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void tellsOfAFullStandardOutput() throws Exception {
    Start full = shell("\"$0\" perft --depth 3 >/dev/full");
    assertThat(full.err()).contains("kifu perft: standard output: No space left on device");
    assertThat(full.exit()).isEqualTo(3);
  }

  private static Start shell(String line) throws IOException, InterruptedException {
    return start(List.of("/bin/sh", "-c", line, launcher()));
  }

  /** Copies a tree with its permissions. */
  private static final class Copy extends SimpleFileVisitor<Path> {
    private final Path target;

    Copy(Path target) {
      this.target = target;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path source, BasicFileAttributes attributes)
        throws IOException {
      Files.createDirectories(target.resolve(source.toString().substring(1)));
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path source, BasicFileAttributes attributes)
        throws IOException {
      Path copy = target.resolve(source.toString().substring(1));
      Files.copy(source, copy, StandardCopyOption.COPY_ATTRIBUTES);
      if (!WINDOWS) {
        Files.setPosixFilePermissions(copy, Files.getPosixFilePermissions(source));
      }
      return FileVisitResult.CONTINUE;
    }
  }
}
