package org.kifu.format.transcript;

import java.util.regex.Pattern;

/** The beginnings of records in other notations, of which this one has no moves and no comments. */
final class OtherNotation {
  private static final Pattern TREE = Pattern.compile("\\s*(?:\\d{1,3}\\s+)?\\(;\\s*[A-Z]{1,2}\\[");
  private static final Pattern OBJECT = Pattern.compile("\\s*\\{\\s*\"[^\"]*\"\\s*:");

  private OtherNotation() {}

  /** Whether a line begins as SGF and GGF do, which may say first how many games a match has. */
  static boolean isTree(LineReading line) {
    String text = line.line().text();
    return text.indexOf("(;") >= 0 && TREE.matcher(text).lookingAt();
  }

  /** Whether a line begins as an object of JSON does. */
  static boolean isObject(LineReading line) {
    return OBJECT.matcher(line.line().text()).lookingAt();
  }
}
