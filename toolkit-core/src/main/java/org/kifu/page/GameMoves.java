package org.kifu.page;

import java.util.Locale;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.output.MetricText;
import org.kifu.annotate.output.RecordedNotes;
import org.kifu.annotate.output.Wording;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.game.Variation;
import org.kifu.table.Html;
import org.kifu.table.HtmlTable;
import org.kifu.words.PlainText;

/**
 * The moves of a game as a table, with the notes of the record. The script shows the cells of the
 * chosen ply beside its board.
 */
record GameMoves(AnnotatedGame game, int number, Wording wording) {
  void write(Html html) {
    html.open("div", "class", "wide all sheet");
    table().write(game.moves(), html);
    html.closeLine();
  }

  private HtmlTable<AnnotatedMove> table() {
    boolean isTimed = !game.notes().clocks().isEmpty();
    MoveWords words = new MoveWords(wording);
    HtmlTable<AnnotatedMove> table =
        new HtmlTable<>(
                "tbl moves lines-when-narrow", wording.words().of("page.moves"), this::attributes)
            .add(name("ply"), "ply", this::link)
            .add(name("move"), "move short", move -> played(move, words))
            .add(name("label"), "label", words::cost)
            .add(name("value"), "value short", words::value)
            .add(name("best"), "best", words::best);
    if (MetricText.hasChances(game)) {
      table.add(name("chance"), "chances short", words::chance);
    }
    table.add(name("certainty"), "certainty soft", words::certainty);
    if (isTimed) {
      table.add(name("time"), "time short", this::time);
    }
    return table.add(name("remarks"), "remarks", move -> remarks(move, words));
  }

  private String name(String column) {
    return wording.words().of("page.column." + column);
  }

  private String[] attributes(AnnotatedMove move) {
    String label = move.label().map(MoveLabel::label).orElse("");
    return new String[] {
      "id", id(number, move.ply()),
      "data-ply", Integer.toString(move.ply()),
      "class", (move.mover().label() + " " + label).strip().toLowerCase(Locale.ROOT)
    };
  }

  private Html link(AnnotatedMove move) {
    String ply = Integer.toString(move.ply());
    return new Html().element("a", ply, "href", "#" + id(number, move.ply()));
  }

  private Html played(AnnotatedMove move, MoveWords words) {
    return MoveWords.disc(new Html(), move.shown(), wording.words()).text(" " + words.square(move));
  }

  /** The identifier of a ply's row on the page. */
  static String id(int game, int ply) {
    return "game-" + game + "-ply-" + ply;
  }

  private String time(AnnotatedMove move) {
    return RecordedNotes.at(game, move.ply()).clocks().stream()
        .map(clock -> wording.words().filled("page.seconds", PlainText.of(clock.seconds())))
        .collect(Collectors.joining(", "));
  }

  private Html remarks(AnnotatedMove move, MoveWords words) {
    Html html = new Html();
    words.why(move).ifPresent(why -> html.open("p", "class", "why").markup(why.toString()).close());
    words.only(move).ifPresent(only -> html.element("p", only, "class", "only"));
    wording.refutation(move).ifPresent(line -> html.element("p", line, "class", "follows"));
    wording
        .disagreement(move)
        .ifPresent(other -> html.element("p", other, "class", "disagreement"));
    wording.book(game, move).ifPresent(book -> html.element("p", book, "class", "book"));
    writeNotes(html, move.ply());
    return html;
  }

  /** Writes the notes of the record before the first move, if there are any. */
  void writeStart(Html html) {
    Html notes = new Html();
    writeNotes(notes, 0);
    String written = notes.toString();
    if (!written.isEmpty()) {
      html.open("div", "class", "remarks start all").markup(written).closeLine();
    }
  }

  private void writeNotes(Html html, int ply) {
    Notes notes = RecordedNotes.at(game, ply);
    notes.evaluations().forEach(value -> claimed(html, PlainText.of(value.discs())));
    notes.remarks().forEach(remark -> quote(html, remark));
    notes.variations().forEach(variation -> write(html, variation));
  }

  private void claimed(Html html, String discs) {
    html.element(
        "p", wording.words().filled("page.claimed", discs.replace('-', '−')), "class", "claimed");
  }

  private static void quote(Html html, Remark remark) {
    html.element("blockquote", remark.text(), "dir", "auto");
  }

  private void write(Html html, Variation variation) {
    String moves = wording.words().moves(variation.moves());
    html.open("div", "class", "variation");
    html.element("p", wording.words().filled("page.variation", Html.line(moves)));
    variation.notes().remarks().forEach(remark -> quote(html, remark));
    variation.notes().variations().forEach(inner -> write(html, inner));
    html.close();
  }
}
