package org.kifu.page;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.GameResult;
import org.kifu.archive.query.GameFilter;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.chart.DiscDiffChart;
import org.kifu.chart.OpeningChart;
import org.kifu.chart.OpeningYearChart;
import org.kifu.game.GameRecord;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.output.OpeningWords;
import org.kifu.opening.study.KeyGame;
import org.kifu.picture.BoardLook;
import org.kifu.picture.BoardPicture;
import org.kifu.picture.GameCaption;
import org.kifu.picture.KifuSheet;
import org.kifu.picture.Picture;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.table.Html;

/**
 * Opening statistics as a page to read: charts, the most played moves as a tree to unfold, and the
 * first games of the most frequent openings as kifu diagrams. A script walks over the moves on a
 * board; without it, every browser can unfold the tree by mouse or keys.
 */
public final class OpeningPage {
  /** The number of openings whose first games are shown. */
  public static final int KEY_GAMES = 12;

  /**
   * A game to show.
   *
   * @param key the reason that it is shown
   * @param record the record with its moves
   */
  public record ShownGame(KeyGame key, GameRecord record) {}

  private final OpeningTable table;
  private final GameFilter chosen;
  private final List<ShownGame> games;
  private final OpeningWords words;
  private final Html html = new Html();

  private OpeningPage(
      OpeningTable table, GameFilter chosen, List<ShownGame> games, OpeningWords words) {
    this.table = table;
    this.chosen = chosen;
    this.words = words;
    this.games = List.copyOf(games);
  }

  /**
   * Writes the page; flushes {@code out} and leaves it open.
   *
   * @param chosen the filter that chose the games of the table
   * @param games the first games of openings, in the order of the page; empty for a page without
   *     them
   */
  public static void write(
      OpeningTable table, GameFilter chosen, List<ShownGame> games, OpeningWords words, Writer out)
      throws IOException {
    OpeningPage page = new OpeningPage(table, chosen, games, words);
    out.write(PageFrame.OPENINGS.head(words.title(table.settings()), words.words()));
    page.contents();
    out.write(page.html.toString());
    out.write(PageFrame.OPENINGS.foot());
    out.flush();
  }

  private void contents() throws IOException {
    OpeningSettings settings = table.settings();
    if (settings.rules().equals(GameRecord.OTHELLO)) {
      explorer(new OpeningExplorer(table, MoveTree.mostPlayed(table), words));
    } else { // the script knows only the tournament game
      html.open("header", "class", "verdict opening-head");
      html.element("h1", words.title(settings)).closeLine();
    }
    html.open("div", "class", "sheet-page").newLine();
    words.chosen(chosen).ifPresent(line -> html.element("p", line).newLine());
    html.element("p", words.intro(table.summary().tally(), settings)).newLine();
    if (table.rows().isEmpty()) {
      html.element("p", words.of("none")).newLine();
    } else {
      parts();
    }
    html.closeLine();
  }

  private void explorer(OpeningExplorer explorer) {
    html.open("header", "class", "verdict opening-head").open("div");
    html.element("h1", words.title(table.settings()));
    explorer.head(html);
    html.close();
    explorer.crumbs(html);
    html.closeLine();
    if (!table.rows().isEmpty()) {
      explorer.write(html);
    }
  }

  private void parts() throws IOException {
    html.element("p", words.of("how"), "class", "hint").newLine();
    section("moves");
    new MoveTree(table, words, html).write();
    html.closeLine();
    section("charts");
    charts();
    html.closeLine();
    keyGames();
  }

  private void section(String heading) {
    html.open("section").element("h2", words.of(heading)).newLine();
  }

  private void charts() throws IOException {
    figure(OpeningChart.of(table, words.locale()));
    Optional<Picture> years = OpeningYearChart.of(table, words.locale());
    if (years.isPresent()) {
      figure(years.get());
    }
    figure(DiscDiffChart.of(table, words.locale()));
  }

  private void figure(Picture picture) throws IOException {
    html.open("figure", "class", "graph", "tabindex", "0"); // it is scrolled by keys, too
    html.element("figcaption", picture.title(), "class", "aside");
    drawing(picture);
    html.element("p", picture.description(), "class", "aside");
    html.closeLine();
  }

  private void drawing(Picture picture) throws IOException {
    String svg = picture.svg();
    html.markup(svg.substring(svg.indexOf("<svg"))); // no XML declaration inside a page
  }

  private void keyGames() throws IOException {
    if (games.isEmpty()) {
      return;
    }
    html.open("section", "class", "first").element("h2", words.of("first")).newLine();
    html.element("p", words.of("first.hint"), "class", "hint").newLine();
    html.open("div", "class", "diagrams").newLine();
    for (ShownGame game : games) {
      keyGame(game);
    }
    html.closeLine().closeLine();
  }

  private void keyGame(ShownGame game) throws IOException {
    Replay<Position, Move> replay = Replay.of(Othello.RULES, game.record());
    GameResult result = GameResult.of(game.record().declared(), replay);
    GameCaption caption = GameCaption.of(game.record().header(), result, words.locale());
    html.open("figure").open("figcaption").open("strong");
    html.text(String.join(", ", game.key().openings())).close().empty("br");
    html.name(caption.inOneLine(words.locale()));
    if (!caption.occasion().isEmpty()) {
      html.text(", ").name(caption.occasion());
    }
    html.close();
    KifuSheet sheet = KifuSheet.of(replay);
    drawing(BoardPicture.unheadedKifu(sheet, caption, BoardLook.USUAL, words.locale()));
    html.closeLine();
  }
}
