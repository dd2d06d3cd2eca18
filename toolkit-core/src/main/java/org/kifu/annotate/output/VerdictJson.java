package org.kifu.annotate.output;

import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.TurningPoint;
import org.kifu.annotate.Verdict;
import org.kifu.annotate.Verdict.Kind;
import org.kifu.board.Disc;
import org.kifu.json.JsonObject;

/** A writer of the verdict on a game, and of its turning points; they follow from its moves. */
final class VerdictJson {
  private VerdictJson() {}

  /** The fields of a game; {@code unit} is empty for the tournament game. */
  static JsonObject of(AnnotatedGame game, Optional<GameUnit> unit) {
    return new JsonObject()
        .put("verdict", of(game.verdict()))
        .putEach("turningPoints", game.turningPoints(), turn -> of(turn, unit));
  }

  private static JsonObject of(Verdict verdict) {
    JsonObject object = new JsonObject().put("code", verdict.kind().label());
    String side = verdict.winner().map(Disc::label).orElse("none");
    object.put(verdict.kind() == Kind.UNFINISHED ? "leader" : "winner", side);
    return object
        .put("ply", verdict.decisive().map(AnnotatedMove::ply))
        .put("swings", verdict.swings());
  }

  private static JsonObject of(TurningPoint turn, Optional<GameUnit> unit) {
    AnnotatedMove move = turn.move();
    JsonObject object =
        new JsonObject()
            .put("ply", move.ply())
            .put("mover", move.mover().label())
            .put("move", move.move().toString())
            .putDecimal("moverWinProbBefore", turn.chanceBefore(), 4)
            .putDecimal("moverWinProbAfter", turn.chanceAfter(), 4)
            .putDecimal("moverWinProbLoss", move.winLoss(), 4);
    if (unit.isPresent()) {
      object.putDiscs("moverLoss", move.lossCentidiscs());
    }
    if (unit.map(game -> game.unit().blackDiscSign() != 0).orElse(true)) {
      object.putDiscs("moverLossDiscs", move.lossCentidiscs());
    }
    return object.putFlag("decides", turn.decides());
  }
}
