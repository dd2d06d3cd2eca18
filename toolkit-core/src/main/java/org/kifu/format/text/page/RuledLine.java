package org.kifu.format.text.page;

import java.util.List;
import java.util.regex.Pattern;

/** A line of a table that only rules it off, such as {@code +----+----+}. */
final class RuledLine {
  private static final String SIGNS = "|+:=-_.─│┌┐└┘├┤┬┴┼━┃╋═║╔╗╚╝╠╣╦╩╬\\";
  private static final long SIGN_BITS = LineSigns.of(SIGNS);
  private static final Pattern BELOW_HEAD =
      Pattern.compile("\\s*+\\|?\\s*+:?-++:?\\s*+(?:\\|\\s*+:?-++:?\\s*+){7,}+\\|?\\s*+");

  private static final String COMMAND = "\\hline";

  /** The length above which a line of such signs is no accident. */
  private static final int LEAST = 4;

  /** The number of different signs from which on a line is more than a rule. */
  private static final int MANY = 6;

  /** The number of squares of a row of a board. */
  private static final int BOARD = 8;

  private RuledLine() {}

  /**
   * Whether a line is a rule, and not a row of a board whose squares are all empty.
   *
   * @param signs its {@link LineSigns}
   */
  static boolean is(PlacedText line, long signs) {
    return (signs & SIGN_BITS) != 0 && mayBe(line) && isRule(line);
  }

  /** Whether a line names no column, or is the line of dashes below, of a table in Markdown. */
  static boolean isOfHead(List<PlacedText> lines, int index) {
    return isBelowHead(lines, index) || isBlankHead(lines, index);
  }

  /** Whether a line of dashes stands between the head of a table in Markdown and its rows. */
  private static boolean isBelowHead(List<PlacedText> lines, int index) {
    return index > 0
        && mayBe(lines.get(index))
        && BELOW_HEAD.matcher(lines.get(index)).matches()
        && isHead(lines.get(index - 1))
        && (index == 1 || lines.get(index - 2).toString().indexOf('|') < 0);
  }

  /** Whether a line is a head of a table in Markdown that names no column. */
  private static boolean isBlankHead(List<PlacedText> lines, int index) {
    return index + 1 < lines.size()
        && isBelowHead(lines, index + 1)
        && lines.get(index).toString().replace('|', ' ').isBlank();
  }

  private static boolean isHead(PlacedText line) {
    String text = line.toString();
    return text.indexOf('|') >= 0 && text.indexOf('-') < 0;
  }

  /** Whether the first sign of a line may be one of a rule; most lines begin with another one. */
  private static boolean mayBe(PlacedText line) {
    int at = 0;
    while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
      at++;
    }
    return at < line.length() && SIGNS.indexOf(line.charAt(at)) >= 0;
  }

  private static boolean isRule(PlacedText line) {
    String signs = line.toString().replace(COMMAND, "").strip();
    if (line.toString().strip().length() < LEAST) {
      return false;
    }
    boolean isOfSigns =
        signs.chars().allMatch(c -> Character.isWhitespace(c) || c != '.' && SIGNS.indexOf(c) >= 0);
    return isOfSigns
        && signs.chars().filter(c -> !Character.isWhitespace(c)).distinct().count() < MANY
        && !isEmptyRow(signs);
  }

  /**
   * Whether there are eight signs, each with a blank or a bar behind it, or all together; or blanks
   * between nine bars.
   */
  private static boolean isEmptyRow(String signs) {
    String squares = signs.replaceAll("[\\s|]", "");
    if (squares.isEmpty()) {
      return signs.chars().filter(c -> c == '|').count() == BOARD + 1 && signs.contains("| ");
    }
    boolean isOfSquares = squares.chars().allMatch(c -> c == '-' || c == '+' || c == '.');
    return squares.length() == BOARD && isOfSquares && (signs.length() == BOARD || hasGaps(signs));
  }

  private static boolean hasGaps(String signs) {
    return signs.chars().anyMatch(c -> Character.isWhitespace(c) || c == '|');
  }
}
