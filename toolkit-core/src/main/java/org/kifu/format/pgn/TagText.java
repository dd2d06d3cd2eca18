package org.kifu.format.pgn;

/** Writes tags. */
final class TagText {
  private TagText() {}

  /** A name as it will be read again. */
  static String name(String text) {
    return text.equals("?") ? "" : oneLine(text).strip();
  }

  /** A value as it will be read again. */
  static String oneLine(String text) {
    return text.replaceAll("[\\r\\n]", " ");
  }

  /** Adds a name, which is {@code ?} if it is not known. */
  static void name(StringBuilder text, String name, String value) {
    add(text, name, value.isEmpty() ? "?" : value);
  }

  /** Adds a tag in a line of its own. */
  static void add(StringBuilder text, String name, String value) {
    String escaped = oneLine(value).replace("\\", "\\\\").replace("\"", "\\\"");
    text.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
  }
}
