package org.kifu.source.packed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kifu.source.PlainBytes;

/** The places at which something packed begins in the middle of a text. */
public final class PackedPlace {
  /** The most bytes before or behind a place that are looked at. */
  public static final int REACH = Packing.BEGINNING;

  /**
   * Bytes that only something packed has.
   *
   * @param bytes the bytes, as characters
   * @param rarest the index of the one that is rarest in text; it is not one of {@link PlainBytes}
   * @param before the number of bytes before them that belong to the packed part
   */
  private record Signature(String bytes, int rarest, int before) {
    boolean isAt(byte[] text, int length, int at) {
      int from = at - rarest;
      boolean isAt = from >= before && from + bytes.length() <= length;
      for (int i = 0; isAt && i < bytes.length(); i++) {
        isAt = (text[from + i] & 0xFF) == bytes.charAt(i);
      }
      return isAt;
    }
  }

  private static final List<Signature> SIGNATURES =
      List.of(
          new Signature("PK\u0003\u0004", 2, 0),
          new Signature("\u001F\u008B\u0008", 1, 0),
          new Signature("1AY&SY", 3, 4),
          new Signature("\u00FD7zXZ\u0000", 0, 0),
          new Signature("(\u00B5/\u00FD", 3, 0),
          new Signature("7z\u00BC\u00AF'\u001C", 2, 0),
          new Signature("Rar!\u001A\u0007", 4, 0),
          new Signature("ustar\u0000", 5, 257),
          new Signature("ustar  \u0000", 7, 257));

  /** For each byte, the signatures in which it is the rarest one. */
  private static final List<List<Signature>> BY_RAREST = byRarest();

  private static final boolean[] IS_RAREST = new boolean[1 << 8];

  static {
    for (int i = 0; i < IS_RAREST.length; i++) {
      IS_RAREST[i] = !BY_RAREST.get(i).isEmpty();
    }
  }

  private PackedPlace() {}

  private static List<List<Signature>> byRarest() {
    List<List<Signature>> lists = new ArrayList<>();
    for (int i = 0; i < 1 << 8; i++) {
      int rarest = i;
      lists.add(
          SIGNATURES.stream().filter(each -> each.bytes.charAt(each.rarest) == rarest).toList());
    }
    return lists;
  }

  /**
   * The first place in some bytes, but not the very first byte, at which something packed begins;
   * the length if there is none.
   */
  public static int in(byte[] bytes, int length) {
    for (int i = PlainBytes.end(bytes, 1, length);
        i < length;
        i = PlainBytes.end(bytes, i + 1, length)) {
      if (IS_RAREST[bytes[i] & 0xFF]) {
        for (Signature each : BY_RAREST.get(bytes[i] & 0xFF)) {
          int place = i - each.rarest - each.before;
          if (place > 0 && each.isAt(bytes, length, i) && isPacked(bytes, length, place)) {
            return place;
          }
        }
      }
    }
    return length;
  }

  private static boolean isPacked(byte[] bytes, int length, int place) {
    byte[] head = Arrays.copyOfRange(bytes, place, Math.min(length, place + REACH));
    return Packing.of(head).isPresent();
  }
}
