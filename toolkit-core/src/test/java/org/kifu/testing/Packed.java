package org.kifu.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;

/** Makes packed bytes, where it can by the JDK and not by the library that unpacks them. */
public final class Packed {
  private Packed() {}

  private interface Packer {
    OutputStream on(OutputStream out) throws IOException;
  }

  /** The bytes of a text. */
  public static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  public static byte[] gzip(byte[] content) {
    return pack(content, GZIPOutputStream::new);
  }

  public static byte[] bzip2(byte[] content) {
    return pack(content, BZip2CompressorOutputStream::new);
  }

  private static byte[] pack(byte[] content, Packer packer) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = packer.on(bytes)) {
      out.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** A zip with these entries, in the order of the map. */
  public static byte[] zip(Map<String, byte[]> entries) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(entry.getValue());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** A zip with one entry. */
  public static byte[] zip(String name, byte[] content) {
    return zip(Map.of(name, content));
  }

  /**
   * The same zip with the first entry marked as encrypted.
   *
   * <p>The flags stand 6 bytes after the signature of a local header and 8 after that of one in the
   * directory.
   */
  public static byte[] encrypted(byte[] zip) {
    byte[] changed = zip.clone();
    changed[indexOf(zip, 3, 4) + 6] |= 1;
    changed[indexOf(zip, 1, 2) + 8] |= 1;
    return changed;
  }

  /** Where the directory of a zip begins. */
  public static int directory(byte[] zip) {
    return indexOf(zip, 1, 2);
  }

  private static int indexOf(byte[] zip, int third, int fourth) {
    for (int i = 0; i < zip.length - 3; i++) {
      if (zip[i] == 'P' && zip[i + 1] == 'K' && zip[i + 2] == third && zip[i + 3] == fourth) {
        return i;
      }
    }
    throw new IllegalArgumentException("no zip");
  }
}
