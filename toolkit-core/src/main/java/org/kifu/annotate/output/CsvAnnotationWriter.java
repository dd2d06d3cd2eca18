package org.kifu.annotate.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.Disagreement;
import org.kifu.annotate.GameFacts;
import org.kifu.annotate.MoveLabel;
import org.kifu.game.GameHeader;
import org.kifu.game.Problem;
import org.kifu.opening.NamedOpening;
import org.kifu.opening.OpeningName;
import org.kifu.table.CsvRows;
import org.kifu.words.BookText;
import org.kifu.words.Discs;
import org.kifu.words.PlainNumber;

/**
 * A row a ply. Squares of {@code best} and {@code pv} are separated by spaces; what is unknown or
 * does not apply is empty.
 */
final class CsvAnnotationWriter implements AnnotationWriter {
  private static final List<String> HEADER =
      List.of(
          "source",
          "game",
          "black",
          "white",
          "event",
          "date",
          "opening",
          "ply",
          "mover",
          "move",
          "empties",
          "forced",
          "black_disc_diff",
          "best",
          "best_black_disc_diff",
          "mover_loss_discs",
          "black_win_prob",
          "best_black_win_prob",
          "confidence",
          "confidence_percent",
          "depth",
          "only_move",
          "label",
          "pv",
          "played_pv",
          "reasons",
          "seconds",
          "disagreement_engine",
          "disagreement_best",
          "disagreement_best_black_disc_diff",
          "disagreement_black_disc_diff",
          "disagreement_mover_loss_discs",
          "disagreement_confidence",
          "disagreement_label",
          "disagreement_best_loss_discs",
          "book",
          "error_code",
          "error_message",
          "opening_aliases");

  private static final String NONE = "";

  private final CsvRows rows;

  CsvAnnotationWriter(Writer out) throws IOException {
    rows = new CsvRows(out, HEADER);
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    switch (result) {
      case AnnotatedGame game -> {
        for (AnnotatedMove move : game.moves()) {
          write(game, move);
        }
      }
      case AnnotationFailure(Problem problem) -> write(problem);
    }
  }

  @Override
  public void close() throws IOException {
    rows.flush();
  }

  private void write(AnnotatedGame game, AnnotatedMove move) throws IOException {
    GameFacts facts = game.game();
    GameHeader header = facts.header();
    OpeningName opening = game.opening().map(NamedOpening::name).orElse(OpeningName.NONE);
    Certainty certainty = move.certainty();
    List<Object> cells = new ArrayList<>();
    Collections.addAll(
        cells,
        facts.where().source(),
        facts.number(),
        header.black(),
        header.white(),
        header.event(),
        header.date(),
        opening.name(),
        move.ply(),
        move.mover().label(),
        move.move(),
        move.empties(),
        move.forced(),
        Discs.number(move.blackCentidiscs()),
        String.join(" ", move.best()),
        Discs.number(move.bestBlackCentidiscs()),
        Discs.number(move.lossCentidiscs()),
        chance(move.after().blackWin()),
        chance(move.afterBest().blackWin()),
        certainty.confidence().label(),
        certainty.percent(),
        certainty.depth(),
        move.only(),
        move.label().map(MoveLabel::label).orElse(NONE),
        String.join(" ", move.line()),
        String.join(" ", move.playedLine()),
        String.join(" ", move.reasons().stream().map(reason -> reason.motif().code()).toList()),
        seconds(game, move.ply()));
    cells.addAll(disagreement(move));
    cells.add(BookText.cell(game.book().getOrDefault(move.ply(), List.of())));
    cells.addAll(List.of(NONE, NONE, opening.others()));
    rows.add(cells);
  }

  private static String seconds(AnnotatedGame game, int ply) {
    return game.notes().clocks().stream()
        .filter(clock -> clock.move() == ply - 1)
        .findFirst()
        .map(clock -> PlainNumber.of(clock.seconds()))
        .orElse(NONE);
  }

  private static List<Object> disagreement(AnnotatedMove move) {
    return move.disagreement()
        .map(other -> disagreement(other, move))
        .orElseGet(() -> Collections.nCopies(8, NONE));
  }

  private static List<Object> disagreement(Disagreement other, AnnotatedMove move) {
    List<Object> cells = new ArrayList<>();
    cells.add(other.engine());
    cells.add(String.join(" ", other.best()));
    switch (other.says()) {
      case Disagreement.Values values -> {
        cells.add(Discs.number(values.bestBlackCentidiscs()));
        cells.add(Discs.number(values.blackCentidiscs()));
        cells.add(Discs.number(values.lossCentidiscs(move.mover())));
        cells.add(values.certainty().confidence().label());
        cells.add(values.label().map(MoveLabel::label).orElse(NONE));
        cells.add(NONE);
      }
      case Disagreement.MoveAlone(int loss) -> {
        cells.addAll(Collections.nCopies(5, NONE));
        cells.add(Discs.number(loss));
      }
    }
    return cells;
  }

  /** The place of the error and, as far as it concerns one, its ply; nothing of the game. */
  private void write(Problem problem) throws IOException {
    Map<String, Object> known =
        Map.of(
            "source",
            problem.where().source(),
            "game",
            orNone(problem.game()),
            "ply",
            orNone(problem.ply()),
            "error_code",
            problem.code().code(),
            "error_message",
            problem.message());
    rows.add(HEADER.stream().<Object>map(column -> known.getOrDefault(column, NONE)).toList());
  }

  private static String chance(OptionalInt chance) {
    return chance.isPresent() ? String.format(Locale.ROOT, "%.4f", chance.getAsInt() / 1e4) : NONE;
  }

  /** A number that is unknown where it is 0. */
  private static Object orNone(int number) {
    return number > 0 ? number : NONE;
  }
}
