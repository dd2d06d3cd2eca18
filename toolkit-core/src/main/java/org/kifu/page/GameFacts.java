package org.kifu.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.output.AnnotationWords;
import org.kifu.annotate.output.Wording;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.game.GameHeader;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.picture.GameCaption;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * What is said of a game as a whole: the verdict, its names and facts, the origin of its values.
 *
 * @param isOnBoard whether all its moves can be played on a board
 */
record GameFacts(AnnotatedGame game, boolean isOnBoard, Wording wording) {
  /** Names the opening in the language of the words. */
  GameFacts {
    game = game.named(wording.words().locale());
  }

  /**
   * Writes how the game was decided, and what was better; for a game that cannot be played the
   * players and the result.
   */
  void verdict(Html html, Optional<AnnotatedMove> key) {
    html.open("header", "class", "verdict");
    if (isOnBoard) {
      List<String> clauses = wording.verdictClauses(game);
      String decided = words().filled("page.sentence", clauses.getFirst());
      String more = MoveWords.sentence(words().filled("page.sentence", clauses.get(1)));
      html.element("h2", Html.line(decided)).open("p");
      key.ifPresentOrElse(move -> MoveWords.squares(html, more, move), () -> html.text(more));
    } else {
      html.open("h2");
      players(html);
    }
    html.closeLine().closeLine();
  }

  private void players(Html html) {
    GameCaption caption = caption();
    player(html, Disc.BLACK, caption.black());
    if (words().isOfOnePlayer()) {
      return;
    }
    html.text(" ");
    html.element("span", caption.result().isEmpty() ? "–" : caption.result(), "class", "score");
    html.text(" ");
    player(html, Disc.WHITE, caption.white());
  }

  private Words words() {
    return wording.words();
  }

  private GameCaption caption() {
    return GameCaption.of(game.game(), words().locale());
  }

  private void player(Html html, Disc side, String name) {
    html.open("span", "class", "player " + side.label());
    MoveWords.disc(html, side, words())
        .text(" ")
        .name(GameCaption.nameOr(name, words().of(side)))
        .close();
  }

  /** The occasion; each name keeps its own direction of writing and changes no other. */
  private Html occasion() {
    Html html = new Html();
    List<String> parts = game.game().header().occasions();
    for (int i = 0; i < parts.size(); i++) {
      html.text(i == 0 ? "" : " · ").name(parts.get(i));
    }
    return html;
  }

  /** The occasion, the opening and the result in one line. */
  Html where() {
    Html html = occasion();
    String before = game.game().header().occasions().isEmpty() ? "" : " · ";
    html.open("b").text(before + (caption().result().isEmpty() ? "–" : caption().result())).close();
    game.opening().ifPresent(opening -> html.text(" · ").name(opening.name().toString()));
    return html;
  }

  /** Writes the facts of the record, the origin of the values, and the metrics of the players. */
  void record(Html html) {
    html.open("div").open("div", "class", "cap").element("h3", words().of("page.record"));
    html.closeLine().open("dl").newLine();
    name(html, words().of(Disc.BLACK), caption().black());
    if (!words().isOfOnePlayer()) {
      name(html, words().of(Disc.WHITE), caption().white());
    }
    fact(html, "history.score", caption().result());
    GameCaption told = GameCaption.of(GameHeader.NONE, game.game().result(), words().locale());
    fact(html, "fact.result", told.occasion());
    if (!game.game().header().occasions().isEmpty()) {
      html.element("dt", words().of("fact.event")).open("dd").markup(occasion().toString()).close();
    }
    game.opening().ifPresent(opening -> opening(html, opening));
    if (isOnBoard) {
      String verdict = words().filled("page.sentence", wording.verdict(game));
      fact(html, "fact.verdict", MoveWords.sentence(verdict));
    }
    fact(html, "page.transcript", transcript());
    Limits limits = game.settings().limits();
    fact(
        html,
        "fact.values",
        words()
            .filled(
                "page.method",
                Integer.toString(words().isOfOnePlayer() ? 20 * limits.depth() : limits.depth()),
                Integer.toString(limits.confidencePercent()),
                Integer.toString(Math.max(limits.probableEmpties(), limits.exactEmpties())),
                Integer.toString(limits.exactEmpties())));
    fact(
        html,
        "fact.labels",
        new AnnotationWords(words()).of(game.settings().labels(), "page.labels"));
    source(html);
    html.closeLine();
    new PlayerRows(game, words()).write(html);
    html.closeLine();
  }

  private void name(Html html, String label, String name) {
    html.element("dt", label).open("dd").name(name.isBlank() ? "–" : name).close().newLine();
  }

  private void fact(Html html, String key, String value) {
    if (!value.isEmpty()) {
      String kind = key.equals("page.transcript") ? "tr" : "";
      html.element("dt", words().of(key)).element("dd", value, "class", kind).newLine();
    }
  }

  private void opening(Html html, NamedOpening opening) {
    html.element("dt", words().of("fact.opening")).open("dd");
    html.open("strong").name(opening.name().toString()).close();
    html.text(" " + Html.line(opening.moves()));
    new AnnotationWords(words()).outOfBook(game).ifPresent(left -> html.text("; " + left));
    html.closeLine();
  }

  /**
   * The moves as a transcript, which other programs read; moves that are more than squares have
   * blanks between them. Empty if they cannot be played.
   */
  private String transcript() {
    return isOnBoard
        ? game.moves().stream()
            .filter(move -> !move.isPass())
            .map(AnnotatedMove::move)
            .map(Object::toString)
            .collect(Collectors.joining(isOfSquares() ? "" : " "))
        : "";
  }

  private boolean isOfSquares() {
    return game.moves().stream()
        .allMatch(move -> move.isPass() || move.move() instanceof MoveToken.Place);
  }

  private void source(Html html) {
    String number = Integer.toString(game.game().number());
    html.element("dt", words().of("fact.source")).open("dd");
    html.around(
        source ->
            words()
                .filled(
                    "page.source",
                    source,
                    number,
                    game.settings().version(),
                    Html.line(game.settings().engine())),
        game.game().where().source());
    html.closeLine();
  }
}
