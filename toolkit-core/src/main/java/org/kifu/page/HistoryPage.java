package org.kifu.page;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.archive.history.HistoryGame;
import org.kifu.archive.history.HistoryGame.PlayerResult;
import org.kifu.archive.history.PlayerHistory;
import org.kifu.archive.output.HistoryColumns;
import org.kifu.table.Column;
import org.kifu.words.HistoryWords;

/** The history of a player as a page: won yellow, lost red, drawn blue, each with its letter. */
public final class HistoryPage {
  /** The date; then come the names and words of the record. */
  private static final int DATE = 0;

  private static final int OPPONENT = 1;
  private static final int SCORE = 3;
  private static final int SIDE = 5;

  private HistoryPage() {}

  /** Writes the page; {@code out} is flushed and stays open. */
  public static void write(PlayerHistory history, HistoryWords words, Writer out)
      throws IOException {
    out.write(
        PageFrame.HISTORY.head(
            words.words().filled("history.title", history.names()), words.words()));
    out.write(html(history, words));
    out.write(PageFrame.HISTORY.foot());
    out.flush();
  }

  private static String html(PlayerHistory history, HistoryWords words) {
    Html html = new Html();
    html.open("p", "class", "title", "aria-hidden", "true");
    html.around(name -> words.words().filled("history.title", name), history.names()).closeLine();
    html.element("p", words.sum(history)).newLine();
    legend(html, words);
    html.open("table", "class", "history").newLine().open("thead").open("tr");
    html.element("th", "").element("th", "");
    List<Column<HistoryGame>> facts = HistoryColumns.of(words);
    facts.forEach(fact -> html.element("th", fact.name(), "scope", "col"));
    html.close().closeLine();
    html.open("tbody").newLine();
    history.games().forEach(game -> row(html, game, facts, words));
    return html.close().closeLine().toString();
  }

  private static void legend(Html html, HistoryWords words) {
    html.open("p", "class", "hint");
    for (PlayerResult result : PlayerResult.values()) {
      letter(html, result, words);
      html.text(" " + words.of(result) + " ");
    }
    html.text(HistoryWords.STAR + " " + words.words().of("history.favourite")).closeLine();
  }

  private static void row(
      Html html, HistoryGame game, List<Column<HistoryGame>> facts, HistoryWords words) {
    html.open("tr", "class", game.result().label()).open("td");
    if (game.isFavourite()) {
      String favourite = words.words().of("history.favourite");
      html.element("span", HistoryWords.STAR, "role", "img", "aria-label", favourite);
    }
    html.close().open("td");
    letter(html, game.result(), words);
    html.close();
    for (int i = 0; i < facts.size(); i++) {
      html.open("td", "class", classOf(i));
      html.name(facts.get(i).textOf(game)).close();
    }
    html.closeLine();
  }

  /** Numbers stay on a line; names, which anybody may have written, may break anywhere. */
  private static String classOf(int column) {
    boolean isNumber = column == DATE || column > OPPONENT && column <= SCORE;
    return isNumber ? "number" : column > SCORE && column <= SIDE ? "word" : "";
  }

  private static void letter(Html html, PlayerResult result, HistoryWords words) {
    html.element(
        "abbr",
        words.letter(result),
        "class",
        "verdict " + result.label(),
        "title",
        words.of(result));
  }
}
