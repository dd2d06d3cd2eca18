package org.kifu.opening.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.function.Function;
import org.kifu.board.BoardText;
import org.kifu.opening.study.RepertoireCard;
import org.kifu.opening.study.RepertoireCard.Answer;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.words.Words;

/**
 * The cards of a repertoire as CSV, a row each, for programs that ask cards: {@code question} and
 * {@code answer} are their two sides, {@code position} is the board with the side to move. The
 * score is the player’s own with the answer, with four decimals.
 */
public final class RepertoireCsv {
  private static final List<Column<Numbered>> COLUMNS =
      List.of(
          Column.number("number", Numbered::number),
          of("question", card -> RepertoireText.question(card, Words.english())),
          of("answer", card -> String.join(" ", best(card).moves())),
          of("answer_games", card -> best(card).stats().games()),
          of("answer_score", card -> best(card).score(card.side()).toPlainString()),
          of("games", RepertoireCard::games),
          of("all_answers", RepertoireText::answers),
          of("side", card -> card.side().label()),
          of("ply", card -> card.line().length() / 2),
          of("line", RepertoireCard::line),
          of("name", card -> card.name().name()),
          of("position", card -> BoardText.write(card.position())),
          of("aliases", card -> card.name().others()));

  /** A card with its number, from 1. */
  private record Numbered(int number, RepertoireCard card) {}

  private RepertoireCsv() {}

  private static Column<Numbered> of(String name, Function<RepertoireCard, Object> cell) {
    return Column.text(name, row -> cell.apply(row.card));
  }

  private static Answer best(RepertoireCard card) {
    return card.answers().getFirst();
  }

  /** Writes the table; {@code out} is flushed and stays open. */
  public static void write(List<RepertoireCard> cards, Writer out) throws IOException {
    CsvRows<Numbered> rows = new CsvRows<>(COLUMNS, out);
    for (int i = 0; i < cards.size(); i++) {
      rows.add(new Numbered(i + 1, cards.get(i)));
    }
    rows.flush();
  }
}
