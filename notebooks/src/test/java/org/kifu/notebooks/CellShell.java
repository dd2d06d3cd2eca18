package org.kifu.notebooks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import jdk.jshell.VarSnippet;
import org.kifu.notebooks.Notebook.Output;

/** A JShell that runs cells as the kernel does, with the same imports from the start. */
final class CellShell implements AutoCloseable {
  static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  /** The core and its required library; the optional libraries stay on the class path. */
  static final String MODULE_PATH =
      Arrays.stream(CLASS_PATH.split(File.pathSeparator, -1))
          .filter(entry -> entry.matches(".*(toolkit-core|jackson-core).*"))
          .collect(Collectors.joining(File.pathSeparator));

  private final JShell shell;

  CellShell() throws IOException {
    shell =
        JShell.builder()
            .executionEngine("local")
            .compilerOptions(
                "--class-path", CLASS_PATH,
                "--module-path", MODULE_PATH,
                "--add-modules", "org.kifu")
            .build();
    run("import java.util.*;\n" + Files.readString(Path.of("kernels/java/init.jsh")));
  }

  /** Runs a cell, which must be complete and without errors. */
  Output run(String cell) {
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      boolean hasPicture = runAll(cell);
      return new Output(printed.toString(StandardCharsets.UTF_8), hasPicture);
    } finally {
      System.setOut(out);
    }
  }

  private boolean runAll(String cell) {
    boolean hasPicture = false;
    String rest = cell;
    while (!rest.isBlank()) {
      CompletionInfo next = shell.sourceCodeAnalysis().analyzeCompletion(rest);
      assertThat(next.completeness().isComplete()).as("complete: " + rest).isTrue();
      for (SnippetEvent event : shell.eval(next.source())) {
        check(event);
        hasPicture =
            event.snippet() instanceof VarSnippet value
                && value.subKind() == Snippet.SubKind.TEMP_VAR_EXPRESSION_SUBKIND
                && value.typeName().endsWith("BufferedImage");
      }
      rest = next.remaining();
    }
    return hasPicture;
  }

  private void check(SnippetEvent event) {
    Snippet snippet = event.snippet();
    assertThat(event.exception()).as(snippet.source()).isNull();
    assertThat(event.status())
        .as(
            () ->
                snippet.source()
                    + shell.diagnostics(snippet).map(each -> each.getMessage(null)).toList())
        .isEqualTo(Snippet.Status.VALID);
  }

  @Override
  public void close() {
    shell.close();
  }
}
