package org.kifu.format;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lines of a source that no game has taken, and what in them looks like one: five squares or more
 * in a row, or a grid of numbers. Squares and numbers stand in a row as long as neither a word nor
 * a blank line comes between.
 */
final class UnreadText {
  /** So many different squares are no words. */
  private static final int LEAST_SQUARES = 5;

  /** So many different numbers, the greatest of them no day of a month, are those of a diagram. */
  private static final int LEAST_NUMBERS = 20;

  private static final int MOST_DAYS = 31;
  private static final int MOST_MOVES = 60;

  /** A longer way from one square to the next is no list of them. */
  private static final int FARTHEST = 32;

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
  private static final Pattern SQUARES = Pattern.compile("(?:[a-hA-H][1-8])+");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");
  private static final Pattern PASS = Pattern.compile("(?i)pass?|pa|ps");

  /** Begins or ends a rule of a stylesheet, whose colours may look like squares. */
  private static final Pattern STYLE = Pattern.compile("\\}\\s|\\{\\s{0,9}+[^\\s\"}]|[<>]");

  private static final Pattern CELLS = Pattern.compile("[-.*XxOo_#@]{64}");

  /**
   * A run of lines that look like moves.
   *
   * @param from the index of its first line
   * @param to the index past its last line
   */
  record Run(int from, int to) {}

  private final List<TextLine> lines;
  private final List<Run> runs = new ArrayList<>(0);
  private boolean hasBoard;
  private int begin = -1;
  private int last;
  private int lastSquare;
  private int lastAt;
  private long squares;
  private long numbers;

  /**
   * Looks at the lines.
   *
   * @param isComment whether a line holds no moves whatever it says
   */
  UnreadText(List<TextLine> lines, Predicate<String> isComment) {
    this.lines = lines;
    for (int i = 0; i < lines.size(); i++) {
      String text = lines.get(i).text();
      look(i, isComment.test(text) ? "" : text);
    }
    endRun();
  }

  /** The runs of lines that hold moves, in their order. */
  List<Run> runs() {
    return runs;
  }

  /** Whether another notation may know a game in it. */
  boolean mayHoldGames() {
    return hasBoard || !runs.isEmpty();
  }

  List<TextLine> lines() {
    return lines;
  }

  /** The lines without those at both ends that hold no letter, no digit and no brace of JSON. */
  List<TextLine> withWords() {
    int from = 0;
    int to = lines.size();
    while (from < to && !hasWord(lines.get(from))) {
      from++;
    }
    while (to > from && !hasWord(lines.get(to - 1))) {
      to--;
    }
    return lines.subList(from, to);
  }

  private static boolean hasWord(TextLine line) {
    return line.text().chars().anyMatch(c -> Character.isLetterOrDigit(c) || c == '{' || c == '}');
  }

  private void look(int index, String text) {
    if (text.isBlank()) {
      endRun();
      return;
    }
    hasBoard |= CELLS.matcher(text).find();
    Matcher word = WORD.matcher(text);
    Matcher style = STYLE.matcher(text);
    int seen = 0;
    for (lastAt = 0; word.find(); seen = word.end()) {
      if (style.region(seen, word.start()).find()) {
        endRun();
      }
      take(index, word);
    }
  }

  private void take(int index, Matcher word) {
    String text = word.group();
    long found = squaresIn(text);
    boolean isNumber = NUMBER.matcher(text).matches();
    if (found == 0 && !isNumber) {
      if (text.length() > 2 && !PASS.matcher(text).matches()) {
        endRun();
      }
      return;
    }
    if (word.start() - lastAt > FARTHEST) {
      endRun();
    }
    lastAt = word.end();
    begin = begin < 0 ? index : begin;
    last = index;
    lastSquare = found == 0 ? lastSquare : index;
    squares |= found;
    if (isNumber) {
      int number = Integer.parseInt(text);
      numbers |= number >= 1 && number <= MOST_MOVES ? 1L << number : 0;
    }
  }

  /** The squares of a word, a bit each, where at least half of it is squares. */
  private static long squaresIn(String word) {
    Matcher matcher = SQUARES.matcher(word);
    long found = 0;
    int length = 0;
    while (matcher.find()) {
      length += matcher.end() - matcher.start();
      for (int at = matcher.start(); at < matcher.end(); at += 2) {
        int file = (word.charAt(at) | 0x20) - 'a';
        found |= 1L << 8 * (word.charAt(at + 1) - '1') + file;
      }
    }
    return 2 * length >= word.length() ? found : 0;
  }

  private void endRun() {
    boolean isGrid =
        Long.bitCount(numbers) >= LEAST_NUMBERS
            && 63 - Long.numberOfLeadingZeros(numbers) > MOST_DAYS;
    if (begin >= 0 && (isGrid || Long.bitCount(squares) >= LEAST_SQUARES)) {
      add(new Run(begin, (isGrid ? last : lastSquare) + 1));
    }
    begin = -1;
    squares = 0;
    numbers = 0;
  }

  /** Two runs of one line are one. */
  private void add(Run run) {
    if (!runs.isEmpty() && runs.getLast().to() > run.from()) {
      Run before = runs.removeLast();
      runs.add(new Run(before.from(), run.to()));
    } else {
      runs.add(run);
    }
  }
}
