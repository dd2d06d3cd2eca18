package org.kifu.page;

import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.output.Wording;
import org.kifu.board.Disc;
import org.kifu.picture.GameCaption;
import org.kifu.table.Html;
import org.kifu.words.Words;

/** The games of a page as a table, one line for each game: who played, what, and how well. */
final class GameList {
  private final Wording wording;
  private final StringBuilder rows = new StringBuilder();

  GameList(Wording wording) {
    this.wording = wording;
  }

  /** Adds the line of a game with its number on the page. */
  void add(AnnotatedGame game, int number) {
    GameCaption caption =
        GameCaption.of(game.game().header(), game.game().result(), words().locale());
    Html html = new Html();
    html.open("tr").element("td", Integer.toString(number), "class", "number");
    player(html, game, Disc.BLACK, caption.black());
    html.open("td", "class", "short").open("a", "href", "#game-" + number);
    html.text(caption.result().isEmpty() ? "–" : caption.result()).close().close();
    player(html, game, Disc.WHITE, caption.white());
    html.open("td").name(game.opening().map(opening -> opening.name().toString()).orElse(""));
    html.close().open("td");
    Optional<AnnotatedMove> key =
        game.isOnBoard() ? new KeyMoments(game, number, wording).first() : Optional.empty();
    key.ifPresent(move -> key(html, move, number));
    html.close().open("td").name(caption.occasion()).close();
    rows.append(html.closeLine());
  }

  /** Writes a player and the player's accuracy. */
  private void player(Html html, AnnotatedGame game, Disc side, String name) {
    html.open("td");
    MoveWords.disc(html, side, words()).text(" ");
    html.name(GameCaption.nameOr(name, words().of(side))).close();
    String accuracy =
        game.metrics(side).loss().accuracy().isEmpty()
            ? "–"
            : Integer.toString((game.metrics(side).loss().accuracy().getAsInt() + 50) / 100);
    html.element("td", accuracy, "class", "number");
  }

  private void key(Html html, AnnotatedMove move, int number) {
    html.open("a", "href", "#" + GameMoves.id(number, move.ply()));
    html.text(move.ply() + " " + new MoveWords(wording).square(move)).close().text(" ");
    html.markup(new MoveWords(wording).cost(move).toString());
  }

  /** The list as a section of the page. */
  String html() {
    Html html = new Html();
    html.open("section", "class", "chosen-games", "id", "games");
    html.open("div", "class", "verdict").element("h1", words().of("page.games")).closeLine();
    html.open("table", "class", "tbl sheet lines-when-narrow").open("thead").open("tr");
    String accuracy = words().of("page.accuracy") + ", %";
    head(html, "");
    head(html, words().of(Disc.BLACK));
    head(html, accuracy);
    head(html, words().of("history.score"));
    head(html, words().of(Disc.WHITE));
    head(html, accuracy);
    head(html, words().of("fact.opening"));
    head(html, words().of("fact.verdict"));
    head(html, words().of("fact.event"));
    html.close().close().open("tbody").newLine().markup(rows.toString());
    html.close().closeLine().closeLine();
    return html.toString();
  }

  private static void head(Html html, String name) {
    html.element(name.isEmpty() ? "td" : "th", name, "scope", name.isEmpty() ? "" : "col");
  }

  private Words words() {
    return wording.words();
  }
}
