package org.kifu.opening;

import java.nio.charset.StandardCharsets;

/** Reads what {@link PacketOutput} wrote. */
final class PacketInput {
  private final byte[] bytes;
  private final int end;
  private final String[] texts;
  private int place;

  PacketInput(byte[] bytes) {
    this.bytes = bytes;
    int ofTexts = 0;
    for (int i = 0; i < Integer.BYTES; i++) {
      ofTexts |= (bytes[i] & 0xFF) << i * Byte.SIZE;
    }
    this.end = ofTexts;
    this.place = ofTexts;
    this.texts = new String[(int) number()];
    for (int i = 0; i < texts.length; i++) {
      int length = (int) number();
      texts[i] = new String(bytes, place, length, StandardCharsets.UTF_8);
      place += length;
    }
    this.place = Integer.BYTES;
  }

  /** Whether there is more before the texts. */
  boolean hasNext() {
    return place < end;
  }

  /** Goes on at a place that {@link PacketOutput#size} had. */
  void goTo(int other) {
    place = other;
  }

  int nextByte() {
    return bytes[place++];
  }

  long nextLong() {
    long value = 0;
    for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
      value |= (bytes[place++] & 0xFFL) << shift;
    }
    return value;
  }

  long number() {
    long value = 0;
    int shift = 0;
    byte next;
    do {
      next = bytes[place++];
      value |= (next & 0x7FL) << shift;
      shift += 7;
    } while (next < 0);
    return value;
  }

  long signed() {
    long value = number();
    return value >>> 1 ^ -(value & 1);
  }

  String text() {
    return texts[(int) number()];
  }
}
