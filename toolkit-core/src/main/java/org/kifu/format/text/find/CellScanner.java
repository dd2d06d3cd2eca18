package org.kifu.format.text.find;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;
import org.kifu.format.text.page.TableFile;
import org.kifu.notation.SmallLetters;

/** Finds squares, numbers and words in the text of cells. */
public final class CellScanner {
  /** Words that count moves, as dress between them. */
  private static final Set<String> COUNTERS =
      TableFile.rows(CellScanner.class, "counters.tsv").stream()
          .map(List::getFirst)
          .flatMap(words -> TableFile.words(words).stream())
          .collect(Collectors.toUnmodifiableSet());

  /** The most letters of a word that may name a pass or a side. */
  private static final int MOST_OF_WORD = 64;

  /** The most digits of a number whose value is kept. */
  private static final int MOST_DIGITS = 8;

  /** The number of characters of a colour of a web page, such as {@code #aa00b5}. */
  private static final int COLOUR = 7;

  /** The least and most characters of a word of squares of which some are not on the board. */
  private static final int LEAST_OF_PAIRS = 5;

  private static final int MOST_OF_PAIRS = 300;

  private static final Pattern PAIRS = Pattern.compile("(?:[a-zA-Z](?:1?\\d)){3,}+");

  private static final String SIDES = "bwxo";

  private final SquareSpelling spelling;

  /** A scanner that finds the squares of a spelling. */
  public CellScanner(SquareSpelling spelling) {
    this.spelling = spelling;
  }

  /** Puts what the cells of a row say in the place of what the finds held before. */
  public void scan(Row row, Finds finds) {
    finds.clear();
    List<Cell> cells = row.cells();
    for (int i = 0; i < cells.size(); i++) {
      if (finds.size() > 0) {
        finds.add(FindKind.MARK, Finds.BORDER, i, 0, 0);
      }
      String text = cells.get(i).written();
      if (row.kind() == RowKind.DATA && text.equals("-")) {
        finds.add(FindKind.PASS, PassTable.WEAK, i, 0, 1);
      } else {
        new TextScan(text, i, finds).scan();
      }
    }
  }

  /** A walk through the text of one cell. */
  private final class TextScan {
    private final String text;
    private final int cell;
    private final Finds finds;
    private final NumberForms numbers;

    TextScan(String text, int cell, Finds finds) {
      this.text = text;
      this.cell = cell;
      this.finds = finds;
      this.numbers = new NumberForms(text);
    }

    void scan() {
      int at = 0;
      while (at < text.length()) {
        at = next(at);
      }
    }

    /** Adds the find at an index, if there is one, and returns the index after it. */
    private int next(int at) {
      int squares = squaresEnd(at);
      if (squares > at) {
        return joined(at, squares);
      }
      char c = text.charAt(at);
      if (text.regionMatches(true, at, "p@", 0, 2) && spelling.square(text, at + 2) >= 0) {
        return add(FindKind.MARK, '@', at, at + 2); // as programs of chess drop a piece
      }
      if (Character.isWhitespace(c) || c == '_') {
        return at + 1;
      }
      String pass = PassTable.at(text, at);
      if (!pass.isEmpty()) {
        return add(FindKind.PASS, PassTable.strength(pass), at, at + pass.length());
      }
      int number = Characters.isDigit(c) || c == '+' || c == '-' ? numberForm(at) : -1;
      if (number >= 0) {
        return number;
      }
      if (Characters.isDigit(c) || Characters.isLatin(c)) {
        return latin(at);
      }
      return Characters.isJoined(c) ? otherWord(at) : sign(at);
    }

    /** The end of squares that are a word by themselves; the index if there are none. */
    private int squaresEnd(int at) {
      if (at > 0 && Characters.isOfWord(text.charAt(at - 1))) {
        return at;
      }
      int end = at;
      do {
        end += spelling.square(text, end) < 0 ? 0 : spelling.length(text, end);
      } while (spelling.mayBeJoined() && spelling.square(text, end) >= 0);
      while (end > at && !mayEnd(end)) {
        end = spelling.mayBeJoined() && !spelling.isLarge() ? end - 2 : at;
      }
      return end;
    }

    private boolean mayEnd(int end) {
      return end == text.length()
          || spelling.mayPrecedeLetters()
          || !Characters.isOfWord(text.charAt(end));
    }

    private int joined(int from, int to) {
      int at = from;
      while (at < to) {
        int past = at + spelling.length(text, at);
        finds.add(FindKind.SQUARE, spelling.square(text, at), cell, at, past);
        at = past;
      }
      return to;
    }

    private int numberForm(int at) {
      int date = numbers.date(at);
      if (date >= 0) {
        return add(FindKind.DATE, 0, at, date);
      }
      int time = numbers.time(at);
      if (time >= 0) {
        return add(FindKind.TIME, 0, at, time);
      }
      int decimal = numbers.decimal(at);
      return decimal >= 0 ? add(FindKind.DECIMAL, 0, at, decimal) : -1;
    }

    private int add(FindKind kind, int value, int from, int to) {
      finds.add(kind, value, cell, from, to);
      return to;
    }

    /** Adds a word of Latin letters and digits. */
    private int latin(int from) {
      int to = from;
      int digits = 0;
      while (to < text.length() && isLatinOrDigit(text.charAt(to))) {
        digits += Characters.isDigit(text.charAt(to)) ? 1 : 0;
        to++;
      }
      if (digits == to - from) {
        int value = digits <= MOST_DIGITS ? Integer.parseInt(text, from, to, 10) : -1;
        return add(FindKind.NUMBER, value, from, to);
      }
      boolean isShort = to - from <= MOST_OF_WORD;
      int pass = isShort && to - from > 1 ? PassTable.strength(text, from, to) : 0;
      int side = isShort ? Labels.side(text, from, to) : 0;
      if (pass > 0) {
        return add(FindKind.PASS, pass, from, to);
      }
      if (side != 0) {
        return add(FindKind.SIDE, side, from, to);
      }
      boolean mayHoldSquares = digits > 0 || spelling.isGlued() && !spelling.hasDigits();
      if (mayHoldSquares && spelling.isGlued() && squares(from, to)) {
        return to;
      }
      return to - from == 1 ? letter(from) : wordOrNumber(digits, from, to);
    }

    /** Adds the squares of a word that is squares with other signs; false if it is not. */
    private boolean squares(int from, int to) {
      if (isGlued(from, to)) {
        return true;
      }
      if (isListOfPairs(from, to)) {
        pairs(from, to);
        return true;
      }
      return DamagedWord.scan(spelling, text, from, to, cell, finds);
    }

    /** Adds a letter alone. */
    private int letter(int from) {
      int to = from + 1;
      if (text.startsWith("@", to) && spelling.square(text, to + 1) >= 0) {
        return add(FindKind.MARK, '.', from, to + 1); // a piece that is put on a square
      }
      return finds.hasSquare() && isHalf(text.charAt(from), to)
          ? add(FindKind.HALF, spelling.file(text.charAt(from)), from, to)
          : add(FindKind.WORD, 0, from, to);
    }

    /** Adds a word, or a number with a letter for a side behind it, such as {@code 12b}. */
    private int wordOrNumber(int digits, int from, int to) {
      boolean isNumber =
          digits == to - from - 1
              && digits <= MOST_DIGITS
              && SIDES.indexOf(Character.toLowerCase(text.charAt(to - 1))) >= 0;
      return isNumber
          ? add(FindKind.NUMBER, Integer.parseInt(text, from, to - 1, 10), from, to)
          : add(FindKind.WORD, 0, from, to);
    }

    /**
     * Whether a letter is a file at the end of the text, so that its rank may be on the next row.
     */
    private boolean isHalf(char letter, int to) {
      return spelling.isGlued() && to == text.length() && spelling.file(letter) >= 0;
    }

    /** Whether a word is pairs of a letter and a number, of which the first two are squares. */
    private boolean isListOfPairs(int from, int to) {
      return to - from > LEAST_OF_PAIRS
          && to - from <= MOST_OF_PAIRS
          && spelling.square(text, from) >= 0
          && spelling.square(text, from + spelling.length(text, from)) >= 0
          && PAIRS.matcher(text).region(from, to).matches();
    }

    private void pairs(int from, int to) {
      int at = from;
      while (at < to) {
        int end = at + 1;
        while (end < to && Characters.isDigit(text.charAt(end))) {
          end++;
        }
        int length = spelling.square(text, at) < 0 ? 0 : spelling.length(text, at);
        int square = end - at == length ? spelling.square(text, at) : -1;
        finds.add(square < 0 ? FindKind.NO_SQUARE : FindKind.SQUARE, square, cell, at, end);
        at = end;
      }
    }

    private boolean isLatinOrDigit(char c) {
      return Characters.isDigit(c) || Characters.isLatin(c);
    }

    private boolean isGlued(int from, int to) {
      return to - from > 2
          && spelling.isIn(text.substring(from, to))
          && GluedWord.scan(spelling, text, from, to, cell, finds);
    }

    /** Adds a word of other letters. */
    private int otherWord(int from) {
      boolean isEastAsian = Characters.isOfEastAsia(text.charAt(from));
      int to = from + 1;
      while (to < text.length() && isOfOther(text.charAt(to), isEastAsian)) {
        to++;
      }
      String word = SmallLetters.of(text.substring(from, to));
      int pass = PassTable.strength(word);
      int side = Labels.side(word);
      OptionalInt disc = BoardSigns.colour(word);
      if (pass > 0) {
        return add(FindKind.PASS, pass, from, to);
      }
      if (side != 0) {
        return add(FindKind.SIDE, side, from, to);
      }
      if (COUNTERS.contains(word)) {
        return add(FindKind.MARK, word.charAt(0), from, to);
      }
      return disc.isPresent()
          ? add(FindKind.DISC, disc.getAsInt(), from, to)
          : add(FindKind.WORD, 0, from, to);
    }

    private boolean isOfOther(char c, boolean isEastAsian) {
      return isEastAsian
          ? Characters.isOfEastAsia(c)
          : Characters.isJoined(c) && !Characters.isDigit(c) && c != '_';
    }

    /** Adds a sign of punctuation, a disc, or several signs that mean a pass. */
    private int sign(int from) {
      char c = text.charAt(from);
      int run = from + 1;
      while ((c == '.' || c == '-') && run < text.length() && text.charAt(run) == c) {
        run++;
      }
      if (c == '.' && run - from > 2 || c == '-' && run - from > 1) {
        return add(FindKind.PASS, PassTable.WEAK, from, run);
      }
      if (text.startsWith("- -", from)) {
        return add(FindKind.PASS, PassTable.WEAK, from, from + 3);
      }
      if (text.startsWith("[]", from)) {
        return add(FindKind.PASS, PassTable.WEAK, from, from + 2);
      }
      if (c == '#' && isColour(from)) {
        return add(FindKind.WORD, 0, from, from + COLOUR);
      }
      boolean mayBeComment = finds.hasSquare() || finds.size() == 0 && c != '#';
      if (mayBeComment && CommentSpan.signEnd(text, from) > from) {
        return add(FindKind.MARK, Finds.COMMENT, from, CommentSpan.signEnd(text, from));
      }
      int to = from + Character.charCount(text.codePointAt(from));
      String sign = text.substring(from, to);
      int side = c < 128 ? 0 : Labels.side(sign);
      OptionalInt disc = c < 128 ? OptionalInt.empty() : BoardSigns.colour(sign);
      if (side != 0) {
        return add(FindKind.SIDE, side, from, to);
      }
      return disc.isPresent()
          ? add(FindKind.DISC, disc.getAsInt(), from, to)
          : add(FindKind.MARK, c, from, to);
    }

    private boolean isColour(int at) {
      int end = at + COLOUR;
      if (end > text.length() || end < text.length() && isLatinOrDigit(text.charAt(end))) {
        return false;
      }
      for (int i = at + 1; i < end; i++) {
        if (Character.digit(text.charAt(i), 16) < 0) {
          return false;
        }
      }
      return true;
    }
  }
}
