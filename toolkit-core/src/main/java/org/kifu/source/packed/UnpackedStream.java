package org.kifu.source.packed;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.zip.CRC32;
import org.apache.commons.compress.MemoryLimitException;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * Bytes that are unpacked as they are read. They end, without an exception, where they cannot be
 * unpacked further or are too many; {@link #fault} then gives the reason. Not for use by several
 * threads.
 */
public final class UnpackedStream extends InputStream {
  /**
   * The number of bytes that are requested at a time: few, because a decoder that fails loses the
   * bytes of the request that it had unpacked.
   */
  private static final int PIECE = 512;

  /** The number of empty reads in a row after which a stream counts as ended. */
  private static final int PATIENCE = 64;

  /** An opener of a stream, which may fail at the first byte. */
  interface Opener {
    InputStream open() throws IOException;
  }

  private final String source;
  private final Opener opener;
  private final UnpackingLimits.UnpackedCount budget;
  private final OptionalLong checksum;
  private final CRC32 found = new CRC32();
  private Optional<InputStream> stream = Optional.empty();
  private Optional<Problem> fault = Optional.empty();
  private boolean isOver;
  private long count;

  /** Bytes that {@link #head} has seen and that are still to be read. */
  private ByteArrayInputStream ahead = new ByteArrayInputStream(new byte[0]);

  /**
   * Opens nothing yet.
   *
   * @param source the name of the packed item, for problems
   * @param checksum the CRC-32 that the bytes must have, if it is known
   */
  UnpackedStream(
      String source, Opener opener, UnpackingLimits.UnpackedCount budget, OptionalLong checksum) {
    this.source = source;
    this.opener = opener;
    this.budget = budget;
    this.checksum = checksum;
  }

  /** The reason why the bytes ended too early; nothing if they have not. */
  public Optional<Problem> fault() {
    return fault;
  }

  /** Looks at the first bytes, before any is read. */
  byte[] head(int length) {
    byte[] head = new byte[length];
    int filled = 0;
    for (int read = 0; read >= 0 && filled < length; filled += Math.max(0, read)) {
      read = readOn(head, filled, length - filled);
    }
    byte[] found = Arrays.copyOf(head, filled);
    ahead = new ByteArrayInputStream(found);
    return found;
  }

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) {
    return ahead.available() > 0 && length > 0
        ? ahead.read(bytes, offset, length)
        : readOn(bytes, offset, length);
  }

  private int readOn(byte[] bytes, int offset, int length) {
    if (isOver || length == 0) {
      return length == 0 ? 0 : -1;
    }
    int read = 0;
    try {
      read = readSome(bytes, offset, length);
    } catch (MemoryLimitException e) {
      end(
          ProblemCode.ARCHIVE_LIMIT,
          "it needs %d MiB of memory to unpack, and %d are allowed; it is not read"
              .formatted(e.getMemoryNeededInKb() >> 10, e.getMemoryLimitInKb() >> 10));
    } catch (IOException e) {
      end(ProblemCode.ARCHIVE_DAMAGED, damage(e));
    } catch (RuntimeException e) { // some decoders throw these at damaged bytes
      end(ProblemCode.ARCHIVE_DAMAGED, damage(new IOException(e.toString())));
    }
    return isOver ? -1 : read;
  }

  private int readSome(byte[] bytes, int offset, int length) throws IOException {
    InputStream open = stream.isPresent() ? stream.get() : opener.open();
    stream = Optional.of(open);
    int read = 0;
    for (int tries = 0; read == 0 && tries < PATIENCE; tries++) {
      read = open.read(bytes, offset, Math.min(length, PIECE));
    }
    if (read == 0) {
      throw new IOException("it gives nothing more");
    }
    if (read < 0) {
      isOver = true;
      compareChecksum();
    } else {
      take(bytes, offset, read);
    }
    return read;
  }

  private void take(byte[] bytes, int offset, int read) {
    budget.spend(read);
    if (budget.isExceeded()) {
      end(ProblemCode.ARCHIVE_LIMIT, "the archive " + budget.describe() + "; the rest is not read");
    } else {
      found.update(bytes, offset, read);
      count += read;
    }
  }

  private void compareChecksum() {
    if (checksum.isPresent() && checksum.getAsLong() != found.getValue()) {
      end(ProblemCode.ARCHIVE_DAMAGED, "the unpacked data does not have the right checksum");
    }
  }

  private static String damage(IOException cause) {
    String reason =
        cause instanceof EOFException ? "it ends too early" : String.valueOf(cause.getMessage());
    return "it cannot be unpacked from here on: " + reason;
  }

  private void end(ProblemCode code, String message) {
    isOver = true;
    fault = Optional.of(Problem.of(code, SourceLocation.atByte(source, count), message));
  }

  @Override
  public void close() throws IOException {
    if (stream.isPresent()) {
      stream.get().close();
    }
  }
}
