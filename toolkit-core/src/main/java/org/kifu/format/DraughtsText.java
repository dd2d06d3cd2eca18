package org.kifu.format;

import java.util.regex.Pattern;

/**
 * Draughts is written in the manner of PGN as well (PDN); its fields are numbers, and a move is two
 * of them, or two squares.
 */
public final class DraughtsText {
  private static final Pattern SIGNS =
      Pattern.compile(
          "\\[GameType "
              + "|\\[FEN\\s+\"[WB?]:[WB]"
              + "|\\b[a-h][1-8][-x:][a-h][1-8]\\b"
              + "|\\b0?1\\.\\s*(?:a3-?b4|c3-?[bd]4|e3-?d4|g3-?[fh]4)\\b"
              + "|\\b0?1\\.\\s*\\d\\d?[-x:]\\d\\d?\\b"
              + "|\\b\\d\\d?[-x:]\\d\\d?\\s+\\d\\d?[-x:]\\d\\d?\\s+[\\d(]");

  private DraughtsText() {}

  /** Whether the head of a text holds moves or positions of draughts. */
  public static boolean isIn(String head) {
    return SIGNS.matcher(head).find();
  }
}
