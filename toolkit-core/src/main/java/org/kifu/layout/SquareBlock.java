package org.kifu.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.SmallLetters;

/** The squares in some lines of text, without the words and signs between them. */
final class SquareBlock {
  /** The least number of squares; fewer may be legal in some order by accident. */
  static final int LEAST_SQUARES = 16;

  private static final int MOST_SQUARES = 60;

  /** Words for a pass, which the order of the moves shows already. */
  private static final Set<String> PASSES =
      Set.of("pass", "passe", "passt", "passo", "pasa", "pas", "ps", "\u30D1\u30B9");

  private static final int NUMBER_DIGITS = 3;

  /**
   * A square and its place in the text.
   *
   * @param line the index of the line
   * @param at the index of its first character in the line
   * @param square 0 to 63
   * @param number the number before the square; -1 if there is none
   */
  record Cell(int line, int at, int square, int number) {
    /** The index after its last character. */
    int end() {
      return at + 2;
    }
  }

  private final List<List<Cell>> rows = new ArrayList<>();
  private final List<OptionalInt> words = new ArrayList<>();
  private long played = LayoutJudge.START;
  private int size;
  private boolean isGame = true;

  /** Returns the squares of some lines; nothing if they cannot be those of one game. */
  static Optional<SquareBlock> of(List<String> lines) {
    SquareBlock block = new SquareBlock();
    for (int i = 0; i < lines.size() && block.isGame; i++) {
      block.add(lines.get(i));
    }
    return block.isGame && block.size >= LEAST_SQUARES ? Optional.of(block) : Optional.empty();
  }

  /** Whether the lines that have squares are a list with one square on each, numbered from 1. */
  static boolean isList(List<String> lines) {
    SquareBlock block = new SquareBlock();
    for (int i = 0; i < lines.size() && block.isGame; i++) {
      block.add(lines.get(i));
    }
    boolean isList = block.isGame && block.size >= LEAST_SQUARES / 2;
    int number = 0;
    for (List<Cell> row : isList ? block.rows() : List.<List<Cell>>of()) {
      number++;
      isList &= row.size() == 1 && row.getFirst().number() == number;
    }
    return isList;
  }

  /** The squares of a line as bits; with those of the start if a square occurs twice. */
  static long bits(String line) {
    SquareBlock block = new SquareBlock();
    block.add(line);
    return block.isGame ? block.played & ~LayoutJudge.START : block.played;
  }

  private void add(String text) {
    List<Cell> row = new ArrayList<>();
    OptionalInt word = OptionalInt.empty();
    int number = -1;
    int at = 0;
    while (at < text.length() && isGame) {
      char c = text.charAt(at);
      int end = at + 1;
      if (isSquare(text, at)) {
        end = at + 2;
        row.add(cell(text, at, number));
        number = -1;
      } else if (isDigit(c)) {
        end = digitsEnd(text, at);
        boolean isShort = end - at <= NUMBER_DIGITS;
        number = isShort ? Integer.parseInt(text, at, end, 10) : -1;
      } else if (Character.isLetter(c)) {
        end = wordEnd(text, at);
        number = -1;
        isGame &= !holdsShape(text, at, end); // it may be a move, so it must not be left out
        boolean isTold = saysMore(text.substring(at, end));
        word = word.isPresent() || !isTold ? word : OptionalInt.of(at);
      }
      at = end;
    }
    rows.add(row);
    words.add(word);
  }

  /** Whether a word is neither a pass nor the name of a side. */
  private static boolean saysMore(String word) {
    Optional<Fact> fact = LabelledFact.named(word);
    boolean isSide = fact.equals(Optional.of(Fact.BLACK)) || fact.equals(Optional.of(Fact.WHITE));
    return !isSide && !PASSES.contains(SmallLetters.of(word));
  }

  private Cell cell(String text, int at, int number) {
    int square = 8 * (text.charAt(at + 1) - '1') + (text.charAt(at) | 0x20) - 'a';
    size++;
    isGame &= (played & 1L << square) == 0 && size <= MOST_SQUARES;
    played |= 1L << square;
    return new Cell(rows.size(), at, square, number);
  }

  /** Whether there is a square here that touches no letters except those of other squares. */
  private static boolean isSquare(String text, int at) {
    boolean isBehindWord =
        at > 0 && Character.isLetter(text.charAt(at - 1)); // a square ends with its digit
    return !isBehindWord
        && hasShape(text, at)
        && (at + 2 == text.length()
            || !Character.isLetter(text.charAt(at + 2))
            || hasShape(text, at + 2));
  }

  /** Whether there are a letter a to h and a digit 1 to 8 here, whatever surrounds them. */
  static boolean hasShape(String text, int at) {
    if (at + 1 >= text.length()) {
      return false;
    }
    int file = (text.charAt(at) | 0x20) - 'a';
    int rank = text.charAt(at + 1) - '1';
    return ((file | rank) & ~7) == 0;
  }

  private static boolean holdsShape(String text, int from, int to) {
    boolean holdsShape = false;
    for (int at = from; at + 1 < to && !holdsShape; at++) {
      holdsShape = hasShape(text, at);
    }
    return holdsShape;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static int digitsEnd(String text, int from) {
    int end = from;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static int wordEnd(String text, int from) {
    int end = from;
    while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /** The squares of the lines that have some, line by line. */
  List<List<Cell>> rows() {
    return rows.stream().filter(row -> !row.isEmpty()).toList();
  }

  /** All squares, one after the other. */
  List<Cell> running() {
    return rows.stream().flatMap(List::stream).toList();
  }

  /**
   * The place of the first word of a line that is neither a pass nor a side; nothing if there is
   * none.
   */
  OptionalInt word(int line) {
    return words.get(line);
  }
}
