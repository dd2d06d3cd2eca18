package org.kifu.games.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Path;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;
import org.kifu.format.pgn.DraughtsText;
import org.kifu.format.pgn.PgnLexer;
import org.kifu.format.pgn.PgnWord;
import org.kifu.notation.WrittenResult;

/**
 * A word of the moves of draughts: {@code 12.c3-d4}, {@code d4:b6}, {@code d4xb6xd8}, {@code c3d4},
 * {@code 22-18}, {@code 18x9}. Results look like moves of numbers, so they are recognised first.
 */
final class PdnWord {
  /** The number of squares of the smaller boards. */
  static final int MOST_SQUARES = 32;

  private static final Pattern NUMBERED = Pattern.compile("(?:\\d{1,3}\\.+)?(.*)", Pattern.DOTALL);

  private static final Pattern SQUARES =
      Pattern.compile("([A-Ha-h][1-8](?:[-x:*]?[A-Ha-h][1-8])++)([!?]{0,2})");

  private static final Pattern NUMBERS =
      Pattern.compile("(\\d{1,2}(?:[-x:]\\d{1,2})++)([!?]{0,2})");

  private static final Pattern SQUARE = Pattern.compile("[A-Ha-h][1-8]|\\d{1,2}");

  /** A move of numbers with a space before the second number: {@code 5- 9}. */
  private static final Pattern HALF = Pattern.compile("(?:\\d{1,3}\\.+)?\\d{1,2}[-x:]");

  private PdnWord() {}

  /** Takes a word; a number after a space may belong to the number before it. */
  static String take(PgnLexer lexer) {
    String word = lexer.word();
    if (HALF.matcher(word).matches() && lexer.isNumberNext()) {
      lexer.skipSpaces();
      return word + lexer.word();
    }
    return word;
  }

  static PgnWord read(String written) {
    String word = DraughtsText.latin(written);
    Matcher numbered = NUMBERED.matcher(word);
    String rest = numbered.matches() ? numbered.group(1) : word;
    int at = word.length() - rest.length();
    if (at == 0 && isResult(rest)) {
      return new PgnWord(Optional.empty(), 0, Optional.empty(), true, rest);
    }
    Matcher squares = SQUARES.matcher(rest);
    if (squares.matches()) {
      return move(squares, at, rest, named(squares.group(1)));
    }
    Matcher numbers = NUMBERS.matcher(rest);
    return numbers.matches()
        ? move(numbers, at, rest, ofNumbers(numbers.group(1)))
        : other(word, rest, written, at);
  }

  /** Whether a word is a result: one of its numbers is no square, or both are the same. */
  private static boolean isResult(String word) {
    return WrittenResult.read(word)
        .filter(
            result ->
                !(result instanceof WrittenResult.Counts(int first, int second))
                    || first == 0
                    || second == 0
                    || first == 1 && second == 1)
        .isPresent();
  }

  private static PgnWord other(String word, String rest, String written, int at) {
    PgnWord plain = PgnWord.read(word);
    return plain.move().isPresent()
        ? new PgnWord(
            Optional.of(new NoSquare(written.substring(Math.min(at, written.length())))),
            at,
            Optional.empty(),
            false,
            rest)
        : new PgnWord(Optional.empty(), 0, plain.glyph(), false, rest);
  }

  private static PgnWord move(Matcher word, int at, String rest, MoveToken move) {
    Optional<String> glyph =
        word.group(2).isEmpty() ? Optional.empty() : PgnWord.read(word.group(2)).glyph();
    return new PgnWord(Optional.of(move), at, glyph, false, rest);
  }

  private static Path named(String word) {
    List<Place> places = new ArrayList<>();
    for (Matcher square = SQUARE.matcher(word); square.find(); ) {
      places.add(Place.on8x8(Square.parse(square.group())));
    }
    return new Path(places, isCapture(word) || places.size() > 2);
  }

  private static MoveToken ofNumbers(String word) {
    List<Place> places = new ArrayList<>();
    for (Matcher number = SQUARE.matcher(word); number.find(); ) {
      int square = Integer.parseInt(number.group());
      if (square < 1 || square > MOST_SQUARES) {
        return new NoSquare(word);
      }
      places.add(Place.on8x8(DarkSquares.ofNumber(square)));
    }
    return new Path(places, isCapture(word) || places.size() > 2);
  }

  private static boolean isCapture(String word) {
    return word.indexOf('x') >= 0 || word.indexOf(':') >= 0 || word.indexOf('*') >= 0;
  }

  /** The highest number of a square in a move; 0 if the move names squares, or is not a move. */
  static int highest(String move) {
    int highest = 0;
    if (NUMBERS.matcher(move).matches()) {
      for (Matcher number = SQUARE.matcher(move); number.find(); ) {
        highest = Math.max(highest, Integer.parseInt(number.group()));
      }
    }
    return highest;
  }

  /** The number of the first square of a move; 0 if it has none. */
  static int first(String move) {
    Matcher number = SQUARE.matcher(move);
    return highest(move) > 0 && number.find() ? Integer.parseInt(number.group()) : 0;
  }
}
