package org.kifu.format.pgn;

import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.notation.RecordDraft;
import org.kifu.source.text.TextCursor;

/** A way of writing games in the manner of PGN. */
public interface PgnDialect {
  /** Whether the percent sign here begins a comment up to the end of its line. */
  boolean isLineCommentAt(TextCursor cursor);

  /** The tag of a glyph. */
  String glyphTag();

  /** Whether the moves here belong to a game without tags, and not to the current game. */
  boolean beginsAnew(TextCursor cursor);

  /** Takes the next word. */
  String word(PgnLexer lexer);

  /** Reads a word. */
  PgnWord read(String word);

  /** Starts to collect the facts of a game. */
  Tags facts(RecordDraft draft);

  /** The tags of one game, and its result. */
  interface Tags {
    /** Takes a tag. */
    void take(String name, String value, SourceLocation where);

    /**
     * Takes note of a move.
     *
     * @param written the move without its number
     * @param isOfGame whether the move is outside all variations
     */
    default void move(String written, SourceLocation where, boolean isOfGame) {}

    /** Whether words after the moves are a result, which may have blanks. */
    boolean isResult(String words);

    /** Takes the result after the moves. */
    void end(String written, SourceLocation where);

    /**
     * Ends the game.
     *
     * @param end the place after its last move
     */
    ParsedGame parsed(SourceLocation end, TextCursor cursor);
  }
}
