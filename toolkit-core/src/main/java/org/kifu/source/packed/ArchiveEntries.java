package org.kifu.source.packed;

import java.io.IOException;
import java.io.InputStream;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import org.kifu.game.Problem;
import org.kifu.game.SourceLocation;

/**
 * The entries of an archive whose paths are known before the first entry is unpacked, in the order
 * of their paths.
 *
 * @param <E> an entry
 */
abstract class ArchiveEntries<E> implements Archive {
  private final String source;
  private final Consumer<Problem> problems;
  private final UnpackingLimits.UnpackedCount budget;
  private final List<E> entries;
  private final Iterator<E> rest;
  private Optional<Archive.Member> next = Optional.empty();
  private long bytesBefore;
  private long bytesOfLast;

  /**
   * Starts at the first entry.
   *
   * @param packedSize the size of the archive in bytes
   */
  ArchiveEntries(
      String source,
      List<E> entries,
      long packedSize,
      Consumer<Problem> problems,
      UnpackingLimits limits) {
    this.source = source;
    this.problems = problems;
    this.budget = new UnpackingLimits.UnpackedCount(limits, () -> packedSize);
    this.entries =
        entries.stream().sorted(Comparator.comparing(this::path, EntryPath.ORDER)).toList();
    this.rest = this.entries.iterator();
  }

  abstract String path(E entry);

  /** The packed size of an entry, in bytes. */
  abstract long size(E entry);

  /**
   * The reason why an entry cannot be unpacked.
   *
   * @param name the name of the entry in the problem
   */
  abstract Optional<Problem> refusal(String name, E entry);

  /** The bytes of an entry, unpacked as they are read. */
  abstract UnpackedStream content(String name, E entry, UnpackingLimits.UnpackedCount budget);

  @Override
  public final boolean hasNext() {
    while (next.isEmpty() && rest.hasNext() && !budget.isExceeded()) {
      next = member(rest.next());
    }
    return next.isPresent();
  }

  @Override
  public final Archive.Member next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Archive.Member member = next.orElseThrow();
    next = Optional.empty();
    return member;
  }

  private Optional<Archive.Member> member(E entry) {
    bytesBefore += bytesOfLast;
    bytesOfLast = size(entry);
    String path = path(entry);
    if (!EntryPath.mayHoldGames(path)) {
      return Optional.empty();
    }
    String name = name(path);
    EntryPath.check(name, path, problems);
    Optional<Problem> refusal = refusal(name, entry);
    refusal.ifPresent(problems);
    return refusal.isPresent()
        ? Optional.empty()
        : Optional.of(new Archive.Member(path, content(name, entry, budget)));
  }

  private String name(String path) {
    return source + SourceLocation.WITHIN + path;
  }

  @Override
  public final List<String> files(String folder) {
    return entries.stream()
        .map(this::path)
        .filter(path -> EntryPath.folder(path).equals(folder))
        .toList();
  }

  @Override
  public final InputStream open(String path) throws IOException {
    return entries.stream()
        .filter(entry -> path(entry).equals(path) && refusal(path, entry).isEmpty())
        .findFirst()
        .map(entry -> content(name(path), entry, budget))
        .orElseThrow(() -> new IOException("no entry that can be unpacked: " + path));
  }

  @Override
  public final long bytesRead() {
    return bytesBefore;
  }
}
