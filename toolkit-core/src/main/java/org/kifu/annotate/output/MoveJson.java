package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotatedMove.Outlook;
import org.kifu.annotate.Certainty;
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

  static JsonObject of(AnnotatedMove move) {
    JsonObject object =
        played(move)
            .put("empties", move.empties())
            .putFlag("forced", move.forced())
            .putDiscs("blackDiscDiff", move.blackCentidiscs())
            .putTexts("best", move.best())
            .putDiscs("bestBlackDiscDiff", move.bestBlackCentidiscs())
            .putDiscs("moverLossDiscs", move.lossCentidiscs())
            .putDecimal("blackWinProb", move.after().blackWin(), 4)
            .putDecimal("bestBlackWinProb", move.afterBest().blackWin(), 4)
            .putAll(of(move.certainty()))
            .putFlag("onlyMove", move.only())
            .put("label", move.label().map(MoveLabel::label))
            .putTexts("pv", move.line());
    if (!move.playedLine().equals(move.line())) {
      object.putAny("playedPv", move.playedLine(), MoveToken::toString);
    }
    return object
        .putAny("reasons", move.reasons(), MoveJson::of)
        .put("disagreement", move.disagreement().map(other -> of(other, move.mover())));
  }

  /** The three fields that identify the move. */
  static JsonObject played(AnnotatedMove move) {
    return new JsonObject()
        .put("ply", move.ply())
        .put("mover", move.mover().label())
        .put("move", move.move().toString());
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
        .put("best", reason.best());
  }

  static AnnotatedMove read(JsonFields move) throws ShapeException {
    List<MoveToken> line = moves(move, "pv");
    AnnotatedMove read =
        new AnnotatedMove(
            move.integer("ply"),
            move.named("mover", Disc.values(), Disc::label),
            token(move.text("move")),
            move.integer("empties"),
            move.flag("forced"),
            new Outlook(move.discs("blackDiscDiff"), move.optionalDecimal("blackWinProb", 4)),
            moves(move, "best"),
            new Outlook(
                move.discs("bestBlackDiscDiff"), move.optionalDecimal("bestBlackWinProb", 4)),
            certainty(move),
            move.flag("onlyMove"),
            label(move),
            line,
            move.has("playedPv") ? moves(move, "playedPv") : playedLine(move, line),
            reasons(move),
            disagreement(move.optionalObject("disagreement")));
    move.follows("moverLossDiscs", read.lossCentidiscs());
    return read;
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
              reason.integer("best")));
    }
    return reasons;
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
