package org.kifu.annotate.output;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.annotate.PeerComparison;
import org.kifu.annotate.PeerComparison.PeerStanding;
import org.kifu.annotate.PeerComparison.SideStanding;
import org.kifu.annotate.Phase;
import org.kifu.board.Disc;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;

/** A writer and reader of comparisons with other players. */
final class PeerJson {
  private static final String PHASES = "phases";

  private PeerJson() {}

  static JsonObject of(PeerComparison peers) {
    JsonObject object = new JsonObject().put("from", peers.from()).put("to", peers.to());
    for (Disc side : Disc.values()) {
      SideStanding standing = peers.of(side);
      JsonObject ofSide = of(standing.game());
      JsonObject phases = phases(standing);
      object.put(side.label(), phases.fields().isEmpty() ? ofSide : ofSide.put(PHASES, phases));
    }
    return object;
  }

  /** The standings of a side by phase; empty if no phase has enough moves. */
  static JsonObject phases(SideStanding standing) {
    JsonObject phases = new JsonObject();
    for (Phase phase : Phase.values()) {
      PeerStanding ofPhase = standing.phases().get(phase);
      if (ofPhase != null) {
        phases.put(phase.label(), of(ofPhase));
      }
    }
    return phases;
  }

  private static JsonObject of(PeerStanding standing) {
    return new JsonObject()
        .putDecimal("accuracyPercent", standing.accuracy(), 2)
        .putDecimal("betterThan", standing.percentOfAll(), 2)
        .putDecimal("betterThanStrongest", standing.percentOfStrongest(), 2);
  }

  /** Reads the comparison of a game, if it has one. */
  static Optional<PeerComparison> read(JsonFields game) throws ShapeException {
    if (!game.has("peers")) {
      return Optional.empty();
    }
    JsonFields peers = game.object("peers");
    return Optional.of(
        new PeerComparison(
            peers.integer("from"),
            peers.integer("to"),
            side(peers.object("black")),
            side(peers.object("white"))));
  }

  private static SideStanding side(JsonFields side) throws ShapeException {
    Map<Phase, PeerStanding> phases = new EnumMap<>(Phase.class);
    if (side.has(PHASES)) {
      JsonFields written = side.object(PHASES);
      for (Phase phase : Phase.values()) {
        if (written.has(phase.label())) {
          phases.put(phase, standing(written.object(phase.label())));
        }
      }
    }
    return new SideStanding(standing(side), phases);
  }

  private static PeerStanding standing(JsonFields side) throws ShapeException {
    return new PeerStanding(
        share(side, "accuracyPercent", 10_000).orElse(0),
        share(side, "betterThan", 100).orElse(0),
        share(side, "betterThanStrongest", 100));
  }

  private static OptionalInt share(JsonFields side, String name, int most) throws ShapeException {
    OptionalInt share = side.optionalDecimal(name, 2);
    if (share.isPresent() && (share.getAsInt() < 0 || share.getAsInt() > most)) {
      throw side.wrong(name, "no more than the whole");
    }
    return share;
  }
}
