package org.kifu.format.text.page;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The signs between the fields of a table. A line is a row of a table if lines beside it have the
 * same number of the same sign.
 */
final class Delimiters {
  /** The answer for a line that is no row of a table. */
  static final char NONE = 0;

  private static final char[] USUAL = {'|', '\t', ';', ','};
  private static final char[] LATEX = {'&'};

  /** From this number of commas, or of rows, on, commas are not those of a sentence. */
  private static final int MANY = 3;

  /** The number of rows below which signs between words are those of sentences. */
  private static final int FEW_ROWS = 4;

  /** A sign of a sentence, between two words. */
  private static final Pattern IN_SENTENCE =
      Pattern.compile("\\p{L}\\s?[,;]\\s+\\p{L}", Pattern.UNICODE_CHARACTER_CLASS);

  private final List<PlacedText> lines;
  private final char[] found;

  private Delimiters(List<PlacedText> lines) {
    this.lines = lines;
    this.found = new char[lines.size()];
  }

  /**
   * The sign between the fields of each line, or {@link #NONE}.
   *
   * @param isLatex whether the lines are LaTeX, whose fields have {@code &} between them
   */
  static char[] of(List<PlacedText> lines, boolean isLatex) {
    Delimiters delimiters = new Delimiters(lines);
    for (char sign : isLatex ? LATEX : USUAL) {
      delimiters.find(sign);
    }
    return delimiters.found;
  }

  private void find(char sign) {
    int[] counts = lines.stream().mapToInt(line -> count(line, sign)).toArray();
    int from = 0;
    while (from < counts.length) {
      if (counts[from] == 0 || found[from] != NONE) {
        from++;
        continue;
      }
      int to = from + 1;
      while (to < counts.length && found[to] == NONE && belongs(counts, from, to)) {
        to++;
      }
      if (isTable(sign, counts[from], from, to)) {
        Arrays.fill(found, from, to, sign);
      }
      from = to;
    }
  }

  /** The number of signs in a line, without those between double quotes. */
  private static int count(PlacedText line, char sign) {
    boolean hasQuotes = hasPairsOfQuotes(line);
    boolean isQuoted = false;
    int count = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      isQuoted ^= c == '"' && hasQuotes;
      count += c == sign && !isQuoted ? 1 : 0;
    }
    return count;
  }

  private static boolean hasPairsOfQuotes(PlacedText line) {
    int quotes = 0;
    for (int i = 0; i < line.length(); i++) {
      quotes += line.charAt(i) == '"' ? 1 : 0;
    }
    return quotes > 0 && quotes % 2 == 0;
  }

  private boolean belongs(int[] counts, int from, int line) {
    return counts[line] == counts[from] || RuledLine.is(lines.get(line));
  }

  private boolean isTable(char sign, int count, int from, int to) {
    int rows = to - from;
    return switch (sign) {
      case '|' -> rows > 1 || count >= MANY;
      case '\t' -> true;
      case ',' -> rows > 1 && (rows >= MANY || count >= MANY) && !areSentences(from, to);
      default -> rows > 1 && !areSentences(from, to);
    };
  }

  private boolean areSentences(int from, int to) {
    return to - from < FEW_ROWS
        && lines.subList(from, to).stream().allMatch(line -> IN_SENTENCE.matcher(line).find());
  }
}
