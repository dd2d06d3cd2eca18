package org.kifu.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

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

  public static byte[] xz(byte[] content) {
    return pack(content, out -> new XZOutputStream(out, new LZMA2Options(0)));
  }

  /**
   * The same, asking for another dictionary: its size stands behind the 12 bytes of the file's
   * header and 4 of its block's, which ends with its checksum.
   *
   * @param size as it is written: 28 for 64 MiB, 29 for 96 MiB
   */
  public static byte[] xz(byte[] content, int size) {
    byte[] packed = xz(content);
    packed[16] = (byte) size;
    int end = 12 + 4 * (packed[12] + 1) - 4;
    CRC32 sum = new CRC32();
    sum.update(packed, 12, end - 12);
    for (int i = 0; i < 4; i++) {
      packed[end + i] = (byte) (sum.getValue() >> 8 * i);
    }
    return packed;
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

  /** A zip whose entries are as they are, and not packed. */
  public static byte[] stored(Map<String, byte[]> entries) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      out.setMethod(ZipOutputStream.STORED);
      for (Map.Entry<String, byte[]> each : entries.entrySet()) {
        CRC32 sum = new CRC32();
        sum.update(each.getValue());
        ZipEntry entry = new ZipEntry(each.getKey());
        entry.setSize(each.getValue().length);
        entry.setCrc(sum.getValue());
        out.putNextEntry(entry);
        out.write(each.getValue());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** A tar with these files, in the order of the map. */
  public static byte[] tar(Map<String, byte[]> files) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    files.forEach((path, content) -> bytes.writeBytes(tarEntry(path, '0', content)));
    bytes.writeBytes(new byte[1024]);
    return bytes.toByteArray();
  }

  /**
   * An entry of a tar: its header, as POSIX has it, and its content in whole blocks.
   *
   * @param kind 0 for a file, 2 for a link, 5 for a folder, 6 for a pipe, L for a long name
   */
  public static byte[] tarEntry(String path, char kind, byte[] content) {
    byte[] header = new byte[512];
    put(header, 0, path);
    put(
        header,
        100,
        "0000644\0000000000\0000000000\000%011o\00000000000000\000        "
            .formatted(content.length));
    header[156] = (byte) kind;
    put(header, 157, kind == '2' ? "elsewhere.txt" : "");
    put(header, 257, "ustar\00000");
    int sum = 0;
    for (byte b : header) {
      sum += b & 0xFF;
    }
    put(header, 148, "%06o\0".formatted(sum));
    int length = (content.length + 511) / 512 * 512;
    byte[] entry = Arrays.copyOf(header, header.length + length);
    System.arraycopy(content, 0, entry, header.length, content.length);
    return entry;
  }

  private static void put(byte[] block, int at, String text) {
    System.arraycopy(bytes(text), 0, block, at, bytes(text).length);
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
