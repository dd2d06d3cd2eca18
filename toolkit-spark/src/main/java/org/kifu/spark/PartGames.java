package org.kifu.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.file.SystemReason;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import org.kifu.spark.InputPart.Failure;
import org.kifu.spark.InputPart.GameFile;

/**
 * The games of a part of the input, one at a time, read inside a partition. A file that cannot be
 * read is a problem of the input and no failure of the job: the other parts are read all the same.
 */
final class PartGames implements Iterator<ParsedGame>, AutoCloseable {
  private final InputPart part;
  private final Consumer<Problem> problems;
  private @Nullable GameReader reader;
  private @Nullable Iterator<ParsedGame> games;

  /**
   * Starts before the first game.
   *
   * @param problems takes what concerns the part as a whole, before the games that come after it
   */
  PartGames(InputPart part, Consumer<Problem> problems) {
    this.part = part;
    this.problems = problems;
  }

  @Override
  public boolean hasNext() {
    try {
      Iterator<ParsedGame> opened = games == null ? open() : games;
      games = opened;
      return opened.hasNext();
    } catch (UncheckedIOException e) {
      return ended(SystemReason.of(e));
    } catch (IOException e) {
      return ended(SystemReason.of(e));
    }
  }

  @Override
  public ParsedGame next() {
    if (!hasNext() || games == null) {
      throw new NoSuchElementException();
    }
    return games.next();
  }

  private Iterator<ParsedGame> open() throws IOException {
    return switch (part) {
      case Failure(_, Problem problem) -> {
        problems.accept(problem);
        yield Collections.emptyIterator();
      }
      case GameFile(_, String path) -> {
        GameReader opened =
            GameReader.open(Source.of(Path.of(path)), ReadOptions.reportingTo(problems));
        reader = opened;
        yield opened.iterator();
      }
    };
  }

  private boolean ended(String reason) {
    games = Collections.emptyIterator();
    if (part instanceof GameFile(_, String path)) {
      SourceLocation where = SourceLocation.whole(path);
      problems.accept(new Problem(ProblemCode.IO_ERROR, where, 0, 0, reason));
    }
    return false;
  }

  /** Hands on what the bytes that have been read are. */
  void account(BiConsumer<String, ByteCounts> accounts) {
    if (reader != null && part instanceof GameFile(_, String path)) {
      accounts.accept(path, reader.counts());
    }
  }

  @Override
  public void close() {
    if (reader != null) {
      reader.close();
    }
  }
}
