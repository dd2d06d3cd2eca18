package org.kifu.annotate.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.GameBoards;
import org.kifu.board.DiscSigns;
import org.kifu.board.MoveToken;
import org.kifu.game.GameHeader;
import org.kifu.opening.BookMove;
import org.kifu.opening.output.BookText;
import org.kifu.rules.BoardFace;
import org.kifu.rules.FaceText;
import org.kifu.table.MarkdownText;
import org.kifu.words.Colours;
import org.kifu.words.Discs;
import org.kifu.words.Glyphs;

/** A writer of games as Markdown, one below the other: known facts, metrics, moves, reasons. */
final class MarkdownAnnotationWriter implements AnnotationWriter {
  private final Writer out;
  private final Wording wording;
  private boolean first = true;

  MarkdownAnnotationWriter(Writer out, Wording wording) {
    this.out = out;
    this.wording = wording;
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    if (!first) {
      out.write("\n---\n\n");
    }
    first = false;
    switch (result) {
      case AnnotatedGame game ->
          out.write(
              new MarkdownGame(game, GameBoards.of(game), GameWords.of(game, wording)).text());
      case AnnotationFailure failure ->
          out.write(
              MarkdownText.of(wording.words().filled("page.failure", failure.problem().toString()))
                  + "\n");
    }
  }

  @Override
  public void close() throws IOException {
    out.flush();
  }

  /** An annotated game as Markdown. */
  private record MarkdownGame(
      AnnotatedGame game, Optional<GameBoards<?, ?>> boards, Wording wording) {
    private static final String PLAYED = "p";
    private static final String BEST = "b";

    private static final Glyphs GLYPHS = Glyphs.UNICODE;

    /** The most characters of a name in a heading; the table has the whole name. */
    private static final int NAME = 60;

    String text() {
      StringBuilder text = new StringBuilder("# " + title() + "\n");
      part(text, "", MarkdownText.line(wording.verdict(game)) + "\n");
      part(text, "", new GameHeading(game, GLYPHS, wording.words()).markdown());
      part(
          text,
          heading("heading.turns"),
          new TurningTable(GLYPHS, wording.words()).markdown(game.turningPoints()));
      part(
          text,
          heading("heading.players"),
          new PlayerTable(game, GLYPHS, wording.words()).markdown());
      part(text, heading("heading.moves"), moves());
      game.moves().stream()
          .filter(move -> move.label().isPresent())
          .forEach(move -> part(text, "## " + title(move) + "\n\n", why(move)));
      part(text, heading("heading.disagreements"), disagreements());
      part(text, heading("heading.book"), book());
      part(text, heading("heading.notes"), notes());
      return text.toString();
    }

    private static void part(StringBuilder text, String heading, String body) {
      text.append(body.isEmpty() ? "" : "\n" + heading + body);
    }

    private String heading(String key) {
      return "## " + wording.words().of(key) + "\n\n";
    }

    private String title() {
      GameHeader header = game.game().header();
      if (header.black().isBlank() && header.white().isBlank()) {
        return wording.words().filled("heading.game", game.game().number());
      }
      return wording.words().isOfOnePlayer()
          ? name(header.black())
          : name(header.black()) + " – " + name(header.white());
    }

    private static String name(String name) {
      return name.isBlank() ? "?" : MarkdownText.of(name, NAME);
    }

    private String moves() {
      String table =
          MoveValueTable.of(game, GLYPHS, wording.words(), Colours.OFF).markdown(game.moves());
      return table + "\n" + wording.words().of("moves.legend") + "\n";
    }

    private String title(AnnotatedMove move) {
      String label = move.label().map(wording.annotationWords()::of).orElse("");
      String played = "%d. %s %s".formatted(move.ply(), GLYPHS.disc(move.shown()), move.move());
      return MarkdownText.of(wording.words().filled("named", played, label));
    }

    private String why(AnnotatedMove move) {
      boolean exact = move.certainty().isExact();
      String loss =
          wording
              .words()
              .filled(
                  "move.loss",
                  Discs.rounded(move.lossCentidiscs(), exact),
                  MoveToken.joined(move.best()),
                  Discs.signed(move.bestBlackCentidiscs(), exact));
      String clauses =
          Stream.concat(Stream.of(loss), wording.clausesAndBest(move).stream())
              .map(clause -> "- " + MarkdownText.line(clause) + "\n")
              .collect(Collectors.joining());
      return clauses + boards.map(all -> fenced(diagram(all.before(move.ply()), move))).orElse("");
    }

    private String fenced(String diagram) {
      String legend = wording.words().of("diagram.legend");
      return "\n```text\n" + diagram + "```\n\n" + legend + "\n";
    }

    private String disagreements() {
      return game.moves().stream()
          .flatMap(
              move ->
                  wording.disagreement(move).stream()
                      .map(clause -> "- " + MarkdownText.line(named(name(move), clause)) + "\n"))
          .collect(Collectors.joining());
    }

    private String book() {
      StringBuilder text = new StringBuilder();
      for (AnnotatedMove move : game.moves()) {
        List<BookMove> book = game.book().getOrDefault(move.ply(), List.of());
        if (!book.isEmpty()) {
          text.append("- ").append(named(name(move), BookText.of(book))).append('\n');
        }
      }
      return text.toString();
    }

    private static String name(AnnotatedMove move) {
      return "%d %s %s".formatted(move.ply(), GLYPHS.disc(move.shown()), move.move());
    }

    private String notes() {
      RecordedNotes recorded = new RecordedNotes(game, wording);
      return recorded.lines().stream()
          .map(line -> "- " + note(recorded.place(line, GLYPHS), line.text()))
          .collect(Collectors.joining());
    }

    private String note(String place, String text) {
      return MarkdownText.line(place.isEmpty() ? text : named(place, text)) + "\n";
    }

    private String named(String name, String text) {
      return wording.words().filled("named", name, text);
    }

    /** The board with a {@code p} at the played move and a {@code b} at the best ones. */
    private static String diagram(BoardFace face, AnnotatedMove move) {
      FaceText board = new FaceText(face, DiscSigns.DISCS);
      move.best().forEach(best -> mark(board, best, BEST));
      mark(board, move.move(), PLAYED);
      return board.narrow();
    }

    private static void mark(FaceText board, MoveToken move, String letter) {
      GameBoards.square(move).ifPresent(square -> board.write(square, letter));
    }
  }
}
