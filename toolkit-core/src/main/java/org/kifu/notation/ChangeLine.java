package org.kifu.notation;

import java.util.regex.Pattern;

/**
 * A line that names a change or a file by letters and digits that may look like squares: one of
 * Git, {@code commit 4f3e5d6c7b8a}, {@code index 83db48f..bf2a1c3 100644}, or a check sum before
 * the name of its file.
 */
public final class ChangeLine {
  /** A list of squares behind the word is one. */
  private static final Pattern CHANGE =
      Pattern.compile(
          "(?:index|commit|tree|parent|Merge:|From|[+-]?Subproject commit)"
              + " (?!(?:[a-h][1-8])+(?:\\s|$))[0-9a-f]{7,40}(?:\\.\\.[0-9a-f]{7,40})?(?:\\s|$)");

  /** The digits of MD5, SHA-1 and SHA-2, which are no squares to the end. */
  private static final Pattern SUM =
      Pattern.compile(
          "(?!(?:[a-h][1-8])+\\s)(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}"
              + "|[0-9a-f]{128})\\s[\\s*]\\S.*");

  private static final int SHORTEST_SUM = 32;

  private ChangeLine() {}

  /** Whether a line is one. */
  public static boolean is(String line) {
    return CHANGE.matcher(line).lookingAt()
        || line.length() > SHORTEST_SUM && SUM.matcher(line).lookingAt();
  }
}
