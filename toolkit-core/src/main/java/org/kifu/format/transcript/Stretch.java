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

  /**
   * Reads these moves as those of a piece of the line, whose words are passed over.
   *
   * @param start the first character of the piece
   * @param past past its last character
   */
  LineReading reading(TextLine line, int start, int past) {
    TextLine piece = line.piece(start, past);
    LineReading moves =
        LineReader.readAlone(piece.blanked(0, from - start).blanked(to - start, past - start));
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

    /** A bracket behind moves says something of them. */
    private void bracket(Token token) {
      List<Token> inside = squares < CLEAR_SQUARES ? inside(token) : List.of();
      if (!inside.isEmpty() && inside.stream().allMatch(Finder::isOfMoves)) {
        close();
        inside.forEach(this::take);
        close();
      } else if (from >= 0) {
        to = token.to();
      }
    }

    /** The tokens in a bracket, if it may hold moves. */
    private List<Token> inside(Token token) {
      int first = token.from() + 1;
      int past = token.to() - 1;
      return MoveWord.squares(text, first, past) < CLEAR_SQUARES
          ? List.of()
          : Lexer.tokens(
                  line.piece(first, past), text.substring(first, past), 0, new Page(name -> false))
              .stream()
              .map(each -> new Token(each.kind(), first + each.from(), first + each.to()))
              .toList();
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
