package org.kifu.annotate.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.opening.BookMove;
import org.kifu.opening.output.BookText;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.words.Colours;
import org.kifu.words.Glyphs;
import org.kifu.words.PlainText;

/** A writer of games for people, one below the other: header, moves, summary. */
final class TextAnnotationWriter implements AnnotationWriter {
  /** The most cells of a line of prose. */
  private static final int WIDTH = 93;

  /** The text about a move, or about the start; its column of places has room for most moves. */
  private record Told(String place, String text) {
    private static final List<Column<Told>> COLUMNS =
        List.of(Column.<Told>text("", 10, Told::place).fixed(), Column.text("", Told::text));
  }

  private final Writer out;
  private final Glyphs glyphs;
  private final Wording wording;
  private final Colours colours;
  private boolean first = true;

  /** Whether the table of the last game has a column of chances. */
  private boolean hasChances = true;

  TextAnnotationWriter(Writer out, Glyphs glyphs, Wording wording, Colours colours) {
    this.out = out;
    this.glyphs = glyphs;
    this.wording = wording;
    this.colours = colours;
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    hasChances = result instanceof AnnotatedGame game ? MetricText.hasChances(game) : hasChances;
    if (!first) {
      int width =
          new MoveValueTable(glyphs, wording.words(), Map.of(), colours, hasChances).width();
      out.write("\n" + glyphs.rule().repeat(width) + "\n\n");
    }
    first = false;
    switch (result) {
      case AnnotatedGame game -> write(game, GameWords.of(game, wording));
      case AnnotationFailure failure ->
          out.write(
              PlainText.of(wording.words().filled("page.failure", failure.problem().toString()))
                  + "\n");
    }
  }

  private void write(AnnotatedGame game, Wording wording) throws IOException {
    out.write(new GameHeading(game, glyphs, wording.words()).text(wording.verdict(game), WIDTH));
    String turns = new TurningTable(glyphs, wording.words()).text(game.turningPoints());
    out.write(turns.isEmpty() ? "\n" : "\n" + turns + "\n");
    out.write(MoveValueTable.of(game, glyphs, wording.words(), colours).text(game.moves()));
    out.write("\n");
    out.write(new PlayerTable(game, glyphs, wording.words()).text());
    String reasons = new ReasonTable(glyphs, wording).text(game.moves());
    if (!reasons.isEmpty()) {
      out.write("\n" + reasons);
    }
    String disagreements = new ReasonTable(glyphs, wording).disagreements(game.moves());
    if (!disagreements.isEmpty()) {
      out.write("\n" + disagreements);
    }
    if (!game.book().isEmpty()) {
      out.write("\n" + wording.words().of("heading.book") + "\n" + book(game));
    }
    String notes = notes(game, wording);
    if (!notes.isEmpty()) {
      out.write("\n" + wording.words().of("heading.notes") + "\n" + notes);
    }
  }

  private String book(AnnotatedGame game) {
    TextTable<Told> table = new TextTable<>("  ", Told.COLUMNS);
    for (AnnotatedMove move : game.moves()) {
      List<BookMove> book = game.book().getOrDefault(move.ply(), List.of());
      if (!book.isEmpty()) {
        String place = move.ply() + " " + glyphs.disc(move.shown()) + " " + move.move();
        table.add(new Told(place, BookText.of(book)));
      }
    }
    return table.body();
  }

  private String notes(AnnotatedGame game, Wording wording) {
    TextTable<Told> table = new TextTable<>("  ", Told.COLUMNS).keepingBlanks();
    RecordedNotes recorded = new RecordedNotes(game, wording);
    for (RecordedNotes.NoteLine line : recorded.lines()) {
      table.add(new Told(recorded.place(line, glyphs), PlainText.of(line.text())));
    }
    return table.body();
  }

  @Override
  public void close() throws IOException {
    out.flush();
  }

  /**
   * The reasons why the labelled moves of a game were bad, and the lines that refute them, with
   * some lines for each move.
   */
  private record ReasonTable(Glyphs glyphs, Wording wording) {
    String text(List<AnnotatedMove> moves) {
      return table(
          wording.words().why(),
          moves,
          move ->
              Optional.of(wording.clausesAndBest(move))
                  .filter(clauses -> !clauses.isEmpty())
                  .map(wording.words()::sentence));
    }

    /** The disagreements of another engine; empty if there are none. */
    String disagreements(List<AnnotatedMove> moves) {
      return table(wording.words().of("heading.disagreements"), moves, wording::disagreement);
    }

    /** A heading and below it the table of the texts about moves; empty if there are no texts. */
    private String table(
        String heading, List<AnnotatedMove> moves, Function<AnnotatedMove, Optional<String>> told) {
      TextTable<Row> table = new TextTable<>(columns()).wrappedAt(WIDTH);
      moves.forEach(move -> told.apply(move).ifPresent(text -> table.add(new Row(move, text))));
      String body = table.body();
      return body.isEmpty() ? "" : heading + "\n" + body;
    }

    private List<Column<Row>> columns() {
      return List.of(
          Column.<Row>number("", 4, row -> row.move.ply()).fixed(),
          Column.<Row>text("", 8, row -> glyphs.disc(row.move.shown()) + " " + row.move.move())
              .fixed(),
          Column.<Row>text("", Row::text).after(1));
    }

    private record Row(AnnotatedMove move, String text) {}
  }
}
