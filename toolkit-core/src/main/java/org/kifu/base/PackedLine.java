package org.kifu.base;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.DataFormatException;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;

/** A line of text, packed with zlib, with the sum of its bytes before that. */
final class PackedLine {
  private static final int BLOCK = 1 << 14;

  private final long checksum;
  private final byte[] bytes;

  /**
   * @param checksum the CRC-32C of the line in UTF-8
   * @param bytes the packed line
   */
  PackedLine(long checksum, byte[] bytes) {
    this.checksum = checksum;
    this.bytes = bytes;
  }

  static PackedLine of(String line) {
    byte[] text = line.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new DeflaterOutputStream(packed)) {
      out.write(text);
    } catch (IOException e) {
      throw new AssertionError("memory does not fail", e);
    }
    return new PackedLine(sum(text), packed.toByteArray());
  }

  /** The CRC-32C of the line in UTF-8. */
  long checksum() {
    return checksum;
  }

  /** The packed line; not to be changed. */
  byte[] bytes() {
    return bytes;
  }

  /** The bytes of the line; nothing if they do not have the sum, or if more bytes follow. */
  Optional<byte[]> unpacked(int longest) {
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(bytes);
      ByteArrayOutputStream text = new ByteArrayOutputStream();
      byte[] block = new byte[BLOCK];
      int count = inflater.inflate(block);
      while (count > 0 && text.size() <= longest) {
        text.write(block, 0, count);
        count = inflater.inflate(block);
      }
      boolean isWhole = inflater.finished() && inflater.getRemaining() == 0;
      return Optional.of(text.toByteArray()).filter(line -> isWhole && sum(line) == checksum);
    } catch (DataFormatException e) {
      return Optional.empty(); // damage that zlib sees
    } finally {
      inflater.end();
    }
  }

  private static long sum(byte[] text) {
    CRC32C sum = new CRC32C();
    sum.update(text);
    return sum.getValue();
  }
}
