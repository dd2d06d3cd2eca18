package org.kifu.notebooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.notebooks.Notebook.Cell;
import org.kifu.notebooks.Notebook.Output;

/**
 * Runs every notebook of this folder, and compares the output of its cells with the stored output:
 * always in JShell, and in Jupyter if it is installed: one of them, or each with {@code kifu.long}.
 * Pictures only have to be there.
 */
@Tag("slow")
class NotebookTest {
  private static final boolean RENEW = Boolean.getBoolean("kifu.renew");

  static Stream<Path> notebooks() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(""))) {
      return files.filter(file -> file.toString().endsWith(".ipynb")).sorted().toList().stream();
    }
  }

  /** The kernel is the same for all of them, and JShell has run their cells. */
  static Stream<Path> forJupyter() throws IOException {
    boolean isEach = RENEW || Boolean.getBoolean("kifu.long");
    return notebooks().filter(notebook -> isEach || notebook.endsWith("programs-of-1980.ipynb"));
  }

  @ParameterizedTest
  @MethodSource("notebooks")
  void beginsWithAQuestionAndOneImport(Path notebook) throws IOException {
    Notebook stored = Notebook.of(notebook);
    Cell first = stored.cells().getFirst();
    assertThat(first.isCode()).isFalse();
    assertThat(first.source().lines().findFirst().orElseThrow()).startsWith("# ").endsWith("?");
    assertThat(stored.code().findFirst().orElseThrow().source()).startsWith("import module");
    assertThat(stored.code().filter(cell -> cell.source().startsWith("import "))).hasSize(1);
  }

  @Tag("weights")
  @ParameterizedTest
  @MethodSource("notebooks")
  void everyCellGivesWhatIsStored(Path notebook) throws IOException {
    Notebook stored = Notebook.of(notebook);
    List<Output> outputs = new ArrayList<>();
    try (CellShell shell = new CellShell()) {
      stored.code().forEach(cell -> outputs.add(shell.run(cell.source())));
    }
    assertThat(outputs).anyMatch(Output::hasPicture).anyMatch(output -> !output.text().isEmpty());
    if (!RENEW) {
      assertThat(outputs).isEqualTo(stored.outputs());
    }
  }

  /**
   * Needs {@code jupyter nbconvert} on the path; the kernel comes with {@code notebooks/run}, and
   * gets the classes of this build in place of the jars of the launcher.
   */
  @Tag("weights")
  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("forJupyter")
  void runsInJupyter(Path notebook, @TempDir Path folder) throws Exception {
    assumeTrue(isOnPath("jupyter-nbconvert"), "jupyter nbconvert is not installed");
    Path log = folder.resolve("log.txt");
    Path out = folder.resolve("out.ipynb");
    ProcessBuilder run =
        new ProcessBuilder("./run", notebook.toString(), out.toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    run.environment().put("KIFU_JAVA_HOME", System.getProperty("java.home"));
    run.environment()
        .put("RJK_CLASSPATH", CellShell.CLASS_PATH.replace(File.pathSeparatorChar, ';'));
    run.environment().put("KIFU_MODULE_PATH", CellShell.MODULE_PATH);
    Process process = run.start();
    assertThat(process.waitFor()).as(() -> text(log)).isZero();
    if (RENEW) {
      Files.copy(out, notebook, StandardCopyOption.REPLACE_EXISTING);
    }
    assertThat(Notebook.of(out).outputs()).isEqualTo(Notebook.of(notebook).outputs());
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
