package org.kifu.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Publishes a release into a folder, and builds an independent project that takes the library from
 * there.
 */
@Tag("slow")
class ReleaseTest {
  private static final Path ROOT = Path.of(System.getProperty("kifu.launcher")).resolveSibling("");
  private static final String VERSION = System.getProperty("kifu.version");
  private static final String CORE = "toolkit-core-" + VERSION;

  /**
   * The folder that is kept between builds, so that plugins which only a release needs are fetched
   * once.
   */
  private static final Path WORK = Path.of(System.getProperty("kifu.release"));

  private static final Path PUBLISHED = WORK.resolve("published");
  private static final Path BUILT = ROOT.resolve("toolkit-core/target/release");

  /** Replays the sixth game of the match of 1997, and prints the discs of black and white. */
  private static final String REPLAY =
      """
      import java.nio.file.Path;
      import org.kifu.Kifu;

      try (var games = Kifu.read(Path.of("examples/kifu-diagram.txt"))) {
        for (var game : games) {
          String end = Kifu.replay(game.record().orElseThrow()).end().toString();
          String board = end.substring(0, 64);
          System.out.println(
              board.replaceAll("[^X]", "").length() + "-" + board.replaceAll("[^O]", "").length());
        }
      }
      """;

  @BeforeAll
  static void publish() throws Exception {
    MavenRun.delete(BUILT);
    MavenRun.delete(PUBLISHED);
    MavenRun run = release(PUBLISHED, "-Dkifu.url=https://example.org/kifu");
    assertThat(run.exit()).as(run.errors()).isZero();
  }

  /** Publishes the library into a folder; the outer build does the checks and tests. */
  private static MavenRun release(Path folder, String... words) throws Exception {
    List<String> all =
        Stream.concat(
                Stream.of(
                    "-Prelease",
                    "-Dkifu.quick",
                    "-Dbuild.folder=target/release",
                    "-Dmaven.install.skip",
                    "-DaltDeploymentRepository=folder::" + folder.toUri(),
                    "-pl",
                    "toolkit-core",
                    "deploy"),
                Stream.of(words))
            .toList();
    Map<String, String> sameJava = Map.of("JAVA_HOME", System.getProperty("kifu.maven.java"));
    return MavenRun.of(ROOT, WORK.resolve("repository"), List.of(MavenRun.USUAL), sameJava, all);
  }

  /** The published files without their checksums, by path. */
  private static Map<String, Path> files(Path folder) throws IOException {
    try (Stream<Path> walked = Files.walk(folder.resolve("org"))) {
      Map<String, Path> files = new TreeMap<>();
      walked
          .filter(Files::isRegularFile)
          .filter(file -> !file.toString().matches(".*(md5|sha1|sha256|sha512|maven-metadata.xml)"))
          .forEach(file -> files.put(folder.relativize(file).toString().replace('\\', '/'), file));
      return files;
    }
  }

  /** The project of a stranger, with the dependency that the page of the library names. */
  private static String pom(String dependency) {
    return """
    <project xmlns="http://maven.apache.org/POM/4.0.0">
      <modelVersion>4.0.0</modelVersion>
      <groupId>reader</groupId>
      <artifactId>reader</artifactId>
      <version>1</version>
      <properties>
        <maven.compiler.release>25</maven.compiler.release>
        <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
      </properties>
      <repositories>
        <repository>
          <id>published</id>
          <url>%s</url>
        </repository>
      </repositories>
      <dependencies>
    %s
      </dependencies>
    </project>
    """
        .formatted(PUBLISHED.toUri(), dependency);
  }

  private static Path published(String ending) {
    return PUBLISHED.resolve("org/kifu/toolkit-core").resolve(VERSION).resolve(CORE + ending);
  }

  @Test
  void publishesTheLibraryAndNothingElse() throws IOException {
    String core = "org/kifu/toolkit-core/" + VERSION + "/" + CORE;
    assertThat(files(PUBLISHED))
        .containsOnlyKeys(
            core + ".jar",
            core + "-sources.jar",
            core + "-javadoc.jar",
            core + "-cyclonedx.json",
            core + ".pom");
  }

  @Test
  void thePomSaysAllThatAPublicRepositoryAsksFor() throws IOException {
    assertThat(published(".pom"))
        .content()
        .contains("<name>", "<description>", "<url>https://example.org/kifu</url>")
        .contains("<connection>scm:git:https://example.org/kifu</connection>")
        .contains("<name>Apache-2.0</name>", "<name>The Kifu contributors</name>")
        .doesNotContain("<parent>", "${", "junit", "<profile>");
  }

  /** The other jar has the same classes, and was built with all checks, at another time. */
  @Test
  void theJarHasTheBytesOfTheBuildAround() {
    assertThat(published(".jar"))
        .hasSameBinaryContentAs(ROOT.resolve("toolkit-core/target").resolve(CORE + ".jar"));
  }

  /** Each build compares the jar itself with that of another build. */
  @EnabledIfSystemProperty(named = "kifu.long", matches = "true")
  @Test
  void aSecondReleaseHasTheSameBytes(@TempDir Path again) throws Exception {
    try (Stream<Path> files = Files.list(BUILT)) {
      for (Path file : files.filter(each -> !each.endsWith("classes")).toList()) {
        MavenRun.delete(file);
      }
    }
    MavenRun run = release(again, "-Dkifu.url=https://example.org/kifu");
    assertThat(run.exit()).as(run.errors()).isZero();
    Map<String, Path> first = files(PUBLISHED);
    Map<String, Path> second = files(again);
    assertThat(second.keySet()).isEqualTo(first.keySet());
    assertThat(first)
        .allSatisfy((name, file) -> assertThat(second.get(name)).hasSameBinaryContentAs(file));
  }

  @Test
  void theDocumentationShowsTheExportedPackages() throws IOException {
    try (JarFile library = new JarFile(published(".jar").toFile());
        JarFile pages = new JarFile(published("-javadoc.jar").toFile());
        InputStream module = library.getInputStream(library.getEntry("module-info.class"));
        InputStream list = pages.getInputStream(pages.getEntry("element-list"))) {
      List<String> exported =
          ModuleDescriptor.read(module).exports().stream()
              .filter(exports -> !exports.isQualified())
              .map(Exports::source)
              .toList();
      assertThat(new String(list.readAllBytes(), StandardCharsets.UTF_8).lines())
          .filteredOn(line -> !line.startsWith("module:"))
          .containsExactlyInAnyOrderElementsOf(exported);
    }
  }

  @Test
  void theFiveLinesOfThePageGiveAProjectTheLibrary(@TempDir Path project) throws Exception {
    LibraryPage page = LibraryPage.in(ROOT);
    Files.writeString(project.resolve("pom.xml"), pom(page.dependency()));
    Files.writeString(
        Files.createDirectories(project.resolve("src/main/java/reader")).resolve("Main.java"),
        LibraryPage.program(REPLAY + page.sample()));
    Path classPath = project.resolve("classpath.txt");
    MavenRun run = compile(project, classPath);
    assertThat(run.exit()).as(run.errors()).isZero();
    List<Path> jars =
        Pattern.compile(File.pathSeparator, Pattern.LITERAL)
            .splitAsStream(Files.readString(classPath))
            .map(Path::of)
            .toList();
    assertThat(jars)
        .extracting(jar -> jar.getFileName().toString().replaceFirst("-[0-9].*", ""))
        .containsExactlyInAnyOrder("toolkit-core", "jackson-core", "jspecify");
    assertThat(jars)
        .filteredOn(jar -> jar.endsWith(CORE + ".jar"))
        .allSatisfy(jar -> assertThat(jar).hasSameBinaryContentAs(published(".jar")));
    assertThat(output(project, Files.readString(classPath))).isEqualTo("48-16\n" + page.output());
  }

  /** Compiles with the files of the folder, and otherwise with those of the usual repositories. */
  private static MavenRun compile(Path project, Path classPath) throws Exception {
    Path repository = WORK.resolve("strangers-repository");
    MavenRun.delete(repository.resolve("org/kifu"));
    boolean isClean = !Files.exists(MavenRun.USUAL.resolve("org/kifu"));
    return MavenRun.of(
        ROOT,
        repository,
        isClean ? List.of(WORK.resolve("repository"), MavenRun.USUAL) : List.of(),
        Map.of("JAVA_HOME", System.getProperty("java.home")), // a project has no toolchain
        List.of(
            "-f",
            project.toString(),
            "compile",
            "dependency:build-classpath",
            "-Dmdep.includeScope=runtime",
            "-Dmdep.outputFile=" + classPath));
  }

  private static String output(Path project, String classPath) throws Exception {
    Path out = project.resolve("out");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                project.resolve("target/classes") + File.pathSeparator + classPath,
                "reader.Main")
            .directory(ROOT.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    assertThat(process.waitFor()).as(Files.readString(out)).isZero();
    return Files.readString(out).replace("\r\n", "\n");
  }

  @Test
  void aReleaseWithoutTheAddressOfTheProjectIsRefused(@TempDir Path folder) throws Exception {
    MavenRun run = release(folder);
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.errors())
        .contains(
            "A release names the address of the project: give it with -Dkifu.url=https://...");
    assertThat(folder).isEmptyDirectory();
  }
}
