package org.kifu.notation;

import java.util.regex.Pattern;

/**
 * A line that names a change or a file by letters and digits that may look like squares: a line of
 * Git, {@code commit 4f3e5d6c7b8a}, {@code index 83db48f..bf2a1c3 100644}, or a checksum before the
 * name of its file.
 */
public final class ChangeLine {
  /** A word and the name of a change. A list of squares after the word is not such a name. */
  private static final Pattern CHANGE =
      Pattern.compile(
          "(?:index|commit|tree|parent|Merge:|From|[+-]?Subproject commit)"
              + " (?!(?:[a-h][1-8])++(?:\\s|$))[0-9a-f]{7,40}(?:\\.\\.[0-9a-f]{7,40})?(?:\\s|$)");

  /** The digits of MD5, SHA-1 and SHA-2, which are not all squares. */
  private static final Pattern SUM =
      Pattern.compile(
          "(?!(?:[a-h][1-8])++\\s)(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}"
              + "|[0-9a-f]{128})\\s[\\s*]\\S.*");

  private static final int SHORTEST_SUM = 32;

  /** The least number of letters of the first word of such a line, {@code From} or {@code tree}. */
  private static final int SHORTEST_WORD = 4;

  private static final int LONGEST_WORD = 11;

  private ChangeLine() {}

  /** Whether a line is of this kind. */
  public static boolean is(String line) {
    return mayBeChange(line) && CHANGE.matcher(line).lookingAt()
        || line.length() > SHORTEST_SUM
            && isHex(line, SHORTEST_SUM)
            && SUM.matcher(line).lookingAt();
  }

  /**
   * Whether a line begins with a word of the right length and a space. This quick check spares most
   * lines the slow one.
   */
  private static boolean mayBeChange(String line) {
    int blank = line.indexOf(' ');
    return blank >= SHORTEST_WORD && blank <= LONGEST_WORD;
  }

  private static boolean isHex(String line, int length) {
    boolean isHex = true;
    for (int i = 0; i < length && isHex; i++) {
      char c = line.charAt(i);
      isHex = c >= '0' && c <= '9' || c >= 'a' && c <= 'f';
    }
    return isHex;
  }
}
