package org.kifu.opening.output;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.kifu.board.Disc;
import org.kifu.opening.study.RepertoireCard;
import org.kifu.opening.study.RepertoireCard.Answer;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.words.Words;

/** The cards of a repertoire in words, a line each. */
public final class RepertoireText {
  private static final int GAMES_WIDTH = 7;

  private RepertoireText() {}

  /** Writes the cards; {@code out} stays open. */
  public static void write(List<RepertoireCard> cards, Words words, Appendable out)
      throws IOException {
    List<Column<RepertoireCard>> columns =
        List.of(
            Column.<RepertoireCard>number(
                    words.of("trainer.games"), GAMES_WIDTH, RepertoireCard::games)
                .fixed(),
            Column.text(words.of("trainer.legend"), RepertoireText::line));
    out.append(TextTable.of(columns, cards).toString());
  }

  private static String line(RepertoireCard card) {
    String name = card.name().isEmpty() ? "" : "  (" + card.name() + ")";
    return card.line() + ": " + answers(card) + name;
  }

  /** Such as {@code Black to move after f5d6}. */
  public static String question(RepertoireCard card, Words words) {
    return words.filled("trainer.task." + card.side().label(), card.line());
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
