package org.kifu.report.page;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.kifu.annotate.GameResult;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.export.OpeningText;
import org.kifu.export.Words;
import org.kifu.game.GameRecord;
import org.kifu.opening.KeyGame;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.OpeningTally;
import org.kifu.replay.Replay;
import org.kifu.report.BoardLook;
import org.kifu.report.BoardPicture;
import org.kifu.report.DiscDiffChart;
import org.kifu.report.GameCaption;
import org.kifu.report.KifuSheet;
import org.kifu.report.OpeningChart;
import org.kifu.report.OpeningYearChart;
import org.kifu.report.Picture;
import org.kifu.rules.Othello;

/**
 * Opening statistics as a page to read: charts, the most played moves as a tree to unfold, and the
 * first games of the most frequent openings as kifu diagrams. It has no script: a tree is unfolded
 * by what every browser has for that, by mouse or keys.
 */
public final class OpeningPage {
  private static final String HOW_TO_READ =
      "Black’s score is its share of the points, a draw counting half. The bar beside it is the"
          + " interval that holds the true score with 95 % confidence, its line in the middle an"
          + " even score. A star marks fewer than 30 games. Discs are counted as black minus white"
          + " at the end. Symmetric positions and different ways to the same position are one.";

  /** Openings whose first games are shown. */
  public static final int KEY_GAMES = 12;

  /**
   * A game to be shown.
   *
   * @param key why
   * @param record its moves
   */
  public record ShownGame(KeyGame key, GameRecord record) {}

  private final OpeningTable table;
  private final List<ShownGame> games;
  private final Words words = Words.english();
  private final Html html = new Html();

  private OpeningPage(OpeningTable table, List<ShownGame> games) {
    this.table = table;
    this.games = List.copyOf(games);
  }

  /**
   * Writes the page; {@code out} is flushed and stays open.
   *
   * @param games the first games of openings, in the order in which they are to stand; none for a
   *     page without them
   */
  public static void write(OpeningTable table, List<ShownGame> games, Writer out)
      throws IOException {
    OpeningPage page = new OpeningPage(table, games);
    out.write(PageFrame.OPENINGS.head(page.title(), page.words));
    page.contents();
    out.write(page.html.toString());
    out.write(PageFrame.OPENINGS.foot());
    out.flush();
  }

  private String title() {
    OpeningLine at = table.settings().at();
    return at == null || at.moves().isEmpty() ? "Openings" : "Openings after " + at.moves();
  }

  private void contents() throws IOException {
    html.element("p", title(), "class", "title", "aria-hidden", "true").newLine();
    OpeningTally tally = table.summary().tally();
    html.element("p", OpeningText.games(tally).strip() + ". " + settings()).newLine();
    if (table.rows().isEmpty()) {
      html.element("p", "There is no move to show.").newLine();
      return;
    }
    html.element("p", HOW_TO_READ, "class", "hint").newLine();
    section("Moves");
    new MoveTree(table, html).write();
    html.closeLine();
    section("Charts");
    charts();
    html.closeLine();
    keyGames();
  }

  private String settings() {
    String least =
        table.settings().minGames() == 1
            ? ""
            : String.format(
                Locale.ROOT,
                ", of moves that %,d games or more played",
                table.settings().minGames());
    return table.settings().at() == null
        ? "The first " + table.settings().plies() + " discs" + least + "."
        : "All moves of this position" + least + ".";
  }

  private void section(String heading) {
    html.open("section").element("h2", heading).newLine();
  }

  private void charts() throws IOException {
    figure(OpeningChart.of(table));
    Optional<Picture> years = OpeningYearChart.of(table);
    if (years.isPresent()) {
      figure(years.get());
    }
    figure(DiscDiffChart.of(table));
  }

  private void figure(Picture picture) throws IOException {
    html.open("figure", "class", "graph");
    html.element("figcaption", picture.title(), "class", "aside");
    drawing(picture);
    html.element("p", picture.description(), "class", "aside");
    html.closeLine();
  }

  private void drawing(Picture picture) throws IOException {
    String svg = picture.svg();
    html.markup(svg.substring(svg.indexOf("<svg"))); // a page has no declaration inside
  }

  private void keyGames() throws IOException {
    if (games.isEmpty()) {
      return;
    }
    section("First games");
    html.element(
            "p",
            "The earliest games of these archives that came to the most frequent openings.",
            "class",
            "hint")
        .newLine();
    html.open("div", "class", "diagrams").newLine();
    for (ShownGame game : games) {
      keyGame(game);
    }
    html.closeLine().closeLine();
  }

  private void keyGame(ShownGame game) throws IOException {
    Replay<Position, Move> replay = Replay.of(Othello.RULES, game.record());
    GameResult result = GameResult.of(game.record().declared(), replay);
    GameCaption caption = GameCaption.of(game.record().header(), result, words);
    html.open("figure").open("figcaption").open("strong");
    html.text(String.join(", ", game.key().openings())).close().empty("br");
    html.name(caption.inOneLine(words));
    if (!caption.occasion().isEmpty()) {
      html.text(", ").name(caption.occasion());
    }
    html.close();
    drawing(BoardPicture.unheadedKifu(KifuSheet.of(replay), caption, BoardLook.USUAL, words));
    html.closeLine();
  }
}
