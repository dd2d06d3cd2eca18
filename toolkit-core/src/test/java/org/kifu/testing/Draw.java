package org.kifu.testing;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Random values for a {@link Property}. The first and last values of a range are drawn more often
 * than others, as faults often lie there.
 */
public final class Draw {
  private static final int ENDS_ONE_IN = 10;
  private static final int MOST_BYTES = 255;
  private static final int MOST_DRAWN_CHARS = 5000;

  /** The first and last code points of what texts are made of; a text has one row or all. */
  private static final int[][] CODE_POINTS = {
    {' ', '~'}, {0, 0xFF}, {0, 0xD7FF}, {0xE000, 0xFFFD}, {0x1_0000, 0x10_FFFF}
  };

  private final Random random;
  private final StringBuilder drawn = new StringBuilder();

  Draw(long seed) {
    random = new Random(seed);
  }

  private <T> T drawn(T value, String text) {
    if (drawn.length() < MOST_DRAWN_CHARS) {
      drawn.append(drawn.isEmpty() ? "" : ", ").append(text);
    }
    return value;
  }

  private <T> T drawn(T value) {
    return drawn(value, String.valueOf(value));
  }

  public boolean anyBoolean() {
    return drawn(random.nextBoolean());
  }

  public byte anyByte() {
    return (byte) between(Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  public int anyInt() {
    return between(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  public long anyLong() {
    return between(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** A number from the least to the most, both included. */
  public int between(int least, int most) {
    return (int) between((long) least, most);
  }

  /** A number from the least to the most, both included. */
  public long between(long least, long most) {
    long value =
        random.nextInt(ENDS_ONE_IN) == 0
            ? end(least, most)
            : most == Long.MAX_VALUE ? random.nextLong() : random.nextLong(least, most + 1);
    return drawn(value);
  }

  /** The first, the last, or one about zero. */
  private long end(long least, long most) {
    long[] ends = {least, most, -1, 0, 1};
    return Math.clamp(ends[random.nextInt(ends.length)], least, most);
  }

  /** A number from the least, included, to the most, not included. */
  public double between(double least, double most) {
    return drawn(random.nextDouble(least, most));
  }

  @SafeVarargs
  public final <T> T oneOf(T... values) {
    return drawn(values[random.nextInt(values.length)]);
  }

  public <T> T oneOf(List<T> values) {
    return drawn(values.get(random.nextInt(values.size())));
  }

  /** At most 255 bytes. */
  public byte[] bytes() {
    byte[] bytes = new byte[length(0, MOST_BYTES)];
    random.nextBytes(bytes);
    return drawn(bytes, HexFormat.of().formatHex(bytes));
  }

  /** Text of at most so many code points, of any script; none is half of a pair. */
  public String text(int most) {
    int row = random.nextInt(CODE_POINTS.length + 1);
    StringBuilder text = new StringBuilder();
    for (int i = length(0, most); i > 0; i--) {
      int[] range = CODE_POINTS[row < CODE_POINTS.length ? row : random.nextInt(row)];
      text.appendCodePoint(random.nextInt(range[0], range[1] + 1));
    }
    return drawn(text.toString());
  }

  /** Text of at most so many of these characters. */
  public String textOf(String chars, int most) {
    StringBuilder text = new StringBuilder();
    for (int i = length(0, most); i > 0; i--) {
      text.append(chars.charAt(random.nextInt(chars.length())));
    }
    return drawn(text.toString());
  }

  /** A list of a length from the least to the most. */
  public <T> List<T> list(int least, int most, Supplier<T> element) {
    List<T> list = new ArrayList<>();
    for (int i = length(least, most); i > 0; i--) {
      list.add(element.get());
    }
    return list;
  }

  /** Half of all are short. */
  private int length(int least, int most) {
    int longest = random.nextBoolean() ? most : Math.min(most, least + 8);
    return random.nextInt(least, longest + 1);
  }

  /** What was drawn so far, in the order in which it was. */
  @Override
  public String toString() {
    return drawn.toString();
  }
}
