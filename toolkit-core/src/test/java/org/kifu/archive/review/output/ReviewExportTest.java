package org.kifu.archive.review.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.PeerComparison;
import org.kifu.annotate.PeerComparison.PeerStanding;
import org.kifu.annotate.PeerComparison.SideStanding;
import org.kifu.annotate.Phase;
import org.kifu.annotate.output.AnnotatedSamples;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReviewer;
import org.kifu.archive.review.ReviewedGame;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.testing.Games;
import org.kifu.testing.SchemaCheck;
import org.kifu.words.Words;

/** The forms of a review: each says the same. */
class ReviewExportTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final ReviewJson.ReviewChoice CHOICE =
      new ReviewJson.ReviewChoice("logistello", false, Optional.of(Disc.BLACK));
  private static final Path SCHEMA =
      Games.examples().resolveSibling("docs").resolve("schema/player-review.schema.json");

  /** Markup, a formula, right-to-left marks and the signs of Markdown. */
  private static final String HOSTILE = "=<script>alert(1)</script>|\u202e`*[x](y) Logistello";

  private static PlayerReview review(String name) {
    PlayerReviewer reviewer = PlayerReviewer.of("logistello", false);
    PeerStanding standing = new PeerStanding(8_500, 40, OptionalInt.of(20));
    PeerStanding late = new PeerStanding(8_000, 25, OptionalInt.empty());
    SideStanding side = new SideStanding(standing, Map.of(Phase.ENDGAME, late));
    AnnotatedGame game =
        AnnotatedSamples.labelledMatch()
            .withPeers(Optional.of(new PeerComparison(1990, 1999, side, side)));
    GameHeader header = new GameHeader(name, "Other", "", "", new GameDate(1997, 0, 0));
    reviewer.add(ReviewedGame.of(game).orElseThrow());
    reviewer.add(ReviewedGame.of(game).orElseThrow().named(header));
    reviewer.add(ReviewedGame.of(game).orElseThrow().named(header));
    return reviewer.review();
  }

  private static JsonNode json(PlayerReview review) throws IOException {
    StringWriter out = new StringWriter();
    ReviewJson.write(review, CHOICE, out);
    return MAPPER.readTree(out.toString());
  }

  @Test
  void theJsonFitsItsSchemaAndShowsEveryFieldOfIt() throws IOException {
    JsonNode schema = MAPPER.readTree(Files.readAllBytes(SCHEMA));
    JsonNode json = json(review("Logistello"));
    assertThat(new SchemaCheck(schema).faults(json)).isEmpty();
    Set<String> described = new TreeSet<>();
    addDescribed(schema, described);
    Set<String> written = new TreeSet<>();
    addNames(json, written);
    described.removeAll(written);
    assertThat(described).isEmpty();
  }

  @Test
  void aNameThatIsMarkupIsTextInMarkdown() throws IOException {
    StringWriter out = new StringWriter();
    ReviewText.writeMarkdown(review(HOSTILE), Words.english(), out);
    assertThat(out.toString())
        .contains("\\|\\\\u202e\\`\\*\\[x\\](y) Logistello")
        .doesNotContain("<script>", "\u202e");
  }

  @Test
  void aNameThatIsAFormulaIsTextInCsv() throws IOException {
    StringWriter out = new StringWriter();
    ReviewCsv.write(review(HOSTILE), out);
    assertThat(out.toString()).contains("opening,").doesNotContain(",=<script>");
  }

  @Test
  void everyRowOfTheCsvHasAllColumns() throws IOException {
    StringWriter out = new StringWriter();
    ReviewCsv.write(review("Logistello"), out);
    assertThat(out.toString().lines()).allMatch(line -> line.split(",", -1).length == 27);
  }

  @Test
  void theTextTellsTheSameNumbersAsTheJson() throws IOException {
    PlayerReview review = review("Logistello");
    StringWriter out = new StringWriter();
    ReviewText.writeText(review, Words.english(), out);
    JsonNode all = json(review).get("all");
    assertThat(out.toString())
        .contains("Review of Logistello")
        .contains(
            "Labels: %s inaccuracies, %s mistakes, %s blunders"
                .formatted(all.get("inaccuracies"), all.get("mistakes"), all.get("blunders")))
        .contains("Positions misplayed more than once")
        .contains("25 (25–25)");
  }

  @Test
  void theStandingAmongPeersIsTheMeanOfItsGames() throws IOException {
    PlayerReview review = review("Logistello");
    assertThat(json(review).at("/peers/betterThan").asDouble()).isEqualTo(0.4);
    assertThat(json(review).at("/peers/games").asInt()).isEqualTo(3);
    StringWriter out = new StringWriter();
    ReviewText.writeText(review, Words.english(), out);
    assertThat(out.toString())
        .contains(
            "In 3 games more accurate than 40 % of tournament players of 1990–1999"
                + " (95 % interval: 40 to 40)");
  }

  private static void addDescribed(JsonNode schema, Set<String> names) {
    schema.path("properties").fieldNames().forEachRemaining(names::add);
    schema.forEach(child -> addDescribed(child, names));
  }

  private static void addNames(JsonNode node, Set<String> names) {
    node.fieldNames().forEachRemaining(names::add);
    node.forEach(child -> addNames(child, names));
  }
}
