package org.kifu.source.packed;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.kifu.game.Problem;
import org.kifu.game.SourceLocation;

/** The entries of a zip by its directory, in the order of their paths. */
final class ZipEntries implements Archive {
  private final String source;
  private final ZipFile zip;
  private final SeekableByteChannel channel;
  private final Consumer<Problem> problems;
  private final UnpackingLimits.UnpackedCount budget;
  private final List<ZipArchiveEntry> files;
  private final Iterator<ZipArchiveEntry> rest;
  private Optional<Archive.Member> next = Optional.empty();
  private Optional<Archive.Member> last = Optional.empty();
  private long bytesBefore;
  private long bytesOfLast;

  ZipEntries(
      String source,
      ZipFile zip,
      SeekableByteChannel channel,
      Consumer<Problem> problems,
      UnpackingLimits limits)
      throws IOException {
    this.source = source;
    this.zip = zip;
    this.channel = channel;
    this.problems = problems;
    long size = channel.size();
    this.budget = new UnpackingLimits.UnpackedCount(limits, () -> size);
    this.files =
        Collections.list(zip.getEntries()).stream()
            .filter(entry -> !entry.isDirectory())
            .sorted(Comparator.comparing(ZipArchiveEntry::getName, EntryPath.ORDER))
            .toList();
    this.rest = files.iterator();
  }

  @Override
  public boolean hasNext() {
    while (next.isEmpty() && rest.hasNext() && !budget.isExceeded()) {
      next = member(rest.next());
    }
    return next.isPresent();
  }

  @Override
  public Archive.Member next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    last = next;
    next = Optional.empty();
    return last.orElseThrow();
  }

  private Optional<Archive.Member> member(ZipArchiveEntry entry) {
    bytesBefore += bytesOfLast;
    bytesOfLast = Math.max(0, entry.getCompressedSize());
    String path = entry.getName();
    String name = source + SourceLocation.WITHIN + path;
    if (!EntryPath.mayHoldGames(path)) {
      return Optional.empty();
    }
    EntryPath.check(name, path, problems);
    Optional<Problem> refusal = Zip.Refusals.of(name, entry);
    if (refusal.isPresent()) {
      problems.accept(refusal.get());
      return Optional.empty();
    }
    return Optional.of(new Archive.Member(path, unpacked(name, entry)));
  }

  private UnpackedStream unpacked(String name, ZipArchiveEntry entry) {
    return new UnpackedStream(
        name, () -> zip.getInputStream(entry), budget, OptionalLong.of(entry.getCrc()));
  }

  @Override
  public List<String> files(String folder) {
    return files.stream()
        .map(ZipArchiveEntry::getName)
        .filter(path -> EntryPath.folder(path).equals(folder))
        .toList();
  }

  @Override
  public InputStream open(String path) throws IOException {
    for (ZipArchiveEntry entry : files) {
      if (entry.getName().equals(path) && Zip.Refusals.of(path, entry).isEmpty()) {
        return unpacked(source + SourceLocation.WITHIN + path, entry);
      }
    }
    throw new IOException("no entry that can be unpacked: " + path);
  }

  @Override
  public long bytesRead() {
    return bytesBefore;
  }

  @Override
  public void close() throws IOException {
    zip.close();
    channel.close();
  }
}
