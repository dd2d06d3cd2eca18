package org.kifu.archive.tournament.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.archive.output.PlayerNumberCsv;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.rating.RatedGames;
import org.kifu.archive.rating.RatingSettings;
import org.kifu.archive.rating.RatingSettings.RatingSystem;
import org.kifu.archive.rating.RatingTable;
import org.kifu.archive.tournament.ResultCheck;
import org.kifu.archive.tournament.TournamentRules;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.game.GameDate;
import org.kifu.rules.Othello;
import org.kifu.table.CsvTable.TableException;
import org.kifu.testing.Games;
import org.kifu.testing.SchemaCheck;
import org.kifu.words.Words;

class TournamentExportTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Path CLUB = Games.examples().resolve("tournament/club-evening.csv");

  private static List<String> faults(String schema, String json) throws IOException {
    Path file = Games.examples().resolveSibling("docs").resolve("schema").resolve(schema);
    return new SchemaCheck(MAPPER.readTree(Files.readAllBytes(file))).faults(MAPPER.readTree(json));
  }

  private static TournamentTable club() throws Exception {
    return table(Files.readString(CLUB));
  }

  private static TournamentTable table(String csv) throws Exception {
    ResultList list = ResultCsv.read("club", new StringReader(csv), Othello.RULES);
    return TournamentTable.of(
        new ResultCheck(list.results(), list.findings()), TournamentRules.WORLD_CHAMPIONSHIP);
  }

  @Test
  void theTextOfTheSampleIsThis() throws Exception {
    StringWriter text = new StringWriter();
    CrossTable.writeText(club(), List.of(), Words.english(), text);
    assertThat(text.toString().lines().map(line -> line.replaceAll(" +", " ").strip()))
        .containsExactly(
            "5 players, 8 games",
            "",
            "No Place Player Points BQ Discs W D L R1 R2 R3 R4",
            "1 1 Adams 4 205 166 4 0 0 +2b40 +5w33t +5b44 +4w49",
            "2 2 Brown 3 193 128 2 0 1 -1w24 +3b33 bye +5w39",
            "3 3 Evans 1.5 172 95 0 1 1 bye -2w31 =4b32 absent",
            "4 4 Clark 1.5 147 99 0 1 2 -5b20 bye =3w32 -1b15",
            "5 5 Davis 1 195 120 1 0 3 +4w44 -1b31t -1w20 -2b25",
            "Evans withdrew");
  }

  @Test
  void jsonFitsItsSchema() throws Exception {
    StringWriter json = new StringWriter();
    TournamentJson.write(club(), List.of(), json);
    assertThat(faults("tournament.schema.json", json.toString())).isEmpty();
    JsonNode first = MAPPER.readTree(json.toString()).at("/standings/0");
    assertThat(first.get("points").doubleValue()).isEqualTo(4);
    assertThat(first.at("/results/1/kind").textValue()).isEqualTo("time-black");
    StringWriter bad = new StringWriter();
    TournamentJson.write(table("black,white,black_discs\nA,B,70\nA,B,30\n"), List.of(), bad);
    assertThat(faults("tournament.schema.json", bad.toString())).isEmpty();
    assertThat(MAPPER.readTree(bad.toString()).at("/findings/0/line").intValue()).isEqualTo(2);
  }

  @Test
  void ratingsFitTheirSchema() throws Exception {
    RatedGames games = new RatedGames();
    ResultCsv.read("club", Files.newBufferedReader(CLUB), Othello.RULES)
        .results()
        .forEach(games::add);
    for (RatingSystem system : RatingSystem.values()) {
      StringWriter json = new StringWriter();
      RatingSettings settings = RatingSettings.of(system).withPlayers(List.of("Adams"));
      RatingJson.write(RatingTable.of(games, settings, 1), json);
      assertThat(faults("ratings.schema.json", json.toString())).isEmpty();
    }
  }

  @Test
  void namesThatAreMarkupDoNotDoHarm() throws Exception {
    TournamentTable table =
        table("black,white,black_discs\n<script>alert(1)</script>,\"a|b\nc\u001b[2J\",30\n");
    StringWriter markdown = new StringWriter();
    CrossTable.writeMarkdown(table, List.of(), Words.english(), markdown);
    assertThat(markdown.toString()).doesNotContain("<script").contains("a\\|b c\\\\x1b\\[2J");
    StringWriter text = new StringWriter();
    CrossTable.writeText(table, List.of(), Words.english(), text);
    assertThat(text.toString()).doesNotContain("\u001b").contains("a|b c\\x1b[2J");
    assertThat(text.toString().lines()).hasSize(5);
  }

  @Test
  void aFileForTheFederationIsReadBackAsTheSameGames() throws Exception {
    Map<FoldedName, Integer> numbers =
        PlayerNumberCsv.read(
            Files.newBufferedReader(Games.examples().resolve("tournament/player-ids.csv")));
    WofWriter.WofHeader header = new WofWriter.WofHeader("Open", "", new GameDate(1997, 8, 7), "");
    StringWriter file = new StringWriter();
    WofWriter.write(club(), header, numbers, file);
    ResultList read =
        WofResults.read(
            "open.elo", new BufferedReader(new StringReader(file.toString())), Othello.RULES);
    assertThat(read.findings()).isEmpty();
    assertThat(read.results())
        .extracting(result -> result.pairing() + " " + result.score())
        .containsExactly(
            "round 1, ADAMS - BROWN 40-24",
            "round 1, CLARK - DAVIS 20-44",
            "round 2, BROWN - EVANS 33-31",
            "round 2, DAVIS - ADAMS 31-33",
            "round 3, EVANS - CLARK 32-32",
            "round 3, ADAMS - DAVIS 44-20",
            "round 4, DAVIS - BROWN 25-39",
            "round 4, CLARK - ADAMS 15-49");
    assertThat(read.results().getFirst().pairing().date()).hasToString("1997-08-07");
    assertThat(read.results().getFirst().pairing().event()).isEqualTo("Open");
  }

  @Test
  void playersWithoutANumberAreNamed() throws Exception {
    Map<FoldedName, Integer> numbers = Map.of(FoldedName.of("adams"), 1);
    assertThat(WofWriter.unnumbered(club(), numbers))
        .containsExactly("Brown", "Evans", "Clark", "Davis");
  }

  @ParameterizedTest
  @ValueSource(strings = {"id,name\nx,A\n", "id,name\n1,A\n2,a\n", "name\nA\n"})
  void whatIsNotANumberOrStandsTwiceIsRefused(String csv) {
    assertThatThrownBy(() -> PlayerNumberCsv.read(new StringReader(csv)))
        .isInstanceOf(TableException.class);
  }
}
