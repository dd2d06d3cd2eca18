package org.kifu.format.sgf;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;

/** Squares as {@code c4}, or with two letters as in Go: {@code cd}. */
final class SgfPoint {
  private static final Pattern ALGEBRAIC = Pattern.compile("([A-Za-z])([1-9]\\d?)");
  private static final Pattern LETTERS = Pattern.compile("([A-Za-z])([A-Za-z])");
  private static final Pattern PASS = Pattern.compile("(?i)|pa|pass|ps|tt|--");

  private SgfPoint() {}

  /** The move that a value means. */
  static MoveToken move(String value) {
    String text = value.strip();
    return PASS.matcher(text).matches()
        ? Pass.WRITTEN
        : place(text).<MoveToken>map(place -> place).orElse(new NoSquare(text));
  }

  /** Whether a value is a square in the way of Othello. */
  static boolean isAlgebraic(String value) {
    return ALGEBRAIC.matcher(value.strip()).matches();
  }

  /** The square that a text means; nothing if it is none. */
  static Optional<Place> place(String text) {
    Matcher algebraic = ALGEBRAIC.matcher(text);
    if (algebraic.matches()) {
      int rank = Integer.parseInt(algebraic.group(2)) - 1;
      return Optional.of(new Place(index(algebraic.group(1)), rank));
    }
    Matcher letters = LETTERS.matcher(text);
    return letters.matches()
        ? Optional.of(new Place(index(letters.group(1)), index(letters.group(2))))
        : Optional.empty();
  }

  private static int index(String letter) {
    return Character.toLowerCase(letter.charAt(0)) - 'a';
  }
}
