package org.kifu.format.pgn;

import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.notation.RecordDraft;
import org.kifu.source.text.TextCursor;

/** A way of writing games in the manner of PGN. */
public interface PgnDialect {
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
  Tags facts(RecordDraft draft);

  /** The tags of one game, and its result. */
  interface Tags {
    /** Takes a tag. */
    void take(String name, String value, SourceLocation where);

    /**
     * Hears of a move.
     *
     * @param written without its number
     * @param isOfGame whether it stands in no variation
     */
    default void move(String written, SourceLocation where, boolean isOfGame) {}

    /** Takes the result behind the moves. */
    void end(String written, SourceLocation where);

    /**
     * Ends the game.
     *
     * @param end the place after its last move
     */
    ParsedGame parsed(SourceLocation end, TextCursor cursor);
  }
}
