package org.kifu.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.GameReader;
import org.kifu.format.Inputs;
import org.kifu.format.ReadOptions;
import org.kifu.format.Source;
import org.kifu.format.SystemReason;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * The games of all sources of a command, one after the other. A source that cannot be read is a
 * problem, and the next one is taken.
 */
final class GameStream implements Iterator<ParsedGame>, AutoCloseable {
  private final Iterator<Source> sources;
  private final ReadOptions options;
  private final ReadShare share;
  private final Progress progress;
  private Iterator<ParsedGame> games = Collections.emptyIterator();
  private final Map<Path, Long> gamesRead = new HashMap<>();
  private String name = "";
  private Optional<Path> path = Optional.empty();
  private long gamesHere;
  private @Nullable GameReader reader;

  /**
   * Starts before the first game; words that are no input are problems at once.
   *
   * @param progress hears how much has been read
   */
  GameStream(Inputs inputs, ReadOptions options, Progress progress) {
    inputs.missing().forEach(options.problems());
    this.sources = inputs.sources(options.problems());
    this.options = options;
    this.share = new ReadShare(inputs);
    this.progress = progress;
  }

  @Override
  public boolean hasNext() {
    while (!hasNextInSource()) {
      close();
      if (!sources.hasNext()) {
        return false;
      }
      open(sources.next());
    }
    return true;
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    ParsedGame game = games.next();
    gamesHere++;
    GameReader open = reader;
    if (progress.isVisible() && open != null) {
      share.reached(open.bytesRead());
      progress.at(share.done(), share.all());
    }
    return game;
  }

  /** How many games were read from each file so far. */
  Map<Path, Long> gamesRead() {
    Map<Path, Long> all = new HashMap<>(gamesRead);
    path.ifPresent(here -> all.merge(here, gamesHere, Long::sum));
    return all;
  }

  private void countGames() {
    path.ifPresent(here -> gamesRead.merge(here, gamesHere, Long::sum));
    path = Optional.empty();
    gamesHere = 0;
  }

  @Override
  public void close() {
    countGames();
    games = Collections.emptyIterator();
    GameReader open = reader;
    reader = null;
    if (open != null) {
      close(open);
    }
  }

  private void close(GameReader open) {
    try {
      open.close();
    } catch (UncheckedIOException e) {
      report(SystemReason.of(e));
    }
  }

  private boolean hasNextInSource() {
    try {
      return games.hasNext();
    } catch (UncheckedIOException e) {
      report(SystemReason.of(e));
      return false;
    }
  }

  private void open(Source source) {
    name = source.name();
    path = source.path();
    share.opened(source);
    try {
      reader = GameReader.open(source, options);
      games = reader.iterator();
    } catch (IOException e) {
      report(SystemReason.of(e));
    } catch (UncheckedIOException e) {
      report(SystemReason.of(e));
    }
  }

  private void report(String reason) {
    SourceLocation where = SourceLocation.whole(name);
    options.problems().accept(new Problem(ProblemCode.IO_ERROR, where, 0, 0, reason));
  }
}
