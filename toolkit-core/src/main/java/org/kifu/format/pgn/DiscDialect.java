package org.kifu.format.pgn;

import org.kifu.notation.RecordDraft;
import org.kifu.source.text.TextCursor;

/**
 * The dialect of PGN for games in which discs are placed.
 *
 * @param rules the name of the rules
 */
record DiscDialect(String rules) implements PgnDialect {
  /** The tag of a glyph in records. */
  static final String GLYPH = "pgn:NAG";

  /** Whether a game begins here, with a tag or with its first move. */
  static boolean beginsAt(TextCursor cursor) {
    return PgnLexer.isGameAt(cursor) || FirstMove.isAt(cursor);
  }

  @Override
  public boolean isLineCommentAt(TextCursor cursor) {
    return cursor.here().column() == 1;
  }

  @Override
  public String glyphTag() {
    return GLYPH;
  }

  @Override
  public boolean beginsAnew(TextCursor cursor) {
    return FirstMove.isUsualAt(cursor) || FirstMove.isOtherListAt(cursor);
  }

  /** Takes a word; squares written together are a word each, {@code f5d6c3}. */
  @Override
  public String word(PgnLexer lexer) {
    return lexer.areSquaresAhead() ? lexer.word(2) : lexer.word();
  }

  @Override
  public PgnWord read(String word) {
    return PgnWord.read(word);
  }

  @Override
  public PgnDialect.Tags facts(RecordDraft draft) {
    return new PgnTags(draft, rules);
  }

  /**
   * The number of the first move with the move after it, examined before it is taken; or a line of
   * moves in another notation.
   */
  private static final class FirstMove {
    /** The squares with which a game from the usual start begins. */
    private static final String USUAL = "f5d6c4e3";

    private static final int MOST_BLANKS = 64;

    /** The least number of squares; fewer that are together may have lost their blanks. */
    private static final int LEAST_SQUARES = 5;

    private FirstMove() {}

    /** Whether a first move is here; a number without a move, as in {@code Version 1.2}, is not. */
    static boolean isAt(TextCursor cursor) {
      int at = moveAt(cursor);
      return at > 0 && (cursor.peek(at) == '{' || isSquare(cursor, at));
    }

    /** Whether it begins a line and is one of the four first moves from the usual start. */
    static boolean isUsualAt(TextCursor cursor) {
      int at = moveAt(cursor);
      return at > 0
          && isSquare(cursor, at)
          && USUAL.contains("" + (char) file(cursor, at) + (char) cursor.peek(at + 1))
          && cursor.here().column() == 1;
    }

    /** Whether a line begins with squares that are together, with or without signs between them. */
    static boolean isOtherListAt(TextCursor cursor) {
      int squares = 0;
      int at = signAt(cursor, 0);
      while (squares < LEAST_SQUARES && isSquare(cursor, at)) {
        squares++;
        at = signAt(cursor, at + 2);
      }
      return squares == LEAST_SQUARES && cursor.here().column() == 1;
    }

    private static int signAt(TextCursor cursor, int at) {
      int c = cursor.peek(at);
      return c == '+' || c == '-' ? at + 1 : at;
    }

    /** The number of characters before the move; 0 if there is no number of a first move. */
    private static int moveAt(TextCursor cursor) {
      if (cursor.peek() != '1' || cursor.peek(1) != '.') {
        return 0;
      }
      int at = 2;
      while (at < MOST_BLANKS && TextCursor.isBlank(cursor.peek(at))) {
        at++;
      }
      return cursor.peek(at + 1) == '@' ? at + 2 : at; // P@f5
    }

    private static boolean isSquare(TextCursor cursor, int at) {
      int file = file(cursor, at);
      int rank = cursor.peek(at + 1);
      return file >= 'a' && file <= 'z' && rank >= '1' && rank <= '9';
    }

    private static int file(TextCursor cursor, int at) {
      return Character.toLowerCase(cursor.peek(at));
    }
  }
}
