package org.kifu.format.transcript.table;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.kifu.source.text.TextLine;

/**
 * A field of a row of a table, between commas, semicolons, tabs, bars or wide gaps.
 *
 * @param from the index of its first character
 * @param to the index after its last character
 */
record RowField(int from, int to) {
  /** The sign for two blanks or more, as between columns of equal width. */
  static final char GAP = ' ';

  static final char[] SEPARATORS = {',', ';', '\t', '|', GAP};

  /** The greatest length of a line that names columns of equal width. */
  private static final int MOST_CHARACTERS = 500;

  private static final Pattern WORD = Pattern.compile("\\S+");

  private static final Pattern BETWEEN_GAPS = Pattern.compile("\\S++(?: \\S++)*+");

  /** Whether a line has a sign between fields. */
  static boolean mayPart(String text, char sign) {
    return sign == GAP
        ? text.length() <= MOST_CHARACTERS && text.contains("  ")
        : text.indexOf(sign) >= 0;
  }

  String in(TextLine line) {
    return line.text().substring(from, to);
  }

  boolean isEmpty() {
    return from == to;
  }

  /** The fields of a line, without the blanks and quotation marks around them. */
  static List<RowField> of(String text, char sign) {
    return switch (sign) {
      case GAP -> betweenGaps(text);
      default -> separated(text, sign);
    };
  }

  private static List<RowField> betweenGaps(String text) {
    return BETWEEN_GAPS
        .matcher(text)
        .results()
        .map(field -> stripped(text, field.start(), field.end()))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** The words of a line. */
  static List<RowField> ofWords(String text) {
    return WORD.matcher(text)
        .results()
        .map(word -> stripped(text, word.start(), word.end()))
        .toList();
  }

  /**
   * The fields of a line that begin at these places; none if a word extends across one of them, or
   * the last field is shifted by one that is too long.
   */
  static List<RowField> below(String text, List<Integer> starts) {
    List<RowField> fields = new ArrayList<>();
    for (int i = 0; i < starts.size(); i++) {
      int from = Math.min(starts.get(i), text.length());
      int to = i + 1 < starts.size() ? Math.min(starts.get(i + 1), text.length()) : text.length();
      boolean isAcross =
          i > 0
              && from < text.length()
              && !Character.isWhitespace(text.charAt(from))
              && !Character.isWhitespace(text.charAt(from - 1));
      if (isAcross) {
        return new ArrayList<>();
      }
      fields.add(stripped(text, i == 0 ? 0 : from, to));
    }
    boolean isShifted = !fields.getLast().isEmpty() && fields.getLast().from() != starts.getLast();
    return isShifted ? new ArrayList<>() : fields;
  }

  private static List<RowField> separated(String text, char sign) {
    boolean isQuoted = areEven(text);
    List<RowField> fields = new ArrayList<>();
    int from = 0;
    boolean isInside = false;
    for (int i = 0; i <= text.length(); i++) {
      boolean isEnd = i == text.length();
      isInside ^= isQuoted && !isEnd && text.charAt(i) == '"';
      if (isEnd || text.charAt(i) == sign && !isInside) {
        fields.add(stripped(text, from, i));
        from = i + 1;
      }
    }
    return fields;
  }

  /** Whether quotation marks come in pairs. */
  private static boolean areEven(String text) {
    boolean areEven = true;
    for (int at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
      areEven = !areEven;
    }
    return areEven;
  }

  private static RowField stripped(String text, int start, int end) {
    int from = start;
    int to = end;
    while (from < to && isAround(text.charAt(from))) {
      from++;
    }
    while (from < to && isAround(text.charAt(to - 1))) {
      to--;
    }
    return new RowField(from, to);
  }

  private static boolean isAround(char c) {
    return c == '"' || Character.isWhitespace(c);
  }
}
