package org.kifu.source.packed;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveInputStream;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * The entries of a zip that are read without its directory, in their order in the file, up to the
 * damage.
 */
final class ZipSalvage implements Archive {
  private final String source;
  private final SeekableByteChannel channel;
  private final Optional<Archive.Rest> rest;
  private final ZipArchiveInputStream zip;
  private final Consumer<Problem> problems;
  private final UnpackingLimits.UnpackedCount budget;
  private Optional<Archive.Member> last = Optional.empty();
  private Optional<Archive.Member> next = Optional.empty();
  private boolean isOver;

  ZipSalvage(
      String source,
      SeekableByteChannel channel,
      Optional<Archive.Rest> rest,
      Consumer<Problem> problems,
      UnpackingLimits limits)
      throws IOException {
    this.source = source;
    this.channel = channel.position(0);
    this.rest = rest;
    this.problems = problems;
    InputStream stream = new BufferedInputStream(Channels.newInputStream(channel), 1 << 16);
    this.zip = new ZipArchiveInputStream(stream, StandardCharsets.UTF_8.name(), true, false);
    long size = channel.size();
    this.budget = new UnpackingLimits.UnpackedCount(limits, () -> size);
  }

  /** Whether there is another entry; a damaged entry is the last that can be found. */
  @Override
  public boolean hasNext() {
    isOver |= last.flatMap(member -> member.content().fault()).isPresent();
    while (next.isEmpty() && !isOver && !budget.isExceeded()) {
      take();
    }
    return next.isPresent();
  }

  private void take() {
    try {
      ZipArchiveEntry entry = zip.getNextEntry();
      if (entry == null) {
        isOver = true;
      } else if (!entry.isDirectory() && EntryPath.mayHoldGames(entry.getName())) {
        next = member(entry);
      }
    } catch (EOFException e) {
      isOver = true; // that the directory is missing has been reported
    } catch (IOException e) {
      end(String.valueOf(e.getMessage()));
    } catch (RuntimeException | NoClassDefFoundError e) {
      // The library throws these at damaged bytes and at methods that need a further library.
      end("the bytes that follow cannot be unpacked");
    }
  }

  private void end(String why) {
    isOver = true;
    problems.accept(
        Problem.of(
            ProblemCode.ARCHIVE_DAMAGED,
            SourceLocation.atByte(source, zip.getBytesRead()),
            "no further entry is found: " + why));
  }

  private Optional<Archive.Member> member(ZipArchiveEntry entry) {
    String path = entry.getName();
    String name = source + SourceLocation.WITHIN + path;
    EntryPath.check(name, path, problems);
    Optional<Problem> refusal = Zip.Refusals.of(name, entry);
    refusal.ifPresent(problems);
    return refusal.isPresent()
        ? Optional.empty()
        : Optional.of(
            new Archive.Member(
                path, new UnpackedStream(name, () -> zip, budget, OptionalLong.empty())));
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

  @Override
  public long bytesRead() {
    try {
      return channel.position();
    } catch (IOException e) {
      return 0; // only progress needs it
    }
  }

  @Override
  public Optional<Archive.Rest> rest() {
    return rest;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
