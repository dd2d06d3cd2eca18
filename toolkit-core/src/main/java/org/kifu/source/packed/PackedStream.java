package org.kifu.source.packed;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/**
 * A source that is packed as a whole, by gzip, bzip2 or xz; several streams that were joined are
 * one source. What follows them is its rest.
 */
final class PackedStream implements Archive {
  /**
   * The most memory for unpacking. The strongest preset of xz needs 65 MiB; files may ask for 4
   * GiB.
   */
  private static final int MOST_MEMORY = 72 << 20;

  private final Counted packed;
  private final JoinedStreams joined;
  private final Archive.Member content;
  private boolean isTaken;

  /**
   * Opens nothing yet.
   *
   * @param from the place of the first byte of the stream in the source
   */
  PackedStream(
      Packing packing, String source, long from, InputStream stream, UnpackingLimits limits) {
    InputStream marked = stream.markSupported() ? stream : new BufferedInputStream(stream, 1 << 16);
    this.packed = new Counted(marked, from);
    this.joined = new JoinedStreams(packing, packed);
    UnpackingLimits.UnpackedCount budget =
        new UnpackingLimits.UnpackedCount(limits, () -> packed.count() - from);
    this.content =
        new Archive.Member(
            "", new UnpackedStream(source, () -> joined, budget, OptionalLong.empty()));
  }

  private static InputStream unpack(Packing packing, InputStream stream) throws IOException {
    return switch (packing) {
      case BZIP2 -> new BZip2CompressorInputStream(stream);
      case XZ ->
          XZCompressorInputStream.builder()
              .setInputStream(stream)
              .setMemoryLimitKiB(MOST_MEMORY >> 10)
              .get();
      default -> GzipCompressorInputStream.builder().setInputStream(stream).get();
    };
  }

  /** The unpacked bytes, which must not have been taken yet. */
  UnpackedStream content() {
    return content.content();
  }

  @Override
  public boolean hasNext() {
    return !isTaken;
  }

  @Override
  public Archive.Member next() {
    if (isTaken) {
      throw new NoSuchElementException();
    }
    isTaken = true;
    return content;
  }

  @Override
  public Optional<Archive.Rest> rest() {
    return joined.isBeforeOther()
        ? Optional.of(new Archive.Rest(packed.count(), packed))
        : Optional.empty();
  }

  @Override
  public long bytesRead() {
    return packed.count();
  }

  /** The caller closes the stream. */
  @Override
  public void close() {
    isTaken = true;
  }

  /** A stream that knows the place of its next byte. */
  private static final class Counted extends FilterInputStream {
    private long count;
    private long marked;

    Counted(InputStream stream, long from) {
      super(stream);
      this.count = from;
    }

    long count() {
      return count;
    }

    @Override
    public int read() throws IOException {
      int read = super.read();
      count += read < 0 ? 0 : 1;
      return read;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int read = super.read(bytes, offset, length);
      count += Math.max(0, read);
      return read;
    }

    @Override
    public long skip(long most) throws IOException {
      long skipped = super.skip(most);
      count += skipped;
      return skipped;
    }

    @Override
    public synchronized void mark(int most) {
      super.mark(most);
      marked = count;
    }

    @Override
    public synchronized void reset() throws IOException {
      super.reset();
      count = marked;
    }
  }

  /**
   * Packed streams that were joined, with nothing but zeros between them. The libraries join them
   * too, but if something else follows, they lose the bytes that they have unpacked.
   */
  private static final class JoinedStreams extends InputStream {
    private final Packing packing;
    private final InputStream packed;
    private Optional<InputStream> stream = Optional.empty();
    private boolean isBeforeOther;

    /**
     * Starts before the first packed stream.
     *
     * @param packed a stream that supports {@linkplain InputStream#mark marks}
     */
    JoinedStreams(Packing packing, InputStream packed) {
      this.packing = packing;
      this.packed = packed;
    }

    /** Whether all streams have been read, and something else follows them. */
    boolean isBeforeOther() {
      return isBeforeOther;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int read = stream.isPresent() ? stream.get().read(bytes, offset, length) : -1;
      while (read < 0 && hasMore()) {
        InputStream next = unpack(packing, packed);
        stream = Optional.of(next);
        read = next.read(bytes, offset, length);
      }
      return read;
    }

    /**
     * Whether another packed stream of this kind begins here, perhaps after zeros. An odd zero may
     * begin text in UTF-16; what fills up a block is an even number of zeros.
     */
    private boolean hasMore() throws IOException {
      int zeros;
      byte[] next;
      do {
        packed.mark(Packing.BEGINNING);
        next = packed.readNBytes(Packing.BEGINNING);
        packed.reset();
        zeros = 0;
        while (zeros < next.length && next[zeros] == 0) {
          zeros++;
        }
        packed.skipNBytes(zeros - zeros % 2);
      } while (zeros > 1);
      byte[] behind = Arrays.copyOfRange(next, zeros, next.length);
      boolean hasMore = Packing.of(behind).filter(packing::equals).isPresent();
      packed.skipNBytes(hasMore ? zeros : 0);
      isBeforeOther = behind.length > 0 && !hasMore;
      return hasMore;
    }

    @Override
    public void close() throws IOException {
      packed.close();
    }
  }
}
