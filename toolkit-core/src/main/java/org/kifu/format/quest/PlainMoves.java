package org.kifu.format.quest;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.format.JsonNames;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.RecordDraft;

/** The moves of plain JSON: a string of squares, or an array of such. */
final class PlainMoves {
  /** A list that begins as all games do. */
  private static final Pattern NAMED =
      Pattern.compile(
          "(?i)\"(?:"
              + JsonNames.OF_MOVES
              + ")\"\\s*:\\s*(?:\\[\\s*)?\"\\s*(?:1\\.\\s*)?[c-f][3-6](?![0-9])");

  private static final Pattern WORD =
      Pattern.compile("(?i)((?:pass?|pa|ps)(?![0-9])|--)|([a-z][0-9]{1,2}?)(?![0-9])|\\d{1,3}\\.");

  private static final Pattern BETWEEN = Pattern.compile("[\\s,;.|-]*");

  private PlainMoves() {}

  /** Whether a text has a list of squares under such a name. */
  static boolean areNamedIn(String text) {
    return NAMED.matcher(text).find();
  }

  /** Adds the moves of a text to a game, up to what is none. */
  static void add(String text, SourceLocation where, RecordDraft game) {
    Matcher word = WORD.matcher(text);
    int at = pastBlanks(text, 0);
    while (at < text.length() && word.region(at, text.length()).lookingAt()) {
      if (word.group(1) != null) {
        game.move(Pass.WRITTEN, where);
      } else if (word.group(2) != null) {
        game.move(MoveToken.parse(word.group(2)), where);
      }
      at = pastBlanks(text, word.end());
    }
    if (at < text.length()) {
      String found = text.substring(at, Math.min(text.length(), at + 12));
      game.problem(
          ProblemCode.UNREADABLE, where, "expected a square like f5, found '%s'".formatted(found));
    }
  }

  private static int pastBlanks(String text, int from) {
    Matcher between = BETWEEN.matcher(text).region(from, text.length());
    boolean isPass = text.startsWith("--", from);
    return !isPass && between.lookingAt() ? pastBlanks(text, from, between.end()) : from;
  }

  /** Two dashes are a pass. */
  private static int pastBlanks(String text, int from, int end) {
    int pass = text.indexOf("--", from);
    return pass >= 0 && pass < end ? pass : end;
  }
}
