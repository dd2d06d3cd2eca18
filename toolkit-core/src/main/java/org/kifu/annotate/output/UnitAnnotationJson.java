package org.kifu.annotate.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;
import org.kifu.json.JsonObject;
import org.kifu.words.ValueUnit;

/**
 * Annotated games by other rules as JSON lines. Values are {@code unit} for the side that moved
 * first, by how much it wins by these rules. A forced win in men is 64 and exact; a win with an
 * equal count of discs is 0.01. What does not apply is absent; differences of discs are also told
 * as everywhere, black minus white.
 *
 * <pre>{@code
 * {"schemaVersion","game":{"black","white","players":[{"colour","name"}],"event","place","date","rules",
 *  "start","result":{"kind"},
 *  "loans":[{"ply","side","count"}]},
 *  "unit":"men","firstPlayer","moves":[{"ply","mover","move","firstPlayerValue","best",
 *  "bestFirstPlayerValue","moverLoss","blackDiscDiff","bestBlackDiscDiff","moverLossDiscs",
 *  "confidence","confidencePercent","depth","label","pv"}],"tool","settings"}
 * {"schemaVersion","error":{"code","source","message"}}
 * }</pre>
 */
final class UnitAnnotationJson implements AnnotationWriter {
  private final Writer out;
  private final ValueUnit unit;

  UnitAnnotationJson(Writer out, ValueUnit unit) {
    this.out = out;
    this.unit = unit;
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    JsonObject object =
        switch (result) {
          case AnnotatedGame game -> of(game);
          case AnnotationFailure _ -> AnnotationJson.of(result);
        };
    out.write(object + "\n");
  }

  private JsonObject of(AnnotatedGame game) {
    Disc first = game.moves().getFirst().mover();
    return JsonObject.ofVersion(AnnotationJson.SCHEMA_VERSION)
        .put("game", facts(game, first))
        .put("unit", unit.label())
        .put("firstPlayer", first.label())
        .putEach("moves", game.moves(), move -> of(move, first))
        .put("tool", AnnotationJson.tool(game.settings()))
        .put(
            "settings",
            new JsonObject()
                .put("engine", game.settings().engine())
                .put("depth", game.settings().limits().depth()));
  }

  private static JsonObject facts(AnnotatedGame game, Disc first) {
    GameSummary facts = game.game();
    GameHeader header = facts.header();
    return new JsonObject()
        .put("black", header.black())
        .put("white", header.white())
        .putEach("players", List.of(first, first.opponent()), side -> player(side, header))
        .put("event", header.event())
        .put("place", header.place())
        .put("date", header.date().toString())
        .put("rules", facts.rules())
        .put("start", facts.start().toString())
        .put("result", new JsonObject().put("kind", facts.result().kind().label()))
        .putAll(AnnotationJson.loans(facts));
  }

  private static JsonObject player(Disc side, GameHeader header) {
    String name = side == Disc.WHITE ? header.white() : header.black();
    return new JsonObject().put("colour", side.label()).put("name", name);
  }

  private JsonObject of(AnnotatedMove move, Disc first) {
    JsonObject object =
        new JsonObject()
            .put("ply", move.ply())
            .put("mover", move.mover().label())
            .put("move", move.move().toString())
            .putDiscs("firstPlayerValue", move.after().centidiscs(first))
            .putTexts("best", move.best())
            .putDiscs("bestFirstPlayerValue", move.afterBest().centidiscs(first))
            .putDiscs("moverLoss", move.lossCentidiscs());
    long sign = unit.blackDiscSign();
    if (sign != 0) {
      object
          .putDiscs("blackDiscDiff", sign * move.after().centidiscs(Disc.BLACK))
          .putDiscs("bestBlackDiscDiff", sign * move.afterBest().centidiscs(Disc.BLACK))
          .putDiscs("moverLossDiscs", move.lossCentidiscs());
    }
    return object
        .putAll(MoveJson.of(move.certainty()))
        .put("label", move.label().map(MoveLabel::label))
        .putTexts("pv", move.line());
  }

  @Override
  public void close() throws IOException {
    out.flush();
  }
}
