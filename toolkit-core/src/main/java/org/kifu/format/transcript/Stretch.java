package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.TextLine;
import org.kifu.format.transcript.LineReading.Tolerated;
import org.kifu.format.transcript.Token.Kind;
import org.kifu.game.ProblemCode;

/**
 * Moves that stand together among the words of a line, or alone in a bracket.
 *
 * @param from the first character of the first of them
 * @param to past the last of them, and past the result behind it
 */
record Stretch(int from, int to) {
  /** Fewer squares stand side by side in any text on the game. */
  private static final int CLEAR_SQUARES = 4;

  /** Finds those of a line that holds words. */
  static List<Stretch> in(TextLine line, String text, List<Token> tokens) {
    boolean mayHold = MoveWord.squares(text, 0, text.length()) >= CLEAR_SQUARES;
    boolean hasWords = mayHold && tokens.stream().anyMatch(token -> isBesideMoves(text, token));
    return hasWords ? new Finder(line, text, tokens).find() : List.of();
  }

  private static boolean isBesideMoves(String text, Token token) {
    return token.kind() == Kind.TEXT || token.kind() == Kind.ASIDE || isLabel(text, token);
  }

  /** A square before a colon, as in {@code Table A1: f5 d6}. */
  private static boolean isLabel(String text, Token token) {
    return token.kind() == Kind.MOVES
        && token.to() - token.from() == 2
        && text.startsWith(":", token.to());
  }

  /** The line with blanks for all but these moves. */
  TextLine alone(TextLine line) {
    return line.blanked(0, from).blanked(to, line.text().length());
  }

  /**
   * Reads these moves as those of a piece of the line, whose words are passed over.
   *
   * @param start the first character of the piece
   * @param past past its last character
   */
  LineReading reading(TextLine line, int start, int past) {
    LineReading moves = LineReader.readAlone(alone(line).piece(start, past));
    String text = line.text();
    int at = firstWord(text, start, from);
    int word = at < from ? at : firstWord(text, to, past);
    if (word == past) {
      return moves;
    }
    String message = "passed over " + TokenReader.quoted(text.substring(word, past), 0);
    return moves.tolerating(new Tolerated(ProblemCode.TEXT_IGNORED, word - start, message));
  }

  private static int firstWord(String text, int from, int to) {
    int at = from;
    while (at < to && !Character.isLetterOrDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Goes through the tokens of a line. */
  private static final class Finder {
    private final TextLine line;
    private final String text;
    private final List<Token> tokens;
    private final List<Stretch> found = new ArrayList<>(2);
    private int from = -1;
    private int to;
    private int squares;

    Finder(TextLine line, String text, List<Token> tokens) {
      this.line = line;
      this.text = text;
      this.tokens = tokens;
    }

    List<Stretch> find() {
      tokens.forEach(this::take);
      close();
      return found;
    }

    private void take(Token token) {
      switch (token.kind()) {
        case MOVES, OFF_BOARD -> moves(token);
        case DAMAGED -> {
          moves(token);
          close();
        }
        case SCORE, NOTE, CLOCK -> to = token.to();
        case ASIDE -> bracket(token);
        case NUMBER, MOVE_NUMBER, DASHES, MARKUP -> {}
        case TEXT, REVERSED, LETTER, SPLIT, COMMENT, CONTROL -> close();
      }
    }

    private void moves(Token token) {
      if (from < 0 && isLabel(text, token)) {
        return;
      }
      from = from < 0 ? token.from() : from;
      to = token.to();
      squares += MoveWord.squares(text, token.from(), token.to());
    }

    /** A bracket among moves says something of them. */
    private void bracket(Token token) {
      if (from >= 0) {
        to = token.to();
        return;
      }
      Page page = new Page(element -> false);
      List<Token> inside =
          Lexer.tokens(
              line.piece(0, token.to() - 1),
              text.substring(0, token.to() - 1),
              token.from() + 1,
              page);
      if (inside.stream().allMatch(Finder::isOfMoves)) {
        inside.forEach(this::take);
        close();
      }
    }

    private static boolean isOfMoves(Token token) {
      return switch (token.kind()) {
        case MOVES, NUMBER, MOVE_NUMBER, DASHES -> true;
        default -> false;
      };
    }

    private void close() {
      if (squares >= CLEAR_SQUARES) {
        found.add(new Stretch(from, to));
      }
      from = -1;
      squares = 0;
    }
  }
}
