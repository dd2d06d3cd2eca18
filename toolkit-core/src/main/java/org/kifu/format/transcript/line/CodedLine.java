package org.kifu.format.transcript.line;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.game.Outcome;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/**
 * Lines whose squares are two digits, or that have a sign before each move: the lines of Logistello
 * and of IOS. Two digits are row and column, as in WTHOR; with signs, column and row, as IOS wrote
 * them.
 */
final class CodedLine {
  private static final Pattern SIGNED =
      Pattern.compile(
          "\\s*+((?:[-+]\\s?[a-hA-H1-8][1-8]\\s*+){2,70})(?::?\\s*+([-+]\\d{1,2})(?:\\s+\\d+)?)?\\s*");
  private static final Pattern UNSIGNED =
      Pattern.compile("\\s*((?:[1-8][1-8][\\s,;]{0,3}){4,60})(?<![,;])\\s*");

  /** The greatest length; a longer line is not a game, and exceeds what the patterns can take. */
  private static final int MOST_CHARACTERS = 1000;

  private CodedLine() {}

  /** Returns the moves of such a line; nothing if it is anything else. */
  static Optional<LineReading> read(TextLine line) {
    String text = line.text();
    if (text.length() > MOST_CHARACTERS) {
      return Optional.empty();
    }
    char first = firstOf(text);
    if (first == '+' || first == '-') {
      Matcher signed = SIGNED.matcher(text);
      return signed.matches()
          ? Optional.of(
              LineReading.ofMoves(line, moves(text, signed.end(1), true))
                  .with(declared(signed.group(2))))
          : Optional.empty();
    }
    boolean mayBe = first >= '1' && first <= '8';
    return mayBe && UNSIGNED.matcher(text).matches()
        ? Optional.of(LineReading.ofCodes(line, moves(text, text.length(), false)))
        : Optional.empty();
  }

  private static char firstOf(String text) {
    int at = 0;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private static WrittenMoves moves(String text, int end, boolean columnFirst) {
    WrittenMoves.Builder moves = new WrittenMoves.Builder();
    for (int at = 0; at < end - 1; at++) {
      if (Character.isLetterOrDigit(text.charAt(at))) {
        int one = value(text.charAt(at));
        int other = value(text.charAt(at + 1));
        boolean isFileFirst = columnFirst || !MoveWord.isDigit(text.charAt(at));
        moves.place(at, isFileFirst ? one : other, isFileFirst ? other : one);
        at++;
      }
    }
    return moves.build();
  }

  private static int value(char c) {
    return MoveWord.isDigit(c) ? c - '1' : (c | 0x20) - 'a';
  }

  /** Black's discs, from the difference at the end of a line of Logistello. */
  private static Outcome declared(@Nullable String difference) {
    if (difference == null) {
      return Outcome.NONE;
    }
    String margin = (difference.startsWith("-") ? "W+" : "B+") + difference.substring(1);
    return WrittenScore.outcome(margin).orElse(Outcome.NONE);
  }
}
