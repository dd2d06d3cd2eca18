package org.kifu.source.packed;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/**
 * A source that is packed as a whole, by gzip, bzip2 or xz; several streams that were joined are
 * one source.
 */
final class PackedStream implements Archive {
  /**
   * The most memory for unpacking. The strongest preset of xz needs 65 MiB; files may ask for 4
   * GiB.
   */
  private static final int MOST_MEMORY = 72 << 20;

  private final Counted packed;
  private final Archive.Member content;
  private boolean isTaken;

  PackedStream(Packing packing, String source, InputStream stream, UnpackingLimits limits) {
    this.packed = new Counted(stream);
    InputStream buffered = new BufferedInputStream(packed, 1 << 16);
    UnpackingLimits.UnpackedCount budget = new UnpackingLimits.UnpackedCount(limits, packed::count);
    this.content =
        new Archive.Member(
            "",
            new UnpackedStream(
                source, () -> unpack(packing, buffered), budget, OptionalLong.empty()));
  }

  private static InputStream unpack(Packing packing, InputStream stream) throws IOException {
    return switch (packing) {
      case BZIP2 -> new BZip2CompressorInputStream(stream, true);
      case XZ ->
          XZCompressorInputStream.builder()
              .setInputStream(stream)
              .setDecompressConcatenated(true)
              .setMemoryLimitKiB(MOST_MEMORY >> 10)
              .get();
      default -> new GzipMembers(stream);
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
  public long bytesRead() {
    return packed.count();
  }

  /** The caller closes the stream. */
  @Override
  public void close() {
    isTaken = true;
  }

  /** A stream that counts the bytes that are read. */
  private static final class Counted extends FilterInputStream {
    private long count;

    Counted(InputStream stream) {
      super(stream);
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
  }

  /**
   * Gzip streams that were joined. The library joins them too, but if something else follows, it
   * loses the bytes that it has unpacked.
   */
  private static final class GzipMembers extends InputStream {
    private static final int[] SIGNATURE = {0x1F, 0x8B};

    private final InputStream packed;
    private Optional<InputStream> member = Optional.empty();

    /**
     * Starts before the first gzip stream.
     *
     * @param packed a stream that supports {@linkplain InputStream#mark marks}
     */
    GzipMembers(InputStream packed) {
      this.packed = packed;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int read = member.isPresent() ? member.get().read(bytes, offset, length) : -1;
      while (read < 0 && hasMore()) {
        InputStream next = GzipCompressorInputStream.builder().setInputStream(packed).get();
        member = Optional.of(next);
        read = next.read(bytes, offset, length);
      }
      return read;
    }

    /**
     * Whether another gzip stream begins here.
     *
     * @throws IOException if something else does
     */
    private boolean hasMore() throws IOException {
      packed.mark(SIGNATURE.length);
      int first = packed.read();
      int second = packed.read();
      packed.reset();
      if (first >= 0 && (first != SIGNATURE[0] || second != SIGNATURE[1])) {
        throw new IOException("the bytes after the gzip stream are not another one");
      }
      return first >= 0;
    }

    @Override
    public void close() throws IOException {
      packed.close();
    }
  }
}
