package org.kifu.base;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;

/** The games of sources of a base, read from their bytes as they were when they were added. */
public final class BaseGames implements Iterator<ParsedGame>, AutoCloseable {
  private final StoredSources sources;
  private final Iterator<StoredSource> chosen;
  private final Consumer<Problem> problems;
  private final ReadOptions.RunMemory memory = new ReadOptions.RunMemory();
  private Iterator<ParsedGame> games = Collections.emptyIterator();
  private @Nullable GameReader reader;

  /**
   * Starts before the first game.
   *
   * @param problems takes the problems of sources as a whole
   */
  public BaseGames(StoredSources sources, List<StoredSource> chosen, Consumer<Problem> problems) {
    this.sources = sources;
    this.chosen = chosen.iterator();
    this.problems = problems;
  }

  @Override
  public boolean hasNext() {
    while (!games.hasNext() && chosen.hasNext()) {
      close();
      try {
        open(chosen.next());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return games.hasNext();
  }

  private void open(StoredSource source) throws IOException {
    ReadOptions options = source.choice().options(problems, memory);
    GameReader opened = GameReader.open(sources.toRead(source), options);
    reader = opened;
    games = opened.iterator();
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
    if (reader != null) {
      reader.close();
      reader = null;
    }
  }
}
