package org.kifu.annotate.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.util.List;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationSettings;
import org.kifu.annotate.GameResult;
import org.kifu.annotate.GameSummary;
import org.kifu.annotate.LabelRule;
import org.kifu.game.GameHeader;
import org.kifu.game.Problem;
import org.kifu.game.SourceLocation;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonNumbers;
import org.kifu.json.SafeJson;
import org.kifu.json.Tool;
import org.kifu.opening.BookMove;
import org.kifu.opening.NamedOpening;

/**
 * Annotated games as JSON objects. Unknown names are empty texts; what else is unknown or does not
 * apply is absent. {@link AnnotationNodes} reads them.
 */
final class AnnotationJson {
  /** The version of the shape; it rises when a reader would have to change. */
  static final int SCHEMA_VERSION = 1;

  /** Stands in every annotated game, and in no other record. */
  static final String METRICS = "\"metrics\"";

  /** Characters of a wrong line that are shown. */
  private static final int EXCERPT = 40;

  /** JSON made from records nests less than they may, which is 250 deep. */
  private static final int MOST_NESTING = 500;

  /** Each takes some fifty bytes of memory. */
  private static final int MOST_TOKENS = 2_000_000;

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private static final ObjectWriter WRITER = new JsonMapper().writer();

  private static final ObjectReader READER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(MOST_NESTING)
                          .maxTokenCount(MOST_TOKENS)
                          .build())
                  .build())
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .build()
          .reader();

  private AnnotationJson() {}

  /** The object as text without line ends. */
  static String text(AnnotationResult result) {
    try {
      return SafeJson.of(WRITER.writeValueAsString(of(result)));
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The result that a text holds. */
  static AnnotationResult parse(String text) throws ShapeException {
    try {
      return AnnotationNodes.read(READER.readTree(text));
    } catch (StreamConstraintsException e) {
      throw new ShapeException(
          "more than %d levels or %d values of JSON".formatted(MOST_NESTING, MOST_TOKENS));
    } catch (MismatchedInputException e) {
      throw new ShapeException("JSON that says something twice: '" + start(text) + "'");
    } catch (JsonProcessingException e) {
      throw new ShapeException("no JSON: '" + start(text) + "'"); // the parser speaks of tokens
    } catch (IllegalArgumentException e) {
      throw new ShapeException("a value that cannot be: " + e.getMessage());
    }
  }

  /** As much of a text as a message should hold. */
  private static String start(String text) {
    return text.codePointCount(0, text.length()) <= EXCERPT
        ? text
        : text.substring(0, text.offsetByCodePoints(0, EXCERPT)) + "...";
  }

  static ObjectNode of(AnnotationResult result) {
    ObjectNode node = NODES.objectNode();
    node.put("schemaVersion", SCHEMA_VERSION);
    return switch (result) {
      case AnnotatedGame game -> game(node, game);
      case AnnotationFailure(Problem problem) -> node.set("error", error(problem));
    };
  }

  private static ObjectNode game(ObjectNode node, AnnotatedGame game) {
    node.set("source", source(game.game()));
    node.set("game", facts(game.game()));
    game.opening().ifPresent(opening -> put(node.putObject("opening"), opening));
    node.set("knownOpening", knownOpening(game));
    ArrayNode moves = node.putArray("moves");
    for (AnnotatedMove move : game.moves()) {
      ObjectNode written = AnnotatedMoveJson.of(move);
      List<BookMove> book = game.book().getOrDefault(move.ply(), List.of());
      if (!book.isEmpty()) {
        written.set(BookJson.FIELD, BookJson.of(book));
      }
      moves.add(written);
    }
    NotesNodes.write(node, game.notes());
    ObjectNode metrics = node.putObject("metrics");
    metrics.set("black", MetricsJson.of(game.black()));
    metrics.set("white", MetricsJson.of(game.white()));
    node.putObject("tool").put("name", Tool.NAME).put("version", game.settings().version());
    node.set("settings", settings(game.settings()));
    return node;
  }

  private static void put(ObjectNode node, NamedOpening opening) {
    node.put("name", opening.name().name());
    if (!opening.name().aliases().isEmpty()) {
      opening.name().aliases().forEach(node.putArray("aliases")::add);
    }
    node.put("plies", opening.plies());
    node.put("moves", opening.moves());
  }

  private static ObjectNode source(GameSummary facts) {
    ObjectNode node = NODES.objectNode();
    node.put("name", facts.where().source());
    node.put("game", facts.number());
    putPlace(node, facts.where());
    return node;
  }

  private static void putPlace(ObjectNode node, SourceLocation where) {
    if (where.offset() >= 0) {
      node.put("offset", where.offset());
    }
    putPositive(node, "line", where.line());
    putPositive(node, "column", where.column());
  }

  private static void putPositive(ObjectNode node, String name, int value) {
    if (value > 0) {
      node.put(name, value);
    }
  }

  private static ObjectNode facts(GameSummary facts) {
    ObjectNode node = NODES.objectNode();
    GameHeader header = facts.header();
    node.put("black", header.black());
    node.put("white", header.white());
    node.put("event", header.event());
    node.put("place", header.place());
    node.put("date", header.date().toString());
    node.put("rules", facts.rules());
    node.put("start", facts.start().toString());
    node.set("result", result(facts.result()));
    LoanNodes.write(node, facts.loans());
    return node;
  }

  private static ObjectNode knownOpening(AnnotatedGame game) {
    ObjectNode node = NODES.objectNode();
    node.put("plies", game.knownPlies());
    game.firstUnknown().ifPresent(move -> node.put("leftBy", move.mover().label()));
    return node;
  }

  private static ObjectNode result(GameResult result) {
    ObjectNode node = NODES.objectNode();
    node.put("kind", result.kind().label());
    result.declaredBlackDiscs().ifPresent(discs -> node.put("declaredBlackDiscs", discs));
    result
        .count()
        .ifPresent(
            count ->
                node.put("blackDiscs", count.blackDiscs())
                    .put("whiteDiscs", count.whiteDiscs())
                    .put("blackDiscDiff", count.blackDiscDiff())
                    .put("empties", count.empties()));
    return node;
  }

  /** What the values depend on. */
  static ObjectNode settings(AnnotationSettings settings) {
    ObjectNode node = NODES.objectNode();
    node.put("engine", settings.engine());
    node.put("depth", settings.limits().depth());
    node.put("exactEmpties", settings.limits().exactEmpties());
    node.put("confidencePercent", settings.limits().confidencePercent());
    node.put("probableEmpties", settings.limits().probableEmpties());
    LabelRule rule = settings.labels();
    ObjectNode labels = node.putObject("labels");
    JsonNumbers.putDiscs(labels, "inaccuracyDiscs", rule.inaccuracy());
    JsonNumbers.putDiscs(labels, "mistakeDiscs", rule.mistake());
    JsonNumbers.putDiscs(labels, "blunderDiscs", rule.blunder());
    JsonNumbers.putDiscs(labels, "probableMarginDiscs", rule.probableMargin());
    JsonNumbers.putDiscs(labels, "estimatedMarginDiscs", rule.estimatedMargin());
    settings.chances().ifPresent(curve -> node.put("winCurve", curve));
    settings.beside().ifPresent(engine -> node.put("besideEngine", engine));
    return node;
  }

  private static ObjectNode error(Problem problem) {
    ObjectNode node = NODES.objectNode();
    node.put("code", problem.code().code());
    node.put("source", problem.where().source());
    putPlace(node, problem.where());
    putPositive(node, "game", problem.game());
    putPositive(node, "ply", problem.ply());
    node.put("message", problem.message());
    return node;
  }
}
