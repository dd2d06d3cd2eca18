package org.kifu.archive.output;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.OptionalLong;

/**
 * A file by its sum.
 *
 * @param name as it was given
 * @param bytes its length
 * @param sha256 in hexadecimal, as {@code sha256sum} prints it
 * @param games how many games were read from it, where that is known
 */
public record FileSum(String name, long bytes, String sha256, OptionalLong games) {
  private static final int BUFFER = 1 << 16;

  /** Reads a file through. */
  public static FileSum of(Path file, String name, OptionalLong games) throws IOException {
    MessageDigest digest = newDigest();
    long bytes = 0;
    byte[] buffer = new byte[BUFFER];
    try (InputStream in = Files.newInputStream(file)) {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        digest.update(buffer, 0, count);
        bytes += count;
      }
    }
    return new FileSum(name, bytes, HexFormat.of().formatHex(digest.digest()), games);
  }

  static MessageDigest newDigest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }

  /** A stream whose bytes are summed up as they are read, since they cannot be read again. */
  public static final class SummedInput extends InputStream {
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
}
