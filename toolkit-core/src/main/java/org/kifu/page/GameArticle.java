package org.kifu.page;

import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.game.GameHeader;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.picture.GameCaption;
import org.kifu.words.Discs;
import org.kifu.words.MetricText;
import org.kifu.words.Wording;
import org.kifu.words.Words;

/** One game of a page: its heading, its board, pictures and tables, and its values as JSON. */
record GameArticle(AnnotatedGame game, int number, Wording wording) {
  String html() throws IOException {
    Optional<PlayedBoards> boards = PlayedBoards.of(game);
    Html html = new Html();
    html.open(
        "article",
        "class",
        "game",
        "id",
        "game-" + number,
        "data-boards",
        boards.map(PlayedBoards::text).orElse(""));
    html.newLine();
    heading(html);
    html.open("div", "class", "columns").newLine();
    new Viewer(words(), hasTimes()).write(html);
    html.open("div", "class", "document").newLine();
    Figures figures = new Figures(game, words());
    figures.graphs(html);
    html.open("div", "class", "pair").newLine();
    new PlayerRows(game, words()).write(html);
    figures.accuracy(html);
    html.closeLine();
    boards.ifPresent(known -> new KeyMoments(game, number, known, wording).write(html));
    startRemarks(html);
    new MoveRows(game, number, wording).write(html);
    if (boards.isPresent()) {
      figures.kifu(html);
    }
    method(html);
    html.close().closeLine();
    html.open("script", "type", "application/json").markup(data()).closeLine();
    return html.closeLine().toString();
  }

  private boolean hasTimes() {
    return !game.notes().clocks().isEmpty();
  }

  private Words words() {
    return wording.words();
  }

  private void heading(Html html) {
    GameCaption caption =
        GameCaption.of(game.game().header(), game.game().result(), words().locale());
    html.open("header").open("h2");
    player(html, Disc.BLACK, caption.black());
    html.text(" ")
        .element("span", caption.result().isEmpty() ? "–" : caption.result(), "class", "score");
    html.text(" ");
    player(html, Disc.WHITE, caption.white());
    html.closeLine();
    occasion(html);
    game.opening().ifPresent(opening -> opening(html, opening));
    html.closeLine();
  }

  /** Each name keeps to its own direction of writing, and turns no other. */
  private void occasion(Html html) {
    List<String> parts = new ArrayList<>(game.game().header().occasions());
    GameCaption told = GameCaption.of(GameHeader.NONE, game.game().result(), words().locale());
    if (!told.occasion().isBlank()) {
      parts.add(told.occasion());
    }
    if (!parts.isEmpty()) {
      html.open("p", "class", "occasion").name(parts.getFirst());
      parts.stream().skip(1).forEach(part -> html.text(" · ").name(part));
      html.closeLine();
    }
  }

  private void player(Html html, Disc side, String name) {
    String colour = words().of("page." + side.label());
    html.open("span", "class", "player " + side.label());
    MoveWords.disc(html, side, words()).text(" ").name(name.isBlank() ? colour : name).close();
  }

  private void opening(Html html, NamedOpening opening) {
    html.open("p", "class", "opening").text(words().of("page.opening") + " ");
    html.open("strong").name(opening.name().toString()).close();
    html.text(" " + Html.line(opening.moves()));
    game.firstUnknown()
        .ifPresent(
            move ->
                html.text(
                    "; "
                        + words()
                            .filled(
                                "page.left",
                                words().of("page." + move.mover().label()),
                                Integer.toString(move.ply()))));
    html.closeLine();
  }

  private void startRemarks(Html html) {
    RecordNotes notes = new RecordNotes(game.notes(), game.moves().size(), wording);
    if (!notes.isEmpty(0)) {
      html.open("div", "class", "remarks start");
      notes.write(html, 0);
      html.closeLine();
    }
  }

  /** Where the values come from. */
  private void method(Html html) {
    Limits limits = game.settings().limits();
    LabelRule labels = game.settings().labels();
    html.open("footer").newLine();
    paragraph(
        html,
        words()
            .filled(
                "page.method",
                Integer.toString(limits.depth()),
                Integer.toString(limits.confidencePercent()),
                Integer.toString(Math.max(limits.probableEmpties(), limits.exactEmpties())),
                Integer.toString(limits.exactEmpties())));
    paragraph(
        html,
        words()
            .filled(
                "page.labels",
                Discs.text(labels.inaccuracy()),
                Discs.text(labels.mistake()),
                Discs.text(labels.blunder()),
                Discs.text(labels.probableMargin()),
                Discs.text(labels.estimatedMargin())));
    String number = Integer.toString(game.game().number());
    html.open("p");
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
    html.closeLine();
  }

  private static void paragraph(Html html, String text) {
    html.element("p", Html.line(text)).newLine();
  }

  /** The game as JSON. */
  private String data() throws IOException {
    StringWriter json = new StringWriter();
    try (AnnotationWriter writer = AnnotationWriter.jsonLines(json)) {
      writer.write(game);
    }
    return Html.data(json.toString());
  }

  /** The labelled moves, each with a diagram of the position that its player had before him. */
  private record KeyMoments(AnnotatedGame game, int number, PlayedBoards boards, Wording wording) {
    void write(Html html) {
      List<AnnotatedMove> labelled =
          game.moves().stream().filter(move -> move.label().isPresent()).toList();
      if (labelled.isEmpty()) {
        return;
      }
      html.open("section", "class", "moments");
      html.element("h3", wording.words().of("page.moments"));
      html.element("p", wording.words().of("page.marks"), "class", "hint").newLine();
      html.open("div", "class", "diagrams").newLine();
      labelled.forEach(move -> write(html, move));
      html.close().closeLine();
    }

    private void write(Html html, AnnotatedMove move) {
      MoveWords words = new MoveWords(wording);
      String best = MoveToken.joined(move.best());
      html.open("figure", "class", move.label().orElseThrow().label());
      String seen =
          wording.words().filled("page.moment", Integer.toString(move.ply()), move.move(), best);
      BoardDrawing.draw(html, seen, boards.before(move.ply()), move.move(), move.best());
      html.open("figcaption").open("p");
      html.open("a", "href", "#" + MoveRows.id(number, move.ply())).text(move.ply() + ". ");
      MoveWords.disc(html, move.mover(), wording.words()).text(" " + words.square(move)).close();
      html.text(" ").element("strong", words.label(move), "class", "label").text(", ");
      html.text(wording.words().filled("page.lost", MetricText.loss(move), words.best(move)))
          .close();
      wording.reasons(move).forEach(reason -> html.element("p", reason));
      wording.refutation(move).ifPresent(line -> html.element("p", line, "class", "follows"));
      html.close().closeLine();
    }
  }

  /** The metrics of both players side by side. */
  private record PlayerRows(AnnotatedGame game, Words words) {
    private static final String NONE = "–";

    void write(Html html) {
      html.open("table", "class", "players").element("caption", words.of("page.players"));
      html.open("thead").open("tr").element("td", "");
      for (Disc side : Disc.values()) {
        html.open("th", "scope", "col");
        MoveWords.disc(html, side, words).text(" " + words.of("page." + side.label())).close();
      }
      html.close().closeLine().open("tbody").newLine();
      row(html, "accuracy", metrics -> MetricText.accuracy(metrics.loss(), NONE));
      for (Phase phase : Phase.values()) {
        row(
            html,
            "accuracy." + phase.label(),
            metrics -> MetricText.accuracy(metrics.loss(phase), NONE));
      }
      row(html, "lost", metrics -> MetricText.total(metrics.loss(), metrics));
      for (Phase phase : Phase.values()) {
        row(
            html,
            "lost." + phase.label(),
            metrics -> MetricText.total(metrics.loss(phase), metrics));
      }
      row(html, "lost.exact", metrics -> MetricText.total(metrics.exact(), metrics));
      row(html, "mean", metrics -> MetricText.mean(metrics.loss(), NONE));
      row(html, "best", PlayerRows::bestMoves);
      for (MoveLabel label : MoveLabel.values()) {
        row(html, label.label(), metrics -> Integer.toString(metrics.count(label)));
      }
      row(html, "points", MetricText::points);
      row(html, "only", metrics -> metrics.only().found() + " / " + metrics.only().missed());
      row(html, "gifts", metrics -> Integer.toString(metrics.gifts().returned()));
      html.close().closeLine();
    }

    private void row(Html html, String key, Function<PlayerMetrics, String> cell) {
      html.open("tr", "class", key.contains(".") ? "part" : "");
      html.element("th", words.of("page.metric." + key), "scope", "row");
      html.element("td", cell.apply(game.black())).element("td", cell.apply(game.white()));
      html.closeLine();
    }

    private static String bestMoves(PlayerMetrics metrics) {
      return metrics.bestMoves() + " / " + metrics.loss().moves();
    }
  }
}
