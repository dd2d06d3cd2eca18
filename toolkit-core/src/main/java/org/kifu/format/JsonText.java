package org.kifu.format;

/** Takes one object of JSON as bytes, by its brackets. */
final class JsonText {
  private final TextCursor cursor;
  private int depth;
  private boolean isInString;
  private int last = ',';

  JsonText(TextCursor cursor) {
    this.cursor = cursor;
  }

  /** Takes the object that begins here, or what there is of it. */
  void take() {
    do {
      if (isNextObject()) {
        return;
      }
      step(cursor.next());
    } while (depth > 0 && cursor.peek() != TextCursor.END);
  }

  private void step(int c) {
    if (isInString) {
      if (c == '\\') {
        cursor.next();
      }
      isInString = c != '"' && c != '\n'; // no string goes over the end of its line
    } else {
      isInString = c == '"';
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    }
    last = TextCursor.isBlank(c) ? last : c;
  }

  /** An object at the start of a line, with nothing before it that it could be an element of. */
  private boolean isNextObject() {
    return depth > 0
        && !isInString
        && cursor.peek() == '{'
        && ",[:".indexOf(last) < 0
        && cursor.here().column() == 1;
  }
}
