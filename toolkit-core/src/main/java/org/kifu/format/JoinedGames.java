package org.kifu.format;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.format.GameReader.SourceGames;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import org.kifu.source.packed.Archive;
import org.kifu.source.packed.Packing;
import org.kifu.source.text.ChangedEncoding;
import org.kifu.source.text.TextCursor;

/**
 * The games of all parts of a source. Nearly every source is one part; files that were joined are
 * several, such as two zips, or a text and a zip behind it.
 */
final class JoinedGames implements SourceGames, Closeable {
  /** The most archives that are read, because each may unpack to many times its size. */
  private static final int MOST_ARCHIVES = 16;

  /** The most other parts that are read, because the notation of each is looked for. */
  private static final int MOST_TEXTS = 256;

  /** The number of bytes that tell whether a zero begins text in UTF-16. */
  private static final int UNITS = 4;

  private final Source source;
  private final SalvagedStream stream;
  private final ReadOptions options;
  private final List<Archive> archives = new ArrayList<>(1);
  private SourcePart part;
  private int parts = 1;

  /** The lines of the texts so far. */
  private long lines;

  private ByteCounts before = ByteCounts.NONE;
  private boolean isWantedFound;
  private boolean isOver;

  /** The games so far that have the name of the source. */
  private int number;

  private JoinedGames(
      Source source, SalvagedStream stream, ReadOptions options, InputStream buffered)
      throws IOException {
    this.source = source;
    this.stream = stream;
    this.options = options;
    this.part = opened(0, buffered, PlainGames.head(buffered));
  }

  /**
   * Opens the first part.
   *
   * @throws IOException if the source cannot be read, or should be an archive and is not
   */
  static JoinedGames open(Source source, SalvagedStream stream, ReadOptions options)
      throws IOException {
    InputStream buffered = new BufferedInputStream(stream, 1 << 16);
    byte[] head = PlainGames.head(buffered);
    if (head.length == 0 && stream.broken().isPresent()) {
      throw stream.broken().get();
    }
    if (source.wantedEntry().isPresent() && packing(head).isEmpty()) {
      throw new IOException("no archive, so without " + source.wantedEntry().get());
    }
    return new JoinedGames(source, stream, options, buffered);
  }

  private static Optional<Packing> packing(byte[] head) {
    return Packing.of(head).filter(Packing::isRead);
  }

  private SourcePart opened(long at, InputStream next, byte[] head) throws IOException {
    Optional<Packing> packing = packing(head);
    SourcePart opened =
        packing.isPresent()
            ? SourcePart.packed(packing.get(), source, at, next, stream, options)
            : SourcePart.plain(
                source,
                new SourceLocation(
                    source.name(), at, (int) Math.min(Integer.MAX_VALUE, 1 + lines), 1),
                next,
                head,
                options);
    opened.archive().ifPresent(archives::add);
    return opened;
  }

  @Override
  public boolean hasNext() {
    try {
      while (!isOver && !part.games().hasNext()) {
        goOn();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return !isOver;
  }

  /** Goes on to the next part, if there is one. */
  private void goOn() throws IOException {
    isWantedFound |= part.hasWanted();
    Optional<Archive.Rest> rest = part.rest();
    isOver = rest.isEmpty() || !isNextOpened(rest.get());
    if (isOver && source.wantedEntry().isPresent() && !isWantedFound) {
      tell(ProblemCode.IO_ERROR, -1, "no such entry: " + source.wantedEntry().get());
    }
  }

  private boolean isNextOpened(Archive.Rest rest) throws IOException {
    InputStream next =
        rest.stream().markSupported()
            ? rest.stream()
            : new BufferedInputStream(rest.stream(), 1 << 16);
    long blanks = skipBlanks(next);
    long at = rest.at() + blanks;
    byte[] head = PlainGames.head(next);
    boolean isWanted = source.wantedEntry().isEmpty() || packing(head).isPresent();
    if (head.length == 0 || !isWanted) {
      before = before.plus(new ByteCounts(0, blanks, 0, 0));
      return false;
    }
    if (isLimitReached(head)) {
      long left = next.transferTo(OutputStream.nullOutputStream());
      before = before.plus(new ByteCounts(0, blanks, 0, left));
      tell(
          ProblemCode.ARCHIVE_LIMIT,
          at,
          "the source has more than %d archives or %d other parts; the rest is not read"
              .formatted(MOST_ARCHIVES, MOST_TEXTS));
      return false;
    }
    parts++;
    before = part.games().counts().plus(before).plus(new ByteCounts(0, blanks, 0, 0));
    String packing = packing(head).map(each -> ", packed by " + each.label()).orElse("");
    tell(ProblemCode.OTHER_NOTATION, at, "another file begins here" + packing);
    lines += part.lines();
    part = opened(at, next, head);
    return true;
  }

  private boolean isLimitReached(byte[] head) {
    return packing(head).isPresent()
        ? archives.size() == MOST_ARCHIVES
        : parts - archives.size() == MOST_TEXTS;
  }

  /**
   * Takes zeros and blanks between two parts, and returns their number. A zero may be the first
   * byte of text in UTF-16; what fills up a block is an even number of zeros.
   */
  private long skipBlanks(InputStream next) throws IOException {
    long blanks = 0;
    long zeros = 0;
    while (true) {
      next.mark(UNITS);
      byte[] ahead = next.readNBytes(UNITS);
      next.reset();
      boolean isZero = ahead.length > 0 && ahead[0] == 0;
      boolean isText = isZero && zeros % 2 == 0 && ChangedEncoding.beginsInUnits(ahead);
      if (ahead.length == 0 || isText || !isZero && !TextCursor.isBlank(ahead[0])) {
        return blanks;
      }
      next.skipNBytes(1);
      blanks++;
      lines += ahead[0] == '\n' ? 1 : 0;
      zeros = isZero ? zeros + 1 : 0;
    }
  }

  private void tell(ProblemCode code, long at, String message) {
    SourceLocation where =
        at < 0 ? SourceLocation.whole(source.name()) : SourceLocation.atByte(source.name(), at);
    options.problems().accept(Problem.of(code, where, message));
  }

  /** The next game; those of later parts with the name of the source are numbered on. */
  @Override
  public ParsedGame next() {
    ParsedGame game = part.games().next();
    if (!game.origin().start().source().equals(source.name())) {
      return game;
    }
    number++;
    return parts == 1 ? game : game.numbered(number);
  }

  @Override
  public Optional<String> format() {
    return part.games().format();
  }

  @Override
  public ByteCounts counts() {
    ByteCounts here = part.games().counts();
    return before.plus(here);
  }

  /** Roughly the number of bytes of the source read so far. */
  long bytesRead() {
    return part.archive().map(Archive::bytesRead).orElseGet(stream::count);
  }

  @Override
  public void close() throws IOException {
    for (Archive archive : archives) {
      archive.close();
    }
  }
}
