package org.kifu.export;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.kifu.board.Disc;
import org.kifu.opening.RepertoireCard;
import org.kifu.opening.RepertoireCard.Answer;

/** The cards of a repertoire in words, a line each. */
public final class RepertoireText {
  private RepertoireText() {}

  /** Writes the cards; {@code out} stays open. */
  public static void write(List<RepertoireCard> cards, Appendable out) throws IOException {
    out.append("  games  answers, with games and own score in per cent\n");
    for (RepertoireCard card : cards) {
      String name = card.name().isEmpty() ? "" : "  (" + card.name() + ")";
      String games = String.format(Locale.ROOT, "%7d  ", card.games());
      out.append(games + card.line() + ": " + answers(card) + name + "\n");
    }
  }

  /** Such as {@code Black to move after f5d6}. */
  public static String question(RepertoireCard card) {
    return (card.side() == Disc.BLACK ? "Black" : "White") + " to move after " + card.line();
  }

  /** All answers, such as {@code c3 (14, 55.0 %), c5 (3, 16.7 %)}. */
  public static String answers(RepertoireCard card) {
    return card.answers().stream()
        .map(answer -> answer(answer, card.side()))
        .collect(Collectors.joining(", "));
  }

  private static String answer(Answer answer, Disc side) {
    return String.format(
        Locale.ROOT,
        "%s (%d, %s %%)",
        String.join(" = ", answer.moves()),
        answer.stats().games(),
        OpeningText.percent(answer.score(side)));
  }
}
