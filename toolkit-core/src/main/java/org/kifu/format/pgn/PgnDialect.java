package org.kifu.format.pgn;

import org.kifu.notation.RecordDraft;
import org.kifu.source.TextCursor;

/**
 * Games in which discs are laid.
 *
 * @param rules the name of the rules
 */
record PgnDialect(String rules) implements Dialect {
  /** The tag of a glyph in records. */
  static final String GLYPH = "pgn:NAG";

  /** Whether a game begins here: with a tag, or with its first move. */
  static boolean beginsAt(TextCursor cursor) {
    return PgnLexer.isGameAt(cursor) || FirstMove.isAt(cursor);
  }

  @Override
  public char lineComment() {
    return ';';
  }

  @Override
  public String glyphTag() {
    return GLYPH;
  }

  @Override
  public boolean beginsAnew(TextCursor cursor) {
    return FirstMove.isUsualAt(cursor) || FirstMove.isOtherListAt(cursor);
  }

  @Override
  public String word(PgnLexer lexer) {
    return lexer.word();
  }

  @Override
  public PgnWord read(String word) {
    return PgnWord.read(word);
  }

  @Override
  public Facts facts(RecordDraft draft) {
    return new PgnTags(draft, rules);
  }
}
