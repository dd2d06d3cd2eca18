package org.kifu.annotate.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.kifu.annotate.AnnotationResult;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.SchemaCheck;
import org.kifu.testing.Slow;

/** The published schema describes what is written, and every field of it. */
class AnnotationSchemaTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Path DOCS = Games.examples().resolveSibling("docs");
  private static final Path SCHEMA = DOCS.resolve("schema/annotated-game.schema.json");

  @Test
  void everyObjectFitsTheSchema() throws IOException {
    SchemaCheck check = new SchemaCheck(MAPPER.readTree(Files.readAllBytes(SCHEMA)));
    for (AnnotationResult result : AnnotatedSamples.results()) {
      assertThat(check.faults(tree(result))).isEmpty();
    }
    assertThat(check.faults(tree(AnnotatedSamples.bookedMatch()))).isEmpty();
    assertThat(check.faults(tree(AnnotatedSamples.valuedMatch()))).isEmpty();
  }

  @Test
  void theCheckFindsWhatDoesNotFit() throws IOException {
    SchemaCheck check = new SchemaCheck(MAPPER.readTree(Files.readAllBytes(SCHEMA)));
    ObjectNode game = (ObjectNode) tree(AnnotatedSamples.annotatedMatch());
    ObjectNode move = (ObjectNode) game.get("moves").get(0);
    move.put("ply", 0).put("confidence", "sure").put("moverLossDiscs", "2").put("extra", 1);
    move.remove("depth");
    game.remove("tool");
    assertThat(check.faults(game))
        .containsExactlyInAnyOrder(
            "$: fits 0 of oneOf",
            "$.moves[0].ply: below 1",
            "$.moves[0].confidence: not in enum",
            "$.moves[0].moverLossDiscs: no number",
            "$.moves[0].extra: not in the schema",
            "$.moves[0].depth: missing");
  }

  /** The page shows a move of an example with the beginnings of its lines. */
  @Test
  void theMoveOfThePageIsOneOfTheExamples() throws IOException {
    String page = Files.readString(DOCS.resolve("metrics.md"));
    Matcher block = Pattern.compile("(?s)--game (\\d+) .*?```json\\n(.*?)```").matcher(page);
    assertThat(block.find()).isTrue();
    ObjectNode shown = (ObjectNode) MAPPER.readTree(block.group(2));
    int game = Integer.parseInt(block.group(1));
    String line =
        Files.readAllLines(Games.examples().resolve("annotated-1997.jsonl")).get(game - 1);
    JsonNode moves = MAPPER.readTree(line).get("moves");
    ObjectNode whole = (ObjectNode) moves.get(shown.get("ply").asInt() - 1);
    for (String field : List.of("pv", "playedPv")) {
      JsonNode beginning = shown.remove(field);
      assertThat(whole.remove(field)).startsWith(MAPPER.convertValue(beginning, JsonNode[].class));
    }
    whole.remove("candidates");
    assertThat(shown).isEqualTo(whole);
  }

  @Slow
  @Test
  void theSamplesShowEveryFieldOfTheSchema() throws IOException {
    Set<String> described = new TreeSet<>();
    addDescribed(MAPPER.readTree(Files.readAllBytes(SCHEMA)), described);
    Set<String> written = new TreeSet<>();
    addNames(tree(AnnotatedSamples.labelledMatch()), written);
    addNames(tree(AnnotatedSamples.annotatedCloseGame()), written);
    addNames(tree(AnnotatedSamples.explainedMatch()), written);
    addNames(tree(AnnotatedSamples.valuedMatch()), written);
    addNames(tree(AnnotatedSamples.annotate(ParsedGames.of("f5d6c3"))), written);
    addNames(tree(AnnotatedSamples.annotate(ParsedGames.of(resigned()))), written);
    addNames(tree(AnnotatedSamples.advisedMatch()), written);
    addNames(tree(AnnotatedSamples.bookedMatch()), written);
    addNames(tree(AnnotatedSamples.annotatedAnti()), written);
    for (AnnotationResult result : AnnotatedSamples.results()) {
      addNames(tree(result), written);
    }
    described.removeAll(written);
    assertThat(described).isEmpty();
  }

  /** A game whose source says who won, and not by how much. */
  private static GameRecord resigned() {
    Outcome won = Outcome.NONE.withKind(Outcome.Kind.RESIGNED).withWinner(Disc.BLACK);
    MoveList moves = ParsedGames.of("f5d6c3").record().orElseThrow().moves();
    return GameRecord.of(GameHeader.NONE, moves, won);
  }

  private static JsonNode tree(AnnotationResult result) throws IOException {
    return MAPPER.readTree(AnnotationJson.of(result).toString());
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
