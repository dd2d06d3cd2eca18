package org.kifu.format.text.page;

import org.jspecify.annotations.Nullable;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.TextLine;

/**
 * Characters that follow one another in a line, or that were written for one stretch of it.
 *
 * @param start the index of the first character
 * @param index the index in the line of the character from which the first one comes
 * @param endLine the line in which the stretch ends, if all characters were written for it; null if
 *     they are the characters of the line
 * @param end the index after the stretch in the line in which it ends
 */
record PlacedStretch(int start, TextLine line, int index, @Nullable TextLine endLine, int end) {
  /** Signs of discs and squares that are wide although others around them are not. */
  private static final String WIDE_SIGNS = "⚪⚫⬛⬜◽◾";

  /** Characters of a line. */
  PlacedStretch(int start, TextLine line, int index) {
    this(start, line, index, null, 0);
  }

  /** The index in the line from which a character comes. */
  int indexOf(int i) {
    return endLine == null ? index + i - start : index;
  }

  SourceLocation at(int i) {
    return line.at(indexOf(i));
  }

  SourceLocation after(int i) {
    int next = index + i - start + 1;
    return endLine != null
        ? endLine.at(end)
        : next > line.text().length() ? line.end() : line.at(next);
  }

  /** The characters of the source for some of its characters, which are given. */
  String raw(int at, int past, String characters) {
    int first = index + at - start;
    boolean isOfLine = endLine == null && first + past - at <= line.text().length();
    return isOfLine ? line.raw(first, first + past - at) : characters;
  }

  /** The rest from one of its characters on, with another index of its first character. */
  PlacedStretch from(int i, int newStart) {
    return new PlacedStretch(newStart, line, indexOf(i), endLine, end);
  }

  int original(int i, char written) {
    int at = index + i - start;
    return endLine != null || at >= line.text().length() ? written : line.original(at);
  }

  int width(int i, char written) {
    int at = index + i - start;
    boolean isAgain = endLine == null && at < line.text().length() && line.isOfBefore(at);
    return isAgain ? 0 : isWide(original(i, written)) ? 2 : 1;
  }

  private static boolean isWide(int c) {
    return c >= 0x1100
        && (c <= 0x115F
            || c >= 0x2E80 && c <= 0xA4CF
            || c >= 0xAC00 && c <= 0xD7A3
            || c >= 0xF900 && c <= 0xFAFF
            || c >= 0xFE30 && c <= 0xFE6F
            || c >= 0xFF01 && c <= 0xFF60
            || c >= 0xFFE0 && c <= 0xFFE6
            || c >= 0x1F300 && c <= 0x1FAFF
            || WIDE_SIGNS.indexOf(c) >= 0);
  }

  /** A stretch for which characters were written, from an index in this one's line on. */
  PlacedStretch until(TextLine lineOfEnd, int indexOfEnd, int indexOfStart, int newStart) {
    return new PlacedStretch(newStart, line, indexOfStart, lineOfEnd, indexOfEnd);
  }

  boolean isContinuedBy(PlacedStretch next) {
    return endLine == null
        && next.endLine == null
        && line == next.line
        && next.index - index == next.start - start;
  }
}
