package org.kifu.format.text.caption;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.page.PlacedText;
import org.kifu.notation.SmallLetters;

/**
 * Two players with the result of chess between them, and discs or a remark in brackets behind them:
 * {@code Ann 1-0 Bob (40-24)}.
 */
final class WonPair {
  private static final Pattern RESULT =
      Pattern.compile("\\s(1\\s?[-–]\\s?0|0\\s?[-–]\\s?1|1[/⁄]2\\s?[-–]\\s?1[/⁄]2)\\s");

  private static final Pattern BRACKET = Pattern.compile("\\s*\\(([^()]{2,60})\\)[\\s.]*$");

  private WonPair() {}

  /** The players of a text; nothing if it has no such result, or discs that are another one. */
  static Optional<NamePair> in(PlacedText text, int squares) {
    if (text.toString().indexOf('1') < 0) {
      return Optional.empty();
    }
    Matcher result = RESULT.matcher(text);
    if (!result.find()) {
      return Optional.empty();
    }
    PlacedText one = WordsBeside.behindColon(text.piece(0, result.start()));
    PlacedText rest = text.piece(result.end(), text.length());
    Matcher bracket = BRACKET.matcher(rest);
    boolean isRemark = bracket.find() && !isSide(bracket.group(1));
    PlacedText inside = isRemark ? rest.piece(bracket.start(1), bracket.end(1)) : rest.piece(0, 0);
    PlacedText other = isRemark ? rest.piece(0, bracket.start()).strip() : rest.strip();
    List<WrittenCounts> counts =
        WrittenCounts.in(inside.toString(), squares).stream()
            .filter(WrittenCounts::mayBeDiscs)
            .toList();
    PlacedText written = text.piece(result.start(1), result.end(1));
    if (counts.isEmpty()) {
      PlacedText remark = inside.length() == 0 ? null : inside;
      return NamePair.of(one, other, written, NameBorder.Kind.WORD, remark, squares);
    }
    return counts.size() == 1 && agree(written.charAt(0), written.length(), counts.getFirst())
        ? NamePair.of(one, other, inside, NameBorder.Kind.WORD, null, squares)
        : Optional.empty();
  }

  private static boolean isSide(String word) {
    return Labels.side(SmallLetters.of(word.strip())) != 0;
  }

  /** Whether counts are those of a result by its first character and its length. */
  private static boolean agree(char first, int length, WrittenCounts counts) {
    int won = length > "1 - 0".length() ? 0 : first == '1' ? 1 : -1;
    return Integer.signum(counts.first() - counts.second()) == won;
  }
}
