package org.kifu.archive.review.output;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.Phase;
import org.kifu.annotate.Reason.Motif;
import org.kifu.archive.review.BadMoves;
import org.kifu.archive.review.MoveStats;
import org.kifu.archive.review.MoveStats.MoveMean;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReview.CauseReview;
import org.kifu.archive.review.PlayerReview.MotifCount;
import org.kifu.archive.review.PlayerReview.PeerReview;
import org.kifu.archive.review.PlayerReview.PhaseReview;
import org.kifu.archive.review.PlayerReview.ReviewGroup;
import org.kifu.archive.review.PlayerReview.SettingsUse;
import org.kifu.archive.review.PlayerReview.TimeBand;
import org.kifu.archive.review.RepeatedMistake;
import org.kifu.archive.review.RepeatedMistake.PlayedMove;
import org.kifu.archive.review.ReviewStats;
import org.kifu.archive.review.ReviewStats.Results;
import org.kifu.archive.review.TrainingTopic;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.table.Column;

/**
 * The review of a player as one JSON document, described by {@code
 * docs/schema/player-review.schema.json}. Fields that do not apply are absent.
 */
public final class ReviewJson {
  /** The version of the format; it increases when a field changes its meaning. */
  public static final int SCHEMA_VERSION = 1;

  private ReviewJson() {}

  /**
   * Writes the document; {@code out} stays open.
   *
   * @param choice the choice of the games
   */
  public static void write(PlayerReview review, ReviewChoice choice, Writer out)
      throws IOException {
    JsonOutput.indented(out).finish(object(review, choice));
    out.flush();
  }

  private static JsonObject object(PlayerReview review, ReviewChoice choice) {
    JsonObject colours = new JsonObject();
    for (Disc side : Disc.values()) {
      colours.put(
          side.label(), Optional.ofNullable(review.colours().get(side)).map(ReviewJson::object));
    }
    JsonObject phases = new JsonObject();
    review.phases().forEach(phase -> phases.put(phase.phase().label(), object(phase)));
    return JsonObject.ofVersion(SCHEMA_VERSION)
        .put("player", review.name())
        .putTexts("names", review.names())
        .put("excludedGames", review.excluded())
        .put("all", object(review.all()))
        .put("opponents", object(review.opponents()))
        .put("colours", colours)
        .put("phases", phases)
        .putEach("openings", review.openings(), ReviewJson::object)
        .putEach("meetings", review.meetings(), ReviewJson::object)
        .putEach("years", review.years(), ReviewJson::object)
        .putEach("motifs", review.motifs(), ReviewJson::object)
        .putEach("times", review.times(), ReviewJson::object)
        .putEach("repeatedMistakes", review.repeated(), ReviewJson::object)
        .putEach("causes", review.causes(), ReviewJson::object)
        .putEach("training", review.training(), ReviewJson::object)
        .put("peers", review.peers().map(ReviewJson::object))
        .putTool()
        .put("settings", settings(choice, review.settings()));
  }

  private static JsonObject object(ReviewGroup group) {
    return new JsonObject()
        .put("name", group.name())
        .putFlag("smallSample", group.isSmall())
        .putAll(object(group.stats()));
  }

  private static JsonObject object(ReviewStats stats) {
    JsonObject swings =
        new JsonObject()
            .put("winToDraw", stats.swings().winToDraw())
            .put("winToLoss", stats.swings().winToLoss())
            .put("drawToLoss", stats.swings().drawToLoss())
            .putDiscs("pointsLost", 50L * stats.swings().halfPoints());
    JsonObject only =
        new JsonObject().put("found", stats.only().found()).put("missed", stats.only().missed());
    JsonObject gifts =
        new JsonObject()
            .put("moves", stats.gifts().returned())
            .putDiscs("discs", stats.gifts().centidiscs());
    return object(stats.results())
        .putAll(object(stats.moves()))
        .put("resultSwings", swings)
        .put("onlyMoves", only)
        .put("giftsReturned", gifts);
  }

  private static JsonObject object(Results results) {
    return new JsonObject()
        .put("games", results.games())
        .put("wins", results.known().wins())
        .put("draws", results.known().draws())
        .put("losses", results.known().losses())
        .put("unknownResults", results.unknown())
        .put("score", plain(ReviewNumbers.score(results)))
        .put("scoreLow", plain(ReviewNumbers.scoreBound(results, -1)))
        .put("scoreHigh", plain(ReviewNumbers.scoreBound(results, 1)))
        .put("meanDiscDiff", plain(ReviewNumbers.discDiff(results)));
  }

  private static JsonObject object(MoveStats moves) {
    JsonObject object = new JsonObject();
    for (Column<MoveStats> column : ReviewNumbers.MOVES) {
      Object value = column.of(moves);
      object.put(column.field(), value instanceof BigDecimal number ? plain(number) : value);
    }
    return object;
  }

  private static JsonObject object(PhaseReview phase) {
    return new JsonObject()
        .put("own", object(phase.own()))
        .put("opponents", object(phase.opponents()));
  }

  private static JsonObject object(MotifCount motif) {
    return new JsonObject()
        .put("code", motif.motif().code())
        .put("moves", motif.moves())
        .putDiscs("lossDiscs", motif.centidiscs())
        .put("opponentMoves", motif.opponents());
  }

  private static JsonObject object(CauseReview cause) {
    JsonObject phases = new JsonObject();
    for (Phase phase : Phase.values()) {
      phases.put(phase.label(), cause.own().count(phase));
    }
    return new JsonObject()
        .put("code", cause.motif().code())
        .putAll(object(cause.own()))
        .put("opponentMoves", cause.opponents())
        .put("phases", phases);
  }

  private static JsonObject object(TrainingTopic topic) {
    return new JsonObject()
        .put("phase", topic.phase().map(Phase::label))
        .put("cause", topic.motif().map(Motif::code))
        .putAll(object(topic.moves()));
  }

  private static JsonObject object(BadMoves bad) {
    return new JsonObject()
        .put("moves", bad.moves().size())
        .putDiscs("lossDiscs", bad.centidiscs())
        .put("winProbLoss", plain(BigDecimal.valueOf(bad.chance(), 4)));
  }

  private static JsonObject object(PeerReview peers) {
    return new JsonObject()
        .put("from", peers.from())
        .put("to", peers.to())
        .put("games", peers.all().games())
        .put("betterThan", plain(ReviewNumbers.chance(peers.all())))
        .put("betterThanStandardError", plain(ReviewNumbers.chanceError(peers.all())))
        .put("betterThanStrongest", plain(ReviewNumbers.chance(peers.strongest())))
        .put("phases", phases(peers));
  }

  private static JsonObject phases(PeerReview peers) {
    JsonObject phases = new JsonObject();
    for (Phase phase : Phase.values()) {
      MoveMean share = peers.of(phase);
      if (share.games() > 0) {
        phases.put(
            phase.label(),
            new JsonObject()
                .put("games", share.games())
                .put("betterThan", plain(ReviewNumbers.chance(share)))
                .put("betterThanStandardError", plain(ReviewNumbers.chanceError(share))));
      }
    }
    return phases;
  }

  private static JsonObject object(TimeBand band) {
    return new JsonObject()
        .put("fromSeconds", band.fromSeconds())
        .putPositive("toSeconds", band.toSeconds())
        .putAll(object(band.moves()));
  }

  private static JsonObject object(RepeatedMistake mistake) {
    return new JsonObject()
        .put("position", BoardText.write(mistake.position()))
        .put("met", mistake.met())
        .put("wrong", mistake.wrong())
        .putDiscs("lossDiscs", mistake.centidiscs())
        .putEach("played", mistake.moves(), ReviewJson::object)
        .putTexts("best", mistake.best())
        .putDiscs("bestMoverDiscDiff", mistake.bestCentidiscs())
        .put("confidence", mistake.certainty().confidence().label())
        .put("depth", mistake.certainty().depth());
  }

  private static JsonObject object(PlayedMove move) {
    return new JsonObject()
        .put("move", move.move().toString())
        .put("times", move.times())
        .put("wrong", move.wrong())
        .putDiscs("lossDiscs", move.centidiscs());
  }

  private static JsonObject settings(ReviewChoice choice, List<SettingsUse> uses) {
    return new JsonObject()
        .put("player", choice.player())
        .put("allMatching", choice.allMatching())
        .put("me", choice.me().map(Disc::label))
        .put("smallSampleGames", ReviewGroup.SMALL_SAMPLE)
        .putEach("annotations", uses, ReviewJson::object);
  }

  private static JsonObject object(SettingsUse use) {
    AnnotationSettings settings = use.settings();
    return new JsonObject()
        .put("version", settings.version())
        .putEngine(settings.engine(), settings.limits())
        .put("games", use.games());
  }

  /** The number without trailing zeros. */
  private static Optional<BigDecimal> plain(Optional<BigDecimal> number) {
    return number.map(ReviewJson::plain);
  }

  private static BigDecimal plain(BigDecimal number) {
    BigDecimal stripped = number.stripTrailingZeros();
    return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
  }

  /**
   * The name by which the games of a review were chosen.
   *
   * @param player the name, or a part of it, as it was asked for
   * @param allMatching whether it may mean several players
   * @param me the side of the player in all games, in place of a name
   */
  public record ReviewChoice(String player, boolean allMatching, Optional<Disc> me) {
    /** A choice by name. */
    public ReviewChoice(String player, boolean allMatching) {
      this(player, allMatching, Optional.empty());
    }
  }
}
