package org.kifu.notebooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs every notebook of this folder: cell by cell in JShell always, and in Jupyter where it is
 * installed.
 */
@Tag("slow")
class NotebookTest {
  private static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  static Stream<Path> notebooks() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(""))) {
      return files.filter(file -> file.toString().endsWith(".ipynb")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("notebooks")
  void everyCellRuns(Path notebook) throws IOException {
    try (JShell shell =
        JShell.builder()
            .executionEngine("local")
            .compilerOptions("--class-path", CLASS_PATH)
            .build()) {
      int cells = 0;
      for (JsonNode cell : codeCells(notebook).toList()) {
        run(shell, source(cell));
        cells++;
      }
      assertThat(cells).isPositive();
    }
  }

  /** What a run leaves behind would change the file with every run. */
  @ParameterizedTest
  @MethodSource("notebooks")
  void isStoredWithoutOutputs(Path notebook) throws IOException {
    assertThat(codeCells(notebook).toList())
        .allSatisfy(
            cell -> {
              assertThat(cell.get("outputs")).isEmpty();
              assertThat(cell.get("execution_count").isNull()).isTrue();
            });
  }

  /**
   * Needs {@code jupyter nbconvert} on the path; the kernel comes with {@code notebooks/run}, and
   * is given the classes of this build in place of the launcher's jars.
   */
  @ParameterizedTest
  @MethodSource("notebooks")
  void runsInJupyter(Path notebook, @TempDir Path folder) throws Exception {
    assumeTrue(isOnPath("jupyter-nbconvert"), "jupyter nbconvert is not installed");
    Path log = folder.resolve("log.txt");
    ProcessBuilder run =
        new ProcessBuilder("./run", notebook.toString(), folder.resolve("out.ipynb").toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    run.environment().put("KIFU_JAVA_HOME", System.getProperty("java.home"));
    run.environment().put("RJK_CLASSPATH", CLASS_PATH.replace(File.pathSeparatorChar, ';'));
    Process process = run.start();
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).as(() -> text(log)).isTrue();
    assertThat(process.exitValue()).as(() -> text(log)).isZero();
    assertThat(text(folder.resolve("out.ipynb"))).contains("image/png");
  }

  private static void run(JShell shell, String cell) {
    SourceCodeAnalysis.CompletionInfo info = shell.sourceCodeAnalysis().analyzeCompletion(cell);
    for (; info.completeness().isComplete(); info = next(shell, info.remaining())) {
      for (SnippetEvent event : shell.eval(info.source())) {
        assertThat(event.exception()).as(info.source()).isNull();
        assertThat(event.status())
            .as(() -> event.snippet().source() + "\n" + diagnostics(shell, event.snippet()))
            .isEqualTo(Snippet.Status.VALID);
      }
    }
    assertThat(info.remaining().isBlank()).as("not complete: " + info.remaining()).isTrue();
  }

  private static SourceCodeAnalysis.CompletionInfo next(JShell shell, String source) {
    return shell.sourceCodeAnalysis().analyzeCompletion(source);
  }

  private static String diagnostics(JShell shell, Snippet snippet) {
    return String.join(
        "\n", shell.diagnostics(snippet).map(each -> each.getMessage(null)).toList());
  }

  private static Stream<JsonNode> codeCells(Path notebook) throws IOException {
    JsonNode cells = new ObjectMapper().readTree(notebook.toFile()).get("cells");
    return cells.valueStream().filter(cell -> cell.get("cell_type").asText().equals("code"));
  }

  private static String source(JsonNode cell) {
    return String.join("", cell.get("source").valueStream().map(JsonNode::asText).toList());
  }

  private static boolean isOnPath(String program) {
    return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }
}
