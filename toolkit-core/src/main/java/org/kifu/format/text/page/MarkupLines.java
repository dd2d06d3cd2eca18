package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;

/** The lines of text between tags, while they are collected. */
final class MarkupLines {
  private final List<PlacedText> lines = new ArrayList<>();
  private final List<PlacedText> pieces = new ArrayList<>();

  /** The most characters of the words in an element that begins a line which may name the rest. */
  private static final int MOST_OF_LABEL = 30;

  /** The gap between such words and the rest. */
  private static final String GAP = "   ";

  /** The last character of the line; the end of a line if it has none. */
  private char last = '\n';

  /** Whether an element has begun where the line begins, and the length of the words in it. */
  private boolean isFirst;

  private int firstLength;

  /**
   * Adds text whose white space, ends of lines too, means a blank.
   *
   * @param text with its entities
   */
  void add(PlacedText text) {
    PlacedText plain = NamedCharacters.decoded(collapsed(text));
    if (plain.length() > 0) {
      pieces.add(plain);
      last = plain.charAt(plain.length() - 1);
    }
  }

  private PlacedText collapsed(PlacedText text) {
    if (isPlain(text)) {
      return text;
    }
    PlacedText.Rewriter plain = text.rewriter();
    int kept = 0;
    boolean isBehindBlank = last == '\n' || last == ' ';
    int i = 0;
    while (i < text.length()) {
      int end = endOfBlanks(text, i);
      boolean isOneBlank = end == i + 1 && text.charAt(i) == ' ' && !isBehindBlank;
      if (end > i && !isOneBlank) {
        plain.keep(kept, i);
        if (!isBehindBlank) {
          plain.write(" ", i, end);
        }
        kept = end;
      }
      isBehindBlank = false;
      i = Math.max(end, i + 1);
    }
    return plain.keep(kept, text.length()).text();
  }

  /** Whether there are only single blanks between other characters. */
  private boolean isPlain(PlacedText text) {
    boolean isBehindBlank = last == '\n' || last == ' ';
    for (int i = 0; i < text.length(); i++) {
      boolean isBlank = isBlank(text.charAt(i));
      if (isBlank && (isBehindBlank || text.charAt(i) != ' ')) {
        return false;
      }
      isBehindBlank = isBlank;
    }
    return true;
  }

  /** The index after white space, but for blanks that do not break a line. */
  private static int endOfBlanks(PlacedText text, int from) {
    int end = from;
    while (end < text.length() && isBlank(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\f';
  }

  /**
   * Adds text whose ends of lines count.
   *
   * @param text with its entities
   */
  void addLines(PlacedText text) {
    addWithoutEntities(NamedCharacters.decoded(text));
  }

  /** Adds text as it is, whose ends of lines count. */
  void addWithoutEntities(PlacedText text) {
    int from = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == '\n') {
        if (i > from) {
          pieces.add(text.piece(from, i));
          last = text.charAt(i - 1);
        }
        if (i < text.length()) {
          breakLine();
        }
        from = i + 1;
      }
    }
  }

  /** Says that an element which is a part of its line begins, or ends. */
  void mark(boolean isEnd) {
    if (!isEnd && pieces.stream().allMatch(PlacedText::isBlank)) {
      isFirst = true;
    } else if (isEnd && isFirst && firstLength == 0) {
      firstLength = pieces.stream().mapToInt(PlacedText::length).sum();
    }
  }

  /** The line, with a gap behind words in an element of their own that may name the rest. */
  private PlacedText line() {
    PlacedText line = PlacedText.glued(List.copyOf(pieces));
    int length = firstLength;
    isFirst = false;
    firstLength = 0;
    boolean mayBeLabel =
        length > 0
            && length <= MOST_OF_LABEL
            && length + 1 < line.length()
            && line.charAt(length) == ' '
            && Character.isUpperCase(line.charAt(length + 1))
            && areWords(line.piece(0, length).toString());
    return mayBeLabel
        ? line.rewriter()
            .keep(0, length)
            .write(GAP, length, length + 1)
            .keep(length + 1, line.length())
            .text()
        : line;
  }

  private static boolean areWords(String text) {
    return text.chars().allMatch(c -> Character.isLetter(c) || c == ' ');
  }

  /** Ends the line, which may be blank; but a blank line is never the first. */
  void breakLine() {
    if (!pieces.isEmpty()) {
      lines.add(withoutBlanksBehind(line()));
      pieces.clear();
    } else if (!lines.isEmpty()) {
      lines.add(lines.getLast().piece(0, 0));
    }
    last = '\n';
  }

  private static PlacedText withoutBlanksBehind(PlacedText line) {
    int end = line.length();
    while (end > 0 && Character.isWhitespace(line.charAt(end - 1))) {
      end--;
    }
    return line.piece(0, end);
  }

  /** Ends the line if it has text. */
  void endLine() {
    if (pieces.stream().allMatch(PlacedText::isBlank)) {
      pieces.clear();
      last = '\n';
    } else {
      breakLine();
    }
  }

  /** Whether there is no text. */
  boolean isBlank() {
    return lines.stream().allMatch(PlacedText::isBlank)
        && pieces.stream().allMatch(PlacedText::isBlank);
  }

  /** The number of lines that have ended. */
  int size() {
    return lines.size();
  }

  /** Ends the line, and removes the lines; the last ones are not blank. */
  List<PlacedText> take() {
    endLine();
    List<PlacedText> taken = takeEnded();
    while (!taken.isEmpty() && taken.getLast().isBlank()) {
      taken.removeLast();
    }
    return taken;
  }

  /** Removes the lines that have ended. */
  List<PlacedText> takeEnded() {
    List<PlacedText> taken = new ArrayList<>(lines);
    lines.clear();
    return taken;
  }
}
