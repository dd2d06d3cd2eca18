package org.kifu.format.transcript;

import java.util.Optional;
import org.kifu.format.transcript.LineReading.Flaw;
import org.kifu.source.TextLine;

/** A square whose letter ends a line and whose digit begins the next, as in wrapped text. */
final class CutSquare {
  private CutSquare() {}

  /** Whether moves end with a letter that may be the first half of a square. */
  static boolean endsIn(LineReading reading) {
    String text = reading.line().text();
    int last = text.stripTrailing().length() - 1;
    return reading.damage().filter(flaw -> flaw.at() == last).isPresent()
        && reading.moves().size() > 0
        && MoveWord.isFile(text.charAt(last));
  }

  /** Returns the next line without the digit that it begins with, if that is the other half. */
  static Optional<TextLine> rest(LineReading before, LineReading next) {
    String text = next.line().text();
    int first = firstOf(text);
    if (first == text.length() || !MoveWord.isRank(text.charAt(first))) {
      return Optional.empty();
    }
    boolean isBeforeBlank = first + 1 == text.length() || isSeparator(text.charAt(first + 1));
    boolean isHalf =
        isBeforeBlank
            ? before.firstNumber() == 0
            : next.damage().filter(flaw -> flaw.at() == first).isPresent();
    return isHalf ? Optional.of(next.line().blanked(first, first + 1)) : Optional.empty();
  }

  private static boolean isSeparator(char c) {
    return !Character.isLetterOrDigit(c) && ".:)".indexOf(c) < 0;
  }

  /** The line with the square whose digit the next line begins with. */
  static LineReading whole(LineReading before, LineReading next) {
    int at = before.damage().map(Flaw::at).orElseThrow();
    String text = next.line().text();
    WrittenMoves.Builder square = new WrittenMoves.Builder();
    char digit = text.charAt(firstOf(text));
    square.place(at, (before.line().text().charAt(at) | 0x20) - 'a', digit - '1');
    return before.with(before.moves().then(square.build()));
  }

  private static int firstOf(String text) {
    return text.length() - text.stripLeading().length();
  }
}
