package org.kifu.page;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.archive.history.HistoryGame;
import org.kifu.archive.history.HistoryGame.PlayerResult;
import org.kifu.archive.history.PlayerHistory;
import org.kifu.archive.output.HistoryColumns;
import org.kifu.archive.output.HistoryWords;
import org.kifu.table.Column;
import org.kifu.table.Html;
import org.kifu.table.HtmlTable;

/**
 * The history of a player as a page: won games in yellow, lost ones in red, drawn ones in blue,
 * each with its letter.
 */
public final class HistoryPage {
  /** The column of the date; the names and words of the record follow. */
  private static final int DATE = 0;

  private static final int OPPONENT = 1;
  private static final int SCORE = 3;
  private static final int SIDE = 5;

  private HistoryPage() {}

  /** Writes the page; flushes {@code out} and leaves it open. */
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
    html.open("div", "class", "sheet-page").newLine();
    html.open("header", "class", "verdict").open("h1");
    html.around(name -> words.words().filled("history.title", name), history.names()).closeLine();
    html.element("p", words.sum(history)).closeLine();
    legend(html, words);
    table(words).write(history.games(), html);
    return html.closeLine().toString();
  }

  private static HtmlTable<HistoryGame> table(HistoryWords words) {
    HtmlTable<HistoryGame> table =
        new HtmlTable<HistoryGame>(
                "tbl sheet history lines-when-narrow",
                "",
                game -> new String[] {"class", game.result().label()})
            .add("", "", game -> star(game, words))
            .add("", "", game -> letter(new Html(), game.result(), words));
    List<Column<HistoryGame>> facts = HistoryColumns.of(words);
    for (int i = 0; i < facts.size(); i++) {
      Column<HistoryGame> fact = facts.get(i);
      table.add(
          Column.text(fact.name(), game -> new Html().name(fact.textOf(game))), classOf(i, words));
    }
    return table;
  }

  private static void legend(Html html, HistoryWords words) {
    html.open("p", "class", "hint");
    for (PlayerResult result : PlayerResult.values()) {
      letter(html, result, words);
      html.text(" " + words.of(result) + " ");
    }
    html.text(HistoryWords.STAR + " " + words.words().of("history.favourite")).closeLine();
  }

  private static Html star(HistoryGame game, HistoryWords words) {
    String favourite = words.words().of("history.favourite");
    Html html = new Html();
    return game.isFavourite()
        ? html.element("span", HistoryWords.STAR, "role", "img", "aria-label", favourite)
        : html;
  }

  /**
   * The class of a column: numbers stay on one line; names, which may be long, may break anywhere.
   */
  private static String classOf(int column, HistoryWords words) {
    int ranks = words.ranks().isEmpty() ? 0 : 1;
    boolean isNumber = column == DATE || column > OPPONENT && column <= SCORE + ranks;
    return isNumber ? "short" : column > SCORE && column <= SIDE + ranks ? "word" : "";
  }

  private static Html letter(Html html, PlayerResult result, HistoryWords words) {
    return html.element(
        "abbr",
        words.letter(result),
        "class",
        "result " + result.label(),
        "title",
        words.of(result));
  }
}
