package org.kifu.annotate.output;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.Disagreement;
import org.kifu.annotate.Reason;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.json.JsonNumbers;

/** An annotated move as a JSON object; what does not apply is absent. */
final class AnnotatedMoveJson {
  private AnnotatedMoveJson() {}

  static ObjectNode of(AnnotatedMove move) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("ply", move.ply());
    node.put("mover", move.mover().label());
    node.put("move", move.move().toString());
    node.put("empties", move.empties());
    if (move.forced()) {
      node.put("forced", true);
    }
    JsonNumbers.putDiscs(node, "blackDiscDiff", move.blackCentidiscs());
    putAll(node.putArray("best"), move.best());
    JsonNumbers.putDiscs(node, "bestBlackDiscDiff", move.bestBlackCentidiscs());
    JsonNumbers.putDiscs(node, "moverLossDiscs", move.lossCentidiscs());
    JsonNumbers.putChance(node, "blackWinProb", move.after().blackWin());
    JsonNumbers.putChance(node, "bestBlackWinProb", move.afterBest().blackWin());
    put(node, move.certainty());
    if (move.only()) {
      node.put("onlyMove", true);
    }
    move.label().ifPresent(label -> node.put("label", label.label()));
    putAll(node.putArray("pv"), move.line());
    if (!move.playedLine().isEmpty() && !move.playedLine().equals(move.line())) {
      putAll(node.putArray("playedPv"), move.playedLine());
    }
    if (!move.reasons().isEmpty()) {
      ArrayNode reasons = node.putArray("reasons");
      move.reasons().forEach(reason -> put(reasons.addObject(), reason));
    }
    move.disagreement()
        .ifPresent(other -> put(node.putObject("disagreement"), other, move.mover()));
    return node;
  }

  private static void put(ObjectNode node, Disagreement other, Disc mover) {
    node.put("engine", other.engine());
    switch (other.says()) {
      case Disagreement.Values values -> put(node, other.best(), values, mover);
      case Disagreement.MoveAlone(int loss) -> {
        putAll(node.putArray("best"), other.best());
        JsonNumbers.putDiscs(node, "bestLossDiscs", loss);
      }
    }
  }

  private static void put(
      ObjectNode node, List<MoveToken> best, Disagreement.Values values, Disc mover) {
    JsonNumbers.putDiscs(node, "blackDiscDiff", values.blackCentidiscs());
    putAll(node.putArray("best"), best);
    JsonNumbers.putDiscs(node, "bestBlackDiscDiff", values.bestBlackCentidiscs());
    JsonNumbers.putDiscs(node, "moverLossDiscs", values.lossCentidiscs(mover));
    put(node, values.certainty());
    values.label().ifPresent(label -> node.put("label", label.label()));
  }

  private static void put(ObjectNode node, Certainty certainty) {
    node.put("confidence", certainty.confidence().label());
    node.put("confidencePercent", certainty.percent());
    node.put("depth", certainty.depth());
  }

  private static void put(ObjectNode node, Reason reason) {
    node.put("code", reason.motif().code());
    if (!reason.squares().isEmpty()) {
      putAll(node.putArray("squares"), reason.squares());
    }
    node.put("played", reason.played());
    node.put("best", reason.best());
  }

  private static void putAll(ArrayNode array, List<?> texts) {
    texts.forEach(text -> array.add(text.toString()));
  }
}
