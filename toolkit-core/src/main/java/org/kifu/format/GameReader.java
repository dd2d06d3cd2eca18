package org.kifu.format;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * Reads the games of one source, one at a time, in memory that does not grow with the source. Its
 * games can be walked through once; threads must not share it.
 *
 * <pre>{@code
 * try (GameReader games = GameReader.open(Path.of("WTH_1997.wtb"))) {
 *   for (ParsedGame game : games) { ... }
 * }
 * }</pre>
 */
public final class GameReader implements Iterable<ParsedGame>, AutoCloseable {
  private final SalvagedStream stream;
  private final Optional<GameFormat> format;
  private final Iterator<ParsedGame> games;

  private GameReader(
      SalvagedStream stream, Optional<GameFormat> format, Iterator<ParsedGame> games) {
    this.stream = stream;
    this.format = format;
    this.games = new Walk(games, stream);
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
   * Opens a source. An empty source, and one in no known format, gives a problem and no games; a
   * format that is known only by name is refused by it.
   *
   * @throws IOException if it cannot be opened
   * @throws IllegalArgumentException if the options name an unknown format
   */
  public static GameReader open(Source source, ReadOptions options) throws IOException {
    Optional<GameFormat> given = options.format().map(name -> Formats.named(name, Formats.ALL));
    SalvagedStream stream = new SalvagedStream(source.open());
    try {
      InputStream buffered = new BufferedInputStream(stream, 1 << 16);
      byte[] head = head(buffered);
      if (head.length == 0 && stream.broken().isPresent()) {
        throw stream.broken().get();
      }
      Optional<GameFormat> format = given.isPresent() ? given : Formats.recognise(head);
      if (head.length == 0 || format.isEmpty()) {
        options.problems().accept(refusal(source, head));
        return new GameReader(stream, Optional.empty(), Collections.emptyIterator());
      }
      return new GameReader(stream, format, format.get().read(source, buffered, options));
    } catch (IOException | RuntimeException e) {
      stream.close();
      throw e;
    }
  }

  /** The names of all formats that can be read, sorted. */
  public static List<String> formats() {
    return Formats.names(Formats.ALL);
  }

  /** The format's name; nothing if the source was empty or not recognised. */
  public Optional<String> format() {
    return format.map(GameFormat::name);
  }

  /**
   * The games from here on; there is one iterator, which goes through the source once. Where the
   * stream breaks it gives the games read so far, and then throws {@link UncheckedIOException}.
   */
  @Override
  public Iterator<ParsedGame> iterator() {
    return games;
  }

  /** The games from here on. */
  public Stream<ParsedGame> stream() {
    int traits = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(games, traits), false);
  }

  @Override
  public void close() {
    try {
      stream.close();
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

  private static byte[] head(InputStream stream) throws IOException {
    stream.mark(GameFormat.HEAD_BYTES + 1);
    byte[] head = stream.readNBytes(GameFormat.HEAD_BYTES);
    stream.reset();
    return head;
  }

  private static Problem refusal(Source source, byte[] head) {
    if (head.length == 0) {
      return problem(source, ProblemCode.EMPTY_FILE, "the source is empty");
    }
    return ForeignFormat.of(head)
        .map(name -> problem(source, ProblemCode.UNSUPPORTED_FORMAT, "this looks like " + name))
        .orElseGet(
            () ->
                problem(
                    source,
                    ProblemCode.UNRECOGNISED,
                    "no known game format is recognised in this content"));
  }

  private static Problem problem(Source source, ProblemCode code, String message) {
    return new Problem(code, SourceLocation.atByte(source.name(), 0), 0, 0, message);
  }
}
