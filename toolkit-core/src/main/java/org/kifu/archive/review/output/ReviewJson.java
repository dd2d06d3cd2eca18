package org.kifu.archive.review.output;

import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotationSettings;
import org.kifu.annotate.MoveLabel;
import org.kifu.annotate.output.MetricsJson;
import org.kifu.archive.review.MotifCount;
import org.kifu.archive.review.MoveStats;
import org.kifu.archive.review.PhaseReview;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.RepeatedMistake;
import org.kifu.archive.review.RepeatedMistake.PlayedMove;
import org.kifu.archive.review.Results;
import org.kifu.archive.review.ReviewGroup;
import org.kifu.archive.review.ReviewStats;
import org.kifu.archive.review.SettingsUse;
import org.kifu.archive.review.TimeBand;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.json.JsonStream;
import org.kifu.json.SafeJson;
import org.kifu.json.Tool;
import org.kifu.words.Discs;

/**
 * The review of a player as one JSON document, described by {@code
 * docs/schema/player-review.schema.json}. What does not apply is absent.
 */
public final class ReviewJson {
  /** The version of the shape; it grows when a field changes its meaning. */
  public static final int SCHEMA_VERSION = 1;

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final ObjectWriter WRITER = new JsonMapper().writer().with(JsonStream.indented());

  private ReviewJson() {}

  /**
   * Writes the document; {@code out} stays open.
   *
   * @param choice what the games were chosen by
   */
  public static void write(PlayerReview review, ReviewChoice choice, Writer out)
      throws IOException {
    out.write(SafeJson.of(WRITER.writeValueAsString(of(review, choice))));
    out.write('\n');
    out.flush();
  }

  static ObjectNode of(PlayerReview review, ReviewChoice choice) {
    ObjectNode node = NODES.objectNode();
    node.put("schemaVersion", SCHEMA_VERSION);
    node.put("player", review.name());
    review.names().forEach(node.putArray("names")::add);
    node.put("excludedGames", review.excluded());
    put(node.putObject("all"), review.all());
    put(node.putObject("opponents"), review.opponents());
    ObjectNode colours = node.putObject("colours");
    for (Disc side : Disc.values()) {
      Optional.ofNullable(review.colours().get(side))
          .ifPresent(stats -> put(colours.putObject(side.label()), stats));
    }
    ObjectNode phases = node.putObject("phases");
    review.phases().forEach(phase -> put(phases.putObject(phase.phase().label()), phase));
    putGroups(node.putArray("openings"), review.openings());
    putGroups(node.putArray("meetings"), review.meetings());
    putGroups(node.putArray("years"), review.years());
    ArrayNode motifs = node.putArray("motifs");
    review.motifs().forEach(motif -> put(motifs.addObject(), motif));
    ArrayNode times = node.putArray("times");
    review.times().forEach(band -> put(times.addObject(), band));
    ArrayNode repeated = node.putArray("repeatedMistakes");
    review.repeated().forEach(mistake -> put(repeated.addObject(), mistake));
    node.putObject("tool").put("name", Tool.NAME).put("version", Tool.version());
    put(node.putObject("settings"), choice, review.settings());
    return node;
  }

  private static void putGroups(ArrayNode array, List<ReviewGroup> groups) {
    for (ReviewGroup group : groups) {
      ObjectNode node = array.addObject().put("name", group.name());
      if (group.isSmall()) {
        node.put("smallSample", true);
      }
      put(node, group.stats());
    }
  }

  private static void put(ObjectNode node, ReviewStats stats) {
    put(node, stats.results());
    put(node, stats.moves());
    node.putObject("resultSwings")
        .put("winToDraw", stats.swings().winToDraw())
        .put("winToLoss", stats.swings().winToLoss())
        .put("drawToLoss", stats.swings().drawToLoss())
        .put("pointsLost", Discs.number(50L * stats.swings().halfPoints()));
    node.putObject("onlyMoves")
        .put("found", stats.only().found())
        .put("missed", stats.only().missed());
    node.putObject("giftsReturned")
        .put("moves", stats.gifts().returned())
        .put("discs", Discs.number(stats.gifts().centidiscs()));
  }

  private static void put(ObjectNode node, Results results) {
    node.put("games", results.games());
    node.put("wins", results.wins());
    node.put("draws", results.draws());
    node.put("losses", results.losses());
    node.put("unknownResults", results.unknown());
    put(node, "score", ReviewNumbers.score(results));
    put(node, "scoreLow", ReviewNumbers.scoreBound(results, -1));
    put(node, "scoreHigh", ReviewNumbers.scoreBound(results, 1));
    put(node, "meanDiscDiff", ReviewNumbers.discDiff(results));
  }

  private static void put(ObjectNode node, MoveStats moves) {
    node.put("judgedMoves", moves.moves());
    node.put("totalLossDiscs", Discs.number(moves.loss().sum()));
    put(node, "meanLossDiscs", ReviewNumbers.mean(moves.loss()));
    put(node, "lossStandardError", ReviewNumbers.meanError(moves.loss()));
    put(node, "accuracyPercent", ReviewNumbers.mean(moves.accuracy()));
    put(node, "accuracyStandardError", ReviewNumbers.meanError(moves.accuracy()));
    put(node, "errorRate", ReviewNumbers.rate(moves.errors()));
    put(node, "errorStandardError", ReviewNumbers.rateError(moves.errors()));
    node.put("bestMoves", moves.bestMoves());
    put(node, "bestMoveRate", ReviewNumbers.bestMoveRate(moves));
    for (MoveLabel label : MoveLabel.values()) {
      node.put(MetricsJson.countName(label), moves.count(label));
    }
  }

  private static void put(ObjectNode node, PhaseReview phase) {
    put(node.putObject("own"), phase.own());
    put(node.putObject("opponents"), phase.opponents());
  }

  private static void put(ObjectNode node, MotifCount motif) {
    node.put("code", motif.motif().code())
        .put("moves", motif.moves())
        .put("lossDiscs", Discs.number(motif.centidiscs()))
        .put("opponentMoves", motif.opponents());
  }

  private static void put(ObjectNode node, TimeBand band) {
    node.put("fromSeconds", band.fromSeconds());
    if (band.toSeconds() > 0) {
      node.put("toSeconds", band.toSeconds());
    }
    put(node, band.moves());
  }

  private static void put(ObjectNode node, RepeatedMistake mistake) {
    node.put("position", BoardText.write(mistake.position()))
        .put("met", mistake.met())
        .put("wrong", mistake.wrong())
        .put("lossDiscs", Discs.number(mistake.centidiscs()));
    ArrayNode played = node.putArray("played");
    for (PlayedMove move : mistake.moves()) {
      played
          .addObject()
          .put("move", move.move().toString())
          .put("times", move.times())
          .put("wrong", move.wrong())
          .put("lossDiscs", Discs.number(move.centidiscs()));
    }
    ArrayNode best = node.putArray("best");
    mistake.best().forEach(each -> best.add(each.toString()));
    node.put("bestMoverDiscDiff", Discs.number(mistake.bestCentidiscs()))
        .put("confidence", mistake.certainty().confidence().label())
        .put("depth", mistake.certainty().depth());
  }

  private static void put(ObjectNode node, ReviewChoice choice, List<SettingsUse> uses) {
    node.put("player", choice.player());
    node.put("allMatching", choice.allMatching());
    node.put("smallSampleGames", ReviewGroup.SMALL_SAMPLE);
    ArrayNode annotations = node.putArray("annotations");
    for (SettingsUse use : uses) {
      AnnotationSettings settings = use.settings();
      annotations
          .addObject()
          .put("version", settings.version())
          .put("engine", settings.engine())
          .put("depth", settings.limits().depth())
          .put("exactEmpties", settings.limits().exactEmpties())
          .put("confidencePercent", settings.limits().confidencePercent())
          .put("probableEmpties", settings.limits().probableEmpties())
          .put("games", use.games());
    }
  }

  private static void put(ObjectNode node, String name, Optional<BigDecimal> number) {
    number.ifPresent(known -> node.put(name, plain(known)));
  }

  /** Without zeros at the end. */
  private static BigDecimal plain(BigDecimal number) {
    BigDecimal stripped = number.stripTrailingZeros();
    return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
  }
}
