package org.kifu.format;

/** The brackets that are open around the games of an object of JSON, and what stands in them. */
final class JsonSurroundings {
  private final StringBuilder brackets = new StringBuilder();
  private boolean isInString;
  private boolean isEscaped;

  /** Whether the next byte stands in an object that is no game. */
  boolean isOpen() {
    return !brackets.isEmpty();
  }

  /** Whether the next byte stands in a text there. */
  boolean isInString() {
    return isInString;
  }

  /** Forgets them, since something is damaged. */
  void leave() {
    brackets.setLength(0);
    isInString = false;
  }

  /** Takes a byte that is of no game. */
  void step(int c) {
    if (isInString) {
      isInString = isEscaped || c != '"';
      isEscaped = c == '\\' && !isEscaped;
      return;
    }
    isInString = c == '"';
    isEscaped = false;
    if (c == '{' || c == '[') {
      brackets.append((char) c);
    } else if (c == '}' || c == ']') {
      close(c == '}' ? '{' : '[');
    }
  }

  private void close(char opened) {
    int last = brackets.length() - 1;
    if (last >= 0 && brackets.charAt(last) == opened) {
      brackets.setLength(last);
    } else {
      leave();
    }
  }
}
