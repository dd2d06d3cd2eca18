package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotatedMove.Outlook;
import org.kifu.annotate.Candidate;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.Consequence;
import org.kifu.annotate.Consequence.Effect;
import org.kifu.annotate.Disagreement;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;

/** A writer and reader of annotated moves as JSON objects; fields that do not apply are absent. */
final class MoveJson {
  private MoveJson() {}

  /** An object of a move; {@code unit} is empty for the tournament game. */
  static JsonObject of(AnnotatedMove move, Optional<GameUnit> unit) {
    JsonObject object =
        new JsonObject()
            .put("ply", move.ply())
            .put("mover", move.mover().label())
            .put("move", move.move().toString())
            .put("empties", move.empties())
            .putFlag("forced", move.forced())
            .putAll(unit.map(of -> values(move, of)).orElseGet(() -> values(move)))
            .putDecimal("blackWinProb", move.after().blackWin(), 4)
            .putDecimal("bestBlackWinProb", move.afterBest().blackWin(), 4)
            .putDecimal("moverWinProbLoss", move.winLoss(), 4)
            .putAll(of(move.certainty()))
            .putFlag("onlyMove", move.only())
            .put("label", move.label().map(MoveLabel::label))
            .putTexts("pv", move.line());
    if (!move.playedLine().equals(move.line())) {
      object.putAny("playedPv", move.playedLine(), MoveToken::toString);
    }
    return object
        .putAny("reasons", move.reasons(), MoveJson::of)
        .put("disagreement", move.disagreement().map(other -> of(other, move.mover())))
        .putAny("candidates", move.candidates(), candidate -> of(candidate, unit));
  }

  private static JsonObject of(Candidate candidate, Optional<GameUnit> unit) {
    JsonObject object = new JsonObject().put("move", candidate.move().toString());
    if (unit.isPresent()) {
      object.putDiscs("firstPlayerValue", candidate.after().centidiscs(unit.get().first()));
    }
    long sign = unit.map(game -> game.unit().blackDiscSign()).orElse(1);
    if (sign != 0) {
      object.putDiscs("blackDiscDiff", sign * candidate.after().blackCentidiscs());
    }
    return object
        .putDecimal("blackWinProb", candidate.after().blackWin(), 4)
        .putAll(of(candidate.certainty()))
        .putTexts("pv", candidate.line());
  }

  private static JsonObject values(AnnotatedMove move) {
    return new JsonObject()
        .putDiscs("blackDiscDiff", move.blackCentidiscs())
        .putTexts("best", move.best())
        .putDiscs("bestBlackDiscDiff", move.bestBlackCentidiscs())
        .putDiscs("moverLossDiscs", move.lossCentidiscs());
  }

  /**
   * The values in the unit of a game, for the side that moved first; and as differences of discs if
   * they are that.
   */
  private static JsonObject values(AnnotatedMove move, GameUnit game) {
    JsonObject object =
        new JsonObject()
            .putDiscs("firstPlayerValue", move.after().centidiscs(game.first()))
            .putTexts("best", move.best())
            .putDiscs("bestFirstPlayerValue", move.afterBest().centidiscs(game.first()))
            .putDiscs("moverLoss", move.lossCentidiscs());
    long sign = game.unit().blackDiscSign();
    if (sign != 0) {
      object
          .putDiscs("blackDiscDiff", sign * move.blackCentidiscs())
          .putDiscs("bestBlackDiscDiff", sign * move.bestBlackCentidiscs())
          .putDiscs("moverLossDiscs", move.lossCentidiscs());
    }
    return object;
  }

  private static JsonObject of(Disagreement other, Disc mover) {
    JsonObject object = new JsonObject().put("engine", other.engine());
    return switch (other.says()) {
      case Disagreement.Values values ->
          object
              .putDiscs("blackDiscDiff", values.blackCentidiscs())
              .putTexts("best", other.best())
              .putDiscs("bestBlackDiscDiff", values.bestBlackCentidiscs())
              .putDiscs("moverLossDiscs", values.lossCentidiscs(mover))
              .putAll(of(values.certainty()))
              .put("label", values.label().map(MoveLabel::label));
      case Disagreement.MoveAlone(int loss) ->
          object.putTexts("best", other.best()).putDiscs("bestLossDiscs", loss);
    };
  }

  /** The three fields of the certainty of a value. */
  static JsonObject of(Certainty certainty) {
    return new JsonObject()
        .put("confidence", certainty.confidence().label())
        .put("confidencePercent", certainty.percent())
        .put("depth", certainty.depth());
  }

  private static JsonObject of(Reason reason) {
    return new JsonObject()
        .put("code", reason.motif().code())
        .putAny("squares", reason.squares(), square -> square)
        .put("played", reason.played())
        .put("best", reason.best())
        .putDecimal("share", reason.share(), 2)
        .putAny("consequences", reason.consequences(), MoveJson::of);
  }

  private static JsonObject of(Consequence consequence) {
    return new JsonObject()
        .put("code", consequence.effect().code())
        .putAny("squares", consequence.squares(), square -> square)
        .put("played", consequence.played())
        .put("best", consequence.best());
  }

  /** Reads a move; {@code unit} is empty for the tournament game. */
  static AnnotatedMove read(JsonFields move, Optional<GameUnit> unit) throws ShapeException {
    List<MoveToken> line = moves(move, "pv");
    AnnotatedMove read =
        new AnnotatedMove(
            move.integer("ply"),
            move.named("mover", Disc.values(), Disc::label),
            token(move.text("move")),
            move.integer("empties"),
            move.flag("forced"),
            new Outlook(
                unit.isPresent()
                    ? blackValue(move, "firstPlayerValue", unit.get())
                    : move.discs("blackDiscDiff"),
                move.optionalDecimal("blackWinProb", 4)),
            moves(move, "best"),
            new Outlook(
                unit.isPresent()
                    ? blackValue(move, "bestFirstPlayerValue", unit.get())
                    : move.discs("bestBlackDiscDiff"),
                move.optionalDecimal("bestBlackWinProb", 4)),
            certainty(move),
            move.flag("onlyMove"),
            label(move),
            line,
            move.has("playedPv") ? moves(move, "playedPv") : playedLine(move, line),
            reasons(move),
            disagreement(move.optionalObject("disagreement")),
            candidates(move, unit));
    move.follows("moverLossDiscs", read.lossCentidiscs());
    if (unit.isPresent()) {
      move.follows("moverLoss", read.lossCentidiscs());
      long sign = unit.get().unit().blackDiscSign();
      move.follows("blackDiscDiff", sign * read.blackCentidiscs());
      move.follows("bestBlackDiscDiff", sign * read.bestBlackCentidiscs());
    }
    return read;
  }

  private static List<Candidate> candidates(JsonFields move, Optional<GameUnit> unit)
      throws ShapeException {
    List<Candidate> candidates = new ArrayList<>();
    for (JsonFields each : move.optionalObjects("candidates")) {
      Candidate read =
          new Candidate(
              token(each.text("move")),
              new Outlook(
                  unit.isPresent()
                      ? blackValue(each, "firstPlayerValue", unit.get())
                      : each.discs("blackDiscDiff"),
                  each.optionalDecimal("blackWinProb", 4)),
              certainty(each),
              moves(each, "pv"));
      if (unit.isPresent()) {
        long sign = unit.get().unit().blackDiscSign();
        each.follows("blackDiscDiff", sign * read.after().blackCentidiscs());
      }
      candidates.add(read);
    }
    return candidates;
  }

  private static int blackValue(JsonFields move, String name, GameUnit game) throws ShapeException {
    return game.first().sign() * move.discs(name);
  }

  private static Certainty certainty(JsonFields fields) throws ShapeException {
    return new Certainty(
        fields.named("confidence", Confidence.values(), Confidence::label),
        fields.integer("confidencePercent", 0),
        fields.integer("depth"));
  }

  private static Optional<MoveLabel> label(JsonFields fields) throws ShapeException {
    return fields.has("label")
        ? Optional.of(fields.named("label", MoveLabel.values(), MoveLabel::label))
        : Optional.empty();
  }

  private static Optional<Disagreement> disagreement(Optional<JsonFields> found)
      throws ShapeException {
    if (found.isEmpty()) {
      return Optional.empty();
    }
    JsonFields fields = found.get();
    return Optional.of(
        new Disagreement(
            fields.text("engine"),
            moves(fields, "best"),
            fields.has("bestLossDiscs")
                ? new Disagreement.MoveAlone(fields.discs("bestLossDiscs"))
                : new Disagreement.Values(
                    fields.discs("bestBlackDiscDiff"),
                    fields.discs("blackDiscDiff"),
                    certainty(fields),
                    label(fields))));
  }

  private static List<Reason> reasons(JsonFields move) throws ShapeException {
    List<Reason> reasons = new ArrayList<>();
    for (JsonFields reason : move.optionalObjects("reasons")) {
      reasons.add(
          new Reason(
              reason.named("code", Motif.values(), Motif::code),
              reason.has("squares") ? reason.texts("squares") : List.of(),
              reason.integer("played"),
              reason.integer("best"),
              reason.optionalDecimal("share", 2),
              consequences(reason)));
    }
    return reasons;
  }

  private static List<Consequence> consequences(JsonFields reason) throws ShapeException {
    List<Consequence> consequences = new ArrayList<>();
    for (JsonFields consequence : reason.optionalObjects("consequences")) {
      consequences.add(
          new Consequence(
              consequence.named("code", Effect.values(), Effect::code),
              consequence.has("squares") ? consequence.texts("squares") : List.of(),
              consequence.integer("played"),
              consequence.integer("best")));
    }
    return consequences;
  }

  /** The line of the played move: {@code line} if that begins with the move, else unknown. */
  private static List<MoveToken> playedLine(JsonFields move, List<MoveToken> line)
      throws ShapeException {
    return !line.isEmpty() && line.getFirst().equals(token(move.text("move"))) ? line : List.of();
  }

  private static List<MoveToken> moves(JsonFields fields, String name) throws ShapeException {
    return fields.texts(name).stream().map(MoveJson::token).toList();
  }

  /**
   * A move in the only spelling that annotations use; any other spelling gives {@code NoSquare}.
   */
  private static MoveToken token(String name) {
    MoveToken read = MoveToken.parse(name);
    return read.toString().equals(name) ? read : new MoveToken.NoSquare(name);
  }
}
