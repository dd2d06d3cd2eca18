package org.kifu.annotate.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.GameResult;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;
import org.kifu.game.Problem;
import org.kifu.game.SourceLocation;
import org.kifu.json.JsonObject;
import org.kifu.json.Tool;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.opening.output.BookJson;

/**
 * Annotated games as JSON objects. Unknown names are empty texts; other fields that are unknown or
 * do not apply are absent. {@link AnnotationParser} reads them.
 */
final class AnnotationJson {
  /** The version of the format; it increases when readers have to change. */
  static final int SCHEMA_VERSION = 1;

  /** The text that is in every annotated game, and in no other record. */
  static final String METRICS = "\"metrics\"";

  private AnnotationJson() {}

  static JsonObject of(AnnotationResult result) {
    return switch (result) {
      case AnnotatedGame game -> of(game);
      case AnnotationFailure(Problem problem) ->
          JsonObject.ofVersion(SCHEMA_VERSION).put("error", of(problem));
    };
  }

  private static JsonObject of(AnnotatedGame game) {
    return JsonObject.ofVersion(SCHEMA_VERSION)
        .put("source", source(game.game()))
        .put("game", of(game.game()))
        .put("opening", game.opening().map(AnnotationJson::of))
        .put(
            "knownOpening",
            new JsonObject()
                .put("plies", game.knownPlies())
                .put("leftBy", game.firstUnknown().map(move -> move.mover().label())))
        .putEach("moves", game.moves(), move -> of(game, move))
        .putAll(AnnotationNotes.of(game.notes()))
        .put(
            "metrics",
            new JsonObject()
                .put("black", MetricsJson.of(game.black()))
                .put("white", MetricsJson.of(game.white())))
        .put("tool", tool(game.settings()))
        .put("settings", settings(game.settings()));
  }

  private static JsonObject of(AnnotatedGame game, AnnotatedMove move) {
    List<BookMove> book = game.book().getOrDefault(move.ply(), List.of());
    return MoveJson.of(move).putAny(BookJson.FIELD, book, BookJson::of);
  }

  /** The program that found the values. */
  static JsonObject tool(AnnotationSettings settings) {
    return new JsonObject().put("name", Tool.NAME).put("version", settings.version());
  }

  private static JsonObject of(NamedOpening opening) {
    return new JsonObject()
        .put("name", opening.name().name())
        .putAny("aliases", opening.name().aliases(), alias -> alias)
        .put("plies", opening.plies())
        .put("moves", opening.moves());
  }

  private static JsonObject source(GameSummary facts) {
    JsonObject object =
        new JsonObject().put("name", facts.where().source()).put("game", facts.number());
    return putPlace(object, facts.where());
  }

  private static JsonObject putPlace(JsonObject object, SourceLocation where) {
    if (where.offset() >= 0) {
      object.put("offset", where.offset());
    }
    return object.putPositive("line", where.line()).putPositive("column", where.column());
  }

  private static JsonObject of(GameSummary facts) {
    return game(facts, new JsonObject(), of(facts.result()));
  }

  /**
   * The players, the moves and the end.
   *
   * @param players the other fields about the players
   */
  static JsonObject game(GameSummary facts, JsonObject players, JsonObject result) {
    GameHeader header = facts.header();
    return new JsonObject()
        .put("black", header.black())
        .put("white", header.white())
        .putAll(players)
        .put("event", header.event())
        .put("place", header.place())
        .put("date", header.date().toString())
        .put("rules", facts.rules())
        .put("start", facts.start().toString())
        .put("result", result)
        .putAny(
            "loans",
            facts.loans(),
            loan ->
                new JsonObject()
                    .put("ply", loan.ply())
                    .put("side", loan.side().label())
                    .put("count", loan.count()));
  }

  private static JsonObject of(GameResult result) {
    JsonObject object =
        new JsonObject()
            .put("kind", result.kind().label())
            .put("declaredBlackDiscs", result.declaredBlackDiscs());
    result
        .count()
        .ifPresent(
            count ->
                object
                    .put("blackDiscs", count.blackDiscs())
                    .put("whiteDiscs", count.whiteDiscs())
                    .put("blackDiscDiff", count.blackDiscDiff())
                    .put("empties", count.empties()));
    return object;
  }

  /** The settings that the values depend on. */
  static JsonObject settings(AnnotationSettings settings) {
    LabelRule rule = settings.labels();
    JsonObject labels =
        new JsonObject()
            .putDiscs("inaccuracyDiscs", rule.inaccuracy())
            .putDiscs("mistakeDiscs", rule.mistake())
            .putDiscs("blunderDiscs", rule.blunder())
            .putDiscs("probableMarginDiscs", rule.probableMargin())
            .putDiscs("estimatedMarginDiscs", rule.estimatedMargin());
    return new JsonObject()
        .putEngine(settings.engine(), settings.limits())
        .put("labels", labels)
        .put("winCurve", settings.chances())
        .put("besideEngine", settings.beside());
  }

  private static JsonObject of(Problem problem) {
    JsonObject object =
        new JsonObject().put("code", problem.code().code()).put("source", problem.where().source());
    return putPlace(object, problem.where())
        .putPositive("game", problem.game())
        .putPositive("ply", problem.ply())
        .put("message", problem.message());
  }

  /**
   * A writer of annotated games as JSON: one object in each line, as a stream or inside an array.
   */
  static final class JsonAnnotationWriter implements AnnotationWriter {
    private final Writer out;
    private final boolean array;
    private boolean empty = true;

    private JsonAnnotationWriter(Writer out, boolean array) {
      this.out = out;
      this.array = array;
    }

    static JsonAnnotationWriter array(Writer out) throws IOException {
      out.write("[");
      return new JsonAnnotationWriter(out, true);
    }

    static JsonAnnotationWriter lines(Writer out) {
      return new JsonAnnotationWriter(out, false);
    }

    @Override
    public void write(AnnotationResult result) throws IOException {
      String object = AnnotationJson.of(result).toString();
      if (array) {
        out.write(empty ? "\n" : ",\n");
        out.write(object);
      } else {
        out.write(object);
        out.write('\n');
      }
      empty = false;
    }

    @Override
    public void close() throws IOException {
      out.write(array ? "\n]\n" : "");
      out.flush();
    }
  }

  /**
   * Annotated games by other rules as JSON lines. Values are in {@code unit} for the side that
   * moved first, by the amount that it wins by these rules. A forced win in men is 64 and exact; a
   * win with an equal count of discs is 0.01. Fields that do not apply are absent. Differences of
   * discs are also given as everywhere, black minus white.
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
  static final class UnitAnnotationJson implements AnnotationWriter {
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
      GameHeader header = game.game().header();
      JsonObject players =
          new JsonObject()
              .putEach("players", List.of(first, first.opponent()), side -> player(side, header));
      JsonObject result = new JsonObject().put("kind", game.game().result().kind().label());
      return JsonObject.ofVersion(AnnotationJson.SCHEMA_VERSION)
          .put("game", AnnotationJson.game(game.game(), players, result))
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

    private static JsonObject player(Disc side, GameHeader header) {
      return new JsonObject().put("colour", side.label()).put("name", header.player(side));
    }

    private JsonObject of(AnnotatedMove move, Disc first) {
      JsonObject object =
          MoveJson.played(move)
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
}
