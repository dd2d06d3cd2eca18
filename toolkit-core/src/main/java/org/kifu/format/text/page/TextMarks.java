package org.kifu.format.text.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The marks of BBCode, Markdown, wikis and LaTeX in a line, which say only how text looks. */
final class TextMarks {
  /** The most characters of the value of a tag, which bounds the time for each bracket. */
  private static final int MOST_OF_TAG = 200;

  private static final Pattern MARK =
      Pattern.compile(
          "\\[/?(?:%s)(?:=[^\\]]{0,%d})?\\]".formatted(tags(), MOST_OF_TAG)
              + "|\\|\\||```\\w{0,40}|(?<!\\w)[*_]{1,3}(?=\\w)|(?<=\\w)[*_]{1,3}(?!\\w)|`"
              + "|(?<!\\w)'{2,3}(?=\\w)|(?<=[\\w:.])'{2,3}(?!\\w)",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CHARACTER_CLASS);

  /** Words between two marks; digits alone are the number of a square that is set off so. */
  private static final Pattern STRUCK =
      Pattern.compile(
          "(?<open>~~|\\[s\\])(?<word>[^~\\[\\]]{0,100}?\\p{L}[^~\\[\\]]{0,100}?)(?:~~|\\[/s\\])");

  /** A row of a board in signs that are marks elsewhere, such as {@code 4 ---O**--}. */
  private static final Pattern BOARD_ROW =
      Pattern.compile("\\s*(?:\\d\\s+)?[-.·_*#+oOxX@]{8}(?:\\s+\\d)?\\s*");

  private static final Pattern COMMAND = Pattern.compile("\\\\[a-zA-Z]{1,40}\\*?|[${}]");

  /** Signs of which a mark, or the end of words that are struck through, has one. */
  private static final long OF_MARKS = LineSigns.of("[|`*_'");

  private static final long OF_STRUCK = LineSigns.of("~[");

  private TextMarks() {}

  private static String tags() {
    return TableFile.rows(TextMarks.class, "bbcode.tsv").stream()
        .flatMap(row -> Stream.of(row.getFirst().split(" ")))
        .map(Pattern::quote)
        .collect(Collectors.joining("|"));
  }

  /** The same for a line of which only the text is known. */
  static PlacedText off(PlacedText line, boolean isLatex) {
    return off(line, LineSigns.of(line.toString()), isLatex);
  }

  /**
   * A line with a blank for each mark that has none beside it.
   *
   * @param signs its {@link LineSigns}
   * @param isLatex whether commands of LaTeX are marks too
   */
  static PlacedText off(PlacedText line, long signs, boolean isLatex) {
    PlacedText read = (signs & OF_STRUCK) == 0 ? line : struck(line);
    boolean hasMarks = (signs & OF_MARKS) != 0 && !BOARD_ROW.matcher(read).matches();
    PlacedText plain = hasMarks ? without(MARK, read) : read;
    return isLatex ? without(COMMAND, plain) : plain;
  }

  /** A line with brackets, as around a comment, around words that are struck through. */
  private static PlacedText struck(PlacedText line) {
    String text = line.toString();
    if (!text.contains("~~") && !text.contains("[/")) {
      return line;
    }
    Matcher matcher = STRUCK.matcher(text);
    PlacedText.Rewriter marked = line.rewriter();
    int past = 0;
    while (matcher.find()) {
      int word = matcher.start("word");
      marked.keep(past, matcher.start()).write("{", matcher.start(), word);
      marked.keep(word, matcher.end("word")).write("}", matcher.end("word"), matcher.end());
      past = matcher.end();
    }
    return past == 0 ? line : marked.keep(past, line.length()).text();
  }

  /** Whether a blank, or the end of the line, is on one side of a mark. */
  private static boolean isBesideBlank(PlacedText line, int from, int to) {
    return from == 0
        || to == line.length()
        || line.charAt(from - 1) == ' '
        || line.charAt(to) == ' ';
  }

  private static PlacedText without(Pattern marks, PlacedText line) {
    Matcher matcher = marks.matcher(line);
    if (!matcher.find()) {
      return line;
    }
    PlacedText.Rewriter plain = line.rewriter();
    int past = 0;
    do {
      boolean isBlank = isBesideBlank(line, matcher.start(), matcher.end());
      plain.keep(past, matcher.start()).write(isBlank ? "" : " ", matcher.start(), matcher.end());
      past = matcher.end();
    } while (matcher.find());
    return plain.keep(past, line.length()).text();
  }
}
