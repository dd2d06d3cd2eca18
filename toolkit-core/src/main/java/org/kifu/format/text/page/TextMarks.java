package org.kifu.format.text.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The marks of BBCode, Markdown and LaTeX in a line, which say only how text looks. */
final class TextMarks {
  /** The most characters of the value of a tag, which bounds the time for each bracket. */
  private static final int MOST_OF_TAG = 200;

  private static final Pattern MARK =
      Pattern.compile(
          "\\[/?(?:%s)(?:=[^\\]]{0,%d})?\\]".formatted(tags(), MOST_OF_TAG)
              + "|\\|\\||```\\w{0,40}|(?<!\\w)[*_]{1,3}(?=\\w)|(?<=\\w)[*_]{1,3}(?!\\w)|`",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CHARACTER_CLASS);

  private static final Pattern COMMAND = Pattern.compile("\\\\[a-zA-Z]{1,40}\\*?|[${}]");

  private TextMarks() {}

  private static String tags() {
    return TableFile.rows(TextMarks.class, "bbcode.tsv").stream()
        .flatMap(row -> Stream.of(row.getFirst().split(" ")))
        .map(Pattern::quote)
        .collect(Collectors.joining("|"));
  }

  /**
   * A line with a blank for each mark.
   *
   * @param isLatex whether commands of LaTeX are marks too
   */
  static PlacedText off(PlacedText line, boolean isLatex) {
    PlacedText plain = mayHoldMarks(line) ? without(MARK, line) : line;
    return isLatex ? without(COMMAND, plain) : plain;
  }

  private static boolean mayHoldMarks(PlacedText line) {
    for (int i = 0; i < line.length(); i++) {
      switch (line.charAt(i)) {
        case '[', '|', '`', '*', '_' -> {
          return true;
        }
        default -> {}
      }
    }
    return false;
  }

  private static PlacedText without(Pattern marks, PlacedText line) {
    Matcher matcher = marks.matcher(line);
    if (!matcher.find()) {
      return line;
    }
    PlacedText.Rewriter plain = line.rewriter();
    int past = 0;
    do {
      plain.keep(past, matcher.start()).write(" ", matcher.start(), matcher.end());
      past = matcher.end();
    } while (matcher.find());
    return plain.keep(past, line.length()).text();
  }
}
