package org.kifu.source;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.kifu.file.FileNames;
import org.kifu.file.SystemReason;
import org.kifu.game.SourceLocation;

/** A source of games: a file, standard input, text that was pasted, or an entry of an archive. */
public final class Source {
  /** The number of bytes at the start of a source by which its format is recognised. */
  public static final int HEAD_BYTES = 1 << 16;

  private static final Encoding USUAL = Encoding.USUAL;

  @FunctionalInterface
  private interface Opener {
    InputStream open() throws IOException;
  }

  private final String name;
  private final String fileName;
  private final Optional<Path> path;
  private final Optional<SourceFolder> folder;
  private final Optional<String> wantedEntry;
  private final Encoding encoding;
  private final boolean inPieces;
  private final SourceLocation start;
  private final IntPredicate leftOut;
  private final Opener opener;

  private Source(
      String name,
      String fileName,
      Optional<Path> path,
      Optional<SourceFolder> folder,
      Optional<String> wantedEntry,
      Encoding encoding,
      boolean inPieces,
      Opener opener) {
    this(
        name,
        fileName,
        path,
        folder,
        wantedEntry,
        encoding,
        inPieces,
        new SourceLocation(name, 0, 1, 1),
        _ -> false,
        opener);
  }

  private Source(
      String name,
      String fileName,
      Optional<Path> path,
      Optional<SourceFolder> folder,
      Optional<String> wantedEntry,
      Encoding encoding,
      boolean inPieces,
      SourceLocation start,
      IntPredicate leftOut,
      Opener opener) {
    this.name = name;
    this.fileName = fileName;
    this.path = path;
    this.folder = folder;
    this.wantedEntry = wantedEntry;
    this.encoding = encoding;
    this.inPieces = inPieces;
    this.start = start;
    this.leftOut = leftOut;
    this.opener = opener;
  }

  /** A file; its name in messages is the path as given. */
  public static Source of(Path file) {
    Optional<SourceFolder> folder =
        Optional.ofNullable(file.toAbsolutePath().getParent()).map(FileFolder::new);
    return new Source(
        FileNames.shown(file),
        file.getFileName() == null ? "" : FileNames.word(file.getFileName()),
        Optional.of(file),
        folder,
        Optional.empty(),
        USUAL,
        false,
        () -> Files.newInputStream(file));
  }

  /**
   * Entries of an archive, named in the notation that messages use.
   *
   * @param archive the file
   * @param entry the path of an entry or of a folder in the archive
   */
  public static Source of(Path archive, String entry) {
    Source file = of(archive);
    return new Source(
        file.name,
        file.fileName,
        file.path,
        file.folder,
        Optional.of(entry),
        USUAL,
        false,
        file.opener);
  }

  /**
   * A file of a folder, which need not be in the file system of this machine.
   *
   * @param name the name in messages
   * @param file the name of the file in the folder
   */
  public static Source of(SourceFolder folder, String file, String name) {
    return new Source(
        name,
        file,
        Optional.empty(),
        Optional.of(folder),
        Optional.empty(),
        USUAL,
        false,
        () -> folder.open(file));
  }

  /** A stream that can be read once, such as standard input. */
  public static Source of(String name, InputStream stream) {
    return inMemory(name, () -> stream);
  }

  /** Bytes in memory; they are not copied. */
  public static Source of(String name, byte[] bytes) {
    return inMemory(name, () -> new ByteArrayInputStream(bytes));
  }

  private static Source inMemory(String name, Opener opener) {
    return new Source(
        name, name, Optional.empty(), Optional.empty(), Optional.empty(), USUAL, false, opener);
  }

  /** A game or position given as text, such as a word of the command line. */
  public static Source ofText(String name, String text) {
    return of(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Several words of text, each on a line. They are one game for as long as each word continues it
   * legally.
   */
  public static Source ofPieces(String name, List<String> words) {
    byte[] lines = FileNames.bytes(String.join("\n", words));
    Source text = of(name, lines);
    return new Source(
        name, name, text.path, text.folder, text.wantedEntry, USUAL, words.size() > 1, text.opener);
  }

  /** The unpacked content of this file; places count in the unpacked bytes. */
  public Source unpacked() {
    String stem = fileName.replaceFirst("\\.[A-Za-z0-9]+$", "");
    return new Source(name, stem, path, folder, Optional.empty(), USUAL, inPieces, opener);
  }

  /**
   * An entry of this archive. Its name is the name of the archive, {@code !/} and its path in the
   * archive.
   *
   * @param place the folder of the archive that holds the entry
   */
  public Source entry(String entry, SourceFolder place) {
    SourceFolder beside =
        folder.orElse(place) instanceof NamedFiles named ? named.in(place) : place;
    return new Source(
        name + SourceLocation.WITHIN + entry,
        entry.substring(entry.lastIndexOf('/') + 1),
        Optional.empty(),
        Optional.of(beside),
        Optional.empty(),
        USUAL,
        false,
        opener);
  }

  /**
   * The same source with other files beside it and beside its entries; they replace the files with
   * the same ending.
   *
   * @param files the files, no two with the same ending
   */
  public Source with(List<Source> files) {
    return files.isEmpty()
        ? this
        : new Source(
            name,
            fileName,
            path,
            Optional.of(new NamedFiles(files, folder)),
            wantedEntry,
            encoding,
            inPieces,
            start,
            leftOut,
            opener);
  }

  /**
   * The same source without some of its records.
   *
   * @param records whether the record with this number is left out; the first has the number 0, and
   *     unreadable ones count
   */
  public Source leavingOut(IntPredicate records) {
    return new Source(
        name, fileName, path, folder, wantedEntry, encoding, inPieces, start, records, opener);
  }

  /** Whether a reader leaves out the record with this number, from 0. */
  public boolean leavesOut(int record) {
    return leftOut.test(record);
  }

  /** The same source with its text in a given encoding. */
  public Source in(Encoding textEncoding) {
    return new Source(
        name, fileName, path, folder, wantedEntry, textEncoding, inPieces, start, leftOut, opener);
  }

  /** A part of this source: a reader gets the bytes from this place on. */
  public Source from(SourceLocation place) {
    return new Source(
        name, fileName, path, folder, wantedEntry, encoding, inPieces, place, leftOut, opener);
  }

  /** The place of the first byte that a reader gets. */
  public SourceLocation start() {
    return start;
  }

  /** The encoding of its text, once it is open. */
  public Encoding encoding() {
    return encoding;
  }

  /**
   * Whether several pieces, such as the words of a command line, may make up one game although each
   * of them could be a game.
   */
  public boolean isInPieces() {
    return inPieces;
  }

  /** The name in messages. */
  public String name() {
    return name;
  }

  /** The name without folders, and without the ending of the packing after it was unpacked. */
  public String fileName() {
    return fileName;
  }

  /** The file, if the source is a file. */
  public Optional<Path> path() {
    return path;
  }

  /** The folder that holds it, if there may be other files beside it. */
  public Optional<SourceFolder> folder() {
    return folder;
  }

  /** Whether the source includes this entry of the archive. */
  public boolean means(String entry) {
    return wantedEntry
        .filter(wanted -> !entry.equals(wanted) && !entry.startsWith(wanted + "/"))
        .isEmpty();
  }

  /** The path of the entries that the source includes; nothing if it includes all of them. */
  public Optional<String> wantedEntry() {
    return wantedEntry;
  }

  /** Opens the source. The caller closes the stream. */
  public InputStream open() throws IOException {
    return opener.open();
  }

  /**
   * A folder of the file system.
   *
   * @param folder the absolute path of the folder
   */
  private record FileFolder(Path folder) implements SourceFolder {
    @Override
    public List<String> files() throws IOException {
      try (Stream<Path> files = Files.list(folder)) {
        return files.map(file -> FileNames.word(file.getFileName())).sorted().toList();
      } catch (UncheckedIOException e) {
        throw new IOException(SystemReason.of(e), e);
      }
    }

    @Override
    public InputStream open(String file) throws IOException {
      return Files.newInputStream(folder.resolve(FileNames.path(file)));
    }
  }
}
