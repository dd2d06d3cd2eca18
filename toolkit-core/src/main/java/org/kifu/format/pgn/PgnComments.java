package org.kifu.format.pgn;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.kifu.game.SourceLocation;
import org.kifu.notation.Comments;
import org.kifu.source.text.TextCursor;

/**
 * Comments: text in braces, after a semicolon, and lines that begin with a percent sign. A node of
 * SGF, {@code ;B[f5]}, and an object of JSON, {@code {"moves":...}}, are not comments.
 */
public final class PgnComments implements Comments {
  /** The number of bytes in which the end of a comment is looked for after a tag in it. */
  private static final int AFTER_TAG = 1 << 14;

  /** The number of bytes in which the name of a field or a property is looked for. */
  private static final int AHEAD = 64;

  /** The offset before which no comment in braces has an end. */
  private long open;

  @Override
  public boolean take(TextCursor cursor) {
    return switch (cursor.peek()) {
      case '%' -> takeLine(cursor);
      case ';' -> !isNodeAt(cursor) && takeLine(cursor);
      case '{' -> !isObjectAt(cursor) && takeBraces(cursor);
      default -> false;
    };
  }

  @Override
  public boolean isWithinLines(int sign) {
    return sign == '{' || sign == ';';
  }

  @Override
  public boolean isOpenAt(TextCursor cursor) {
    return cursor.peek() == '{' && !isObjectAt(cursor);
  }

  @Override
  public boolean isNextGameAt(TextCursor cursor) {
    return cursor.here().column() == 1 && PgnLexer.isTagAt(cursor);
  }

  private static boolean takeLine(TextCursor cursor) {
    Comments.takeLine(cursor);
    return true;
  }

  private boolean takeBraces(TextCursor cursor) {
    SourceLocation where = cursor.here();
    if (where.offset() < open) {
      return false;
    }
    cursor.next();
    boolean isEnded = takeText(cursor, new ByteArrayOutputStream(), TextCursor.MAX_BYTES / 2);
    if (!isEnded) {
      open = cursor.offset();
      cursor.returnTo(where);
    }
    return isEnded;
  }

  /**
   * Takes the text of a comment in braces and its end. A tag in a comment that has an end belongs
   * to the comment; otherwise the next game begins with the tag, and the cursor stays before it.
   *
   * @param text takes the text
   * @param most the most bytes to take since the mark of the cursor
   * @return whether the comment has an end
   */
  static boolean takeText(TextCursor cursor, ByteArrayOutputStream text, int most) {
    @Nullable SourceLocation tag = null;
    while (cursor.peek() != '}') {
      tag = tag == null && isFirstTagAt(cursor) ? cursor.here() : tag;
      boolean isMissing = tag != null && isEndMissing(cursor, tag);
      if (isMissing || cursor.peek() == TextCursor.END || cursor.markedCount() >= most) {
        if (tag != null) {
          cursor.returnTo(tag);
        }
        return false;
      }
      PgnLexer.keep(text, cursor.next());
    }
    cursor.next();
    return true;
  }

  /** Whether a tag begins here with which a game may begin, or continue. */
  private static boolean isFirstTagAt(TextCursor cursor) {
    return cursor.peek() == '['
        && PgnLexer.isTagAt(cursor)
        && (cursor.here().column() == 1 || PgnLexer.nameAt(cursor).equals(PgnLexer.FIRST));
  }

  /** Whether another comment begins after a tag, or the end is too far from it. */
  private static boolean isEndMissing(TextCursor cursor, SourceLocation tag) {
    return cursor.peek() == '{'
        || cursor.offset() - tag.offset() >= AFTER_TAG
        || cursor.markedCount() >= TextCursor.MAX_BYTES - AFTER_TAG;
  }

  /** Whether a comment that goes on with this text after a tag would be read as one without end. */
  static boolean mayEndAt(String text) {
    return text.indexOf('{') >= 0 || text.getBytes(StandardCharsets.UTF_8).length >= AFTER_TAG;
  }

  private static boolean isNodeAt(TextCursor cursor) {
    int name = blanksAt(cursor, 1);
    int end = name;
    while (end < AHEAD && isLetter(cursor.peek(end))) {
      end++;
    }
    int most = cursor.peek(name) <= 'Z' ? AHEAD : 2; // small letters are one or two
    return end > name && end - name <= most && cursor.peek(end) == '[';
  }

  private static boolean isObjectAt(TextCursor cursor) {
    int quote = blanksAt(cursor, 1);
    int end = quote + 1;
    while (end < AHEAD && cursor.peek(end) != '"' && cursor.peek(end) != TextCursor.END) {
      end++;
    }
    return cursor.peek(quote) == '"' && cursor.peek(blanksAt(cursor, end + 1)) == ':';
  }

  private static int blanksAt(TextCursor cursor, int from) {
    int at = from;
    while (at < AHEAD && TextCursor.isBlank(cursor.peek(at))) {
      at++;
    }
    return at;
  }

  private static boolean isLetter(int c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }
}
