package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class StatsCommandTest {
  @Test
  void saysTheSameInEveryForm() throws IOException {
    CommandRun text = kifu("stats", Examples.ARCHIVES);
    assertThat(text.code()).isZero();
    assertThat(text.err()).isEqualTo("659 games, 4 excluded: 4 unfinished\n");
    assertThat(text.out())
        .contains("wins 293, draws 7, losses 355", "wipe-outs by black 9, by white 7");
    JsonNode json =
        new ObjectMapper().readTree(kifu("stats", Examples.ARCHIVES, "--format", "json").out());
    assertThat(json.get("schemaVersion").asInt()).isEqualTo(1);
    assertThat(json.get("tool").get("name").asText()).isEqualTo("kifu");
    assertThat(json.get("results").get("blackWins").asInt()).isEqualTo(293);
    assertThat(json.get("excluded").get("unfinished").asInt()).isEqualTo(4);
    assertThat(json.get("branching").get("byDiscsPlaced").get(0).get("mean").asDouble())
        .isEqualTo(4);
    assertThat(kifu("stats", Examples.ARCHIVES, "--format", "csv").out())
        .startsWith("measure,key,value\nsetting,tool,kifu ")
        .contains("black_wins,all,293\n", "wipe_outs,white,7\n", "excluded,unfinished,4\n");
  }

  @Test
  void tellsItsSettingsAndSeed() throws IOException {
    String[] line = {"stats", Examples.ARCHIVES, "--years", "1980-", "--random", "50:7"};
    CommandRun json =
        kifu(
            "stats", Examples.ARCHIVES, "--years", "1980-", "--random", "50:7", "--format", "json");
    JsonNode settings = new ObjectMapper().readTree(json.out()).get("settings");
    assertThat(settings.get("random").get("seed").asInt()).isEqualTo(7);
    assertThat(settings.get("chosen").asText()).contains("years 1980-", "random 50:7");
    assertThat(kifu(line).out()).contains("Chosen: years 1980").contains("random 50:7");
    assertThat(kifu(line)).isEqualTo(kifu(line));
  }

  @Test
  void saysSoWhereGamesDoNotCount() {
    CommandRun run = kifu("stats", "f5d6c3");
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEqualTo("Games: 1, counted: 0, left out: 1 unfinished\n");
  }
}
