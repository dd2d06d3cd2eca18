package org.kifu.base;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;

/** The bytes of a source, which at their end must have the sum that they had. */
final class SummedStream extends InputStream {
  private final InputStream bytes;
  private final Path file;
  private final String sha256;
  private final MessageDigest sum = SourceRows.sha256();
  private boolean isCompared;

  /**
   * @param file the base, for the message
   * @param sha256 the sum, in hexadecimal digits
   */
  SummedStream(InputStream bytes, Path file, String sha256) {
    this.bytes = bytes;
    this.file = file;
    this.sha256 = sha256;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] into, int from, int count) throws IOException {
    int read = bytes.read(into, from, count);
    if (read >= 0) {
      sum.update(into, from, read);
    } else if (!isCompared) {
      isCompared = true;
      if (!HexFormat.of().formatHex(sum.digest()).equals(sha256)) {
        throw new BaseException(
            file,
            BaseException.BaseFault.BASE_DAMAGED,
            "the bytes of the source do not have the sum that they had");
      }
    }
    return read;
  }

  @Override
  public void close() throws IOException {
    bytes.close();
  }
}
