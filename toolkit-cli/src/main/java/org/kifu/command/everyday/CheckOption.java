package org.kifu.command.everyday;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.command.InputFiles;
import org.kifu.command.ReadsFiles;
import org.kifu.command.Refusal;
import org.kifu.game.Problem;
import picocli.CommandLine.Option;

/** The option for a file of annotated games that are annotated again and compared. */
final class CheckOption implements ReadsFiles {
  @Option(
      names = "--check",
      paramLabel = "ANNOTATED.jsonl",
      description =
          "Annotate the games again as this file says it was done, and say which values differ.")
  private @Nullable Path file;

  @Override
  public InputFiles with(InputFiles inputs) {
    return file == null ? inputs : inputs.with(file);
  }

  boolean isGiven() {
    return file != null;
  }

  /** The file. */
  Path file() {
    if (file == null) {
      throw new IllegalStateException("nothing is to be checked");
    }
    return file;
  }

  /** Opens the file; the caller closes it. */
  InputStream open() throws IOException {
    if (Files.isDirectory(file())) {
      throw Refusal.path(file() + ": is a folder");
    }
    return Files.newInputStream(file());
  }

  /** What the first game of the file was annotated by. */
  AnnotationSettings settings() throws IOException {
    try (InputStream in = open()) {
      AnnotationReader games = new AnnotationReader(file().toString(), in);
      String reason = "";
      while (games.hasNext()) {
        switch (games.next()) {
          case AnnotatedGame game -> {
            return game.settings();
          }
          case AnnotationFailure(Problem problem) ->
              reason = reason.isEmpty() ? ": " + problem.message() : reason;
        }
      }
      throw Refusal.usage("--check " + file() + ": there is no annotated game" + reason);
    }
  }
}
