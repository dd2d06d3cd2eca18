package org.kifu.testing;

import java.util.Arrays;
import java.util.Random;

/**
 * Damage to the bytes of a file: bits turned over, ends missing, stretches set to zero, exchanged
 * or doubled. The same random numbers give the same damage.
 */
public final class Mutations {
  private static final int BITS = 16;
  private static final int STRETCH = 600;

  private Mutations() {}

  /**
   * The number of files that a test damages: 10,000 in long runs, as many as the property {@code
   * kifu.mutations} says, or the usual number.
   */
  public static int count(int usual) {
    return Integer.getInteger("kifu.mutations", Boolean.getBoolean("kifu.long") ? 10_000 : usual);
  }

  /** The bytes with some damage; now and then it changes nothing. */
  public static byte[] of(byte[] whole, Random random) {
    byte[] bytes = whole.clone();
    int one = random.nextInt(bytes.length);
    int other = random.nextInt(bytes.length);
    int length = 1 + random.nextInt(Math.min(STRETCH, bytes.length));
    return switch (random.nextInt(8)) {
      case 0 -> turned(bytes, 1, random);
      case 1 -> turned(bytes, 1 + random.nextInt(BITS), random);
      case 2 -> Arrays.copyOf(bytes, one);
      case 3 -> extended(bytes, length, random);
      case 4 -> zeroed(bytes, one, length);
      case 5 -> exchanged(bytes, one, other, length);
      case 6 -> without(bytes, one, length);
      default -> doubled(bytes, one, length);
    };
  }

  private static byte[] turned(byte[] bytes, int bits, Random random) {
    for (int i = 0; i < bits; i++) {
      bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(Byte.SIZE));
    }
    return bytes;
  }

  private static byte[] extended(byte[] bytes, int length, Random random) {
    byte[] longer = Arrays.copyOf(bytes, bytes.length + length);
    if (random.nextBoolean()) {
      System.arraycopy(bytes, 0, longer, bytes.length, Math.min(length, bytes.length));
    }
    return longer;
  }

  private static byte[] zeroed(byte[] bytes, int from, int length) {
    Arrays.fill(bytes, from, Math.min(bytes.length, from + length), (byte) 0);
    return bytes;
  }

  private static byte[] exchanged(byte[] bytes, int one, int other, int length) {
    for (int i = 0; i < length && Math.max(one, other) + i < bytes.length; i++) {
      byte kept = bytes[one + i];
      bytes[one + i] = bytes[other + i];
      bytes[other + i] = kept;
    }
    return bytes;
  }

  private static byte[] without(byte[] bytes, int from, int length) {
    int end = Math.min(bytes.length, from + length);
    byte[] shorter = new byte[bytes.length - (end - from)];
    System.arraycopy(bytes, 0, shorter, 0, from);
    System.arraycopy(bytes, end, shorter, from, bytes.length - end);
    return shorter;
  }

  private static byte[] doubled(byte[] bytes, int from, int length) {
    int end = Math.min(bytes.length, from + length);
    byte[] longer = new byte[bytes.length + (end - from)];
    System.arraycopy(bytes, 0, longer, 0, end);
    System.arraycopy(bytes, from, longer, end, bytes.length - from);
    return longer;
  }
}
