package org.kifu.annotate.output;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.Writer;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;
import org.kifu.json.JsonNumbers;
import org.kifu.json.SafeJson;
import org.kifu.json.Tool;
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
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Writer out;
  private final ValueUnit unit;

  UnitAnnotationJson(Writer out, ValueUnit unit) {
    this.out = out;
    this.unit = unit;
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    try {
      out.write(SafeJson.of(MAPPER.writeValueAsString(node(result))) + "\n");
    } catch (JsonProcessingException e) {
      throw new IOException(e);
    }
  }

  private ObjectNode node(AnnotationResult result) {
    return switch (result) {
      case AnnotatedGame game -> game(game);
      case AnnotationFailure _ -> AnnotationJson.of(result);
    };
  }

  private ObjectNode game(AnnotatedGame game) {
    ObjectNode node = MAPPER.createObjectNode();
    Disc first = game.moves().getFirst().mover();
    GameHeader header = game.game().header();
    node.put("schemaVersion", AnnotationJson.SCHEMA_VERSION);
    ObjectNode facts = node.putObject("game");
    facts.put("black", header.black());
    facts.put("white", header.white());
    ArrayNode players = facts.putArray("players");
    for (Disc side : new Disc[] {first, first.opponent()}) {
      String name = side == Disc.WHITE ? header.white() : header.black();
      players.addObject().put("colour", side.label()).put("name", name);
    }
    facts.put("event", header.event());
    facts.put("place", header.place());
    facts.put("date", header.date().toString());
    facts.put("rules", game.game().rules());
    facts.put("start", game.game().start().toString());
    facts.putObject("result").put("kind", game.game().result().kind().label());
    LoanNodes.write(facts, game.game().loans());
    node.put("unit", unit.label());
    node.put("firstPlayer", first.label());
    ArrayNode moves = node.putArray("moves");
    game.moves().forEach(move -> add(moves.addObject(), move, first));
    node.putObject("tool").put("name", Tool.NAME).put("version", game.settings().version());
    node.putObject("settings")
        .put("engine", game.settings().engine())
        .put("depth", game.settings().limits().depth());
    return node;
  }

  private void add(ObjectNode node, AnnotatedMove move, Disc first) {
    node.put("ply", move.ply());
    node.put("mover", move.mover().label());
    node.put("move", move.move().toString());
    JsonNumbers.putDiscs(node, "firstPlayerValue", move.after().centidiscs(first));
    ArrayNode best = node.putArray("best");
    move.best().forEach(each -> best.add(each.toString()));
    JsonNumbers.putDiscs(node, "bestFirstPlayerValue", move.afterBest().centidiscs(first));
    JsonNumbers.putDiscs(node, "moverLoss", move.lossCentidiscs());
    if (unit.blackDiscSign() != 0) {
      addDiscs(node, move);
    }
    node.put("confidence", move.certainty().confidence().label());
    node.put("confidencePercent", move.certainty().percent());
    node.put("depth", move.certainty().depth());
    move.label().ifPresent(label -> node.put("label", label.label()));
    ArrayNode line = node.putArray("pv");
    move.line().forEach(each -> line.add(each.toString()));
  }

  private void addDiscs(ObjectNode node, AnnotatedMove move) {
    long sign = unit.blackDiscSign();
    JsonNumbers.putDiscs(node, "blackDiscDiff", sign * move.after().centidiscs(Disc.BLACK));
    JsonNumbers.putDiscs(node, "bestBlackDiscDiff", sign * move.afterBest().centidiscs(Disc.BLACK));
    JsonNumbers.putDiscs(node, "moverLossDiscs", move.lossCentidiscs());
  }

  @Override
  public void close() throws IOException {
    out.flush();
  }
}
