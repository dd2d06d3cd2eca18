package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
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
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DedupCommandTest {
  @TempDir private Path folder;

  @Test
  void namesTheGroupsWithTheirReason() {
    CommandRun run = kifu("dedup", Examples.MATCH, Examples.DIAGRAM);
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith(
            """
            identical: everything is the same
              examples/logistello-murakami-1997.txt:8:1: game 6, 60 moves
              examples/kifu-diagram.txt:1:1: game 1, 60 moves

            """)
        .contains("identical              1 group, 2 games\n")
        .endsWith("7 games compared\n");
  }

  @Test
  void anArchiveAndATranscriptOfTheSameGamesAreTheSame() throws IOException {
    CommandRun run =
        kifu("dedup", Examples.MATCH_ARCHIVE, Examples.MATCH, "--format", "jsonl", "--jobs", "2");
    List<JsonNode> lines = objects(run);
    assertThat(lines).hasSize(6 + 2 + 1);
    assertThat(lines.getFirst().get("reason").asText()).isEqualTo("same-game");
    assertThat(lines.getFirst().at("/games/0/black").asText()).isEqualTo("Murakami Takeshi");
    assertThat(lines.getFirst().at("/games/1/black").isMissingNode()).isTrue();
    assertThat(lines.getLast().at("/summary/groups/same-game").asInt()).isEqualTo(6);
    assertThat(lines.getLast().at("/summary/groups/same-players").asInt()).isEqualTo(2);
    assertThat(lines.getLast().at("/tool/name").asText()).isEqualTo("kifu");
  }

  /** A year of WTHOR and its copies in the notations that keep names, all games of it. */
  @Tag("slow")
  @Test
  void aYearAndItsCopiesInOtherNotationsAreTheSameGames() throws IOException {
    String year = Path.of(Examples.ARCHIVES, "WTH_1983.wtb").toString();
    List<String> words = new ArrayList<>(List.of("dedup", year));
    for (String notation : List.of("pgn", "ggf", "sgf", "json")) {
      String copy = folder.resolve("copy." + notation).toString();
      kifu("convert", year, "--to", notation, "-o", copy);
      words.add(copy);
    }
    words.addAll(List.of("--format", "jsonl", "--reasons", "identical,same-game,same-moves"));
    JsonNode sums = objects(kifu(words.toArray(String[]::new))).getLast().get("summary");
    assertThat(sums.get("compared").asInt()).isEqualTo(5 * 199);
    assertThat(sums.at("/groups/same-game").asInt()).isEqualTo(199);
    assertThat(sums.at("/groups/same-moves").asInt()).isZero();
  }

  @Test
  void reportsOnlyTheReasonsThatAreAskedFor() {
    CommandRun run =
        kifu("dedup", Examples.MATCH_ARCHIVE, "--reasons", "identical,prefix", "--format", "csv");
    assertThat(run.lines())
        .containsExactly(
            "group,reason,source,offset,line,game,moves,turn,black,white,event,place,date,round,"
                + "result,theory,notes");
  }

  @Test
  void writesACopyWithoutWhatWasNamed() throws IOException {
    Path games = folder.resolve("games.txt");
    Files.writeString(games, "f5d6c3d3\nc4e3f6\nf5d6c3d3\ne6f4c3c4\n");
    Path copy = folder.resolve("copy.txt");
    CommandRun run =
        kifu(
            "dedup",
            games.toString(),
            "--to",
            "transcript",
            "--remove",
            "symmetric,prefix",
            "-o",
            copy.toString());
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("identical: ", "symmetric: ", "prefix: ");
    assertThat(copy).hasContent("f5d6c3d3\n");
    assertThat(games).content().hasLineCount(4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --to transcript | --to needs -o FILE for the copy
          --to transcript -o x.txt | --to needs --remove
          --to transcript -o x.txt --remove same-players | --remove takes only identical
          --keep first | --remove and --keep need --to NOTATION
          --reasons alike | 'alike' is not one of identical symmetric same-game same-moves
          --board-from 0 | --board-from must be 1 or more
          """)
  void refusesWhatDoesNotGoTogether(String options, String message) {
    CommandRun run = kifu(("dedup " + Examples.MATCH + " " + options).split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(message);
  }

  @Test
  void neverWritesToAnInput() throws IOException {
    Path games = Files.writeString(folder.resolve("games.txt"), "f5d6\nf5d6\n");
    CommandRun run =
        kifu(
            "dedup",
            games.toString(),
            "--to",
            "transcript",
            "--remove",
            "identical",
            "--force",
            "-o",
            games.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(games).hasContent("f5d6\nf5d6\n");
  }

  @Test
  void tellsOfDamagedGamesAndComparesTheOthers() {
    CommandRun run = kifu("dedup", "f5d6c3", "f5d6c3d", "f5d6c3");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("game 2", "[unreadable]");
    assertThat(run.out()).contains("identical").endsWith("2 games compared, 1 could not be\n");
  }

  private static List<JsonNode> objects(CommandRun run) throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    return mapper.readerFor(JsonNode.class).<JsonNode>readValues(run.out()).readAll();
  }
}
