package org.kifu.games.draughts;

import org.kifu.format.ReadOptions;
import org.kifu.format.pgn.PgnDialect;
import org.kifu.format.pgn.PgnLexer;
import org.kifu.format.pgn.PgnWord;
import org.kifu.notation.RecordDraft;
import org.kifu.source.text.TextCursor;

/**
 * The dialect of PGN in which draughts is written.
 *
 * @param asked the name of the rules that were asked for
 * @param advice the words of messages that say how to name the rules
 */
record PdnDialect(String asked, ReadOptions.Advice advice) implements PgnDialect {
  /** The name of the rules, which switches may follow. */
  static final String RUSSIAN = "russian-draughts";

  /** The prefix of the names of tags that are kept. */
  static final String PREFIX = "pdn:";

  /** The name of the tag of a glyph in records. */
  static final String GLYPH = PREFIX + "NAG";

  private static final int MOST_DIGITS = 4;

  /** Whether a game begins here: with a tag, the number of a move, or a move. */
  static boolean beginsAt(TextCursor cursor) {
    int c = cursor.peek();
    int next = cursor.peek(1);
    boolean isSquare = c >= 'a' && c <= 'h' && next >= '1' && next <= '8';
    boolean isNumber = c >= '0' && c <= '9' && isNumbered(cursor);
    return isSquare || isNumber || PgnLexer.isGameAt(cursor);
  }

  /** Whether a number is the number of a move, or the beginning of a move. */
  private static boolean isNumbered(TextCursor cursor) {
    int digits = 1;
    while (digits < MOST_DIGITS && cursor.peek(digits) >= '0' && cursor.peek(digits) <= '9') {
      digits++;
    }
    int sign = cursor.peek(digits);
    return sign == '.' || "-x:".indexOf(sign) >= 0 && cursor.peek(digits + 1) > ' ';
  }

  @Override
  public boolean isLineCommentAt(TextCursor cursor) {
    return true;
  }

  @Override
  public String glyphTag() {
    return GLYPH;
  }

  @Override
  public boolean beginsAnew(TextCursor cursor) {
    return false;
  }

  @Override
  public String word(PgnLexer lexer) {
    return PdnWord.take(lexer);
  }

  @Override
  public PgnWord read(String word) {
    return PdnWord.read(word);
  }

  @Override
  public PgnDialect.Tags facts(RecordDraft draft) {
    return new PdnTags(draft, asked, advice);
  }
}
