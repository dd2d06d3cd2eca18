package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjIntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.Token.Kind;

/**
 * Finds lists of moves in an address or in the value of an attribute: words of moves with nothing
 * between them but signs, and what those are in addresses ({@code %2C}).
 */
final class SquareRun {
  private static final Pattern PIECE = Pattern.compile("%[0-9A-Fa-f]{2}|[A-Za-z0-9@]+");
  private static final String SEPARATORS = "-+,._;|~! ";

  /** Fewer squares are a name. */
  private static final int CLEAR_SQUARES = 3;

  private static final int NUMBER_DIGITS = 3;

  private record Word(int from, int to) {}

  private final String text;
  private final ObjIntConsumer<Kind> pieces;
  private final List<Word> words = new ArrayList<>();
  private int squares;

  private SquareRun(String text, ObjIntConsumer<Kind> pieces) {
    this.text = text;
    this.pieces = pieces;
  }

  /**
   * Cuts a stretch of text up to the end of the last list in it.
   *
   * @param pieces takes each kind with its end, in order
   */
  static void cut(String text, int from, int to, ObjIntConsumer<Kind> pieces) {
    SquareRun run = new SquareRun(text, pieces);
    Matcher piece = PIECE.matcher(text).region(from, to);
    int last = from;
    while (piece.find()) {
      if (!run.isSeparated(last, piece.start())) {
        run.end();
      }
      if (text.charAt(piece.start()) != '%') {
        run.take(piece.start(), piece.end());
      }
      last = piece.end();
    }
    run.end();
  }

  /** Whether a stretch of text holds such a list. */
  static boolean isIn(String text, int from, int to) {
    List<Kind> found = new ArrayList<>(2);
    cut(text, from, to, (kind, _) -> found.add(kind));
    return !found.isEmpty();
  }

  private boolean isSeparated(int from, int to) {
    boolean isSeparated = true;
    for (int i = from; i < to; i++) {
      isSeparated &= SEPARATORS.indexOf(text.charAt(i)) >= 0;
    }
    return isSeparated;
  }

  private void take(int from, int to) {
    if (MoveWord.kind(text, from, to) == Kind.MOVES) {
      words.add(new Word(from, to));
      squares += MoveWord.squares(text, from, to);
    } else if (!isNumber(from, to)) {
      end();
    }
  }

  /** Whether a word may be the number of a move. */
  private boolean isNumber(int from, int to) {
    boolean isNumber = to - from <= NUMBER_DIGITS;
    for (int i = from; isNumber && i < to; i++) {
      isNumber = MoveWord.isDigit(text.charAt(i));
    }
    return isNumber;
  }

  private void end() {
    for (Word word : squares < CLEAR_SQUARES ? List.<Word>of() : words) {
      pieces.accept(Kind.MARKUP, word.from);
      pieces.accept(Kind.MOVES, word.to);
    }
    words.clear();
    squares = 0;
  }
}
