package org.kifu.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.format.Source;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * The games of all sources of a command, one after the other. A source that cannot be read is a
 * problem, and the next one is taken.
 */
final class GameStream implements Iterator<ParsedGame>, AutoCloseable {
  private final List<Source> sources;
  private final ReadOptions options;
  private int opened;
  private @Nullable GameReader reader;
  private Iterator<ParsedGame> games = Collections.emptyIterator();

  GameStream(List<Source> sources, ReadOptions options) {
    this.sources = sources;
    this.options = options;
  }

  @Override
  public boolean hasNext() {
    while (!hasNextInSource()) {
      close();
      if (opened == sources.size()) {
        return false;
      }
      open(sources.get(opened++));
    }
    return true;
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return games.next();
  }

  @Override
  public void close() {
    games = Collections.emptyIterator();
    if (reader != null) {
      reader.close();
      reader = null;
    }
  }

  private boolean hasNextInSource() {
    try {
      return games.hasNext();
    } catch (UncheckedIOException e) {
      reportUnreadable(sources.get(opened - 1), String.valueOf(e.getMessage()));
      return false;
    }
  }

  private void open(Source source) {
    try {
      reader = GameReader.open(source, options);
      games = reader.iterator();
    } catch (IOException e) {
      reportUnreadable(source, Refusal.describe(e));
    }
  }

  private void reportUnreadable(Source source, String reason) {
    SourceLocation where = SourceLocation.whole(source.name());
    options.problems().accept(new Problem(ProblemCode.IO_ERROR, where, 0, 0, reason));
  }
}
