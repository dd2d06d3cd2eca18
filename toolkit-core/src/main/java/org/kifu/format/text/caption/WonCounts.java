package org.kifu.format.text.caption;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.Labels;
import org.kifu.notation.SmallLetters;

/** The counts of both sides with the winner behind them, {@code 31-33 白勝}. */
final class WonCounts {
  private static final Pattern FORM =
      Pattern.compile(
          "(?iu)\\(?(\\d{1,3})\\s?[-\u2013\u2014\u2212対]\\s?(\\d{1,3})\\)?"
              + "[\\s,、]*\\(?(\\p{L}+?)(?:の?勝ち?|\\s+wins?|\\s+won)\\)?[.!。]?");

  private WonCounts() {}

  /**
   * The counts, black's first; nothing if a text is anything else.
   *
   * @param squares the number of squares of the board whose discs they count
   */
  static Optional<String> in(String text, int squares) {
    Matcher form = FORM.matcher(text);
    boolean areCounts =
        form.matches()
            && Math.max(form.group(1).length(), form.group(2).length())
                <= WrittenCounts.digits(squares);
    int winner = areCounts ? Labels.side(SmallLetters.of(form.group(3))) : 0;
    if (winner == 0) {
      return Optional.empty();
    }
    int first = Integer.parseInt(form.group(1));
    int second = Integer.parseInt(form.group(2));
    boolean isBlackFirst = first > second == winner > 0;
    return first == second
        ? Optional.empty()
        : Optional.of(isBlackFirst ? first + "-" + second : second + "-" + first);
  }
}
