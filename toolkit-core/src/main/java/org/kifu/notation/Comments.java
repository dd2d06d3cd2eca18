package org.kifu.notation;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import org.kifu.source.Source;
import org.kifu.source.text.TextCursor;

/**
 * The comments in the text between the games of a notation. Whatever they say is never a game nor a
 * move. An object is for one text, which is read once.
 */
@FunctionalInterface
public interface Comments {
  /** No comments. */
  Comments NONE = cursor -> false;

  /**
   * Bytes of a text.
   *
   * @param from the index of the first byte
   * @param to the index after the last byte
   */
  record Span(int from, int to) {}

  /** The comments of a notation, for one text; none if it is not {@link Commented}. */
  static Comments of(Object notation) {
    return notation instanceof Commented commented ? commented.comments() : NONE;
  }

  /** Lines that begin with a sign. */
  static Comments ofLines(String signs) {
    return cursor -> {
      boolean isComment = signs.indexOf(cursor.peek()) >= 0;
      if (isComment) {
        takeLine(cursor);
      }
      return isComment;
    };
  }

  /** Takes the rest of a line without its end. */
  static void takeLine(TextCursor cursor) {
    for (int c = cursor.peek(); c != TextCursor.END && c != '\n' && c != '\r'; c = cursor.peek()) {
      cursor.next();
    }
  }

  /**
   * Takes the comment that begins here; nothing before it is on its line except for blanks and
   * other comments, or the end of a game, unless it may be {@linkplain #isWithinLines within a
   * line}.
   *
   * @param cursor a cursor with a mark at or before this place
   * @return false, and nothing is taken, if no comment begins here
   */
  boolean take(TextCursor cursor);

  /**
   * Whether a comment without an end begins here, after {@link #take} has taken nothing. It goes on
   * up to {@link #isNextGameAt}.
   */
  default boolean isOpenAt(TextCursor cursor) {
    return false;
  }

  /** Whether a game begins here even within a comment that has no end. */
  default boolean isNextGameAt(TextCursor cursor) {
    return false;
  }

  /**
   * Finds the comments of a text that begins after a game.
   *
   * @param source a source that starts with the text
   */
  default List<Span> in(Source source, byte[] text) {
    if (this == NONE) {
      return List.of();
    }
    TextCursor cursor = new TextCursor(source, new ByteArrayInputStream(text));
    long first = source.start().offset();
    List<Span> spans = new ArrayList<>();
    Place place = new Place();
    while (cursor.peek() != TextCursor.END) {
      int from = (int) (cursor.offset() - first);
      if (place.mayBegin(this, cursor.peek())) {
        cursor.mark();
        if (take(cursor) || place.isBegin() && takeOpenLines(cursor)) {
          spans.add(new Span(from, (int) (cursor.offset() - first)));
          continue;
        }
      }
      place.pass(cursor.next());
    }
    return spans;
  }

  /** Takes the lines of a comment without an end up to a blank one, after which games may be. */
  private boolean takeOpenLines(TextCursor cursor) {
    if (!isOpenAt(cursor)) {
      return false;
    }
    boolean isBlank = false;
    while (cursor.peek() != TextCursor.END && !isBlank && !isNextGameAt(cursor)) {
      takeLine(cursor);
      int line = cursor.here().line();
      cursor.skipBlanks();
      isBlank = cursor.here().line() > line + 1;
    }
    return true;
  }

  /**
   * Whether a comment with this sign may begin in the middle of a line: after a blank.
   *
   * @param sign the first byte of the comment
   */
  default boolean isWithinLines(int sign) {
    return false;
  }

  /**
   * A place in a text that is read from its first byte on, and whether a comment may begin there.
   */
  final class Place {
    private boolean isBegin = true;
    private boolean isBehindBlank;

    /** Whether nothing but blanks and comments is before the place on its line. */
    boolean isBegin() {
      return isBegin;
    }

    /** Whether a comment may begin with this byte; letters, digits and blanks never do. */
    boolean mayBegin(Comments comments, int c) {
      boolean isSign = !Character.isLetterOrDigit(c) && !TextCursor.isBlank(c);
      return isSign && (isBegin || isBehindBlank && comments.isWithinLines(c));
    }

    /** Goes on behind a byte. */
    void pass(int c) {
      isBehindBlank = TextCursor.isBlank(c);
      isBegin = c == '\n' || c == '\r' || isBegin && isBehindBlank;
    }
  }
}
