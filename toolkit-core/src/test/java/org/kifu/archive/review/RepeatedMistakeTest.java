package org.kifu.archive.review;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.archive.review.RepeatedMistake.Repetitions;
import org.kifu.board.Disc;
import org.kifu.testing.Games;

class RepeatedMistakeTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final int SURE = 99;

  /** A game of the match twice, as if a search had been surer of its probable mistakes once. */
  @Test
  void theSurestSearchGivesTheBestMove() throws IOException {
    PlayerGame unsure = new PlayerGame(game(90), Disc.WHITE);
    PlayerGame sure = new PlayerGame(game(SURE), Disc.WHITE);
    List<RepeatedMistake> found = Repetitions.of(List.of(unsure, sure));
    assertThat(found).isEqualTo(Repetitions.of(List.of(sure, unsure)));
    assertThat(found)
        .filteredOn(each -> each.certainty().confidence() == Confidence.PROBABLE)
        .isNotEmpty()
        .allMatch(each -> each.certainty().percent() == SURE);
  }

  private static ReviewedGame game(int confidence) throws IOException {
    String line = Files.readAllLines(Games.examples().resolve("annotated-1997.jsonl")).get(5);
    JsonNode game = MAPPER.readTree(line);
    for (JsonNode move : game.get("moves")) {
      if (move.get("confidence").asText().equals("probable")) {
        ((ObjectNode) move).put("confidencePercent", confidence);
      }
    }
    AnnotationReader reader =
        new AnnotationReader(
            "game", new ByteArrayInputStream(game.toString().getBytes(StandardCharsets.UTF_8)));
    return ReviewedGame.of((AnnotatedGame) reader.next()).orElseThrow();
  }
}
