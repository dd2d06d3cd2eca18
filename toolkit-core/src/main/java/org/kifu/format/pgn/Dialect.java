package org.kifu.format.pgn;

import org.kifu.notation.RecordDraft;
import org.kifu.source.TextCursor;

/** What differs between the games that are written in the manner of PGN. */
interface Dialect {
  /** The sign of a comment up to the end of its line. */
  char lineComment();

  /** The tag of a glyph. */
  String glyphTag();

  /** Whether the moves that stand here are of a game without tags, and not of the one at hand. */
  boolean beginsAnew(TextCursor cursor);

  /** Takes the next word. */
  String word(PgnLexer lexer);

  /** Says what a word is. */
  PgnWord read(String word);

  /** Begins to collect the facts of a game. */
  Facts facts(RecordDraft draft);
}
