package org.kifu.format.text.find;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.page.TableFile;

/** One way to write squares: a row of {@code spellings.tsv}. */
public final class SquareSpelling {
  /** All spellings; the first one is a letter and a digit. */
  public static final List<SquareSpelling> ALL =
      TableFile.rows(SquareSpelling.class, "spellings.tsv").stream()
          .map(SquareSpelling::new)
          .toList();

  /** A letter a to h and a digit 1 to 8. */
  public static final SquareSpelling LATIN = ALL.getFirst();

  /** The signs that may stand between a file and a rank, if they stand apart. */
  private static final String BETWEEN = " ,;:-'\"";

  private static final int MOST_BETWEEN = 3;

  private static final int USUAL_RANKS = 8;

  /** A letter and a digit that name no square of the 8x8 board. */
  private static final Pattern BEYOND =
      Pattern.compile("[a-hA-H](?:[09]|1\\d)|[i-pI-P](?:[1-9]|1\\d)");

  private static final Pattern FORM = Pattern.compile("[a-zA-Z]\\d{1,2}");

  private static final int ASCII = 128;

  private final String name;
  private final double cost;
  private final boolean isRankFirst;
  private final boolean isApart;
  private final Signs files;
  private final Signs ranks;
  private final boolean hasDigits;
  private final String finding;

  /** The board, if it is larger than the table of spellings tells. */
  private final @Nullable LargeBoard board;

  private SquareSpelling(List<String> row) {
    name = row.get(0);
    isRankFirst = row.get(1).equals("rf");
    isApart = row.get(1).equals("f r");
    cost = Double.parseDouble(row.get(2));
    files = new Signs(row.get(3));
    ranks = new Signs(row.get(4));
    hasDigits = ranks.areDigits();
    finding = row.get(5);
    board = null;
  }

  private SquareSpelling(LargeBoard board) {
    this.board = board;
    name = LATIN.name;
    isRankFirst = false;
    isApart = false;
    cost = 0;
    files = LATIN.files;
    ranks = LATIN.ranks;
    hasDigits = true;
    finding = LATIN.finding;
  }

  /** A letter and a number on a board that has more than eight files or ranks. */
  public static SquareSpelling ofBoard(int files, int ranks) {
    return new SquareSpelling(new LargeBoard(files, ranks));
  }

  /** The numbers of all squares of its board. */
  public IntStream squares() {
    return board == null ? IntStream.range(0, SquareNumber.USUAL) : board.squares();
  }

  /** The number of ranks of its board. */
  int ranks() {
    return board == null ? USUAL_RANKS : board.ranks();
  }

  /** The number of the square of a file and a rank, both from 0. */
  int number(int file, int rank) {
    return board == null ? USUAL_RANKS * rank + file : SquareNumber.large(file, rank);
  }

  /** Whether a word has the form of a square, but is none of the board. */
  boolean isBeyond(String word) {
    return board == null
        ? BEYOND.matcher(word).matches()
        : FORM.matcher(word).matches() && !isSquare(word);
  }

  /** Whether its board is larger than 8x8. */
  public boolean isLarge() {
    return board != null;
  }

  /** The signs of eight files or ranks. */
  private static final class Signs {
    private final byte[] ofAscii = new byte[ASCII];
    private final String others;
    private final byte[] ofOthers;

    Signs(String groups) {
      Arrays.fill(ofAscii, (byte) -1);
      StringBuilder signs = new StringBuilder();
      byte[] numbers = new byte[groups.length()];
      byte number = 0;
      for (String group : groups.split(" ", -1)) {
        for (int i = 0; i < group.length(); i++) {
          char c = group.charAt(i);
          if (c < ASCII) {
            ofAscii[c] = number;
          } else {
            numbers[signs.length()] = number;
            signs.append(c);
          }
        }
        number++;
      }
      others = signs.toString();
      ofOthers = numbers;
    }

    /** Whether all are digits of ASCII. */
    boolean areDigits() {
      boolean areDigits = others.isEmpty();
      for (int c = 0; c < ASCII && areDigits; c++) {
        areDigits = ofAscii[c] < 0 || c >= '0' && c <= '9';
      }
      return areDigits;
    }

    boolean haveAscii() {
      for (byte number : ofAscii) {
        if (number >= 0) {
          return true;
        }
      }
      return false;
    }

    /** The number of a sign, 0 to 7; -1 for any other character. */
    int of(char c) {
      if (c < ASCII) {
        return ofAscii[c];
      }
      int at = others.isEmpty() ? -1 : others.indexOf(c);
      return at < 0 ? -1 : ofOthers[at];
    }
  }

  /**
   * Whether there may be squares of this spelling, and other ones than those of Latin letters, in a
   * text of ASCII.
   */
  public boolean isOfAscii() {
    return files.haveAscii() && ranks.haveAscii() && !finding.equals("look-alike");
  }

  /** The name, for a person. */
  public String name() {
    return name;
  }

  /** The price of this spelling for the judge, in squares: an unusual one has to explain more. */
  public double cost() {
    return cost;
  }

  /** The name of the finding on squares in this spelling; {@code no} if there is none. */
  public String finding() {
    return finding;
  }

  /** Whether a square may stand among other letters and digits, such as {@code 1f5}. */
  boolean isGlued() {
    return !isRankFirst && !isApart && ranks.of('1') == 0;
  }

  /** Whether each square has a digit. */
  boolean hasDigits() {
    return hasDigits;
  }

  /** Whether squares of this spelling may have letters right behind them. */
  boolean mayPrecedeLetters() {
    return ranks.of('一') == 0;
  }

  /** The file that a sign means, 0 to 7; -1 if none. */
  int file(char sign) {
    return board == null ? files.of(sign) : board.file(sign);
  }

  /** The number of the square at an index of a text; -1 if there is none. */
  int square(CharSequence text, int at) {
    if (board != null) {
      return board.square(text, at);
    }
    if (at + 1 >= text.length()) {
      return -1;
    }
    char first = text.charAt(at);
    if (isApart) {
      int file = files.of(first);
      int rank = file < 0 ? -1 : rankBehind(text, at);
      return rank < 0 ? -1 : 8 * ranks.of(text.charAt(rank)) + file;
    }
    char second = text.charAt(at + 1);
    int file = files.of(isRankFirst ? second : first);
    int rank = ranks.of(isRankFirst ? first : second);
    return file < 0 || rank < 0 ? -1 : 8 * rank + file;
  }

  /** Whether a text is a square. */
  public boolean isSquare(CharSequence text) {
    return square(text, 0) >= 0 && length(text, 0) == text.length();
  }

  /** The number of characters of the square at an index. */
  int length(CharSequence text, int at) {
    return board != null ? board.length(text, at) : isApart ? rankBehind(text, at) - at + 1 : 2;
  }

  /** Whether one square follows another without anything between them. */
  boolean mayBeJoined() {
    return !isApart;
  }

  /** The index of a rank one to three signs behind a file; -1 if there is none. */
  private int rankBehind(CharSequence text, int file) {
    int last = file + 1 + MOST_BETWEEN;
    for (int at = file + 1; at < text.length() && at <= last; at++) {
      char c = text.charAt(at);
      if (at > file + 1 && ranks.of(c) >= 0) {
        return at;
      }
      if (at == last || BETWEEN.indexOf(c) < 0) {
        return -1;
      }
    }
    return -1;
  }

  /** Whether a text holds a square anywhere, whatever is beside it. */
  boolean isIn(String text) {
    Signs first = isRankFirst ? ranks : files;
    for (int i = 0; i + 1 < text.length(); i++) {
      boolean mayBegin = board != null || first.of(text.charAt(i)) >= 0;
      if (mayBegin && square(text, i) >= 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return name;
  }
}
