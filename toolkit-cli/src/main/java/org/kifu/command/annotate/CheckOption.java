package org.kifu.command.annotate;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.Annotator.Receiver;
import org.kifu.annotate.output.AnnotationCheckWriter;
import org.kifu.annotate.output.AnnotationComparison;
import org.kifu.annotate.output.AnnotationComparison.AnnotationDifference;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.ReadsFiles;
import org.kifu.command.terminal.Refusal;
import org.kifu.game.GameRecord;
import org.kifu.game.Problem;
import picocli.CommandLine.Option;

/** The option for a file of annotated games that are annotated again and compared. */
final class CheckOption implements ReadsFiles {
  @Option(
      names = "--check",
      paramLabel = "ANNOTATED.jsonl",
      description =
          "Annotate the games again with the settings of this file, and list the values that"
              + " differ.")
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

  /** The settings with which the first tournament game of the file was annotated. */
  AnnotationSettings settings() throws IOException {
    try (InputStream in = open()) {
      AnnotationReader games = new AnnotationReader(file().toString(), in);
      String reason = "";
      while (games.hasNext()) {
        switch (games.next()) {
          case AnnotatedGame game when game.game().rules().equals(GameRecord.OTHELLO) -> {
            return game.settings();
          }
          case AnnotatedGame _ -> {}
          case AnnotationFailure(Problem problem) ->
              reason = reason.isEmpty() ? ": " + problem.message() : reason;
        }
      }
      throw Refusal.usage("--check " + file() + ": no annotated games of othello" + reason);
    }
  }

  /** The comparison of games, as they are annotated, with the file. */
  static final class GameComparison implements Receiver {
    private final Iterator<AnnotationResult> recorded;
    private final AnnotationCheckWriter writer;
    private long games;
    private long plies;
    private long differences;

    /**
     * @param recorded the games of the file
     */
    GameComparison(Iterator<AnnotationResult> recorded, AnnotationCheckWriter writer) {
      this.recorded = recorded;
      this.writer = writer;
    }

    @Override
    public void game(AnnotationResult now) {
      compare(recorded.hasNext() ? recorded.next() : null, now);
      plies += now instanceof AnnotatedGame game ? game.moves().size() : 0;
    }

    private void compare(@Nullable AnnotationResult was, @Nullable AnnotationResult now) {
      games++;
      try {
        for (AnnotationDifference each : AnnotationComparison.differences(was, now)) {
          differences++;
          writer.write(each);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /**
     * Writes the games that only the file has, and the sum; returns whether there are no
     * differences.
     */
    boolean finish(AnnotationSettings settings) throws IOException {
      while (recorded.hasNext()) {
        compare(recorded.next(), null);
      }
      writer.finish(new AnnotationCheckWriter.CheckTotal(games, plies, differences), settings);
      return differences == 0;
    }
  }
}
