package org.kifu.format;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/**
 * A reader of the games of one source, one at a time, in memory that does not grow with the source.
 * Its games can be walked through once; threads must not share it.
 *
 * <pre>{@code
 * try (GameReader games = GameReader.open(Path.of("WTH_1997.wtb"))) {
 *   for (ParsedGame game : games) { ... }
 * }
 * }</pre>
 */
public final class GameReader implements Iterable<ParsedGame>, AutoCloseable {
  private final SalvagedStream stream;
  private final JoinedGames games;
  private final Iterator<ParsedGame> walk;

  private GameReader(Source source, SalvagedStream stream, JoinedGames games) {
    this.stream = stream;
    this.games = games;
    this.walk = new Walk(new KeptGames(source, games), stream);
  }

  /**
   * Opens a file; problems of the file as a whole are dropped.
   *
   * @throws IOException if it cannot be opened
   */
  public static GameReader open(Path file) throws IOException {
    return open(Source.of(file), ReadOptions.reportingTo(problem -> {}));
  }

  /**
   * Opens a source. Content packed with gzip, bzip2, xz, zip or tar is unpacked as it is read. The
   * entries of an archive are read one after the other, each with its own name and numbers. So are
   * the parts of a source that was joined from several, such as two zips. An empty source, and a
   * source in an unknown format, gives a problem and no games. A format that has no reader is
   * refused by name.
   *
   * @throws IOException if it cannot be opened
   * @throws IllegalArgumentException if the options name an unknown format
   */
  public static GameReader open(Source source, ReadOptions options) throws IOException {
    PlainGames.format(options);
    SalvagedStream stream = new SalvagedStream(source.open());
    try {
      return new GameReader(source, stream, JoinedGames.open(source, stream, options));
    } catch (IOException | RuntimeException e) {
      stream.close();
      throw e;
    }
  }

  /** The names of all formats that can be read, sorted. */
  public static List<String> formats() {
    return Formats.readableNames();
  }

  /**
   * The name of the format; in an archive, the format of the current entry. Nothing if the source
   * was empty or not recognised.
   */
  public Optional<String> format() {
    return games.format();
  }

  /** The bytes read so far, by kind; all bytes of the source once its last game is returned. */
  public ByteCounts counts() {
    return games.counts();
  }

  /** Roughly the number of bytes of the source read so far; packed bytes if it is packed. */
  public long bytesRead() {
    return games.bytesRead();
  }

  /**
   * The games from here on. There is one iterator, which goes through the source once. Where the
   * stream breaks, it gives the games read so far, and then throws {@link UncheckedIOException}.
   */
  @Override
  public Iterator<ParsedGame> iterator() {
    return walk;
  }

  /** The games from here on. */
  public Stream<ParsedGame> stream() {
    int traits = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(walk, traits), false);
  }

  @Override
  public void close() {
    try (stream) {
      games.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The games up to the end of a stream, or up to where it broke. */
  private record Walk(Iterator<ParsedGame> games, SalvagedStream stream)
      implements Iterator<ParsedGame> {
    @Override
    public boolean hasNext() {
      boolean hasNext = games.hasNext();
      if (!hasNext && stream.broken().isPresent()) {
        throw new UncheckedIOException(stream.broken().get());
      }
      return hasNext;
    }

    @Override
    public ParsedGame next() {
      return games.next();
    }
  }

  /** The games of a source but for those that it leaves out. */
  private static final class KeptGames implements Iterator<ParsedGame> {
    private final Source source;
    private final Iterator<ParsedGame> all;
    private int record;

    KeptGames(Source source, Iterator<ParsedGame> all) {
      this.source = source;
      this.all = all;
    }

    @Override
    public boolean hasNext() {
      for (; source.leavesOut(record) && all.hasNext(); record++) {
        all.next();
      }
      return all.hasNext();
    }

    @Override
    public ParsedGame next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      record++;
      return all.next();
    }
  }

  /** The games of a source, packed or not. */
  interface SourceGames extends Iterator<ParsedGame> {
    /** The notation of the games; nothing if there are no games or it is not recognised. */
    Optional<String> format();

    /** The bytes read so far, by kind; all bytes once there are no more games. */
    ByteCounts counts();
  }
}
