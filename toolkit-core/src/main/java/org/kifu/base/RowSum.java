package org.kifu.base;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.jspecify.annotations.Nullable;

/** The sum of rows in their order: two lists of rows with the same sum are the same. */
final class RowSum {
  private final MessageDigest sum;

  RowSum() {
    try {
      sum = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }

  /** Adds a row of numbers, texts, bytes and nulls. */
  void add(@Nullable Object... values) {
    for (@Nullable Object value : values) {
      switch (value) {
        case null -> sum.update((byte) 0);
        case Number number ->
            add((byte) 1, Long.toString(number.longValue()).getBytes(StandardCharsets.US_ASCII));
        case byte[] bytes -> add((byte) 2, bytes);
        default -> add((byte) 3, value.toString().getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private void add(byte kind, byte[] bytes) {
    sum.update(kind);
    sum.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
    sum.update(bytes);
  }

  /** Whether the rows so far are those of another sum. Both begin again after this. */
  boolean isSameAs(RowSum other) {
    return MessageDigest.isEqual(sum.digest(), other.sum.digest());
  }
}
