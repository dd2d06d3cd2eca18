package org.kifu.format;

import java.util.HashSet;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.kifu.source.text.TextCursor;

/**
 * Beginnings of the objects of a source of JSON: its records, and the objects within them. Both are
 * learned from records that were read whole; the object that was taken last is known besides.
 *
 * <p>The beginning of an object is its first key, and its second one where the first has a plain
 * value.
 */
final class JsonShapes {
  /** The beginning of an object that has no key. */
  static final long NONE = 0;

  /** The kind of an object, by its beginning. */
  enum Kind {
    RECORD,
    PART,
    UNKNOWN
  }

  /** So far is looked for the keys; a cursor looks no further. */
  private static final int MOST_BYTES = 1000;

  private static final int MOST_LEARNED = 512;

  /** Records are looked through for their parts. */
  private static final int MOST_LOOKED_THROUGH = 32;

  private final Set<Integer> records = new HashSet<>();
  private final Set<Long> wholeRecords = new HashSet<>();
  private final Set<Integer> parts = new HashSet<>();
  private final Set<Long> wholeParts = new HashSet<>();

  /** The letters with which the first keys of records begin, as bits. */
  private long letters;

  private long last;
  private int column = 1;
  private int lookedThrough;

  /** Returns how an object begins. */
  static long of(IntUnaryOperator bytes) {
    return new Keys(bytes).read();
  }

  /** Whether no record was read whole so far. */
  boolean isEmpty() {
    return records.isEmpty();
  }

  /** The column in which records begin that begin a line. */
  int column() {
    return column;
  }

  /** Says that a record is taken now. */
  void begin(long shape, IntUnaryOperator bytes, int newColumn) {
    column = isEmpty() ? newColumn : column;
    last = shape;
    letters |= bit(firstLetter(bytes));
  }

  private static int firstLetter(IntUnaryOperator bytes) {
    int at = 1;
    while (at < MOST_BYTES && TextCursor.isBlank(bytes.applyAsInt(at))) {
      at++;
    }
    return bytes.applyAsInt(at + 1);
  }

  /** Learns from a record that was read whole. */
  void learn(long shape, int newColumn) {
    column = newColumn;
    if (shape != NONE && wholeRecords.size() < MOST_LEARNED) {
      records.add(first(shape));
      wholeRecords.add(shape);
    }
  }

  /**
   * Learns how the objects within a record begin, from the first ones.
   *
   * @param isInDoubt whether it may be a part of another record; it is learned from in any case
   */
  void learnParts(byte[] text, boolean isInDoubt) {
    if (lookedThrough++ >= MOST_LOOKED_THROUGH && !isInDoubt) {
      return;
    }
    boolean isInString = false;
    for (int i = 1; i < text.length; i++) {
      switch (text[i]) {
        case '\\' -> i++;
        case '"' -> isInString = !isInString;
        case '{' -> learnPart(isInString ? NONE : at(text, i));
        default -> {
          // of no object
        }
      }
    }
  }

  private static long at(byte[] text, int from) {
    return of(i -> from + i < text.length ? text[from + i] & 0xFF : TextCursor.END);
  }

  private void learnPart(long shape) {
    if (shape != NONE && wholeParts.size() < MOST_LEARNED) {
      parts.add(first(shape));
      wholeParts.add(shape);
    }
  }

  /** Whether a record may begin with a key that begins so. */
  boolean mayBegin(int letter) {
    return isEmpty() || (letters & bit(letter)) != 0;
  }

  private static long bit(int letter) {
    return 1L << (letter & 63);
  }

  /** The kind of an object that begins so. */
  Kind kind(long shape) {
    if (shape == NONE) {
      return Kind.UNKNOWN;
    }
    boolean isRecord = records.contains(first(shape));
    boolean isPart = parts.contains(first(shape));
    if (isRecord && isPart) {
      isRecord = wholeRecords.contains(shape);
      isPart = wholeParts.contains(shape);
    }
    boolean isLikeLast = isEmpty() && shape == last;
    return isRecord == isPart
        ? isLikeLast ? Kind.RECORD : Kind.UNKNOWN
        : isRecord ? Kind.RECORD : Kind.PART;
  }

  /** Whether a beginning is two keys, so that it is hardly that of a record by chance. */
  static boolean hasTwoKeys(long shape) {
    return (int) shape != 0;
  }

  private static int first(long shape) {
    return (int) (shape >>> 32);
  }

  /** A reader of the keys as hashes: the first in the high half, the second in the low one. */
  private static final class Keys {
    private final IntUnaryOperator bytes;
    private int at = 1;

    Keys(IntUnaryOperator bytes) {
      this.bytes = bytes;
    }

    long read() {
      long first = (long) key() << 32;
      if (first == NONE || !isPastPlainValue() || peek() != ',') {
        return first;
      }
      at++;
      return first | key() & 0xFFFF_FFFFL;
    }

    private int peek() {
      return at < MOST_BYTES ? bytes.applyAsInt(at) : TextCursor.END;
    }

    private void skipBlanks() {
      while (TextCursor.isBlank(peek())) {
        at++;
      }
    }

    /** The hash of the key that begins here, which is never 0; 0 if there is none. */
    private int key() {
      skipBlanks();
      int hash = peek() == '"' ? string() : 0;
      skipBlanks();
      boolean isKey = hash != 0 && peek() == ':';
      at++;
      return isKey ? hash : 0;
    }

    /** Goes past a string; its hash, or 0 if it has no end in its line. */
    private int string() {
      int hash = 17;
      for (at++; peek() != '"'; at++) {
        int c = peek();
        if (c == TextCursor.END || c == '\n' || c == '\r') {
          return 0;
        }
        hash = 31 * hash + c;
        at += c == '\\' ? 1 : 0;
      }
      at++;
      return hash | 1;
    }

    private boolean isPastPlainValue() {
      skipBlanks();
      boolean isPlain = peek() == '"' ? string() != 0 : isPastWord();
      skipBlanks();
      return isPlain;
    }

    /** A number or a literal. */
    private boolean isPastWord() {
      int from = at;
      while (Character.isLetterOrDigit(peek()) || peek() == '-' || peek() == '+' || peek() == '.') {
        at++;
      }
      return at > from;
    }
  }
}
