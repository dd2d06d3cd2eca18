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
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The zip in an otherwise empty folder, started by its own launcher. */
class ZipTest {
  private static final boolean WINDOWS = System.getProperty("os.name").startsWith("Windows");

  @TempDir private static Path folder;
  private static Path home = Path.of("");

  @BeforeAll
  static void unpack() throws IOException {
    Path zip = Path.of(System.getProperty("kifu.zip"));
    try (FileSystem files =
        FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", !WINDOWS))) {
      Files.walkFileTree(files.getPath("/"), new Copy(folder));
    }
    home = folder.resolve("kifu-" + System.getProperty("kifu.version"));
  }

  /** One start of the launcher and what it left. */
  private record Start(int exit, String out, String err) {}

  private static Start kifu(Path cache, String... args) throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    String launcher = home.resolve(WINDOWS ? "kifu.cmd" : "kifu").toString();
    ProcessBuilder builder =
        new ProcessBuilder(Stream.concat(Stream.of(launcher), Stream.of(args)).toList())
            .directory(folder.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().put("KIFU_JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("XDG_CACHE_HOME", cache.toString());
    int exit = builder.start().waitFor();
    return new Start(
        exit,
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  /** No cache: its folder would have to stand in a file. */
  private static Start kifu(String... args) throws IOException, InterruptedException {
    return kifu(home.resolve("LICENSE"), args);
  }

  @Test
  void countsTheLeavesWithoutAWordFromTheJvm() throws Exception {
    Start perft = kifu("perft", "--depth", "3");
    assertThat(perft.out().lines()).last().isEqualTo("56");
    assertThat(perft.err()).doesNotContain("WARNING", "warning", "kifu:");
    assertThat(perft.exit()).isZero();
  }

  /** With the vector kernels, where there are any. */
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

  @Test
  void keepsACacheThatChangesNoOutput(@TempDir Path cache) throws Exception {
    Start first = kifu(cache, "rules", "othello");
    if (!WINDOWS) {
      assertThat(awaitCache(cache)).isNotEmptyFile();
    }
    assertThat(kifu(cache, "rules", "othello")).isEqualTo(first);
  }

  /** The launcher makes its cache in the background. */
  private static Path awaitCache(Path cache) throws IOException, InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(3).toNanos();
    while (System.nanoTime() < end) {
      try (Stream<Path> files = Files.list(cache.resolve("kifu"))) {
        List<Path> made = files.toList();
        if (made.size() == 1 && made.getFirst().toString().endsWith(".aot")) {
          return made.getFirst();
        }
      }
      Thread.sleep(100);
    }
    throw new AssertionError("no cache after three minutes");
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
