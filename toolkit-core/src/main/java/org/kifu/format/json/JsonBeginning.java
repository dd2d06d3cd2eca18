package org.kifu.format.json;

import java.util.HashSet;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.kifu.source.text.TextCursor;

/**
 * The beginning of an object of JSON, by which it is known as a record: its first key, and the
 * second one behind the version. The object may be damaged or cut behind it.
 */
final class JsonBeginning {
  static final String VERSION = "schemaVersion";

  /** The greatest distance that is examined; a cursor gives no more. */
  private static final int MOST_AHEAD = 1000;

  /** The length of the longest key that is read. */
  private static final int MOST_OF_KEY = 32;

  private static final Set<String> KEYS = new HashSet<>(GameObject.ABOUT);

  static {
    KEYS.addAll(NotesJson.LISTS);
    KEYS.addAll(Set.of("game", "error", NotesJson.MOVES));
  }

  private final IntUnaryOperator bytes;
  private int at;

  /**
   * Starts at an object.
   *
   * @param bytes gives a byte at a distance, or {@link TextCursor#END}
   */
  private JsonBeginning(IntUnaryOperator bytes) {
    this.bytes = bytes;
  }

  /** Whether a record begins here. */
  static boolean isAt(IntUnaryOperator bytes) {
    JsonBeginning object = new JsonBeginning(bytes);
    return object.takes('{') && object.isRecord(object.key());
  }

  /** Whether a record begins here that states the version, as no object within a record does. */
  static boolean isVersionedAt(IntUnaryOperator bytes) {
    JsonBeginning object = new JsonBeginning(bytes);
    return object.takes('{') && object.key().equals(VERSION);
  }

  /** Whether a key or a value follows, with commas before it, and not another object. */
  static boolean goesOnAt(IntUnaryOperator bytes) {
    JsonBeginning text = new JsonBeginning(bytes);
    while (text.takes(',')) {
      // lost values
    }
    return "\":".indexOf(text.peek()) >= 0;
  }

  private boolean isRecord(String key) {
    if (!key.equals(VERSION)) {
      return KEYS.contains(key) && takes(':') && (takes('[') || takes('{'));
    }
    boolean isWhole = takes(':');
    while (Character.isDigit(peek())) {
      at++;
    }
    String next = isWhole && takes(',') ? key() : "";
    return next.isEmpty() || KEYS.contains(next);
  }

  /** Takes a whole key; empty if there is none, or one that is longer than those of a record. */
  private String key() {
    StringBuilder key = new StringBuilder();
    if (!takes('"')) {
      return "";
    }
    for (int c = peek(); c != '"'; c = peek()) {
      if (c == TextCursor.END || key.length() == MOST_OF_KEY) {
        return "";
      }
      key.append((char) c);
      at++;
    }
    at++;
    return key.toString();
  }

  private boolean takes(char sign) {
    while (TextCursor.isBlank(peek())) {
      at++;
    }
    boolean isNext = peek() == sign;
    at += isNext ? 1 : 0;
    return isNext;
  }

  private int peek() {
    return at < MOST_AHEAD ? bytes.applyAsInt(at) : TextCursor.END;
  }
}
