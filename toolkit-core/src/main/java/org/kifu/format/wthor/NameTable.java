package org.kifu.format.wthor;

import java.io.ByteArrayOutputStream;
import java.nio.charset.CharsetEncoder;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** The names that a written game file refers to, numbered in the order of their first use. */
final class NameTable {
  private final int size;
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final CharsetEncoder encoder = Layout.NAMES.newEncoder();

  /**
   * Starts a table.
   *
   * @param first the name of number 0, for what is not known
   * @param size of one entry in bytes
   */
  NameTable(String first, int size) {
    this.size = size;
    numbers.put(first, 0);
  }

  /** The number of a name, a new one if need be; 0 for an empty name. */
  int number(String name) {
    if (name.isEmpty()) {
      return 0;
    }
    return numbers.computeIfAbsent(name, key -> numbers.size());
  }

  /** Whether there is room for all these names together. */
  boolean takes(String... names) {
    long added =
        Arrays.stream(names)
            .filter(name -> !name.isEmpty() && !numbers.containsKey(name))
            .distinct()
            .count();
    return numbers.size() + added <= Layout.MAX_NAMES;
  }

  /** The name as it will be read again: cut, and without letters that the encoding lacks. */
  String written(String name) {
    String text = encodable(name);
    return text.length() < size ? text : text.substring(0, size - 1);
  }

  /** Takes accents off where the encoding lacks the letter, and puts {@code ?} where that fails. */
  private String encodable(String name) {
    StringBuilder text = new StringBuilder(name.length());
    name.codePoints()
        .forEach(
            codePoint -> {
              String letter = Character.toString(codePoint);
              text.append(encoder.canEncode(letter) ? letter : withoutAccents(letter));
            });
    return text.toString();
  }

  private String withoutAccents(String letter) {
    String bare = Normalizer.normalize(letter, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    return !bare.isEmpty() && encoder.canEncode(bare) ? bare : "?";
  }

  /** The name file. */
  byte[] toBytes(Header creation) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(creation.ofNames(numbers.size()).toBytes());
    numbers
        .keySet()
        .forEach(
            name -> bytes.writeBytes(Arrays.copyOf(written(name).getBytes(Layout.NAMES), size)));
    return bytes.toByteArray();
  }
}
