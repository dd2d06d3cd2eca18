package org.kifu.format.sgf;

import java.io.ByteArrayOutputStream;
import org.kifu.game.SourceLocation;
import org.kifu.source.TextCursor;

/** Takes names and values. */
final class SgfValues {
  private final TextCursor cursor;
  private boolean isBroken;
  private boolean hasOpenBracket;

  SgfValues(TextCursor cursor) {
    this.cursor = cursor;
  }

  /** Takes a name and the blanks after it: its capitals, or all of it if it has none. */
  String name() {
    StringBuilder name = new StringBuilder();
    StringBuilder capitals = new StringBuilder();
    for (int c = cursor.peek(); c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z'; c = cursor.peek()) {
      if (name.length() < TextCursor.MAX_BYTES) {
        name.append((char) c);
        capitals.append(c <= 'Z' ? Character.toString(c) : "");
      }
      cursor.next();
    }
    cursor.skipBlanks();
    return capitals.isEmpty() ? name.toString() : capitals.toString();
  }

  /** Takes the bracket before a value, and returns the place after it. */
  SourceLocation open() {
    cursor.next();
    return cursor.here();
  }

  /** Takes a value and the bracket after it; without one it is broken. */
  String value() {
    ByteArrayOutputStream value = new ByteArrayOutputStream();
    hasOpenBracket = false;
    while (cursor.peek() != ']') {
      if (cursor.peek() == TextCursor.END || SgfTree.isNamedAt(cursor)) {
        isBroken = true;
        return text(value);
      }
      int c = cursor.next();
      hasOpenBracket |= c == '[';
      if (c == '\\') {
        takeEscaped(value);
      } else {
        keep(value, c);
      }
    }
    cursor.next();
    return text(value);
  }

  /** Whether a value had no end. */
  boolean isBroken() {
    return isBroken;
  }

  /** Whether a bracket in the last value opens another one, as it seems. */
  boolean hasOpenBracket() {
    return hasOpenBracket;
  }

  private void takeEscaped(ByteArrayOutputStream value) {
    int c = cursor.next();
    if (c == '\r' && cursor.peek() == '\n') {
      cursor.next();
    } else if (c != '\r' && c != '\n' && c != TextCursor.END) {
      keep(value, c);
    }
  }

  /** What a longer value has more is not kept; its game is too long as well. */
  private static void keep(ByteArrayOutputStream value, int c) {
    if (value.size() < TextCursor.MAX_BYTES) {
      value.write(c);
    }
  }

  private static String text(ByteArrayOutputStream value) {
    return TextCursor.text(value.toByteArray()).replace("\r\n", "\n").replace('\r', '\n');
  }
}
