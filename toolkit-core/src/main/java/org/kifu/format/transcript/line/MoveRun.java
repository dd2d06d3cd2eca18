package org.kifu.format.transcript.line;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.format.transcript.line.Token.TokenKind;
import org.kifu.game.ProblemCode;
import org.kifu.source.text.TextLine;

/**
 * Moves that are together among the words of a line, or in a bracket or a comment.
 *
 * @param at the first character of the bracket or comment that holds them, or else of the moves
 * @param from the first character of the first move
 * @param to the index after the last move, and after the result that follows it
 * @param least the number of moves that must be legal from the start to make a game
 */
public record MoveRun(int at, int from, int to, int least) {
  /** The number of moves from the start that a sentence does not have by chance. */
  public static final int CLEAR_RUN = 5;

  /** The least number of squares; fewer are side by side in any text on the game. */
  private static final int CLEAR_SQUARES = 4;

  /** The number of moves from the start that a comment on another opening does not reach. */
  public static final int WHOLE_GAME = 20;

  /** The least number of moves of no game: text after some signs is a comment, whatever it says. */
  private static final int NO_GAME = Integer.MAX_VALUE;

  /** The greatest depth of brackets in brackets that are examined. */
  private static final int DEEPEST = 2;

  /** Finds the runs of a line that holds words. */
  static List<MoveRun> in(TextLine line, String text, List<Token> tokens) {
    boolean mayHold = MoveWord.squares(text, 0, text.length()) >= CLEAR_SQUARES;
    boolean hasWords = mayHold && tokens.stream().anyMatch(token -> isBesideMoves(text, token));
    return hasWords ? new Finder(line, text, tokens, 0).find() : List.of();
  }

  private static boolean isBesideMoves(String text, Token token) {
    return switch (token.kind()) {
      case TEXT, ASIDE, COMMENT -> true;
      default -> isLabel(text, token);
    };
  }

  /** Whether the run has as many squares as a whole game in a comment. */
  private boolean isWhole(String text) {
    return MoveWord.squares(text, from, to) >= WHOLE_GAME;
  }

  /**
   * The least number of legal moves beside the rest of a line; moves before a bracket belong to its
   * game.
   */
  public int least(LineReading line) {
    if (least == CLEAR_RUN || least == NO_GAME) {
      return least;
    }
    return switch (line.kind()) {
      case TEXT -> CLEAR_RUN;
      case MOVES -> NO_GAME;
      default -> least;
    };
  }

  /** Whether a token is a square before a colon, as in {@code Table A1: f5 d6}. */
  private static boolean isLabel(String text, Token token) {
    return token.kind() == TokenKind.MOVES
        && token.to() - token.from() == 2
        && text.startsWith(":", token.to());
  }

  /**
   * Reads these moves as those of a piece of the line, whose words are skipped.
   *
   * @param start the first character of the piece
   * @param past the index after its last character
   */
  public LineReading reading(TextLine line, int start, int past) {
    TextLine piece = line.piece(start, past);
    LineReading moves =
        LineParser.readAlone(piece.blanked(0, from - start).blanked(to - start, past - start));
    String text = line.text();
    int at = firstWord(text, start, from);
    int word = at < from ? at : firstWord(text, to, past);
    if (word == past) {
      return moves;
    }
    String message = "ignored " + TokenReader.quoted(text.substring(word, past), 0);
    return moves.tolerating(new Tolerated(ProblemCode.TEXT_IGNORED, word - start, message));
  }

  private static int firstWord(String text, int from, int to) {
    int at = from;
    while (at < to && !Character.isLetterOrDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** A finder of runs of moves, which goes through the tokens of a line. */
  private static final class Finder {
    private final TextLine line;
    private final String text;
    private final List<Token> tokens;
    private final int depth;
    private final List<MoveRun> found = new ArrayList<>(2);
    private int from = -1;
    private int to;
    private int squares;
    private boolean hasMoves;

    Finder(TextLine line, String text, List<Token> tokens, int depth) {
      this.line = line;
      this.text = text;
      this.tokens = tokens;
      this.depth = depth;
    }

    List<MoveRun> find() {
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
        case COMMENT -> comment(token);
        case NUMBER, MOVE_NUMBER, DASHES, PASS, MARKUP -> {}
        case TEXT, REVERSED, LETTER, SPLIT, CONTROL -> close();
      }
    }

    private void moves(Token token) {
      if (from < 0 && isLabel(text, token)) {
        return;
      }
      hasMoves = true;
      from = from < 0 ? token.from() : from;
      to = token.to();
      squares += MoveWord.squares(text, token.from(), token.to());
    }

    /** Takes a bracket; after moves, it comments on them unless it is a whole game. */
    private void bracket(Token token) {
      boolean isBehind = squares >= CLEAR_SQUARES;
      List<MoveRun> inside = inside(token, token.to() - 1, hasMoves ? WHOLE_GAME : CLEAR_RUN);
      int past = token.to();
      boolean isOwn = inside.stream().anyMatch(each -> each.isWhole(text));
      if (!inside.isEmpty() && (isOwn || !isBehind)) {
        close();
        found.addAll(inside);
      } else if (from >= 0) {
        to = past;
      }
    }

    private void comment(Token token) {
      close();
      boolean isSign = text.charAt(token.from()) == '#';
      found.addAll(inside(token, token.to(), isSign ? WHOLE_GAME : NO_GAME));
    }

    /**
     * The runs in a bracket or a comment.
     *
     * @param least the least number of legal moves of a game if there are no words beside it
     */
    private List<MoveRun> inside(Token token, int past, int least) {
      int first = token.from() + 1;
      if (depth == DEEPEST || MoveWord.squares(text, first, past) < CLEAR_SQUARES) {
        return List.of();
      }
      TextLine piece = line.piece(first, past);
      String words = text.substring(first, past);
      List<Token> cut = Lexer.tokens(piece, words, 0, new HiddenElements(name -> false));
      int needed = cut.stream().allMatch(Finder::isOfMoves) ? least : Math.max(least, WHOLE_GAME);
      return new Finder(piece, words, cut, depth + 1)
          .find().stream()
              .map(
                  each ->
                      new MoveRun(
                          token.from(),
                          first + each.from,
                          first + each.to,
                          Math.max(needed, each.least)))
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
        found.add(new MoveRun(from, from, to, CLEAR_RUN));
      }
      from = -1;
      squares = 0;
    }
  }
}
