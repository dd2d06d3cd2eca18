package org.kifu.format.text.page;

import java.util.List;

/** Reads keys with values in brackets in one walk. */
final class BracketsReader implements DressReader {
  /** The longest value at the end of a text that waits for the text behind it. */
  private static final int MOST_WAITING = 1 << 16;

  private final Group group;
  private final Page page;
  private int trees;
  private int depth;
  private String key = "";

  /** The depth at which the branches are that are left out; no depth at first. */
  private int leftOutFrom = Integer.MAX_VALUE;

  BracketsReader(Group group, Page page) {
    this.group = group;
    this.page = page;
  }

  @Override
  public int read(PlacedText text, boolean isEnd) {
    String written = text.toString();

    int words = 0;
    int at = 0;
    while (at < written.length()) {
      char c = written.charAt(at);
      if (c == '[') {
        int end = end(written, at + 1);
        boolean isCut = end == written.length() && !isEnd && end - at < MOST_WAITING;
        if (isCut) {
          return words;
        }
        if (end == written.length()) {
          page.leaveOut(LeftOut.Kind.CUT, text.piece(at + 1, end), group.item(trees));
        } else {
          add(key, text.piece(at + 1, end));
        }
        at = Math.min(end + 1, written.length());
        words = at;
        continue;
      }
      if (Character.isLetter(c)) {
        int end = at + 1;
        while (end < written.length() && Character.isLetterOrDigit(written.charAt(end))) {
          end++;
        }
        key = written.substring(at, end);
        words = at;
        at = end;
        continue;
      }
      if (c == '(') {
        open();
      } else if (c == ')') {
        depth = Math.max(0, depth - 1);
        leftOutFrom = depth == 0 ? Integer.MAX_VALUE : Math.min(leftOutFrom, depth + 1);
      }
      at++;
      words = Character.isWhitespace(c) ? words : at;
    }
    return isEnd ? at : words;
  }

  private void open() {
    depth++;
    if (depth == 1) {
      trees++;
      page.breakOff();
    }
  }

  /** The index of the bracket that ends a value. */
  private static int end(String text, int from) {
    int i = from;
    while (i < text.length() && text.charAt(i) != ']') {
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    return Math.min(i, text.length());
  }

  private void add(String key, PlacedText value) {
    Group tree = group.item(trees);
    PlacedText plain = DataStrings.withoutBackslashes(value);
    if (depth >= leftOutFrom) {
      page.leaveOut(LeftOut.Kind.VARIATION, value, tree);
    } else if (!plain.isBlank()) {
      page.add(RowKind.DATA, tree, List.of(new Cell(plain, key)));
    }
  }
}
