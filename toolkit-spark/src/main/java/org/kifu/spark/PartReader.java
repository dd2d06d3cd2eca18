package org.kifu.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.format.Source;
import org.kifu.format.SystemReason;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.spark.InputPart.Failure;
import org.kifu.spark.InputPart.GameFile;

/**
 * Reads a part of the input inside a partition. A file that cannot be read is a problem of the
 * input and no failure of the job: the other parts are read all the same.
 */
final class PartReader {
  private PartReader() {}

  /**
   * Reads all games.
   *
   * @param problems takes what concerns the part as a whole, before the games that come after it
   */
  static void read(InputPart part, Consumer<Problem> problems, Consumer<ParsedGame> games) {
    switch (part) {
      case Failure(_, Problem problem) -> problems.accept(problem);
      case GameFile(_, String path) -> readFile(path, problems, games);
    }
  }

  private static void readFile(
      String path, Consumer<Problem> problems, Consumer<ParsedGame> games) {
    try (GameReader reader =
        GameReader.open(Source.of(Path.of(path)), ReadOptions.reportingTo(problems))) {
      reader.forEach(games);
    } catch (UncheckedIOException e) {
      problems.accept(failure(path, SystemReason.of(e)));
    } catch (IOException e) {
      problems.accept(failure(path, SystemReason.of(e)));
    }
  }

  private static Problem failure(String path, String reason) {
    SourceLocation where = SourceLocation.whole(path);
    return new Problem(ProblemCode.IO_ERROR, where, 0, 0, reason);
  }
}
