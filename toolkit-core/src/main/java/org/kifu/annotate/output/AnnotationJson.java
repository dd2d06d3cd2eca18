package org.kifu.annotate.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.GameResult;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;
import org.kifu.game.Problem;
import org.kifu.game.SourceLocation;
import org.kifu.json.JsonObject;
import org.kifu.json.Tool;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.opening.output.BookJson;
import org.kifu.rules.FinalCount;

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
    Optional<GameUnit> unit = GameUnit.of(game);
    return JsonObject.ofVersion(SCHEMA_VERSION)
        .put("source", source(game.game()))
        .put("game", of(game.game(), unit))
        .putAll(unit.map(AnnotationJson::of).orElseGet(() -> opening(game)))
        .putEach("moves", game.moves(), move -> of(game, move, unit))
        .putAll(VerdictJson.of(game, unit))
        .put("peers", game.peers().map(PeerJson::of))
        .putAll(AnnotationNotes.of(game.notes()))
        .put(
            "metrics",
            new JsonObject()
                .put("black", MetricsJson.of(game.black()))
                .put("white", MetricsJson.of(game.white())))
        .put("tool", tool(game.settings()))
        .put("settings", settings(game.settings()));
  }

  /** The opening of a tournament game. */
  private static JsonObject opening(AnnotatedGame game) {
    return new JsonObject()
        .put("opening", game.opening().map(AnnotationJson::of))
        .put(
            "knownOpening",
            new JsonObject()
                .put("plies", game.knownPlies())
                .put("leftBy", game.firstUnknown().map(move -> move.mover().label())));
  }

  /** The unit of a game by other rules, which has no named openings. */
  private static JsonObject of(GameUnit game) {
    return new JsonObject()
        .put("unit", game.unit().label())
        .put("firstPlayer", game.first().label());
  }

  private static JsonObject of(AnnotatedGame game, AnnotatedMove move, Optional<GameUnit> unit) {
    List<BookMove> book = game.book().getOrDefault(move.ply(), List.of());
    return MoveJson.of(move, unit).putAny(BookJson.FIELD, book, BookJson::of);
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

  private static JsonObject of(GameSummary facts, Optional<GameUnit> unit) {
    GameHeader header = facts.header();
    return new JsonObject()
        .put("black", header.black())
        .put("white", header.white())
        .putAll(unit.map(game -> players(game, header)).orElseGet(JsonObject::new))
        .put("event", header.event())
        .put("place", header.place())
        .put("date", header.date().toString())
        .put("rules", facts.rules())
        .put("start", facts.start().toString())
        .put("result", of(facts.result(), unit))
        .putAny(
            "loans",
            facts.loans(),
            loan ->
                new JsonObject()
                    .put("ply", loan.ply())
                    .put("side", loan.side().label())
                    .put("count", loan.count()));
  }

  /** The players of a game by other rules, in the order of their moves. */
  private static JsonObject players(GameUnit game, GameHeader header) {
    return new JsonObject()
        .putEach(
            "players",
            List.of(game.first(), game.first().opponent()),
            side -> new JsonObject().put("colour", side.label()).put("name", header.player(side)));
  }

  /** The result; in games by other rules, with the winner, whom the discs alone do not show. */
  private static JsonObject of(GameResult result, Optional<GameUnit> unit) {
    JsonObject object =
        new JsonObject()
            .put("kind", result.kind().label())
            .put("declaredBlackDiscs", result.declaredBlackDiscs())
            .put("declaredWinner", result.declaredWinner().map(Disc::label));
    if (result.count().isPresent()) {
      FinalCount count = result.count().get();
      if (unit.map(game -> game.rules().scoring().isPresent()).orElse(true)) {
        object
            .put("blackDiscs", count.blackDiscs())
            .put("whiteDiscs", count.whiteDiscs())
            .put("blackDiscDiff", count.blackDiscDiff())
            .put("empties", count.empties());
      }
      if (unit.isPresent()) {
        object.put("winner", winner(count));
      }
    }
    return object;
  }

  /** The name of the side that has won, or {@code none}. */
  static String winner(FinalCount count) {
    return count.winner().map(Disc::label).orElse("none");
  }

  /** The settings that the values depend on. */
  static JsonObject settings(AnnotationSettings settings) {
    return new JsonObject()
        .putEngine(settings.engine(), settings.limits())
        .put("labels", LabelRuleJson.of(settings.labels()))
        .put("winCurve", settings.chances())
        .put("besideEngine", settings.beside())
        .put("candidates", settings.candidates().map(AnnotationJson::of))
        .put("peers", settings.peers());
  }

  private static JsonObject of(Limits limits) {
    return new JsonObject()
        .put("depth", limits.depth())
        .put("exactEmpties", limits.exactEmpties())
        .put("confidencePercent", limits.confidencePercent())
        .put("probableEmpties", limits.probableEmpties());
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
}
