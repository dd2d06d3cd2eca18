package org.kifu.table;

import java.util.ArrayList;
import java.util.List;

/** Text in lines that fit: broken at blanks, in Japanese between any two signs that allow it. */
final class WrappedText {
  /** What begins no line, and what ends none. */
  private static final String CLOSING = "、。，．・：；？！）］｝」』】〉》〕々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ％";

  private static final String OPENING = "（［｛「『【〈《〔";

  private WrappedText() {}

  /**
   * The lines, each ended.
   *
   * @param head begins the first line; the others are indented as far
   * @param width the most cells of a line
   */
  static String of(String head, String words, int width) {
    StringBuilder text = new StringBuilder();
    StringBuilder line = new StringBuilder(head);
    String gap = " ";
    for (String word : words.split(" ", -1)) {
      for (String piece : pieces(word)) {
        if (Cells.width(line + gap + piece) > width) {
          text.append(line.toString().stripTrailing()).append('\n');
          line = new StringBuilder(" ".repeat(Cells.width(head)));
          gap = " ";
        }
        line.append(gap).append(piece);
        gap = "";
      }
      gap = " ";
    }
    return text.append(line.toString().stripTrailing()).append('\n').toString();
  }

  /** The parts of a word between which a line may end. */
  private static List<String> pieces(String word) {
    List<String> pieces = new ArrayList<>();
    int start = 0;
    int before = 0;
    for (int at = 0; at < word.length(); at = word.offsetByCodePoints(at, 1)) {
      int character = word.codePointAt(at);
      if (at > 0 && mayBreak(before, character)) {
        pieces.add(word.substring(start, at));
        start = at;
      }
      before = character;
    }
    pieces.add(word.substring(start));
    return pieces;
  }

  private static boolean mayBreak(int before, int after) {
    return (Cells.isWide(before) || Cells.isWide(after))
        && OPENING.indexOf(before) < 0
        && CLOSING.indexOf(after) < 0;
  }
}
