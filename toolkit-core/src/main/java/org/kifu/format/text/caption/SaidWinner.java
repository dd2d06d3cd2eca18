package org.kifu.format.text.caption;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.Labels;
import org.kifu.notation.SmallLetters;

/**
 * The words of a sentence on the sides beside the numbers of a score: who won, and whose number is
 * the first. A board that has it otherwise does not confirm the score.
 *
 * @param winner 1 for black, -1 for white, 0 if no winner is named
 * @param first the side before the first number, where both sides are named: 1, -1 or 0
 */
record SaidWinner(int winner, int first) {
  private static final Pattern WORD = Pattern.compile("\\p{L}+|\\d+");

  /** The result in Japanese or Chinese. */
  private static final Pattern EAST_ASIAN = Pattern.compile("([黒黑先白後后])[手番方棋]?[のがは]?(?:(勝|胜)|負|负)");

  /** The most words from a side to the word that says whether it won. */
  private static final int MOST_BETWEEN = 2;

  private static final int LEAST_LETTERS = 3;

  /** The words of a text on the sides. */
  static SaidWinner of(String text) {
    int winner = 0;
    int side = 0;
    int since = 0;
    int first = 0;
    int second = 0;
    String last = "";
    Matcher words = WORD.matcher(text);
    while (words.find()) {
      String word = words.group();
      int of = word.length() < LEAST_LETTERS ? 0 : Labels.side(SmallLetters.of(word));
      boolean isWon = CaptionWords.WINS.has(word);
      if (of != 0) {
        winner = winner == 0 && CaptionWords.FOR.has(last) ? of : winner;
        second = first == 0 ? 0 : second == 0 ? of : second;
        first = first == 0 ? of : first;
        side = of;
        since = 0;
      } else if (side != 0 && ++since <= MOST_BETWEEN && winner == 0) {
        winner = isWon ? side : CaptionWords.LOSES.has(word) ? -side : 0;
      }
      last = word;
    }
    Matcher result = EAST_ASIAN.matcher(text);
    if (winner == 0 && result.find()) {
      int of = Labels.side(result.group(1));
      winner = result.group(2) == null ? -of : of;
    }
    return new SaidWinner(winner, second == -first ? first : 0);
  }

  /** A score of two counts in words that name the sides, or the counts alone if none is named. */
  String score(int one, int other) {
    boolean isBlackFirst = first != 0 ? first > 0 : winner > 0 == one > other;
    return first == 0 && winner == 0
        ? one + "-" + other
        : isBlackFirst
            ? "Black %d White %d".formatted(one, other)
            : "Black %d White %d".formatted(other, one);
  }
}
