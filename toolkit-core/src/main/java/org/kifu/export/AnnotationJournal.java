package org.kifu.export;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationSettings;
import org.kifu.board.MoveToken;
import org.kifu.export.JsonFields.ShapeException;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;

/**
 * The results of a batch so far, as JSON lines in a file of its own, so that a batch that was
 * stopped goes on where it stopped: nothing is done twice, and the output is the same as that of a
 * run in one go. Every result is in the file before the next is begun; a line that was cut off when
 * the batch was stopped is dropped.
 */
public final class AnnotationJournal implements AutoCloseable {
  private final Path file;
  private final Writer out;

  private AnnotationJournal(Path file) throws IOException {
    this.file = file;
    this.out = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  /** Starts a journal; one that lies there is replaced. */
  public static AnnotationJournal start(Path file) throws IOException {
    Files.deleteIfExists(file);
    return new AnnotationJournal(file);
  }

  /**
   * Goes on with the journal of a stopped batch, or starts one where there is none.
   *
   * @param games the input of the batch; those that were done are taken from it
   * @param settings those of the batch
   * @param results takes the results of the games that were done, in their order
   * @throws IOException if the journal cannot be read, or is one of other games or other settings
   */
  public static AnnotationJournal resume(
      Path file,
      Iterator<ParsedGame> games,
      AnnotationSettings settings,
      Consumer<? super AnnotationResult> results)
      throws IOException {
    if (Files.exists(file)) {
      dropCutLine(file);
      try (BufferedReader lines = Files.newBufferedReader(file)) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          results.accept(checked(file, line, games, settings));
        }
      }
    }
    return new AnnotationJournal(file);
  }

  /** Keeps the result of the next game. */
  public void add(AnnotationResult result) throws IOException {
    out.write(AnnotationJson.text(result) + "\n");
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }

  /** Closes and deletes it, when the batch is complete. */
  public void delete() throws IOException {
    close();
    Files.deleteIfExists(file);
  }

  private static void dropCutLine(Path file) throws IOException {
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
      long end = bytes.length();
      while (end > 0) {
        bytes.seek(end - 1);
        if (bytes.read() == '\n') {
          break;
        }
        end--;
      }
      bytes.setLength(end);
    }
  }

  private static AnnotationResult checked(
      Path file, String line, Iterator<ParsedGame> games, AnnotationSettings settings)
      throws IOException {
    AnnotationResult result = read(file, line);
    if (!games.hasNext() || !isOf(result, games.next())) {
      throw new IOException(file + ": is the journal of other games");
    }
    if (result instanceof AnnotatedGame game && !game.settings().equals(settings)) {
      throw new IOException(file + ": is the journal of a batch with other settings");
    }
    return result;
  }

  private static AnnotationResult read(Path file, String line) throws IOException {
    try {
      return AnnotationJson.parse(line);
    } catch (ShapeException e) {
      throw new IOException(file + ": is no journal: " + e.getMessage(), e);
    }
  }

  private static boolean isOf(AnnotationResult result, ParsedGame game) {
    String source = game.origin().start().source();
    return switch (result) {
      case AnnotationFailure(Problem problem) ->
          (problem.game() == 0 || problem.game() == game.number())
              && problem.where().source().equals(source);
      case AnnotatedGame annotated ->
          annotated.game().number() == game.number()
              && annotated.game().where().equals(game.origin().start())
              && game.record().filter(record -> isOf(annotated, record)).isPresent();
    };
  }

  private static boolean isOf(AnnotatedGame annotated, GameRecord record) {
    List<String> played =
        annotated.moves().stream().filter(move -> !move.isPass()).map(AnnotatedMove::move).toList();
    List<String> written =
        record.moves().stream()
            .filter(token -> !(token instanceof MoveToken.Pass))
            .map(MoveToken::toString)
            .toList();
    return annotated.game().header().equals(record.header()) && played.equals(written);
  }
}
