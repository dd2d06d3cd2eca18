package org.kifu.annotate.output;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotatedMove.Outlook;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.Candidate;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.Consequence;
import org.kifu.annotate.Disagreement;
import org.kifu.annotate.Disagreement.Values;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.PeerComparison;
import org.kifu.annotate.PeerComparison.SideStanding;
import org.kifu.annotate.Reason;
import org.kifu.annotate.TurningPoint;
import org.kifu.annotate.Verdict;
import org.kifu.board.MoveToken;
import org.kifu.game.Problem;
import org.kifu.json.JsonObject;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningName;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.opening.output.BookText;
import org.kifu.table.Column;
import org.kifu.table.Unit;
import org.kifu.words.Discs;
import org.kifu.words.PlainText;

/**
 * Annotated games as a table with a row for each ply. Spaces separate the squares of {@code best}
 * and {@code pv}; a field that is unknown or does not apply is empty.
 */
final class AnnotationTable {
  private static final String NONE = "";

  /** The text between the reasons, and between the candidates, of a cell. */
  private static final String BETWEEN = "; ";

  /** The columns in order. */
  static final List<Column<Row>> COLUMNS =
      List.of(
          both(
              "source",
              Unit.TEXT,
              ply -> ply.facts().where().source(),
              problem -> problem.where().source()),
          both(
              "game", Unit.INTEGER, ply -> ply.facts().number(), problem -> orNone(problem.game())),
          ofPly("black", Unit.TEXT, ply -> ply.facts().header().black()),
          ofPly("white", Unit.TEXT, ply -> ply.facts().header().white()),
          ofPly("event", Unit.TEXT, ply -> ply.facts().header().event()),
          ofPly("date", Unit.TEXT, ply -> ply.facts().header().date()),
          ofPly("opening", Unit.TEXT, ply -> ply.opening().name()),
          both("ply", Unit.INTEGER, ply -> ply.move.ply(), problem -> orNone(problem.ply())),
          ofPly("mover", Unit.TEXT, Ply::mover),
          ofMove("move", Unit.TEXT, AnnotatedMove::move),
          ofMove("empties", Unit.INTEGER, AnnotatedMove::empties),
          ofMove("forced", Unit.FLAG, AnnotatedMove::forced),
          ofPly("black_disc_diff", Unit.DECIMAL, ply -> ply.discs(ply.move.blackCentidiscs())),
          ofMove("best", Unit.TEXT, move -> MoveToken.joined(move.best())),
          ofPly(
              "best_black_disc_diff",
              Unit.DECIMAL,
              ply -> ply.discs(ply.move.bestBlackCentidiscs())),
          ofPly("mover_loss_discs", Unit.DECIMAL, ply -> ply.loss()),
          ofMove("black_win_prob", Unit.DECIMAL, move -> chance(move.after().blackWin())),
          ofMove("best_black_win_prob", Unit.DECIMAL, move -> chance(move.afterBest().blackWin())),
          ofMove("mover_win_prob_loss", Unit.DECIMAL, move -> chance(move.winLoss())),
          ofMove("confidence", Unit.TEXT, move -> move.certainty().confidence().label()),
          ofMove("confidence_percent", Unit.INTEGER, move -> move.certainty().percent()),
          ofMove("depth", Unit.INTEGER, move -> move.certainty().depth()),
          ofMove("only_move", Unit.FLAG, AnnotatedMove::only),
          ofMove("label", Unit.TEXT, move -> label(move.label())),
          ofMove("pv", Unit.TEXT, move -> MoveToken.joined(move.line())),
          ofMove("played_pv", Unit.TEXT, move -> MoveToken.joined(move.playedLine())),
          ofMove("reasons", Unit.TEXT, AnnotationTable::reasons),
          ofMove("reason_details", Unit.TEXT, AnnotationTable::reasonDetails),
          ofPly("seconds", Unit.REAL, AnnotationTable::seconds),
          ofOther("disagreement_engine", Unit.TEXT, Disagreement::engine),
          ofOther("disagreement_best", Unit.TEXT, other -> MoveToken.joined(other.best())),
          ofValues(
              "disagreement_best_black_disc_diff",
              Unit.DECIMAL,
              (values, _) -> Discs.number(values.bestBlackCentidiscs())),
          ofValues(
              "disagreement_black_disc_diff",
              Unit.DECIMAL,
              (values, _) -> Discs.number(values.blackCentidiscs())),
          ofValues(
              "disagreement_mover_loss_discs",
              Unit.DECIMAL,
              (values, move) -> Discs.number(values.lossCentidiscs(move.mover()))),
          ofValues(
              "disagreement_confidence",
              Unit.TEXT,
              (values, _) -> values.certainty().confidence().label()),
          ofValues(
              "disagreement_confidence_percent",
              Unit.INTEGER,
              (values, _) -> values.certainty().percent()),
          ofValues("disagreement_depth", Unit.INTEGER, (values, _) -> values.certainty().depth()),
          ofValues("disagreement_label", Unit.TEXT, (values, _) -> label(values.label())),
          ofOther("disagreement_best_loss_discs", Unit.DECIMAL, AnnotationTable::lossOfBest),
          ofPly("book", Unit.TEXT, ply -> BookText.cell(ply.book())),
          both("error_code", Unit.TEXT, _ -> NONE, problem -> problem.code().code()),
          both("error_message", Unit.TEXT, _ -> NONE, Problem::message),
          ofPly("opening_aliases", Unit.TEXT, ply -> ply.opening().others()),
          ofPly("verdict", Unit.TEXT, ply -> ply.verdict.kind().label()),
          ofPly("turning_point", Unit.INTEGER, ply -> orNone(ply.rank())),
          ofPly("decides", Unit.FLAG, Ply::decides),
          ofPly("candidates", Unit.TEXT, AnnotationTable::candidates),
          ofPeers("peers_from", Unit.INTEGER, (peers, _) -> peers.from()),
          ofPeers("peers_to", Unit.INTEGER, (peers, _) -> peers.to()),
          ofPeers(
              "mover_peers_accuracy_percent",
              Unit.DECIMAL,
              (_, side) -> percent(side.game().accuracy())),
          ofPeers(
              "mover_better_than", Unit.DECIMAL, (_, side) -> percent(side.game().percentOfAll())),
          ofPeers(
              "mover_better_than_strongest",
              Unit.DECIMAL,
              (_, side) ->
                  side.game().percentOfStrongest().isEmpty()
                      ? NONE
                      : percent(side.game().percentOfStrongest().getAsInt())),
          ofPeers("mover_peers_phases", Unit.TEXT, (_, side) -> fields(PeerJson.phases(side))),
          ofPly("mover_metrics", Unit.TEXT, AnnotationTable::metrics),
          ofPly("rules", Unit.TEXT, ply -> ply.facts().rules()),
          ofPly("unit", Unit.TEXT, ply -> ply.unit.map(ValueUnit::label).orElse("discs")),
          ofMove("black_value", Unit.DECIMAL, move -> Discs.number(move.blackCentidiscs())),
          ofMove(
              "best_black_value", Unit.DECIMAL, move -> Discs.number(move.bestBlackCentidiscs())),
          ofMove("mover_loss", Unit.DECIMAL, move -> Discs.number(move.lossCentidiscs())));

  /** A ply, or the problem of a record without plies. */
  sealed interface Row {}

  /**
   * A ply of a game.
   *
   * @param verdict how the game was decided
   * @param turns its turning points, the largest loss first
   * @param unit the unit of the values; empty for the tournament game
   */
  private record Ply(
      AnnotatedGame game,
      AnnotatedMove move,
      Verdict verdict,
      List<TurningPoint> turns,
      Optional<ValueUnit> unit)
      implements Row {
    /** A value for black as discs, black minus white; empty if the values are not discs. */
    Object discs(int blackCentidiscs) {
      int sign = unit.map(ValueUnit::blackDiscSign).orElse(1);
      return sign == 0 ? NONE : Discs.number((long) sign * blackCentidiscs);
    }

    /** The loss of the move in discs; empty if the values are not discs. */
    Object loss() {
      boolean isOfDiscs = unit.map(ValueUnit::blackDiscSign).orElse(1) != 0;
      return isOfDiscs ? Discs.number(move.lossCentidiscs()) : NONE;
    }

    /** The side that moved; empty if there is only one player. */
    String mover() {
      return unit.equals(Optional.of(ValueUnit.TILES)) ? NONE : move.mover().label();
    }

    /** The rank of the move among the turning points, from 1; 0 if it is none. */
    int rank() {
      return 1 + turns.stream().map(TurningPoint::move).toList().indexOf(move);
    }

    boolean decides() {
      return verdict.decisive().equals(Optional.of(move));
    }

    GameSummary facts() {
      return game.game();
    }

    OpeningName opening() {
      return game.opening().map(NamedOpening::name).orElse(OpeningName.NONE);
    }

    List<BookMove> book() {
      return game.book().getOrDefault(move.ply(), List.of());
    }
  }

  /** A record without plies: the place of the error and, if it concerns one, its ply. */
  private record Failure(Problem problem) implements Row {}

  private AnnotationTable() {}

  /** The rows of a game: one for each ply, or one for a record that was not annotated. */
  static List<Row> rows(AnnotationResult result) {
    return switch (result) {
      case AnnotatedGame game -> {
        Verdict verdict = game.verdict();
        List<TurningPoint> turns = game.turningPoints();
        Optional<ValueUnit> unit = GameUnit.of(game).map(GameUnit::unit);
        yield game.moves().stream()
            .<Row>map(move -> new Ply(game, move, verdict, turns, unit))
            .toList();
      }
      case AnnotationFailure(Problem problem) -> List.of(new Failure(problem));
    };
  }

  private static Column<Row> both(
      String name, Unit unit, Function<Ply, Object> cell, Function<Problem, Object> failed) {
    return Column.of(
        name,
        unit,
        row ->
            known(
                switch (row) {
                  case Ply ply -> cell.apply(ply);
                  case Failure(Problem problem) -> failed.apply(problem);
                }));
  }

  private static @Nullable Object known(Object value) {
    return value.equals(NONE) ? null : value;
  }

  private static Column<Row> ofPly(String name, Unit unit, Function<Ply, Object> cell) {
    return both(name, unit, cell, _ -> NONE);
  }

  private static Column<Row> ofMove(String name, Unit unit, Function<AnnotatedMove, Object> cell) {
    return ofPly(name, unit, ply -> cell.apply(ply.move));
  }

  /** A column about the mover among other players; empty if the game is not compared. */
  private static Column<Row> ofPeers(
      String name, Unit unit, BiFunction<PeerComparison, SideStanding, Object> cell) {
    return ofPly(
        name,
        unit,
        ply ->
            ply.game()
                .peers()
                .map(peers -> cell.apply(peers, peers.of(ply.move().mover())))
                .orElse(NONE));
  }

  /** Hundredths as a number. */
  private static BigDecimal percent(int hundredths) {
    return BigDecimal.valueOf(hundredths, 2);
  }

  /** The metrics of the mover as names and values, on the first row of each side. */
  private static String metrics(Ply ply) {
    boolean isFirst =
        ply.game().moves().stream()
            .filter(move -> move.mover() == ply.move().mover())
            .findFirst()
            .filter(ply.move()::equals)
            .isPresent();
    return isFirst ? fields(MetricsJson.of(ply.game().metrics(ply.move().mover()))) : "";
  }

  /** The fields of an object, and of the objects in it, as names and values. */
  private static String fields(JsonObject object) {
    List<String> cells = new ArrayList<>();
    addFields("", object, cells);
    return String.join(BETWEEN, cells);
  }

  private static void addFields(String before, JsonObject object, List<String> cells) {
    object
        .fields()
        .forEach(
            (name, value) -> {
              if (value instanceof JsonObject inner) {
                addFields(before + name + ".", inner, cells);
              } else {
                cells.add(before + name + "=" + value);
              }
            });
  }

  private static Column<Row> ofOther(String name, Unit unit, Function<Disagreement, Object> cell) {
    return ofMove(name, unit, move -> move.disagreement().map(cell).orElse(NONE));
  }

  private static Column<Row> ofValues(
      String name, Unit unit, BiFunction<Values, AnnotatedMove, Object> cell) {
    return ofMove(
        name,
        unit,
        move ->
            move.disagreement().map(Disagreement::says).orElse(null) instanceof Values values
                ? cell.apply(values, move)
                : NONE);
  }

  private static Object lossOfBest(Disagreement other) {
    return other.says() instanceof Disagreement.MoveAlone(int loss) ? Discs.number(loss) : NONE;
  }

  private static String label(Optional<MoveLabel> label) {
    return label.map(MoveLabel::label).orElse(NONE);
  }

  private static String reasons(AnnotatedMove move) {
    return String.join(" ", move.reasons().stream().map(reason -> reason.motif().code()).toList());
  }

  /**
   * Each reason with its squares, counts, share and consequences: {@code square-allowed f7
   * share=0.85}.
   */
  private static String reasonDetails(AnnotatedMove move) {
    return move.reasons().stream()
        .map(AnnotationTable::details)
        .collect(Collectors.joining(BETWEEN));
  }

  private static String details(Reason reason) {
    List<String> parts = new ArrayList<>(List.of(reason.motif().code()));
    parts.addAll(reason.squares());
    if (reason.played() != 0 || reason.best() != 0) {
      parts.add("played=" + reason.played());
      parts.add("best=" + reason.best());
    }
    reason.share().ifPresent(share -> parts.add("share=" + BigDecimal.valueOf(share, 2)));
    reason.consequences().forEach(consequence -> parts.add(details(consequence)));
    return String.join(" ", parts);
  }

  /** A consequence with its squares and counts: {@code corner:a1:0:0}. */
  private static String details(Consequence consequence) {
    return String.join(
        ":",
        consequence.effect().code(),
        String.join("+", consequence.squares()),
        Integer.toString(consequence.played()),
        Integer.toString(consequence.best()));
  }

  /**
   * Each legal move with its value, chance, confidence, percentage and depth, and its line: {@code
   * g7 -6 0.2972 probable 90 23: g7 b5 f7}.
   */
  private static String candidates(Ply ply) {
    return ply.move.candidates().stream()
        .map(candidate -> candidate(ply, candidate))
        .collect(Collectors.joining(BETWEEN));
  }

  private static String candidate(Ply ply, Candidate candidate) {
    Outlook after = candidate.after();
    Certainty certainty = candidate.certainty();
    int sign = ply.unit.filter(unit -> unit.blackDiscSign() < 0).isPresent() ? -1 : 1;
    return "%s %s %s %s %d %d: %s"
        .formatted(
            candidate.move(),
            Discs.number((long) sign * after.blackCentidiscs()),
            after.blackWin().isPresent() ? chance(after.blackWin()) : "-",
            certainty.confidence().label(),
            certainty.percent(),
            certainty.depth(),
            MoveToken.joined(candidate.line()));
  }

  private static String seconds(Ply ply) {
    return RecordedNotes.at(ply.game, ply.move.ply()).clocks().stream()
        .findFirst()
        .map(clock -> PlainText.of(clock.seconds()))
        .orElse(NONE);
  }

  private static String chance(OptionalInt chance) {
    return chance.isPresent() ? String.format(Locale.ROOT, "%.4f", chance.getAsInt() / 1e4) : NONE;
  }

  /** A number, or an empty text for 0, which means unknown. */
  private static Object orNone(int number) {
    return number > 0 ? number : NONE;
  }
}
