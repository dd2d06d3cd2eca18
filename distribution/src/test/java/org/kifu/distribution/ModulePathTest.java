package org.kifu.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Uses the packaged jars as modules in separate projects. */
@Tag("slow")
class ModulePathTest {
  private static final Path ROOT = Path.of(System.getProperty("kifu.launcher")).resolveSibling("");

  private static final String INCUBATOR =
      "WARNING: Using incubator modules: jdk.incubator.vector\n";

  /** Reads the games of a file and prints their lengths. */
  private static final String READER =
      """
      import java.nio.file.Path;
      import org.kifu.Kifu;

      for (String file : args) {
        try (var games = Kifu.read(Path.of(file))) {
          for (var game : games) {
            System.out.println(Kifu.replay(game.record().orElseThrow()).steps().size());
          }
        }
      }
      """;

  /** Annotates a game and prints it with one of the calls that write. */
  private static final String WRITER =
      """
      import java.io.PrintWriter;
      import org.kifu.AnnotationPlan;
      import org.kifu.Kifu;

      try (var games = Kifu.read("f5 d6"); var out = new PrintWriter(System.out)) {
        Kifu.%s(Kifu.annotate(games, AnnotationPlan.of(2, 4)), out);
      }
      """;

  @TempDir private static Path folder;

  @BeforeAll
  static void unpack() throws IOException {
    Files.createDirectory(folder.resolve("all"));
    try (FileSystem zip = FileSystems.newFileSystem(Path.of(System.getProperty("kifu.zip")));
        Stream<Path> jars =
            Files.list(zip.getPath("kifu-" + System.getProperty("kifu.version"), "lib"))) {
      for (Path jar : jars.toList()) {
        Files.copy(jar, folder.resolve("all").resolve(jar.getFileName().toString()));
      }
    }
  }

  @Test
  void theTenLinesOfThePageRun(@TempDir Path project) throws Exception {
    LibraryPage page = LibraryPage.in(ROOT);
    Path classes = compiled(page.sample(), project, folder.resolve("all"));
    assertThat(run(classes, folder.resolve("all"), List.of(), List.of()))
        .isEqualTo(new Run(0, page.output(), ""));
  }

  /**
   * The kernels are the same as on the class path on this machine: vector kernels, if it has them.
   */
  @Test
  void theTenLinesOfThePageRunWithTheVectorModule(@TempDir Path project) throws Exception {
    LibraryPage page = LibraryPage.in(ROOT);
    String kernel =
        """
        System.out.println(Class.forName("org.kifu.bitboard.Kernel").getMethod("name").invoke(null));
        """;
    Path jars = folder.resolve("all");
    Path classes = compiled(page.sample() + kernel, project, jars);
    List<String> options =
        List.of(
            "--add-modules",
            "jdk.incubator.vector",
            "--add-exports",
            "org.kifu/org.kifu.bitboard=reader");
    Run modules = run(classes, jars, options, List.of());
    assertThat(modules.out()).startsWith(page.output());
    assertThat(modules.err()).isEqualTo(INCUBATOR);
    Run classPath =
        start(
            List.of(
                java("java"),
                "--add-modules",
                "jdk.incubator.vector",
                "-cp",
                classes + File.pathSeparator + jars + "/*",
                "reader.Main"));
    assertThat(modules).isEqualTo(classPath);
  }

  @Test
  void theTenLinesAreTen() throws IOException {
    List<String> lines =
        LibraryPage.in(ROOT).sample().lines().filter(line -> !line.isBlank()).toList();
    assertThat(lines).filteredOn(line -> line.startsWith("import ")).hasSizeLessThanOrEqualTo(5);
    assertThat(lines).filteredOn(line -> !line.startsWith("import ")).hasSizeLessThanOrEqualTo(10);
    assertThat(lines).noneMatch(line -> line.matches(".*\\([A-Z]\\w*(<.*>)?\\) .*"));
  }

  /** A program that only reads does not load charts, tables, unpacking or the binding of JSON. */
  @Test
  void aProgramThatReadsNeedsTwoJars(@TempDir Path project) throws Exception {
    Path few = few(project);
    Path classes = compiled(READER, project, few);
    String games = ROOT.resolve("examples/logistello-murakami-1997.txt").toString();
    String wthor = ROOT.resolve("examples/wthor/WTH_1997-match.wtb").toString();
    Run run = run(classes, few, List.of(), List.of(games, wthor));
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines().toList()).hasSize(12).allMatch(plies -> plies.matches("6[0-9]"));
  }

  @Test
  void jsonNeedsOnlyTheJarsOfReading(@TempDir Path project) throws Exception {
    Path few = few(project);
    Path classes = compiled(WRITER.formatted("writeJson"), project, few);
    Run run = run(classes, few, List.of(), List.of());
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("[\n{\"schemaVersion\":1,").endsWith("}\n]\n");
  }

  @Test
  void csvNeedsItsModule(@TempDir Path project) throws Exception {
    Path all = folder.resolve("all");
    String csv = "requires org.apache.commons.csv;";
    Path classes = compiled(WRITER.formatted("writeCsv"), csv, project, all);
    Run run = run(classes, all, List.of(), List.of());
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines()).hasSize(3).first().asString().startsWith("source,game,");
  }

  @Test
  void aPackedFileWithoutItsLibrarySaysWhatIsMissing(@TempDir Path project) throws Exception {
    Path few = few(project);
    Path classes = compiled(READER, project, few);
    Path packed = project.resolve("games.txt.gz");
    try (InputStream plain =
            Files.newInputStream(ROOT.resolve("examples/logistello-murakami-1997.txt"));
        OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
      plain.transferTo(out);
    }
    Run run = run(classes, few, List.of(), List.of(packed.toString()));
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err())
        .contains(packed + ": packed files are read by Commons Compress, not found");
  }

  /** A folder with the core and the libraries that it requires. */
  private static Path few(Path project) throws IOException {
    Path few = Files.createDirectory(project.resolve("few"));
    try (Stream<Path> jars = Files.list(folder.resolve("all"))) {
      for (Path jar : jars.toList()) {
        String name = jar.getFileName().toString();
        if (name.startsWith("toolkit-core-") || name.startsWith("jackson-core-")) {
          Files.copy(jar, few.resolve(name));
        }
      }
    }
    assertThat(few).isDirectoryContaining("glob:**/toolkit-core-*");
    return few;
  }

  /** Compiles a project of one class that requires only the core. */
  private static Path compiled(String sample, Path project, Path jars) throws Exception {
    return compiled(sample, "", project, jars);
  }

  private static Path compiled(String sample, String requires, Path project, Path jars)
      throws Exception {
    Path sources = Files.createDirectories(project.resolve("src/reader"));
    Path module =
        Files.writeString(
            project.resolve("src/module-info.java"),
            "module reader { requires org.kifu; %s }".formatted(requires));
    Path main = Files.writeString(sources.resolve("Main.java"), LibraryPage.program(sample));
    Path classes = project.resolve("classes");
    Run javac =
        start(
            List.of(
                java("javac"),
                "-Xlint:all",
                "-p",
                jars.toString(),
                "-d",
                classes.toString(),
                module.toString(),
                main.toString()));
    assertThat(javac).isEqualTo(new Run(0, "", ""));
    return classes;
  }

  private static Run run(Path classes, Path jars, List<String> options, List<String> args)
      throws Exception {
    List<String> words = new ArrayList<>(List.of(java("java")));
    words.addAll(options);
    words.addAll(List.of("-p", classes + File.pathSeparator + jars));
    words.addAll(List.of("-m", "reader/reader.Main"));
    words.addAll(args);
    return start(words);
  }

  private static String java(String tool) {
    return Path.of(System.getProperty("java.home"), "bin", tool).toString();
  }

  /** The result of a process. */
  private record Run(int exit, String out, String err) {}

  private static Run start(List<String> words) throws IOException, InterruptedException {
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    Process process =
        new ProcessBuilder(words)
            .directory(ROOT.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    return new Run(process.waitFor(), text(out), text(err));
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8).replace("\r\n", "\n");
  }
}
