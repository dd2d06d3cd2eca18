package org.kifu.notation;

import java.util.regex.Pattern;

/**
 * A line of Git that names a change or a file by letters and digits that may look like squares:
 * {@code commit 4f3e5d6c7b8a}, {@code index 83db48f..bf2a1c3 100644}.
 */
public final class ChangeLine {
  /** A list of squares behind the word is one. */
  private static final Pattern CHANGE =
      Pattern.compile(
          "(?:index|commit|tree|parent|Merge:|From|[+-]?Subproject commit)"
              + " (?!(?:[a-h][1-8])+(?:\\s|$))[0-9a-f]{7,40}(?:\\.\\.[0-9a-f]{7,40})?(?:\\s|$)");

  private ChangeLine() {}

  /** Whether a line is one. */
  public static boolean is(String line) {
    return CHANGE.matcher(line).lookingAt();
  }
}
