package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.kifu.source.text.TextLine;

/**
 * A table of MediaWiki: <code>{|</code> to <code>|}</code>, with {@code |-} between its rows. Its
 * cells begin with a bar or an exclamation mark at the beginning of a line, or with two of these
 * after another cell. Attributes of a cell end with a bar.
 */
final class WikiTable {
  /** Bold and italic text, the beginning of a caption, and links, whose last words are shown. */
  private static final Pattern MARKS =
      Pattern.compile("'{2,5}|^\\s*\\|\\+|\\[\\[(?:[^\\[\\]|]*+\\|)?+(?<words>[^\\[\\]|]*+)\\]\\]");

  /** The most cells of a board. */
  private static final int MOST = 100;

  private List<DiagramCell> cells = new ArrayList<>();
  private boolean isInside;

  /** The words of a text without the marks of MediaWiki. */
  static String words(String text) {
    boolean mayBe = text.contains("''") || text.contains("[[") || text.contains("|+");
    return mayBe ? MARKS.matcher(text).replaceAll("${words}") : text;
  }

  /** Whether a line belongs to a table; its caption, after {@code |+}, does not. */
  boolean takes(TextLine line) {
    String text = line.text();
    int first = first(text);
    return text.startsWith("{|", first)
        || isInside && isMark(text, first) && !text.startsWith("|+", first);
  }

  /** Whether a table has begun and not ended. */
  boolean isInside() {
    return isInside;
  }

  /** Returns the row that ends in a line, if there is one. */
  List<DiagramRow> rows(TextLine line) {
    String text = line.text();
    int first = first(text);
    boolean isBegin = text.startsWith("{|", first);
    boolean isEnd = text.startsWith("|}", first);
    if (isBegin || isEnd || text.startsWith("|-", first)) {
      List<DiagramRow> rows =
          cells.isEmpty() ? List.of() : List.of(new DiagramRow(cells.getLast().line(), cells));
      cells = new ArrayList<>();
      isInside = !isEnd;
      return rows;
    }
    char mark = text.charAt(first);
    int from = first + 1;
    for (int at = from; at <= text.length(); at++) {
      boolean isNext = text.startsWith("||", at) || mark == '!' && text.startsWith("!!", at);
      if (at == text.length() || isNext) {
        take(line, from, at);
        at += isNext ? 1 : 0;
        from = at + 1;
      }
    }
    return List.of();
  }

  private void take(TextLine line, int from, int to) {
    if (cells.size() < MOST) {
      int bar = line.text().lastIndexOf('|', to - 1);
      int begin = bar >= from ? bar + 1 : from;
      cells.add(PageTable.cell(line, begin, to));
    }
  }

  private static int first(String text) {
    int first = 0;
    while (first < text.length() && Character.isWhitespace(text.charAt(first))) {
      first++;
    }
    return first;
  }

  private static boolean isMark(String text, int at) {
    return at < text.length() && (text.charAt(at) == '|' || text.charAt(at) == '!');
  }
}
