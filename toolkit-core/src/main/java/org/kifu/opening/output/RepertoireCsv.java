package org.kifu.opening.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.board.BoardText;
import org.kifu.opening.RepertoireCard;
import org.kifu.opening.RepertoireCard.Answer;
import org.kifu.table.CsvRows;
import org.kifu.words.Words;

/**
 * The cards of a repertoire as CSV, a row each, for programs that ask cards: {@code question} and
 * {@code answer} are their two sides, {@code position} is the board with the side to move. The
 * score is the player’s own with the answer, with four decimals.
 */
public final class RepertoireCsv {
  private static final List<String> HEADER =
      List.of(
          "number",
          "question",
          "answer",
          "answer_games",
          "answer_score",
          "games",
          "all_answers",
          "side",
          "ply",
          "line",
          "name",
          "position",
          "aliases");

  private RepertoireCsv() {}

  /** Writes the table; {@code out} is flushed and stays open. */
  public static void write(List<RepertoireCard> cards, Writer out) throws IOException {
    CsvRows rows = new CsvRows(out, HEADER);
    for (int i = 0; i < cards.size(); i++) {
      rows.add(cells(i + 1, cards.get(i)));
    }
    rows.flush();
  }

  private static List<Object> cells(int number, RepertoireCard card) {
    Answer best = card.answers().getFirst();
    return List.of(
        number,
        RepertoireText.question(card, Words.english()),
        String.join(" ", best.moves()),
        best.stats().games(),
        best.score(card.side()).toPlainString(),
        card.games(),
        RepertoireText.answers(card),
        card.side().label(),
        card.line().length() / 2,
        card.line(),
        card.name().name(),
        BoardText.write(card.position()),
        card.name().others());
  }
}
