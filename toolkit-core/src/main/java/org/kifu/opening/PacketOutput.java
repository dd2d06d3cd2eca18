package org.kifu.opening;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Bytes of a packet on their way: small numbers take few of them, and each text stands once, behind
 * all the numbers. What {@link #toBytes} gives, {@link PacketInput} reads.
 */
final class PacketOutput {
  private static final int FIRST_BYTES = 1 << 12;

  private byte[] bytes = new byte[FIRST_BYTES];
  private int size = Integer.BYTES; // of the place of the texts
  private final Map<String, Integer> texts = new LinkedHashMap<>();

  /** How many bytes there are before the texts. */
  int size() {
    return size;
  }

  void addByte(int value) {
    grow(1);
    bytes[size++] = (byte) value;
  }

  void addLong(long value) {
    grow(Long.BYTES);
    for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
      bytes[size++] = (byte) (value >>> shift);
    }
  }

  /** Seven bits a byte, the lowest first, as long as there are more. */
  void addNumber(long value) {
    grow(10);
    long rest = value;
    for (; (rest & ~0x7FL) != 0; rest >>>= 7) {
      bytes[size++] = (byte) (rest & 0x7F | 0x80);
    }
    bytes[size++] = (byte) rest;
  }

  /** A number that may be negative. */
  void addSigned(long value) {
    addNumber(value << 1 ^ value >> 63);
  }

  void addText(String text) {
    Integer known = texts.putIfAbsent(text, texts.size());
    addNumber(known == null ? texts.size() - 1 : known);
  }

  byte[] toBytes() {
    int place = size;
    addNumber(texts.size());
    for (String text : texts.keySet()) {
      byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
      addNumber(encoded.length);
      grow(encoded.length);
      System.arraycopy(encoded, 0, bytes, size, encoded.length);
      size += encoded.length;
    }
    for (int i = 0; i < Integer.BYTES; i++) {
      bytes[i] = (byte) (place >>> i * Byte.SIZE);
    }
    return Arrays.copyOf(bytes, size);
  }

  private void grow(int more) {
    if (size + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(size + more, 2 * bytes.length));
    }
  }
}
