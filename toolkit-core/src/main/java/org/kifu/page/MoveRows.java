package org.kifu.page;

import java.util.List;
import java.util.Locale;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.words.MetricText;
import org.kifu.words.Wording;

/** The moves of a game as a table. The script shows the cells of the chosen ply at its board. */
record MoveRows(AnnotatedGame game, int number, Wording wording) {
  private static final List<String> COLUMNS =
      List.of(
          "ply",
          "move",
          "value",
          "chance",
          "loss",
          "best",
          "label",
          "certainty",
          "time",
          "remarks");

  void write(Html html) {
    MoveWords words = new MoveWords(wording);
    RecordNotes notes = new RecordNotes(game.notes(), game.moves().size(), wording);
    html.open("div", "class", "wide");
    html.open("table", "class", isTimed() ? "moves timed" : "moves")
        .element("caption", wording.words().of("page.moves"));
    html.open("thead").open("tr");
    for (String column : columns()) {
      html.element(
          "th", wording.words().of("page.column." + column), "scope", "col", "class", column);
    }
    html.close().closeLine().open("tbody").newLine();
    game.moves().forEach(move -> row(html, move, words, notes));
    html.close().close().closeLine();
  }

  private List<String> columns() {
    return COLUMNS.stream().filter(column -> isTimed() || !column.equals("time")).toList();
  }

  private boolean isTimed() {
    return !game.notes().clocks().isEmpty();
  }

  private void row(Html html, AnnotatedMove move, MoveWords words, RecordNotes notes) {
    String ply = Integer.toString(move.ply());
    html.open("tr", "id", id(number, move.ply()), "data-ply", ply, "class", rowClass(move));
    html.open("td", "class", "ply").element("a", ply, "href", "#" + id(number, move.ply())).close();
    html.open("td", "class", "move");
    MoveWords.disc(html, move.mover(), wording.words()).text(" " + words.square(move)).close();
    cell(html, "value", words.value(move));
    cell(html, "chance", MetricText.chance(move));
    cell(html, "loss", MetricText.loss(move));
    cell(html, "best", words.best(move));
    cell(html, "label", words.label(move));
    cell(html, "certainty", words.certainty(move));
    if (isTimed()) {
      cell(html, "time", notes.time(move.ply()));
    }
    html.open("td", "class", "remarks");
    words.only(move).ifPresent(only -> html.element("p", only, "class", "only"));
    String reasons = String.join("; ", wording.reasons(move));
    if (!reasons.isEmpty()) {
      html.element("p", reasons, "class", "reasons");
    }
    wording
        .disagreement(move)
        .ifPresent(other -> html.element("p", other, "class", "disagreement"));
    wording.book(game, move).ifPresent(book -> html.element("p", book, "class", "book"));
    notes.write(html, move.ply());
    html.close().closeLine();
  }

  private static void cell(Html html, String column, String content) {
    html.element("td", content, "class", column);
  }

  /** The identifier of a ply's row on the page. */
  static String id(int game, int ply) {
    return "game-" + game + "-ply-" + ply;
  }

  private static String rowClass(AnnotatedMove move) {
    String label = move.label().map(MoveLabel::label).orElse("");
    return (move.mover().label() + " " + label).strip().toLowerCase(Locale.ROOT);
  }
}
