package org.kifu.opening.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.kifu.board.Disc;
import org.kifu.opening.study.RepertoireCard;
import org.kifu.opening.study.RepertoireCard.Answer;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.table.TextTable;
import org.kifu.words.Words;

/** The cards of a repertoire as a table with one row for each card. */
public final class RepertoireTable {
  /**
   * The columns for flash-card programs: {@code question} and {@code answer} are the two sides of a
   * card, {@code position} is the board with the side to move. The score is the player's own with
   * the answer, to four decimals.
   */
  private static final List<Column<Numbered>> COLUMNS =
      List.of(
          Column.number("number", Numbered::number),
          of("question", card -> question(card, Words.english())),
          of("answer", card -> String.join(" ", best(card).moves())),
          of("answer_games", card -> best(card).stats().games()),
          of("answer_score", card -> best(card).score(card.side()).toPlainString()),
          of("games", RepertoireCard::games),
          of("all_answers", RepertoireTable::answers),
          of("side", card -> card.side().label()),
          of("ply", card -> card.at().ply()),
          of("line", RepertoireCard::line),
          of("name", card -> card.name().name()),
          of("position", card -> card.at().positionText()),
          of("aliases", card -> card.name().others()));

  private static final int GAMES_WIDTH = 7;

  /** A card with its number, from 1. */
  private record Numbered(int number, RepertoireCard card) {}

  private RepertoireTable() {}

  private static Column<Numbered> of(String name, Function<RepertoireCard, Object> cell) {
    return Column.text(name, row -> cell.apply(row.card));
  }

  private static Answer best(RepertoireCard card) {
    return card.answers().getFirst();
  }

  /** Writes the cards as CSV; {@code out} is flushed and stays open. */
  public static void writeCsv(List<RepertoireCard> cards, Writer out) throws IOException {
    CsvRows<Numbered> rows = new CsvRows<>(COLUMNS, out);
    for (int i = 0; i < cards.size(); i++) {
      rows.add(new Numbered(i + 1, cards.get(i)));
    }
    rows.flush();
  }

  /** Writes the cards as text; {@code out} stays open. */
  public static void writeText(List<RepertoireCard> cards, Words words, Appendable out)
      throws IOException {
    List<Column<RepertoireCard>> columns =
        List.of(
            Column.<RepertoireCard>number(
                    words.of("trainer.games"), GAMES_WIDTH, RepertoireCard::games)
                .fixed(),
            Column.text(words.of("trainer.legend"), RepertoireTable::answered));
    out.append(TextTable.of(columns, cards).toString());
  }

  private static String answered(RepertoireCard card) {
    String name = card.name().isEmpty() ? "" : "  (" + card.name() + ")";
    return line(card) + ": " + answers(card) + name;
  }

  /** The question of a card, such as {@code Black to move after f5d6}. */
  public static String question(RepertoireCard card, Words words) {
    String side = card.side().label();
    boolean isGold = !card.at().sideName(card.side()).equals(side);
    if (card.line().isEmpty() && !isGold) {
      return words.of("drill.task." + side);
    }
    return words.filled("trainer.task." + side + (isGold ? ".gold" : ""), line(card));
  }

  /** The moves to the position; a sign at the start. */
  private static String line(RepertoireCard card) {
    return card.line().isEmpty() ? "-" : card.line();
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
