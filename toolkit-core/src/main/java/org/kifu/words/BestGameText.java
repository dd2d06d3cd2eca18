package org.kifu.words;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.kifu.archive.review.BestGames.BestGame;
import org.kifu.game.GameHeader;
import org.kifu.rules.FinalCount;

/** The best games of a tournament as lines for people. */
public final class BestGameText {
  private BestGameText() {}

  /**
   * A line each, the best first, such as {@code Ann 40-24 Ben: 93.1 % (92.0, 94.2)}.
   *
   * @param safe makes a name text of the form that is written
   */
  public static List<String> lines(List<BestGame> games, Words words, UnaryOperator<String> safe) {
    return games.stream().map(game -> line(game, words, safe)).toList();
  }

  private static String line(BestGame best, Words words, UnaryOperator<String> safe) {
    GameHeader header = best.game().header();
    String score = best.game().result().count().map(BestGameText::score).orElse("–");
    return words.filled(
        "tournament.best",
        safe.apply(header.black()),
        score,
        safe.apply(header.white()),
        percent(best.accuracy()),
        percent(best.blackAccuracy()),
        percent(best.whiteAccuracy()));
  }

  private static String score(FinalCount count) {
    return count.blackDiscs() + "-" + count.whiteDiscs();
  }

  private static String percent(int hundredths) {
    return String.format(Locale.ROOT, "%.1f", hundredths / 100.0);
  }
}
