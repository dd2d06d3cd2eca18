package org.kifu.format.text.find;

import java.util.regex.Pattern;
import org.kifu.format.text.page.Row;

/**
 * The numbers of things that a row says.
 *
 * @param words the words, but for single letters and those that are counted as others
 * @param sides those of them that name a side
 * @param outside those of them that are outside of brackets and comments
 * @param numbers the numbers, dates and times; 0 if they only count from 1 on
 * @param squares the squares
 * @param passes the words for a pass
 */
public record RowContent(int words, int sides, int outside, int numbers, int squares, int passes) {
  private static final Pattern GAME =
      Pattern.compile("[-.*XOxo]{64}|(?:[a-h][1-8]){12}|(?:[A-H][1-8]){12}");

  private static final Pattern SQUARE =
      Pattern.compile("(?<![a-zA-Z0-9])[a-hA-H][1-8](?![a-zA-Z0-9])");

  /** The number of squares that are no remark. */
  private static final int MANY = 12;

  /** The number of characters in which a row with a game shows it. */
  private static final int LOOKED = 10_000;

  private static final CellScanner SCANNER = new CellScanner(SquareSpelling.LATIN);

  /** The content of a row, with its squares in Latin letters. */
  public static RowContent of(Row row) {
    return of(row, SCANNER);
  }

  /** Whether a row has a board, or so many squares that they are the moves of a game. */
  public static boolean isOfGame(Row row) {
    String text = row.text();
    int looked = Math.min(text.length(), LOOKED);
    return looked >= 2 * MANY
        && (GAME.matcher(text).region(0, looked).find()
            || (looked < text.length()
                ? SQUARE.matcher(text).region(0, looked).results().limit(MANY).count() >= MANY
                : of(row).squares() >= MANY));
  }

  /** Reads what rows say. */
  @FunctionalInterface
  public interface Reader {
    /** The content of a row. */
    RowContent of(Row row);
  }

  /** Reads rows with their squares in a spelling. */
  public static Reader in(SquareSpelling spelling) {
    CellScanner scanner = new CellScanner(spelling);
    return row -> of(row, scanner);
  }

  private static RowContent of(Row row, CellScanner scanner) {
    Finds finds = new Finds();
    scanner.scan(row, finds);
    int words = 0;
    int sides = 0;
    int outside = 0;
    int depth = 0;
    int numbers = 0;
    int squares = 0;
    int passes = 0;
    boolean areCounted = true;
    for (int i = 0; i < finds.size(); i++) {
      depth = finds.opens(i) ? depth + 1 : finds.closes(i) ? Math.max(0, depth - 1) : depth;
      switch (finds.kind(i)) {
        case WORD, SIDE -> {
          int word = isLetter(finds.text(i, row)) ? 0 : 1;
          words += word;
          sides += finds.kind(i) == FindKind.SIDE ? word : 0;
          outside += depth == 0 ? word : 0;
        }
        case NUMBER -> {
          numbers++;
          areCounted &= finds.value(i) == numbers;
        }
        case DECIMAL, DATE, TIME -> {
          numbers++;
          areCounted = false;
        }
        case SQUARE -> squares++;
        case PASS -> passes++;
        case DISC, MARK, HALF, NO_SQUARE, FAULT -> {}
      }
    }
    return new RowContent(words, sides, outside, areCounted ? 0 : numbers, squares, passes);
  }

  private static boolean isLetter(String word) {
    return word.length() == 1 && Characters.isLatin(word.charAt(0));
  }

  /** Whether there is no more than a pass, or a number in its place, with its number and side. */
  public boolean isPass() {
    return squares == 0 && words <= 1 && words == sides;
  }

  /** Whether there are only signs, or words for a pass. */
  public boolean isDress() {
    return words + numbers + squares == 0;
  }
}
