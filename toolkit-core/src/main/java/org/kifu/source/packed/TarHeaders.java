package org.kifu.source.packed;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarUtils;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * The headers of a tar. The bytes between them are skipped, and so are bytes that are not a header
 * where a header should be. Tars that were joined are one.
 */
final class TarHeaders {
  /** The size of a block in bytes; everything in a tar fills whole blocks. */
  private static final int BLOCK = 512;

  private static final byte[] EMPTY = new byte[BLOCK];

  /** The most bytes of one header, with its long names and attributes: 1 MiB. */
  private static final int MOST_HEADER = 1 << 20;

  private static final Pattern HERE = Pattern.compile("^(?:\\./++)++");

  /**
   * A file in a tar, or a link or device that a tar has in place of a file.
   *
   * @param path the path, without a leading {@code ./}
   * @param at the place of its first byte in the tar
   * @param refusal the reason why it is not read; empty if it is read
   */
  record Entry(String path, long at, long size, Optional<String> refusal) {}

  private final String source;
  private final FileChannel channel;
  private final Consumer<Problem> problems;
  private final long size;
  private final long most;
  private final List<Entry> entries = new ArrayList<>();
  private long headerBytes;
  private boolean isClosed;

  /**
   * Whether bytes without a header have been reported already, or belong to an entry that is
   * reported as not read.
   */
  private boolean isGapKnown;

  private TarHeaders(
      String source, FileChannel channel, Consumer<Problem> problems, UnpackingLimits limits)
      throws IOException {
    this.source = source;
    this.channel = channel;
    this.problems = problems;
    this.size = channel.size();
    this.most = limits.headers();
  }

  /**
   * Returns the entries in the order of the tar, without folders.
   *
   * @param isWhole whether the channel holds the whole tar, and not one whose end is already lost
   */
  static List<Entry> of(
      String source,
      FileChannel channel,
      boolean isWhole,
      Consumer<Problem> problems,
      UnpackingLimits limits)
      throws IOException {
    TarHeaders headers = new TarHeaders(source, channel, problems, limits);
    headers.read(isWhole);
    return headers.entries;
  }

  private void read(boolean isWhole) throws IOException {
    long at = 0;
    while (at < size && headerBytes <= most) {
      OptionalLong next = header(at);
      at = next.isPresent() ? next.getAsLong() : behindGap(at);
    }
    if (headerBytes > most) {
      report(ProblemCode.ARCHIVE_LIMIT, at, "the headers take too much; the rest is not read");
    } else if (isWhole && isCut(at)) {
      report(ProblemCode.ARCHIVE_DAMAGED, size, "the tar has no end mark");
    }
  }

  /** Whether the end is missing, and reading an entry will not report that. */
  private boolean isCut(long at) {
    return at > size ? !EntryPath.mayHoldGames(entries.getLast().path()) : !isClosed;
  }

  /** Takes a header, and returns the place of the next one; nothing if there is no header here. */
  private OptionalLong header(long from) throws IOException {
    ChannelStretch stretch = new ChannelStretch(channel, from, Math.min(size, from + MOST_HEADER));
    try {
      TarArchiveInputStream tar = new TarArchiveInputStream(stretch, "UTF-8");
      TarArchiveEntry entry = tar.getNextEntry();
      return entry == null || !entry.isCheckSumOK()
          ? OptionalLong.empty()
          : OptionalLong.of(take(entry, stretch.position()));
    } catch (IOException | RuntimeException e) { // the library throws both at damaged bytes
      return OptionalLong.empty();
    } finally {
      headerBytes += stretch.position() - from;
    }
  }

  private long take(TarArchiveEntry entry, long at) {
    isClosed = false;
    isGapKnown = false;
    if (entry.isDirectory()) {
      return at;
    }
    String path = HERE.matcher(entry.getName()).replaceFirst("");
    entries.add(new Entry(path, at, entry.getSize(), refusal(entry)));
    if (entry.isPaxGNU1XSparse()) { // its size is not the number of bytes that the tar keeps
      isGapKnown = true;
      return at;
    }
    long left = Long.MAX_VALUE - BLOCK - at;
    return entry.getSize() > left ? Long.MAX_VALUE : ceiling(at + entry.getSize());
  }

  private static long ceiling(long offset) {
    return (offset + BLOCK - 1) / BLOCK * BLOCK;
  }

  private static Optional<String> refusal(TarArchiveEntry entry) {
    if (entry.isSymbolicLink() || entry.isLink()) {
      return Optional.of("this entry is a link, which is not followed");
    }
    if (entry.isSparse()) {
      return Optional.of("this entry is a sparse file, which is not unpacked");
    }
    boolean isDevice = entry.isFIFO() || entry.isCharacterDevice() || entry.isBlockDevice();
    return isDevice ? Optional.of("this entry is not a file") : Optional.empty();
  }

  /**
   * Returns the place of the next header after bytes that are not a header. Blocks of zeros are the
   * end of a tar, and another tar may follow; anything else is damage.
   */
  private long behindGap(long from) throws IOException {
    ChannelStretch rest = new ChannelStretch(channel, from, size);
    byte[] blocks = new byte[BLOCK << 7];
    boolean isEmpty = true;
    long at = from;
    for (int read = rest.readNBytes(blocks, 0, blocks.length); read > 0; ) {
      for (int i = 0; i < read; i += BLOCK) {
        byte[] block = Arrays.copyOfRange(blocks, i, i + BLOCK);
        if (at + i > from && isHeader(block)) {
          return endGap(from, at + i, isEmpty);
        }
        isEmpty &= Arrays.equals(block, EMPTY);
      }
      at += read;
      Arrays.fill(blocks, (byte) 0);
      read = rest.readNBytes(blocks, 0, blocks.length);
    }
    return endGap(from, size, isEmpty);
  }

  private static boolean isHeader(byte[] block) {
    try {
      return TarUtils.verifyCheckSum(block);
    } catch (IllegalArgumentException e) { // the bytes of the checksum are not a number
      return false;
    }
  }

  private long endGap(long from, long to, boolean isEmpty) {
    isClosed = isEmpty;
    if (!isEmpty && !isGapKnown) {
      report(ProblemCode.ARCHIVE_DAMAGED, from, "expected the header of an entry");
    }
    isGapKnown = !isEmpty; // report damage once
    return to;
  }

  private void report(ProblemCode code, long at, String message) {
    problems.accept(Problem.of(code, SourceLocation.atByte(source, at), message));
  }
}
