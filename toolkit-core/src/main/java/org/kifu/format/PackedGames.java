package org.kifu.format;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.kifu.format.GameReader.SourceGames;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import org.kifu.source.SourceFolder;
import org.kifu.source.packed.Archive;
import org.kifu.source.packed.Archive.Member;
import org.kifu.source.packed.Packing;

/**
 * The games of everything that a packed source holds. A packed member inside it is refused. After a
 * damaged member, the next one is read.
 */
final class PackedGames implements SourceGames {
  /** The name of a file without a name, before its place. */
  private static final String BEHIND = "from-byte-";

  private final Source source;
  private final long at;
  private final Archive archive;
  private final SalvagedStream stream;
  private final ReadOptions options;
  private Optional<Member> member = Optional.empty();
  private Optional<SourceGames> games = Optional.empty();
  private Optional<TextPart> text = Optional.empty();

  /** The bytes of the member behind its text. */
  private InputStream behind = InputStream.nullInputStream();

  private boolean isAnyFound;
  private ByteCounts counted = ByteCounts.NONE;

  /**
   * Starts before the first member.
   *
   * @param stream the packed bytes; a break in them is not damage of a member
   */
  PackedGames(Source source, long at, Archive archive, SalvagedStream stream, ReadOptions options) {
    this.source = source;
    this.at = at;
    this.archive = archive;
    this.stream = stream;
    this.options = options;
  }

  @Override
  public Optional<String> format() {
    startNext();
    return games.flatMap(SourceGames::format);
  }

  @Override
  public ByteCounts counts() {
    return games.map(SourceGames::counts).map(counted::plus).orElse(counted);
  }

  @Override
  public boolean hasNext() {
    startNext();
    while (games.isPresent() && !games.get().hasNext()) {
      finish();
      startNext();
    }
    return games.isPresent();
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return games.orElseThrow().next();
  }

  /** Opens members until one may hold games. */
  private void startNext() {
    while (games.isEmpty() && archive.hasNext()) {
      Member opened = archive.next();
      if (source.means(named(opened.path()))) {
        isAnyFound = true;
        start(opened);
      }
    }
    if (games.isEmpty() && !isAnyFound && source.wantedEntry().isEmpty()) {
      isAnyFound = true; // reported once
      report(
          SourceLocation.whole(source.name()),
          ProblemCode.NO_GAMES,
          "the archive holds no file that may hold games");
    }
  }

  private void start(Member opened) {
    member = Optional.of(opened);
    try {
      games = games(opened);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (games.isEmpty()) {
      finish();
    }
  }

  /** Whether a member that the user means has been read. */
  boolean isAnyFound() {
    return isAnyFound;
  }

  /**
   * What has no name and is behind other parts is called by its place: places within begin anew.
   */
  private Source inner(String path) {
    return path.isEmpty() && at == 0
        ? source.unpacked()
        : source.entry(named(path), ArchiveFolder.of(archive, path));
  }

  private String named(String path) {
    return path.isEmpty() && at > 0 ? BEHIND + at : path;
  }

  private Optional<SourceGames> games(Member opened) throws IOException {
    Source inner = inner(opened.path());
    InputStream stream = new BufferedInputStream(opened.content(), 1 << 16);
    byte[] head = PlainGames.head(stream);
    Optional<Packing> packing = Packing.of(head);
    if (packing.isPresent()) {
      String message = packing.get().label() + " inside something packed is not unpacked";
      report(SourceLocation.atByte(inner.name(), 0), ProblemCode.ARCHIVE_NESTED, message);
      skip(stream);
      return Optional.empty();
    }
    if (head.length == 0 && opened.content().fault().isPresent()) {
      return Optional.empty();
    }
    TextPart part = new TextPart(stream, head, options);
    text = Optional.of(part);
    behind = stream;
    InputStream plain = new BufferedInputStream(part, 1 << 16);
    return Optional.of(PlainGames.open(inner, plain, options, NotationSamples.NONE));
  }

  /** Reports why a member broke off before its end. */
  private void finish() {
    counted = counts();
    text.filter(TextPart::isAtOther).ifPresent(this::reportJoined);
    member
        .flatMap(each -> each.content().fault())
        .filter(_ -> stream.broken().isEmpty())
        .ifPresent(options.problems());
    text = Optional.empty();
    member = Optional.empty();
    games = Optional.empty();
  }

  private void reportJoined(TextPart ended) {
    String name = member.map(each -> inner(each.path()).name()).orElse(source.name());
    report(
        SourceLocation.atByte(name, ended.count()),
        ProblemCode.ARCHIVE_NESTED,
        "another file begins here, inside something packed; it is not read");
    skip(behind);
  }

  /** Takes what is left of a member, which is not read. */
  private void skip(InputStream rest) {
    try {
      long left = rest.transferTo(OutputStream.nullOutputStream());
      counted = counted.plus(new ByteCounts(0, 0, 0, left));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void report(SourceLocation where, ProblemCode code, String message) {
    options.problems().accept(Problem.of(code, where, message));
  }

  /**
   * A folder inside an archive, open while it is used.
   *
   * @param path the path with the slash at its end; empty at the top
   */
  private record ArchiveFolder(Archive archive, String path) implements SourceFolder {
    /** The folder of an entry. */
    static ArchiveFolder of(Archive archive, String entry) {
      return new ArchiveFolder(archive, entry.substring(0, entry.lastIndexOf('/') + 1));
    }

    @Override
    public List<String> files() {
      return archive.files(path).stream().map(file -> file.substring(path.length())).toList();
    }

    @Override
    public InputStream open(String file) throws IOException {
      return archive.open(path + file);
    }
  }
}
