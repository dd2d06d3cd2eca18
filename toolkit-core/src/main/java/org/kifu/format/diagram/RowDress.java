package org.kifu.format.diagram;

import java.util.BitSet;
import java.util.regex.Pattern;
import org.kifu.source.text.TextLine;

/**
 * Signs around the cells of a row that are not cells: the ends of rows of LaTeX, the quotation
 * marks of a spreadsheet, the brackets of a list in a program, the letters and signs with which a
 * typewriter draws lines, and the point after a rank.
 */
final class RowDress {
  /** The greatest length of a row. */
  private static final int MOST_CHARACTERS = 200;

  /** The least number of lines, those between eight cells. */
  private static final int LEAST_LINES = 7;

  private static final String FIELD = "(?:=?\"[^\",;\\t]{0,6}+\"|[^\",;\\t]{0,6}+)";

  /** Cells of a table, some or all in quotation marks. */
  private static final Pattern QUOTED =
      Pattern.compile("\\s*+(?:FIELD[,;\\t]){7,10}+FIELD\\s*+".replace("FIELD", FIELD));

  private RowDress() {}

  /** The line with blanks in place of such signs. */
  static TextLine off(TextLine line) {
    TextLine plain =
        line.text().indexOf('<') < 0 ? PageTable.withoutRowEnds(line) : PageTable.withoutTags(line);
    String text = line.text();
    int first = 0;
    while (first < text.length() && Character.isWhitespace(text.charAt(first))) {
      first++;
    }
    if (first == text.length() || text.length() > MOST_CHARACTERS) {
      return plain;
    }
    char begin = text.charAt(first);
    if (text.indexOf('"') >= 0 && QUOTED.matcher(text).matches()) {
      return blanked(blanked(plain, '"'), '=');
    }
    if (begin == '[' || begin == '{') {
      return withoutBrackets(plain, first);
    }
    boolean isMarked = begin >= '1' && begin <= '8' && isRankMark(text, first + 1);
    plain = isMarked ? plain.blanked(first + 1, first + 2) : plain;
    plain = text.contains("\t|") ? blanked(plain, '\t') : plain;
    return withoutLines(plain);
  }

  private static boolean isRankMark(String text, int at) {
    return at + 1 < text.length()
        && ".):".indexOf(text.charAt(at)) >= 0
        && Character.isWhitespace(text.charAt(at + 1));
  }

  /** The row of a list of lists, {@code [60, 57, ...],}. */
  private static TextLine withoutBrackets(TextLine line, int first) {
    String text = line.text();
    int last = text.length() - 1;
    while (last > first
        && (Character.isWhitespace(text.charAt(last)) || text.charAt(last) == ',')) {
      last--;
    }
    char end = text.charAt(first) == '[' ? ']' : '}';
    boolean isList =
        last > first
            && text.charAt(last) == end
            && text.indexOf(end) == last
            && text.indexOf(',') > first;
    return isList ? line.blanked(first, first + 1).blanked(last, text.length()) : line;
  }

  /** The row without a single sign between its cells, such as the letter I of a typewriter. */
  private static TextLine withoutLines(TextLine line) {
    String text = line.text();
    for (char sign : new char[] {'I', 'l', '!', ':', '/'}) {
      if (text.indexOf(sign) >= 0 && alone(text, sign) >= LEAST_LINES) {
        return blanked(line, sign);
      }
    }
    return line;
  }

  private static int alone(String text, char sign) {
    int alone = 0;
    for (int at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      boolean isApart = at == 0 || Character.isWhitespace(text.charAt(at - 1));
      boolean isBefore = at + 1 == text.length() || Character.isWhitespace(text.charAt(at + 1));
      alone += isApart && isBefore ? 1 : 0;
    }
    return alone;
  }

  private static TextLine blanked(TextLine line, char sign) {
    BitSet signs = new BitSet();
    String text = line.text();
    for (int at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      signs.set(at);
    }
    return line.blanked(signs);
  }
}
