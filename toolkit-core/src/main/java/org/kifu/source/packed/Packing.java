package org.kifu.source.packed;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** The way in which bytes are packed, recognised by the first bytes and not by a file name. */
public enum Packing {
  GZIP("gzip", "\\x1F\\x8B\\x08.*"),
  BZIP2("bzip2", "BZh[1-9](1AY&SY|\\x17rE8P\\x90).*"),
  ZIP("zip", "PK(\\x03\\x04|\\x05\\x06|\\x07\\x08).*"),
  XZ("xz", "\\xFD7zXZ\\x00.*"),
  ZSTANDARD("zstd", "\\x28\\xB5\\x2F\\xFD.*"),
  SEVEN_ZIP("7z", "7z\\xBC\\xAF\\x27\\x1C.*"),
  RAR("rar", "Rar!\\x1A\\x07.*"),
  LZH("lzh", "..-l[hz][0-9ds]-.*"),
  COMPRESS("compress (.Z)", "\\x1F\\x9D.*"),
  TAR("tar", ".{257}ustar.*");

  /** The number of bytes at the start that are enough to recognise any packing. */
  static final int BEGINNING = 512;

  private final String label;
  private final Pattern beginning;

  Packing(String label, String beginning) {
    this.label = label;
    this.beginning = Pattern.compile(beginning, Pattern.DOTALL);
  }

  /** The usual name. */
  public String label() {
    return label;
  }

  /** Whether Kifu can unpack it; it knows the others only by name. */
  public boolean isRead() {
    return switch (this) {
      case GZIP, BZIP2, XZ, ZIP, TAR -> true;
      default -> false;
    };
  }

  /** Returns the packing of bytes that begin like this; nothing if they are not packed. */
  public static Optional<Packing> of(byte[] head) {
    byte[] first = Arrays.copyOf(head, Math.min(head.length, BEGINNING));
    String text = new String(first, StandardCharsets.ISO_8859_1);
    return Arrays.stream(values())
        .filter(packing -> packing.beginning.matcher(text).matches())
        .findFirst();
  }
}
