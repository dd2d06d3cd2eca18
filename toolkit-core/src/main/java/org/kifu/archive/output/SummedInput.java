package org.kifu.archive.output;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.OptionalLong;

/** A stream whose bytes are summed up as they are read, since they cannot be read again. */
public final class SummedInput extends InputStream {
  private final InputStream in;
  private final MessageDigest digest = FileSum.newDigest();
  private long bytes;

  /** Starts with no bytes read. */
  public SummedInput(InputStream in) {
    this.in = in;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] buffer, int from, int length) throws IOException {
    int count = in.read(buffer, from, length);
    if (count > 0) {
      digest.update(buffer, from, count);
      bytes += count;
    }
    return count;
  }

  @Override
  public int available() throws IOException {
    return in.available();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  /**
   * The sum of what was read; once.
   *
   * @param name what the stream is called
   */
  public FileSum sum(String name) {
    return new FileSum(
        name, bytes, HexFormat.of().formatHex(digest.digest()), OptionalLong.empty());
  }
}
