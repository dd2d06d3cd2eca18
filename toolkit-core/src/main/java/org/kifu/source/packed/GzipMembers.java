package org.kifu.source.packed;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;

/**
 * Gzip streams that were joined. The library joins them too, but where something else follows, it
 * loses what it had unpacked.
 */
final class GzipMembers extends InputStream {
  private static final int[] SIGNATURE = {0x1F, 0x8B};

  private final InputStream packed;
  private Optional<InputStream> member = Optional.empty();

  /**
   * Starts before the first.
   *
   * @param packed which can {@linkplain InputStream#mark be marked}
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
   * Whether another stream begins here.
   *
   * @throws IOException if something else does
   */
  private boolean hasMore() throws IOException {
    packed.mark(SIGNATURE.length);
    int first = packed.read();
    int second = packed.read();
    packed.reset();
    if (first >= 0 && (first != SIGNATURE[0] || second != SIGNATURE[1])) {
      throw new IOException("what follows the gzip stream is none");
    }
    return first >= 0;
  }

  @Override
  public void close() throws IOException {
    packed.close();
  }
}
