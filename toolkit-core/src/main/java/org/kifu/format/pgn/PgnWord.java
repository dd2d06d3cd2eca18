package org.kifu.format.pgn;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;
import org.kifu.notation.WrittenResult;

/**
 * A word of the moves: {@code 12.}, {@code 12.f5!}, {@code --}, {@code $1}, {@code 37-27}.
 *
 * @param move a move; a word that is nothing else is a move that names no square
 * @param moveAt the index in the word where the move begins
 * @param glyph the number of a glyph
 * @param isResult whether the word is a result
 * @param rest the word without its number
 */
public record PgnWord(
    Optional<MoveToken> move, int moveAt, Optional<String> glyph, boolean isResult, String rest) {
  private static final Pattern NUMBERED =
      Pattern.compile("(?:\\d{1,3}\\.+|\\.+)?(.*)", Pattern.DOTALL);
  private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");
  private static final Pattern GLYPH = Pattern.compile("\\$(\\d{1,3})");
  private static final Pattern MOVE = Pattern.compile("(?:[Pp]@)?([A-Za-z])([1-9]\\d?)([!?]{0,2})");
  private static final Pattern PASS =
      Pattern.compile("(?i)(?:--|pass|pa|ps|@@|@@@@|p@@@)([!?]{0,2})");

  /** The glyphs in the order of their numbers, from 1. */
  private static final List<String> GLYPHS = List.of("!", "?", "!!", "??", "!?", "?!");

  private static final PgnWord NOTHING =
      new PgnWord(Optional.empty(), 0, Optional.empty(), false, "");

  /** Reads a word; bare squares and numbers, which are nearly all words, need no pattern. */
  public static PgnWord read(String word) {
    if (isSquare(word)) {
      MoveToken place = new Place(word.charAt(0) - 'a', word.charAt(1) - '1');
      return new PgnWord(Optional.of(place), 0, Optional.empty(), false, word);
    }
    return isNumber(word) ? NOTHING : readAny(word);
  }

  private static boolean isSquare(String word) {
    return word.length() == 2 && isIn(word.charAt(0), 'a', 'z') && isIn(word.charAt(1), '1', '9');
  }

  /** Whether a word is {@code 12.}. */
  private static boolean isNumber(String word) {
    int digits = 0;
    while (digits < word.length() && isIn(word.charAt(digits), '0', '9')) {
      digits++;
    }
    return digits >= 1 && digits <= 3 && word.length() == digits + 1 && word.charAt(digits) == '.';
  }

  private static boolean isIn(char c, char first, char last) {
    return c >= first && c <= last;
  }

  private static PgnWord readAny(String word) {
    Matcher numbered = NUMBERED.matcher(word);
    if (NUMBER.matcher(word).matches() || !numbered.matches()) {
      return NOTHING;
    }
    String rest = numbered.group(1);
    if (isResult(word)) {
      return new PgnWord(Optional.empty(), 0, Optional.empty(), true, word);
    }
    Matcher glyph = GLYPH.matcher(rest);
    int sign = GLYPHS.indexOf(rest) + 1;
    if (glyph.matches() || sign > 0) {
      String number = sign > 0 ? Integer.toString(sign) : glyph.group(1);
      return new PgnWord(Optional.empty(), 0, Optional.of(number), false, rest);
    }
    return rest.isEmpty() ? NOTHING : move(rest, numbered.start(1));
  }

  /** Whether a word is a result in any of its forms. */
  static boolean isResult(String word) {
    return word.indexOf(' ') < 0 && WrittenResult.read(word).isPresent();
  }

  private static PgnWord move(String rest, int at) {
    Matcher move = MOVE.matcher(rest);
    if (move.matches()) {
      int file = Character.toLowerCase(move.group(1).charAt(0)) - 'a';
      MoveToken place = new Place(file, Integer.parseInt(move.group(2)) - 1);
      return new PgnWord(Optional.of(place), at, glyph(move.group(3)), false, rest);
    }
    Matcher pass = PASS.matcher(rest);
    return pass.matches()
        ? new PgnWord(Optional.of(Pass.WRITTEN), at, glyph(pass.group(1)), false, rest)
        : new PgnWord(Optional.of(new NoSquare(rest)), at, Optional.empty(), false, rest);
  }

  private static Optional<String> glyph(String sign) {
    int number = GLYPHS.indexOf(sign) + 1;
    return number > 0 ? Optional.of(Integer.toString(number)) : Optional.empty();
  }
}
