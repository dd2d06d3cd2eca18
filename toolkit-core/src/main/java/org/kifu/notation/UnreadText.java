package org.kifu.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.Source;
import org.kifu.source.text.LookAlikeLetters;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/**
 * Lines of a source that no game has taken, and what in them looks like one: five squares or more
 * in a row, a grid of numbers, or a board. Squares and numbers stand in a row as long as neither a
 * word nor a blank line comes between.
 */
public final class UnreadText {
  /** So many different squares are no words. */
  public static final int LEAST_SQUARES = 5;

  private static final int LEAST_SIGNS = 2 * LEAST_SQUARES;

  /** So many different numbers, the greatest of them no day of a month, are those of a diagram. */
  private static final int LEAST_NUMBERS = 20;

  private static final int MOST_DAYS = 31;

  /** The most moves of a game on 64 squares. */
  static final int MOST_MOVES = 60;

  /** A longer way from one square to the next is no list of them. */
  private static final int FARTHEST = 32;

  /** Fewer letters are no word, but a side or a name of a value. */
  private static final int LEAST_LETTERS = 3;

  private static final Pattern WORD =
      Pattern.compile("(?<![\\p{L}\\p{N}])[a-hA-H]-[1-8](?![\\p{L}\\p{N}])|[\\p{L}\\p{N}]+");
  private static final Pattern SQUARES = Pattern.compile("(?:[a-hA-H][1-8])+");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");

  /** What begins or ends a tree or an object; those of an array stand around games. */
  private static final String BRACKETS = "(){}";

  /** Stands between moves. */
  private static final Pattern OF_MOVES = Pattern.compile("(?i)pass?|pa|ps|black|white");

  /** Begins or ends a rule of a stylesheet, whose colours may look like squares. */
  private static final Pattern STYLE = Pattern.compile("\\}\\s|\\{\\s{0,9}+[^\\s\"}]|[<>]");

  /** A board in a line. */
  public static final Pattern CELLS = Pattern.compile("[-.*XxOo_#@]{64}");

  /**
   * A run of lines that look like moves.
   *
   * @param from the index of its first line
   * @param to the index past its last line
   * @param row what it says
   */
  public record LineRun(int from, int to, SquareRow row) {}

  /**
   * Squares and numbers in their order.
   *
   * @param squares a character each, from 0 to 63
   * @param numbers a character each, from 1 to 60; none in a run that is no grid
   */
  public record SquareRow(String squares, String numbers) {
    private SquareRow and(SquareRow next) {
      return new SquareRow(squares + next.squares, numbers + next.numbers);
    }
  }

  private final List<TextLine> lines;
  private final List<LineRun> runs = new ArrayList<>(0);
  private final BoardRows board = new BoardRows();
  private int firstBoard = Integer.MAX_VALUE;
  private int begin = -1;
  private int last;
  private int lastSquare;
  private int lastAt;
  private long squares;
  private long numbers;
  private final StringBuilder squaresOfRun = new StringBuilder();
  private final StringBuilder numbersOfRun = new StringBuilder();

  /**
   * Looks at the lines.
   *
   * @param commentSigns a line that begins with one of them holds no moves, whatever it says
   */
  public UnreadText(List<TextLine> lines, String commentSigns) {
    this.lines = lines;
    for (int i = 0; i < lines.size(); i++) {
      String text = lines.get(i).text();
      boolean isNone = isComment(text, commentSigns) || ChangeLine.is(text);
      look(i, isNone ? "" : UncommonSquares.plain(text));
    }
    endRun();
  }

  private static boolean isComment(String text, String signs) {
    String begin = signs.isEmpty() ? "" : text.stripLeading();
    return !begin.isEmpty() && signs.indexOf(begin.charAt(0)) >= 0;
  }

  /** The runs of lines that hold moves, in their order. */
  public List<LineRun> runs() {
    return runs;
  }

  /**
   * The same.
   *
   * @param most where there are more, the last ones are one run, with what stands between
   */
  public List<LineRun> runs(int most) {
    if (runs.size() <= most) {
      return runs;
    }
    List<LineRun> some = new ArrayList<>(runs.subList(0, most));
    some.set(
        most - 1, new LineRun(some.getLast().from(), runs.getLast().to(), some.getLast().row()));
    return some;
  }

  /** All squares and numbers of a text. */
  public static SquareRow row(String text) {
    StringBuilder squares = new StringBuilder();
    StringBuilder numbers = new StringBuilder();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      squares.append(squaresIn(word.group()));
      addNumber(word.group(), numbers);
    }
    return new SquareRow(squares.toString(), numbers.toString());
  }

  /** Whether another notation may know a game in it. */
  public boolean mayHoldGames() {
    return firstSign() < lines.size();
  }

  /** The index of the first line of which another notation may know a game; the size for none. */
  public int firstSign() {
    int firstRun = runs.isEmpty() ? lines.size() : runs.getFirst().from();
    return Math.min(firstRun, firstBoard);
  }

  /** Whether bytes hold as many letters and digits as five squares. */
  public static boolean hasSigns(byte[] bytes) {
    int signs = 0;
    for (int i = 0; i < bytes.length && signs < LEAST_SIGNS; i++) {
      signs += bytes[i] < 0 || Character.isLetterOrDigit(bytes[i]) ? 1 : 0;
    }
    return signs == LEAST_SIGNS;
  }

  /** Whether another notation may know a game in a text in UTF-8. */
  public static boolean mayHoldGames(byte[] text) {
    return hasSigns(text)
        && new UnreadText(TextLines.of(Source.of("", text), text), "").mayHoldGames();
  }

  public List<TextLine> lines() {
    return lines;
  }

  /**
   * The lines without those at both ends that hold no letter, no digit and no bracket of a game.
   */
  public List<TextLine> withWords() {
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
    return line.text()
        .chars()
        .anyMatch(c -> Character.isLetterOrDigit(c) || BRACKETS.indexOf(c) >= 0);
  }

  private void look(int index, String text) {
    if (text.isBlank()) {
      endRun();
      return;
    }
    if (CELLS.matcher(text).find()) {
      firstBoard = Math.min(firstBoard, index);
    }
    Matcher word = WORD.matcher(text);
    Matcher style = STYLE.matcher(text);
    int seen = 0;
    for (lastAt = 0; word.find(); seen = word.end()) {
      if (style.region(seen, word.start()).find()) {
        endRun();
      }
      take(index, word);
    }
    if (board.areEndedBy(index, text)) {
      add(new LineRun(board.first(), index + 1, new SquareRow("", board.numbers())));
    }
  }

  private void take(int index, Matcher word) {
    String text = word.group().replace("-", "");
    String found = squaresIn(text);
    boolean isNumber = NUMBER.matcher(text).matches();
    if (found.isEmpty() && !isNumber) {
      endBy(text);
      return;
    }
    if (word.start() - lastAt > FARTHEST) {
      endRun();
    }
    lastAt = word.end();
    begin = begin < 0 ? index : begin;
    last = index;
    lastSquare = found.isEmpty() ? lastSquare : index;
    squares |= bits(found, 0);
    squaresOfRun.append(found);
    int before = numbersOfRun.length();
    addNumber(text, numbersOfRun);
    numbers |= bits(numbersOfRun, before);
  }

  /** Ends the run by a word, and a grid by a number too that none has; squares may have times. */
  private void endBy(String text) {
    if (text.length() < LEAST_LETTERS || OF_MOVES.matcher(text).matches()) {
      return;
    }
    boolean isWord = text.chars().filter(Character::isLetter).count() >= LEAST_LETTERS;
    if (isWord || squares == 0 || isGrid()) {
      endRun();
    } else {
      numbers = 0;
      numbersOfRun.setLength(0);
    }
  }

  private boolean isGrid() {
    return Long.bitCount(numbers) >= LEAST_NUMBERS
        && 63 - Long.numberOfLeadingZeros(numbers) > MOST_DAYS
        && !areCounted();
  }

  /** Whether each number is one more than the one before, as those of the columns of a table. */
  private boolean areCounted() {
    boolean areCounted = true;
    for (int i = 1; i < numbersOfRun.length() && areCounted; i++) {
      areCounted = numbersOfRun.charAt(i) == numbersOfRun.charAt(i - 1) + 1;
    }
    return areCounted;
  }

  private static long bits(CharSequence row, int from) {
    long bits = 0;
    for (int i = from; i < row.length(); i++) {
      bits |= 1L << row.charAt(i);
    }
    return bits;
  }

  private static void addNumber(String word, StringBuilder numbers) {
    int number = NUMBER.matcher(word).matches() ? Integer.parseInt(word) : 0;
    if (number >= 1 && number <= MOST_MOVES) {
      numbers.append((char) number);
    }
  }

  /** The squares of a word where at least half of it is squares. */
  private static String squaresIn(String word) {
    Matcher matcher = SQUARES.matcher(word);
    StringBuilder found = new StringBuilder();
    while (matcher.find()) {
      for (int at = matcher.start(); at < matcher.end(); at += 2) {
        int file = (word.charAt(at) | 0x20) - 'a';
        found.append((char) (8 * (word.charAt(at + 1) - '1') + file));
      }
    }
    return 4 * found.length() >= word.length() ? found.toString() : "";
  }

  private void endRun() {
    boolean isGrid = isGrid();
    if (begin >= 0 && (isGrid || Long.bitCount(squares) >= LEAST_SQUARES)) {
      SquareRow row = new SquareRow(squaresOfRun.toString(), isGrid ? numbersOfRun.toString() : "");
      add(new LineRun(begin, (isGrid ? last : lastSquare) + 1, row));
    }
    squaresOfRun.setLength(0);
    numbersOfRun.setLength(0);
    begin = -1;
    squares = 0;
    numbers = 0;
    board.forget();
  }

  /** Two runs that share a line are one. */
  private void add(LineRun run) {
    if (!runs.isEmpty() && runs.getLast().to() > run.from()) {
      LineRun before = runs.removeLast();
      int from = Math.min(before.from(), run.from());
      int to = Math.max(before.to(), run.to());
      runs.add(new LineRun(from, to, before.row().and(run.row())));
    } else {
      runs.add(run);
    }
  }

  /**
   * Ways to write squares that readers of plain text do not take, as plain squares. They show moves
   * that nobody reads.
   */
  private static final class UncommonSquares {
    /** Of a page, and without a square; what stands between two of them may be one. */
    private static final Pattern TAG = Pattern.compile("</?[a-zA-Z][^<>\\d]{0,200}+>");

    /** A move of SGF in letters alone. */
    private static final Pattern LETTERS = Pattern.compile("(?<![A-Za-z])[BW]\\[([a-h])([a-h])\\]");

    private UncommonSquares() {}

    /** The text with plain squares for others; a line of tags alone is one. */
    static String plain(String text) {
      String signs = hasZeros(text) ? withoutZeros(text) : text;
      String words = signs.indexOf('<') < 0 ? signs : TAG.matcher(signs).replaceAll(" ");
      String plain = words.isBlank() && !text.isBlank() ? "<>" : LookAlikeLetters.latin(words);
      return plain.indexOf('[') < 0
          ? plain
          : LETTERS.matcher(plain).replaceAll(UncommonSquares::square);
    }

    private static String square(MatchResult letters) {
      return letters.group(1) + (letters.group(2).charAt(0) - 'a' + 1);
    }

    private static boolean hasZeros(String text) {
      for (int i = 0; i < text.length(); i++) {
        if ((text.charAt(i) & 0xFF) == 0) {
          return true;
        }
      }
      return false;
    }

    /** UTF-16 that is read byte by byte, or one byte beside its characters. */
    private static String withoutZeros(String text) {
      StringBuilder plain = new StringBuilder(text.length());
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        boolean isTurned = c > 0 && (c & 0xFF) == 0 && c >> 8 < 0x7F;
        if (c != 0) {
          plain.append(isTurned ? (char) (c >> 8) : c);
        }
      }
      return plain.toString();
    }
  }
}
