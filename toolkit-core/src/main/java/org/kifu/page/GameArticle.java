package org.kifu.page;

import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.annotate.output.AnnotationWords;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.annotate.output.MetricText;
import org.kifu.annotate.output.Wording;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.game.GameHeader;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.picture.GameCaption;
import org.kifu.table.Html;
import org.kifu.table.HtmlTable;
import org.kifu.words.Words;

/** One game of a page: its heading, its board, pictures and tables, and its values as JSON. */
record GameArticle(AnnotatedGame game, int number, Wording wording) {
  String html() throws IOException {
    Html html = new Html();
    html.open("article", "class", "game", "id", "game-" + number, "data-boards", boards());
    html.newLine();
    heading(html);
    html.open("div", "class", "columns").newLine();
    new Viewer(words(), hasTimes()).write(html);
    html.open("div", "class", "document").newLine();
    GameFigures figures = new GameFigures(game, words());
    figures.graphs(html);
    html.open("div", "class", "pair").newLine();
    new PlayerRows(game, words()).write(html);
    figures.accuracy(html);
    html.closeLine();
    if (game.isOnBoard()) {
      new KeyMoments(game, number, wording).write(html);
    }
    GameMoves moves = new GameMoves(game, number, wording);
    moves.writeStart(html);
    moves.write(html);
    if (game.isOnBoard()) {
      figures.kifu(html);
    }
    method(html);
    html.close().closeLine();
    html.open("script", "type", "application/json").markup(data()).closeLine();
    return html.closeLine().toString();
  }

  /**
   * All positions from the start to the end, with blanks between them; empty if the game follows
   * other rules, or if its file states moves that the rules forbid.
   */
  private String boards() {
    return game.isOnBoard()
        ? game.positions().stream().map(BoardDrawing::cells).collect(Collectors.joining(" "))
        : "";
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

  /** Writes the occasion; each name keeps its own direction of writing and changes no other. */
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
    new AnnotationWords(words()).outOfBook(game).ifPresent(left -> html.text("; " + left));
    html.closeLine();
  }

  /** Writes the origin of the values. */
  private void method(Html html) {
    Limits limits = game.settings().limits();
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
    paragraph(html, new AnnotationWords(words()).of(game.settings().labels(), "page.labels"));
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

  /** The labelled moves, each with a diagram of the position before the move. */
  private record KeyMoments(AnnotatedGame game, int number, Wording wording) {
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
      Position before = game.positions().get(move.ply() - 1);
      BoardDrawing.draw(html, seen, before, move.move(), move.best());
      html.open("figcaption").open("p");
      html.open("a", "href", "#" + GameMoves.id(number, move.ply())).text(move.ply() + ". ");
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

    /** A metric by the key of its name; the key of a part of a metric has a dot. */
    private record Metric(String key, Function<PlayerMetrics, Object> cell) {}

    void write(Html html) {
      HtmlTable<Metric> table =
          new HtmlTable<Metric>("players", words.of("page.players"), PlayerRows::attributes)
              .addHeads(metric -> words.of("page.metric." + metric.key()));
      for (Disc side : Disc.values()) {
        Html name = MoveWords.disc(new Html(), side, words);
        name.text(" " + words.of("page." + side.label()));
        table.add(name, metric -> metric.cell().apply(game.metrics(side)));
      }
      table.write(metrics(), html);
      html.newLine();
    }

    private static String[] attributes(Metric metric) {
      return new String[] {"class", metric.key().contains(".") ? "part" : ""};
    }

    private static List<Metric> metrics() {
      List<Metric> rows = new ArrayList<>();
      rows.add(new Metric("accuracy", of -> MetricText.accuracy(of.loss(), NONE)));
      for (Phase phase : Phase.values()) {
        String key = "accuracy." + phase.label();
        rows.add(new Metric(key, of -> MetricText.accuracy(of.loss(phase), NONE)));
      }
      rows.add(new Metric("lost", of -> MetricText.total(of.loss(), of)));
      for (Phase phase : Phase.values()) {
        rows.add(new Metric("lost." + phase.label(), of -> MetricText.total(of.loss(phase), of)));
      }
      rows.add(new Metric("lost.exact", of -> MetricText.total(of.exact(), of)));
      rows.add(new Metric("mean", of -> MetricText.mean(of.loss(), NONE)));
      rows.add(new Metric("best", of -> of.bestMoves() + " / " + of.loss().moves()));
      for (MoveLabel label : MoveLabel.values()) {
        rows.add(new Metric(label.label(), of -> of.count(label)));
      }
      rows.add(new Metric("points", MetricText::points));
      rows.add(new Metric("only", of -> of.only().found() + " / " + of.only().missed()));
      rows.add(new Metric("gifts", of -> of.gifts().returned()));
      return rows;
    }
  }
}
