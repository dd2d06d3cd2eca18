package org.kifu.page;

import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameBoards;
import org.kifu.annotate.output.GameWords;
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
    Wording own = GameWords.of(game, wording);
    Optional<GameBoards<?, ?>> boards = GameBoards.of(game);
    GameCaption caption = GameCaption.of(game.game(), own.words().locale());
    Html html = new Html();
    html.open("tr", "class", boards.map(GameList::look).orElse(""))
        .element("td", Integer.toString(number), "class", "number");
    player(html, game, Disc.BLACK, caption.black(), own.words());
    html.open("td", "class", "short").open("a", "href", "#game-" + number);
    html.text(caption.result().isEmpty() ? "–" : caption.result()).close().close();
    if (own.words().isOfOnePlayer()) {
      html.element("td", "").element("td", "");
    } else {
      player(html, game, Disc.WHITE, caption.white(), own.words());
    }
    html.open("td").name(opening(game, own.words()));
    html.close().open("td");
    Optional<AnnotatedMove> key =
        boards.flatMap(all -> new KeyMoments(game, all, number, own).first());
    key.ifPresent(move -> key(html, move, number, own));
    html.close().open("td").name(caption.occasion()).close();
    rows.append(html.closeLine());
  }

  private static String opening(AnnotatedGame game, Words words) {
    return game.named(words.locale())
        .opening()
        .map(opening -> opening.name().toString())
        .orElse("");
  }

  /** The class of the colours of a game; empty for those of the tournament game. */
  private static String look(GameBoards<?, ?> boards) {
    EmptyBoard board = new EmptyBoard(boards.before(1));
    return board.isUsual() ? "" : board.look();
  }

  /** Writes a player and the player's accuracy. */
  private static void player(Html html, AnnotatedGame game, Disc side, String name, Words words) {
    html.open("td");
    MoveWords.disc(html, side, words).text(" ");
    html.name(GameCaption.nameOr(name, words.of(side))).close();
    String accuracy =
        game.metrics(side).loss().accuracy().isEmpty()
            ? "–"
            : Integer.toString((game.metrics(side).loss().accuracy().getAsInt() + 50) / 100);
    html.element("td", accuracy, "class", "number");
  }

  private static void key(Html html, AnnotatedMove move, int number, Wording wording) {
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
