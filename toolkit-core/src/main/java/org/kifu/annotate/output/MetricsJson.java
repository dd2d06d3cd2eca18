package org.kifu.annotate.output;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.LossSum;
import org.kifu.annotate.Phase;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.annotate.PlayerMetrics.Gifts;
import org.kifu.annotate.PlayerMetrics.OnlyMoves;
import org.kifu.annotate.ResultSwings;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;

/**
 * A writer and reader of a player's metrics as a JSON object; fields that do not apply are absent.
 */
final class MetricsJson {
  private MetricsJson() {}

  static JsonObject of(PlayerMetrics metrics) {
    JsonObject object =
        new JsonObject()
            .put("moves", metrics.moves())
            .put("passes", metrics.passes())
            .put("forcedMoves", metrics.forced())
            .putAll(of(metrics.loss()))
            .putDiscs("largestLossDiscs", metrics.largestLoss())
            .put("bestMoves", metrics.bestMoves());
    if (metrics.loss().moves() > 0) {
      object.putDecimal("bestMoveRate", metrics.bestMoveRate(), 4);
    }
    for (MoveLabel label : MoveLabel.values()) {
      object.put(countName(label), metrics.count(label));
    }
    JsonObject phases = new JsonObject();
    for (Phase phase : Phase.values()) {
      phases.put(phase.label(), of(metrics.loss(phase)));
    }
    return object
        .put("phases", phases)
        .put("exact", of(metrics.exact()))
        .put("resultSwings", of(metrics.swings()))
        .put(
            "onlyMoves",
            new JsonObject()
                .put("found", metrics.only().found())
                .put("missed", metrics.only().missed()))
        .put(
            "giftsReturned",
            new JsonObject()
                .put("moves", metrics.gifts().returned())
                .putDiscs("discs", metrics.gifts().centidiscs()));
  }

  /** The name of the field that counts a label. */
  private static String countName(MoveLabel label) {
    return switch (label) {
      case INACCURACY -> "inaccuracies";
      case MISTAKE -> "mistakes";
      case BLUNDER -> "blunders";
    };
  }

  private static JsonObject of(LossSum loss) {
    JsonObject object =
        new JsonObject()
            .put("judgedMoves", loss.moves())
            .putDiscs("totalLossDiscs", loss.centidiscs());
    if (loss.moves() > 0) {
      object.putDiscs("meanLossDiscs", loss.meanCentidiscs());
    }
    return object.putDecimal("accuracyPercent", loss.accuracy(), 2);
  }

  private static JsonObject of(ResultSwings swings) {
    return new JsonObject()
        .put("winToDraw", swings.winToDraw())
        .put("winToLoss", swings.winToLoss())
        .put("drawToLoss", swings.drawToLoss())
        .putDiscs("pointsLost", 50L * swings.halfPoints());
  }

  static PlayerMetrics read(JsonFields metrics) throws ShapeException {
    Map<MoveLabel, Integer> labels = new EnumMap<>(MoveLabel.class);
    for (MoveLabel label : MoveLabel.values()) {
      labels.put(label, metrics.integer(countName(label)));
    }
    Map<Phase, LossSum> phases = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      phases.put(phase, loss(metrics.object("phases").object(phase.label())));
    }
    return new PlayerMetrics(
        metrics.integer("moves"),
        metrics.integer("passes"),
        metrics.integer("forcedMoves"),
        loss(metrics),
        metrics.discs("largestLossDiscs"),
        metrics.integer("bestMoves"),
        labels,
        phases,
        loss(metrics.object("exact")),
        swings(metrics.object("resultSwings")),
        only(metrics.optionalObject("onlyMoves")),
        gifts(metrics.optionalObject("giftsReturned")));
  }

  private static OnlyMoves only(Optional<JsonFields> only) throws ShapeException {
    return only.isEmpty()
        ? OnlyMoves.NONE
        : new OnlyMoves(only.get().integer("found"), only.get().integer("missed"));
  }

  private static Gifts gifts(Optional<JsonFields> gifts) throws ShapeException {
    return gifts.isEmpty()
        ? Gifts.NONE
        : new Gifts(gifts.get().integer("moves"), gifts.get().discs("discs"));
  }

  private static LossSum loss(JsonFields fields) throws ShapeException {
    LossSum read =
        new LossSum(
            fields.integer("judgedMoves"),
            fields.discs("totalLossDiscs"),
            fields.optionalDecimal("accuracyPercent", 2));
    fields.follows("meanLossDiscs", read.meanCentidiscs());
    return read;
  }

  private static ResultSwings swings(JsonFields swings) throws ShapeException {
    ResultSwings read =
        new ResultSwings(
            swings.integer("winToDraw"), swings.integer("winToLoss"), swings.integer("drawToLoss"));
    swings.follows("pointsLost", 50L * read.halfPoints());
    return read;
  }
}
