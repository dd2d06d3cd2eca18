package org.kifu.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;

/** Bytes of WTHOR files: real ones, and some put together from the format page. */
public final class WthorBytes {
  /** The length of a header and of a game. */
  public static final int HEADER = 16;

  public static final int GAME = 68;

  /** The header of the 1977 file, as the format page prints it: 12 games, P1 8, P3 24. */
  public static final String HEADER_1977 = "14070516 0c000000 0000 b907 08 00 18 00";

  /** The self-made record of the format page: f5 d6 c3 d3 c4, then zeros. */
  public static final String RECORD = "0100 0200 0300 28 24 38 40 21 22 2b" + " 00".repeat(55);

  private WthorBytes() {}

  /** Bytes written in hexadecimal; white space is skipped. */
  public static byte[] hex(String... parts) {
    return HexFormat.of().parseHex(String.join("", parts).replaceAll("\\s", ""));
  }

  /** A year of the shipped examples, 1977 to 1983. */
  public static byte[] year(int year) {
    try {
      return Files.readAllBytes(file(year));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Its file. */
  public static Path file(int year) {
    return Games.examples().resolve("wthor").resolve("WTH_" + year + ".wtb");
  }

  /** A copy with one byte changed. */
  public static byte[] with(byte[] bytes, int at, int value) {
    byte[] changed = bytes.clone();
    changed[at] = (byte) value;
    return changed;
  }
}
