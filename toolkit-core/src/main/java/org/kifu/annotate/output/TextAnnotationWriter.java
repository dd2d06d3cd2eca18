package org.kifu.annotate.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.opening.BookMove;
import org.kifu.table.Cells;
import org.kifu.table.WrappedText;
import org.kifu.words.BookText;
import org.kifu.words.Glyphs;
import org.kifu.words.PlainText;
import org.kifu.words.Wording;

/** A writer of games for people, one below the other: header, moves, summary. */
final class TextAnnotationWriter implements AnnotationWriter {
  /** The room for the place of a note. */
  private static final int PLACE = 10;

  private final Writer out;
  private final Glyphs glyphs;
  private final Wording wording;
  private boolean first = true;

  TextAnnotationWriter(Writer out, Glyphs glyphs, Wording wording) {
    this.out = out;
    this.glyphs = glyphs;
    this.wording = wording;
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    if (!first) {
      int width = new MoveTable(glyphs, wording.words(), Map.of()).width();
      out.write("\n" + glyphs.rule().repeat(width) + "\n\n");
    }
    first = false;
    switch (result) {
      case AnnotatedGame game -> write(game);
      case AnnotationFailure failure ->
          out.write(
              PlainText.of(wording.words().filled("page.failure", failure.problem().toString()))
                  + "\n");
    }
  }

  private void write(AnnotatedGame game) throws IOException {
    out.write(new GameHeading(game, glyphs, wording.words()).text());
    out.write("\n");
    out.write(MoveTable.of(game, glyphs, wording.words()).text(game.moves()));
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
    String notes = notes(game);
    if (!notes.isEmpty()) {
      out.write("\n" + wording.words().of("heading.notes") + "\n" + notes);
    }
  }

  private String book(AnnotatedGame game) {
    StringBuilder text = new StringBuilder();
    for (AnnotatedMove move : game.moves()) {
      List<BookMove> book = game.book().getOrDefault(move.ply(), List.of());
      if (!book.isEmpty()) {
        String place = move.ply() + " " + glyphs.disc(move.mover()) + " " + move.move();
        text.append("  ").append(Cells.left(place, PLACE)).append("  ");
        text.append(BookText.of(book)).append('\n');
      }
    }
    return text.toString();
  }

  private String notes(AnnotatedGame game) {
    RecordedNotes recorded = new RecordedNotes(game, wording);
    return recorded.lines().stream()
        .map(
            line ->
                "  %s  %s\n"
                    .formatted(
                        Cells.left(recorded.place(line, glyphs), PLACE), PlainText.of(line.text())))
        .collect(Collectors.joining());
  }

  @Override
  public void close() throws IOException {
    out.flush();
  }

  /**
   * The reasons why the labelled moves of a game were bad, and what refutes them, some lines a
   * move.
   */
  private record ReasonTable(Glyphs glyphs, Wording wording) {
    private static final int WIDTH = 93;
    private static final int NAME = 8;

    String text(List<AnnotatedMove> moves) {
      StringBuilder text = new StringBuilder();
      for (AnnotatedMove move : moves) {
        List<String> clauses = wording.clauses(move);
        if (!clauses.isEmpty()) {
          text.append(WrappedText.of(head(move), wording.words().sentence(clauses), WIDTH));
        }
      }
      return text.isEmpty() ? "" : wording.words().why() + "\n" + text;
    }

    /** Where another engine disagrees; empty if nowhere. */
    String disagreements(List<AnnotatedMove> moves) {
      StringBuilder text = new StringBuilder();
      for (AnnotatedMove move : moves) {
        wording
            .disagreement(move)
            .ifPresent(clause -> text.append(WrappedText.of(head(move), clause, WIDTH)));
      }
      return text.isEmpty() ? "" : wording.words().of("heading.disagreements") + "\n" + text;
    }

    private String head(AnnotatedMove move) {
      String name = glyphs.disc(move.mover()) + " " + move.move();
      return "%4d  %s".formatted(move.ply(), Cells.left(name, NAME));
    }
  }
}
