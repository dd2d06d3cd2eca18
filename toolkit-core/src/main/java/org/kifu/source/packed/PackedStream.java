package org.kifu.source.packed;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.OptionalLong;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;

/** A source that is packed as a whole, by gzip or bzip2; several that were joined are one. */
final class PackedStream implements Archive {
  private final Counted packed;
  private final Member content;
  private boolean isTaken;

  PackedStream(Packing packing, String source, InputStream stream, Limits limits) {
    this.packed = new Counted(stream);
    InputStream buffered = new BufferedInputStream(packed, 1 << 16);
    Budget budget = new Budget(limits, packed::count);
    this.content =
        new Member(
            "",
            new UnpackedStream(
                source, () -> unpack(packing, buffered), budget, OptionalLong.empty()));
  }

  private static InputStream unpack(Packing packing, InputStream stream) throws IOException {
    return packing == Packing.BZIP2
        ? new BZip2CompressorInputStream(stream, true)
        : new GzipMembers(stream);
  }

  @Override
  public boolean hasNext() {
    return !isTaken;
  }

  @Override
  public Member next() {
    if (isTaken) {
      throw new NoSuchElementException();
    }
    isTaken = true;
    return content;
  }

  @Override
  public List<String> files(String folder) {
    return List.of();
  }

  @Override
  public InputStream open(String path) throws IOException {
    throw new IOException("no such entry: " + path);
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

  /** Counts what is read. */
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
}
