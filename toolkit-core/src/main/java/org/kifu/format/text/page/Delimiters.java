package org.kifu.format.text.page;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The signs between the fields of a table. A line is a row of a table if lines beside it have the
 * same number of the same sign.
 */
final class Delimiters {
  /** The answer for a line that is no row of a table. */
  static final char NONE = 0;

  /** Signs that stand around the fields of a row as well. */
  static final String BARS = "|│║┃";

  private static final char[] USUAL = {'|', '│', '║', '┃', '\t', ';', ','};
  private static final char[] LATEX = {'&'};

  /** From this number of commas, or of rows, on, commas are not those of a sentence. */
  private static final int MANY = 3;

  /** The number of rows below which signs between words are those of sentences. */
  private static final int FEW_ROWS = 4;

  /** The letters of a word that may name a column. */
  private static final int LETTERS = 4;

  /** A sign of a sentence, between two words. */
  private static final Pattern IN_SENTENCE =
      Pattern.compile("\\p{L}\\s?[,;]\\s+\\p{L}", Pattern.UNICODE_CHARACTER_CLASS);

  private final List<PlacedText> lines;
  private final long[] signs;
  private final char[] found;

  private Delimiters(List<PlacedText> lines, long[] signs) {
    this.lines = lines;
    this.signs = signs;
    this.found = new char[lines.size()];
  }

  /**
   * The sign between the fields of each line, or {@link #NONE}.
   *
   * @param signs the {@link LineSigns} of each line
   * @param isLatex whether the lines are LaTeX, whose fields have {@code &} between them
   */
  static char[] of(List<PlacedText> lines, long[] signs, boolean isLatex) {
    Delimiters delimiters = new Delimiters(lines, signs);
    for (char sign : isLatex ? LATEX : USUAL) {
      delimiters.find(sign);
    }
    return delimiters.found;
  }

  /** The number of signs in each line; null if no line has the sign. */
  private int @Nullable [] counts(char sign) {
    long bit = LineSigns.of(String.valueOf(sign));
    int @Nullable [] counts = null;
    for (int i = 0; i < lines.size(); i++) {
      if ((signs[i] & bit) != 0) {
        counts = counts == null ? new int[lines.size()] : counts;
        counts[i] = count(lines.get(i), sign);
      }
    }
    return counts;
  }

  private void find(char sign) {
    int @Nullable [] counts = counts(sign);
    int from = 0;
    int named = 0;
    while (counts != null && from < counts.length) {
      if (counts[from] == 0 || found[from] != NONE) {
        from++;
        continue;
      }
      int to = from + 1;
      boolean isNamed = counts[from] >= MANY - 1 && mayBeHeading(lines.get(from), sign);
      while (to < counts.length && found[to] == NONE && belongs(counts, from, to)) {
        to++;
      }
      to = isNamed ? goOn(sign, counts, from, to) : to;
      boolean isRow = counts[from] == named && counts[from] >= MANY;
      if (isRow || isTable(sign, counts[from], from, to)) {
        named = isNamed ? counts[from] : named;
        Arrays.fill(found, from, to, sign);
      }
      from = to;
    }
  }

  /** The index after the rows of a table with those below it that lack fields, or have too many. */
  private int goOn(char sign, int[] counts, int from, int past) {
    int to = past;
    while (to < counts.length
        && found[to] == NONE
        && counts[to] >= MANY - 1
        && mayBeRow(sign, counts[from], counts[to], lines.get(to))) {
      to++;
    }
    return to;
  }

  /** Whether a line with another number of signs than a table may be a row of it. */
  private static boolean mayBeRow(char sign, int usual, int count, PlacedText line) {
    return 2 * count >= usual && count <= 2 * usual && 2 * blanksBehind(line, sign) < count;
  }

  /** The number of signs with a blank behind them, as they are in sentences. */
  private static int blanksBehind(PlacedText line, char sign) {
    int count = 0;
    for (int i = 0; i + 1 < line.length(); i++) {
      count += line.charAt(i) == sign && line.charAt(i + 1) == ' ' ? 1 : 0;
    }
    return count;
  }

  /** Whether a line may name columns: each field begins with a letter, and all are different. */
  private static boolean mayBeHeading(PlacedText line, char sign) {
    Set<String> names = new HashSet<>();
    boolean isWord = false;
    for (String field : line.toString().split(Pattern.quote(String.valueOf(sign)), -1)) {
      String name = field.strip().replace("\"", "");
      if (name.isEmpty() || !Character.isLetter(name.charAt(0)) || !names.add(name)) {
        return false;
      }
      isWord |= name.chars().filter(Character::isLetter).count() >= LETTERS;
    }
    return isWord && blanksBehind(line, sign) == 0;
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
    return counts[line] == counts[from] || RuledLine.is(lines.get(line), signs[line]);
  }

  private boolean isTable(char sign, int count, int from, int to) {
    int rows = to - from;
    return switch (sign) {
      case '|', '│', '║', '┃' -> rows > 1 || count >= MANY;
      case '\t' -> true;
      case ',' ->
          rows > 1
              && (rows >= MANY
                  || count >= MANY
                  || count >= MANY - 1 && mayBeHeading(lines.get(from), sign))
              && !areSentences(from, to);
      default -> rows > 1 && !areSentences(from, to);
    };
  }

  private boolean areSentences(int from, int to) {
    return to - from < FEW_ROWS
        && lines.subList(from, to).stream().allMatch(line -> IN_SENTENCE.matcher(line).find());
  }
}
