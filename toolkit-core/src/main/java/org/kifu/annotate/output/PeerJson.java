package org.kifu.annotate.output;

import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.annotate.PeerComparison;
import org.kifu.annotate.PeerComparison.PeerStanding;
import org.kifu.board.Disc;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;

/** A writer and reader of comparisons with other players. */
final class PeerJson {
  private PeerJson() {}

  static JsonObject of(PeerComparison peers) {
    JsonObject object = new JsonObject().put("from", peers.from()).put("to", peers.to());
    for (Disc side : Disc.values()) {
      PeerStanding standing = peers.of(side);
      object.put(
          side.label(),
          new JsonObject()
              .putDecimal("accuracyPercent", standing.accuracy(), 2)
              .putDecimal("betterThan", standing.percentOfAll(), 2)
              .putDecimal("betterThanStrongest", standing.percentOfStrongest(), 2));
    }
    return object;
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
            standing(peers.object("black")),
            standing(peers.object("white"))));
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
