package org.kifu.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.text.LookAlikeLetters;
import org.kifu.source.text.TextLine;

/**
 * Lines of a source that belong to no game, and the parts of them that look like a game: five
 * squares or more in a row, a grid of numbers, or a board. Squares and numbers are in a row if
 * there is no word and no blank line between them.
 */
public final class UnreadText {
  /** The least number of different squares that are not words. */
  public static final int LEAST_SQUARES = 5;

  private static final int LEAST_SIGNS = 2 * LEAST_SQUARES;

  /**
   * The least number of different numbers of a diagram, the greatest of which is not a day of a
   * month.
   */
  private static final int LEAST_NUMBERS = 20;

  private static final int MOST_DAYS = 31;

  /** The most moves of a game on 64 squares. */
  static final int MOST_MOVES = 60;

  /** The most characters from one square to the next in a list. */
  private static final int FARTHEST = 32;

  /** The least number of letters of a word; fewer are a side or the name of a value. */
  private static final int LEAST_LETTERS = 3;

  private static final Pattern WORD =
      Pattern.compile("(?<![\\p{L}\\p{N}])[a-hA-H]-[1-8](?![\\p{L}\\p{N}])|[\\p{L}\\p{N}]+");
  private static final Pattern SQUARES = Pattern.compile("(?:[a-hA-H][1-8])++");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");

  /** The brackets around a tree or an object; those of an array are around games. */
  private static final String BRACKETS = "(){}";

  /** A word between moves. */
  private static final Pattern OF_MOVES = Pattern.compile("(?i)pass?|pa|ps|black|white");

  /** The beginning or end of a rule of a stylesheet, whose colours may look like squares. */
  private static final Pattern STYLE = Pattern.compile("\\}\\s|\\{\\s{0,9}+[^\\s\"}]|[<>]");

  /** A board on one line. */
  public static final Pattern CELLS = Pattern.compile("[-.*XxOo_#@]{64}");

  /**
   * A run of lines that look like moves.
   *
   * @param from the index of the first line
   * @param to the index after the last line
   * @param row the squares and numbers of the run
   */
  public record LineRun(int from, int to, SquareRow row) {}

  /**
   * Squares and numbers in their order.
   *
   * @param squares the squares, as one character each, from 0 to 63
   * @param numbers the numbers, as one character each, from 1 to 60; empty in a run that is not a
   *     grid
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

  /** Examines the lines. */
  public UnreadText(List<TextLine> lines) {
    this.lines = lines;
    for (int i = 0; i < lines.size(); i++) {
      String text = lines.get(i).text();
      look(i, ChangeLine.is(text) ? "" : UncommonSquares.plain(text));
    }
    endRun();
  }

  /** The runs of lines that hold moves, in their order. */
  public List<LineRun> runs() {
    return runs;
  }

  /**
   * The runs of lines that hold moves, in their order, limited in number.
   *
   * @param most the most runs; if there are more, the last ones become one run, with the lines
   *     between them
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

  /** Whether another notation may find a game in these lines. */
  public boolean mayHoldGames() {
    return firstSign() < lines.size();
  }

  /**
   * The index of the first line in which another notation may find a game; the number of lines if
   * there is none.
   */
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

  public List<TextLine> lines() {
    return lines;
  }

  /**
   * The lines without those at both ends that have no letter, no digit and no bracket of a game.
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

  /**
   * Ends the run at a word. A number that no grid has ends a grid too, but not a run of squares,
   * which may have times.
   */
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

  /** Whether each number is one more than the one before, as in the column numbers of a table. */
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

  /** The squares of a word if they are at least half of it; empty otherwise. */
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

  /** Adds a run; two runs that share a line become one. */
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
   * A converter to plain squares for spellings that readers of plain text do not accept, so that
   * moves that nobody reads are noticed.
   */
  private static final class UncommonSquares {
    /** A tag of a page that contains no square. The text between two tags may be a square. */
    private static final Pattern TAG = Pattern.compile("</?[a-zA-Z][^<>\\d]{0,200}+>");

    /** A move of SGF in letters only. */
    private static final Pattern LETTERS = Pattern.compile("(?<![A-Za-z])[BW]\\[([a-h])([a-h])\\]");

    private UncommonSquares() {}

    /** The text with plain squares; a line of nothing but tags becomes a single tag. */
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

    /** The text without the zeros of UTF-16 that was read byte by byte, or shifted by one byte. */
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
