package org.kifu.format.json;

import java.util.HashSet;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.kifu.source.text.TextCursor;

/**
 * Beginnings of the objects of a source of JSON: of its records, and of the objects within them.
 * Both are learned from records that were read whole; the beginning of the last object taken is
 * also known.
 *
 * <p>The beginning of an object is its first key, and its second key if the first has a plain
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

  private static final int MOST_LEARNED = 512;

  /** The number of records whose parts are examined. */
  private static final int MOST_LOOKED_THROUGH = 32;

  private final Set<Integer> records = new HashSet<>();
  private final Set<Long> wholeRecords = new HashSet<>();
  private final Set<Integer> parts = new HashSet<>();
  private final Set<Long> wholeParts = new HashSet<>();

  /** The first letters of the first keys of records, as bits. */
  private long letters;

  private long last;
  private int column = 1;
  private int lookedThrough;

  /**
   * Returns the beginning of an object: the hash of its first key in the high half, then the
   * second.
   */
  static long of(IntUnaryOperator bytes) {
    JsonScanner.Ahead json = new JsonScanner.Ahead(bytes, 1);
    long first = (long) json.key() << 32;
    if (first == NONE) {
      return NONE;
    }
    json.skipBlanks();
    return json.isScalar() && json.isNext(',') ? first | json.key() & 0xFFFF_FFFFL : first;
  }

  /** Whether no record has been read whole so far. */
  boolean isEmpty() {
    return records.isEmpty();
  }

  /** The column of records that begin a line. */
  int column() {
    return column;
  }

  /** Notes that a record is taken now. */
  void begin(long shape, IntUnaryOperator bytes, int newColumn) {
    column = isEmpty() ? newColumn : column;
    last = shape;
    letters |= bit(firstLetter(bytes));
  }

  private static int firstLetter(IntUnaryOperator bytes) {
    JsonScanner.Ahead json = new JsonScanner.Ahead(bytes, 1);
    json.skipBlanks();
    return json.peek(1);
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
   * Learns the beginnings of the objects within a record, from the first records.
   *
   * @param isInDoubt whether it may be a part of another record; it is then examined in any case
   */
  void learnParts(byte[] text, boolean isInDoubt) {
    if (lookedThrough++ >= MOST_LOOKED_THROUGH && !isInDoubt) {
      return;
    }
    JsonScanner.Strings strings = new JsonScanner.Strings();
    for (int i = 1; i < text.length; i++) {
      if (strings.isOutside(text[i]) && text[i] == '{') {
        learnPart(at(text, i));
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

  /** Whether a record may begin with a key of this first letter. */
  boolean mayBegin(int letter) {
    return isEmpty() || (letters & bit(letter)) != 0;
  }

  private static long bit(int letter) {
    return 1L << (letter & 63);
  }

  /** The kind of an object with this beginning. */
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

  /** Whether a beginning has two keys, so that it is rarely that of a record by chance. */
  static boolean hasTwoKeys(long shape) {
    return (int) shape != 0;
  }

  private static int first(long shape) {
    return (int) (shape >>> 32);
  }
}
