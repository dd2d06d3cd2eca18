package org.kifu.annotate.output;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.kifu.annotate.LossSum;
import org.kifu.annotate.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.annotate.ResultSwings;
import org.kifu.json.JsonNumbers;

/** A player's sums in a game as a JSON object; what does not apply is absent. */
public final class MetricsJson {
  private MetricsJson() {}

  static ObjectNode of(PlayerMetrics metrics) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("moves", metrics.moves());
    node.put("passes", metrics.passes());
    node.put("forcedMoves", metrics.forced());
    putLoss(node, metrics.loss());
    JsonNumbers.putDiscs(node, "largestLossDiscs", metrics.largestLoss());
    node.put("bestMoves", metrics.bestMoves());
    if (metrics.loss().moves() > 0) {
      node.put("bestMoveRate", JsonNumbers.decimal(metrics.bestMoveRate(), 4));
    }
    for (MoveLabel label : MoveLabel.values()) {
      node.put(countName(label), metrics.count(label));
    }
    ObjectNode phases = node.putObject("phases");
    for (Phase phase : Phase.values()) {
      putLoss(phases.putObject(phase.label()), metrics.loss(phase));
    }
    putLoss(node.putObject("exact"), metrics.exact());
    node.set("resultSwings", swings(metrics.swings()));
    node.putObject("onlyMoves")
        .put("found", metrics.only().found())
        .put("missed", metrics.only().missed());
    ObjectNode gifts = node.putObject("giftsReturned");
    gifts.put("moves", metrics.gifts().returned());
    JsonNumbers.putDiscs(gifts, "discs", metrics.gifts().centidiscs());
    return node;
  }

  /** The name of the field that counts a label. */
  public static String countName(MoveLabel label) {
    return switch (label) {
      case INACCURACY -> "inaccuracies";
      case MISTAKE -> "mistakes";
      case BLUNDER -> "blunders";
    };
  }

  private static void putLoss(ObjectNode node, LossSum loss) {
    node.put("judgedMoves", loss.moves());
    JsonNumbers.putDiscs(node, "totalLossDiscs", loss.centidiscs());
    if (loss.moves() > 0) {
      JsonNumbers.putDiscs(node, "meanLossDiscs", loss.meanCentidiscs());
    }
    loss.accuracy()
        .ifPresent(percent -> node.put("accuracyPercent", JsonNumbers.decimal(percent, 2)));
  }

  private static ObjectNode swings(ResultSwings swings) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("winToDraw", swings.winToDraw());
    node.put("winToLoss", swings.winToLoss());
    node.put("drawToLoss", swings.drawToLoss());
    JsonNumbers.putDiscs(node, "pointsLost", 50L * swings.halfPoints());
    return node;
  }
}
