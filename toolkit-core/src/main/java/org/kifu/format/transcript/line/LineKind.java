package org.kifu.format.transcript.line;

import java.util.List;
import java.util.Optional;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.game.Outcome;
import org.kifu.notation.WrittenScore;
import org.kifu.notation.WrittenTimes;

/**
 * The kind of a line, by the weight of its squares against its words: see the package's
 * description.
 */
final class LineKind {
  /** The least number of squares; fewer in front of a sentence may be words of it. */
  private static final int CLEAR_BEGINNING = 3;

  private int squares;
  private int shapes;
  private int words;
  private int scores;

  /** The squares before the first word. */
  private int beginning;

  private LineKind() {}

  static ReadingKind of(String text, List<Token> tokens) {
    LineKind kind = new LineKind();
    boolean hasMoves = hasMoves(tokens);
    for (Token token : tokens) {
      kind.count(text, token, hasMoves);
    }
    return kind.decide(text, tokens);
  }

  static boolean hasMoves(List<Token> tokens) {
    boolean hasMoves = false;
    for (Token token : tokens) {
      hasMoves |= token.kind() == Token.TokenKind.MOVES || token.kind() == Token.TokenKind.SPLIT;
    }
    return hasMoves;
  }

  /** The index of the last word with squares; -1 if there is none. */
  static int lastSquares(List<Token> tokens) {
    int last = -1;
    for (Token token : tokens) {
      boolean hasSquares =
          token.kind() == Token.TokenKind.MOVES || token.kind() == Token.TokenKind.DAMAGED;
      last = hasSquares ? token.from() : last;
    }
    return last;
  }

  private void count(String text, Token token, boolean hasMoves) {
    switch (token.kind()) {
      case MOVES, DAMAGED -> {
        int more = MoveWord.squares(text, token.from(), token.to());
        squares += more;
        beginning += words == 0 && token.kind() == Token.TokenKind.MOVES ? more : 0;
        shapes++;
      }
      case SPLIT -> {
        squares++;
        shapes++;
      }
      case REVERSED -> {
        squares += hasMoves ? 0 : (token.to() - token.from()) / 2;
        words += hasMoves ? 1 : 0;
        shapes += hasMoves ? 0 : 1;
      }
      case OFF_BOARD, CONTROL, PASS -> shapes++;
      case TEXT -> words++;
      case SCORE -> scores++;
      case ASIDE -> {
        String inside = text.substring(token.from() + 1, token.to() - 1).strip();
        scores += bracketed(inside).isPresent() ? 1 : 0;
      }
      case CLOCK ->
          scores +=
              WrittenTimes.score(text.substring(token.from(), token.to())).isPresent() ? 1 : 0;
      case LETTER, NUMBER, MOVE_NUMBER, MARKUP, NOTE, DASHES, COMMENT -> {}
    }
  }

  /** The score in brackets; a score with a slash or a colon must fill the board. */
  static Optional<Outcome> bracketed(String inside) {
    return inside.indexOf('/') < 0 && inside.indexOf(':') < 0
        ? WrittenScore.outcome(inside)
        : WrittenTimes.score(inside.replace('/', '-'));
  }

  private ReadingKind decide(String text, List<Token> tokens) {
    if (words == 0 ? shapes > 0 : squares >= words) {
      return ReadingKind.MOVES;
    }
    if (beginning >= CLEAR_BEGINNING) {
      return ReadingKind.PROSE;
    }
    if (scores == 1 && tokens.size() == 1) {
      return ReadingKind.RESULT;
    }
    if (tokens.stream().allMatch(Token::isAside)) {
      boolean isMarkup = tokens.stream().allMatch(token -> token.kind() == Token.TokenKind.MARKUP);
      return !isMarkup
          ? ReadingKind.COMMENT
          : tokens.isEmpty() && !isBlank(text) ? ReadingKind.TEXT : ReadingKind.EMPTY;
    }
    return ReadingKind.TEXT;
  }

  /** Whether text holds nothing but the quotation marks of mail. */
  private static boolean isBlank(String text) {
    return text.chars().allMatch(c -> c == '>' || Character.isWhitespace(c));
  }
}
