package org.kifu.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;

/** Runs Java that stands outside of classes, with all that this test can see on its class path. */
final class Shell implements AutoCloseable {
  private final JShell shell;

  Shell() {
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    shell =
        JShell.builder()
            .executionEngine("local")
            .compilerOptions("--class-path", classPath)
            .build();
  }

  /** Runs declarations, imports and statements, and returns what they print. */
  String run(String java) {
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      runAll(java);
    } finally {
      System.setOut(out);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }

  private void runAll(String java) {
    String rest = java;
    while (!rest.isBlank()) {
      CompletionInfo next = shell.sourceCodeAnalysis().analyzeCompletion(rest);
      assertThat(next.completeness().isComplete()).as(rest).isTrue();
      shell.eval(next.source()).forEach(this::check);
      rest = next.remaining();
    }
  }

  private void check(SnippetEvent event) {
    Snippet snippet = event.snippet();
    assertThat(event.exception()).as(snippet.source()).isNull();
    assertThat(event.status())
        .as(
            () ->
                snippet.source() + shell.diagnostics(snippet).map(d -> d.getMessage(null)).toList())
        .isEqualTo(Snippet.Status.VALID);
  }

  @Override
  public void close() {
    shell.close();
  }
}
