package org.kifu.source.packed;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** The entries of a tar, in the order of their paths. */
final class Tar implements Archive {
  private final String source;
  private final FileChannel channel;
  private final Consumer<Problem> problems;
  private final UnpackingLimits.UnpackedCount budget;
  private final List<TarHeaders.Entry> entries;
  private final Iterator<TarHeaders.Entry> rest;
  private Optional<Archive.Member> next = Optional.empty();
  private long bytesBefore;
  private long bytesOfLast;

  private Tar(
      String source,
      FileChannel channel,
      List<TarHeaders.Entry> entries,
      Consumer<Problem> problems,
      UnpackingLimits limits)
      throws IOException {
    this.source = source;
    this.channel = channel;
    this.problems = problems;
    long size = channel.size();
    this.budget = new UnpackingLimits.UnpackedCount(limits, () -> size);
    this.entries =
        entries.stream()
            .sorted(Comparator.comparing(TarHeaders.Entry::path, EntryPath.ORDER))
            .toList();
    this.rest = this.entries.iterator();
  }

  /**
   * Opens a tar; the channel is closed with it, and also if this fails.
   *
   * @param isWhole whether the end of the tar has not been lost before
   * @throws IOException if the channel cannot be read at all
   */
  static Tar open(
      String source,
      FileChannel channel,
      boolean isWhole,
      Consumer<Problem> problems,
      UnpackingLimits limits)
      throws IOException {
    try {
      return new Tar(
          source,
          channel,
          TarHeaders.of(source, channel, isWhole, problems, limits),
          problems,
          limits);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
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
    Archive.Member member = next.orElseThrow();
    next = Optional.empty();
    return member;
  }

  private Optional<Archive.Member> member(TarHeaders.Entry entry) {
    bytesBefore += bytesOfLast;
    bytesOfLast = entry.size();
    if (!EntryPath.mayHoldGames(entry.path())) {
      return Optional.empty();
    }
    String name = source + SourceLocation.WITHIN + entry.path();
    EntryPath.check(name, entry.path(), problems);
    if (entry.refusal().isPresent()) {
      problems.accept(
          Problem.of(
              ProblemCode.UNSUPPORTED_FORMAT, SourceLocation.whole(name), entry.refusal().get()));
      return Optional.empty();
    }
    return Optional.of(new Archive.Member(entry.path(), content(name, entry)));
  }

  private UnpackedStream content(String name, TarHeaders.Entry entry) {
    return new UnpackedStream(
        name,
        () ->
            new BufferedInputStream(
                new ChannelStretch(channel, entry.at(), entry.at() + entry.size()), 1 << 16),
        budget,
        OptionalLong.empty());
  }

  @Override
  public List<String> files(String folder) {
    return entries.stream()
        .map(TarHeaders.Entry::path)
        .filter(path -> EntryPath.folder(path).equals(folder))
        .toList();
  }

  @Override
  public InputStream open(String path) throws IOException {
    return entries.stream()
        .filter(entry -> entry.path().equals(path) && entry.refusal().isEmpty())
        .findFirst()
        .map(entry -> content(source + SourceLocation.WITHIN + path, entry))
        .orElseThrow(() -> new IOException("no entry that can be unpacked: " + path));
  }

  @Override
  public long bytesRead() {
    return bytesBefore;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
