package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Inputs as players, archivists and programs write them, collected by others: what a user expects
 * of each stands beside it.
 */
@Tag("slow")
class OddInputsTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path folder = Path.of(System.getProperty("kifu.data", ""), "odd-inputs");

  @Test
  void givesTheGamesAndFactsThatAUserExpects() throws IOException {
    if (!Files.isDirectory(folder)) {
      System.err.println("skipped, no real data: " + folder + " is no folder");
      abort("KIFU_DATA names the folder above " + folder);
    }
    List<String> wrong = new ArrayList<>();
    for (JsonNode each : JSON.readTree(folder.resolve("cases.json").toFile())) {
      CommandRun run = convert(each);
      if (!isRight(each, games(run.out()))) {
        wrong.add(each.get("name").asText());
      }
    }
    assertThat(wrong).isEmpty();
  }

  private CommandRun convert(JsonNode each) {
    List<String> arguments = new ArrayList<>(List.of("convert"));
    if (each.has("file")) {
      arguments.add(folder.resolve(each.get("file").asText()).toString());
    } else {
      each.get("arguments").forEach(word -> arguments.add(word.asText()));
    }
    arguments.addAll(List.of("--to", "json"));
    return kifu(arguments.toArray(String[]::new));
  }

  private static List<JsonNode> games(String json) throws IOException {
    List<JsonNode> games = new ArrayList<>();
    if (!json.isBlank()) {
      JSON.readTree(json).forEach(games::add);
    }
    return games;
  }

  private static boolean isRight(JsonNode each, List<JsonNode> games) {
    JsonNode expected = each.get("games");
    boolean isRight = games.size() == expected.size();
    for (int i = 0; isRight && i < games.size(); i++) {
      isRight = expected.get(i).isNull() || moves(games.get(i)).equals(expected.get(i).asText());
    }
    JsonNode facts = each.path("facts");
    for (int i = 0; isRight && i < facts.size(); i++) {
      isRight = hasFacts(games.get(i).get("game"), facts.get(i));
    }
    return isRight;
  }

  private static String moves(JsonNode game) {
    StringBuilder moves = new StringBuilder();
    game.get("moves").forEach(move -> moves.append(move.asText().replace("pass", "")));
    return moves.toString();
  }

  private static boolean hasFacts(JsonNode game, JsonNode facts) {
    List<String> wrong = new ArrayList<>();
    facts
        .properties()
        .forEach(
            fact -> {
              JsonNode said =
                  fact.getKey().equals("score")
                      ? game.path("result").path("declaredBlackDiscs")
                      : game.path(fact.getKey());
              JsonNode expected = fact.getValue();
              boolean isSaid = said.equals(expected);
              for (JsonNode spelling : expected) {
                isSaid |= spelling.equals(said);
              }
              if (!isSaid) {
                wrong.add(fact.getKey());
              }
            });
    return wrong.isEmpty();
  }
}
