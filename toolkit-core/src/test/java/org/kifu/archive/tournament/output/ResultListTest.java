package org.kifu.archive.tournament.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.archive.tournament.DiscCount;
import org.kifu.archive.tournament.TournamentResult;
import org.kifu.archive.tournament.TournamentResult.ResultKind;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Othello;
import org.kifu.table.CsvTable.TableException;
import org.kifu.testing.Games;

class ResultListTest {
  private static ResultList csv(String... lines) throws IOException, TableException {
    return ResultCsv.read(
        "r.csv", new StringReader(String.join("\n", lines) + "\n"), Othello.RULES);
  }

  private static ResultList wof(String... lines) throws IOException {
    return WofResults.read(
        "r.elo",
        new BufferedReader(new StringReader(String.join("\n", lines) + "\n")),
        Othello.RULES);
  }

  private static List<String> scores(ResultList list) {
    return list.results().stream().map(result -> result.pairing() + ": " + result.score()).toList();
  }

  @Test
  void aTableNeedsNoMoreThanPlayersAndDiscs() throws Exception {
    ResultList list =
        csv("black,white,black_discs,white_discs", "A,B,40,24", "B,A,40,20", "A,B,7,");
    assertThat(list.findings()).isEmpty();
    assertThat(scores(list)).containsExactly("A - B: 40-24", "B - A: 44-20", "A - B: 7-57");
  }

  @Test
  void theSampleHoldsEveryKindOfResult() throws Exception {
    ResultList list =
        ResultCsv.read(
            "club",
            Files.newBufferedReader(Games.examples().resolve("tournament/club-evening.csv")),
            Othello.RULES);
    assertThat(list.findings()).isEmpty();
    assertThat(list.results())
        .extracting(TournamentResult::kind)
        .contains(ResultKind.BYE, ResultKind.ABSENT, ResultKind.WITHDRAWN, ResultKind.TIME_BLACK);
    assertThat(list.results()).extracting(result -> result.where().line()).startsWith(3, 4, 5);
  }

  @ParameterizedTest
  @CsvSource({
    "'A,B,40,30,1,', 40-30 is not a count of 64 discs",
    "'A,B,65,,1,', '''65'' is not a number from 0 to 64'",
    "'A,B,-3,,1,', '''-3'' is not a number'",
    "'A,B,,,1,', a game without discs",
    "'A,B,40,24,x,', '''x'' is not a number'",
    "'A,B,40,24,99999999999,', is not a number",
    "'A,,40,24,1,', no name of a player as 'white'",
    "'???,B,40,24,1,', no name of a player as 'black'",
    "'A,a,40,24,1,', A against himself",
    "'A,B,40,24,1,walkover', '''walkover'' is not a kind of result'",
    "A, no name of a player as 'white'"
  })
  void aRowThatIsNotAResultIsToldWithItsLine(String row, String message) throws Exception {
    ResultList list = csv("black,white,black_discs,white_discs,round,kind", "A,B,40,24,1,", row);
    assertThat(list.results()).hasSize(1);
    assertThat(list.findings()).hasSize(1);
    assertThat(list.findings().getFirst().toString())
        .startsWith("r.csv:3:1: ")
        .contains(message)
        .endsWith(" [bad-line]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "player,discs\nA,3\n", "black,white\n\"A,B\n"})
  void whatIsNotATableIsRefused(String text) {
    assertThatThrownBy(() -> ResultCsv.read("r.csv", new StringReader(text), Othello.RULES))
        .isInstanceOf(TableException.class);
  }

  @Test
  void aWrongCountNamesTheSquaresOfTheBoard() throws IOException {
    ResultList list =
        WofResults.read(
            "r.txt",
            new BufferedReader(new StringReader("3752 (42)>(22) 1024 B\n")),
            Catalogue.byName("grid:6x6").orElseThrow().rules());
    assertThat(list.findings().getFirst().toString()).contains("not a count of 36 discs");
  }

  @Test
  void readsTheExampleOfTheFederation() throws IOException {
    ResultList list =
        wof(
            "%%Tournament: Open",
            "%%Country: France",
            "%%Date: 07/08/1997",
            "%%Sender: X",
            "% a comment",
            "%Round: 3",
            "3752 (42)>(22) 1024 B",
            "%_% 1024, TASTET, Marc, FRA, 1, 22");
    assertThat(list.findings()).isEmpty();
    TournamentResult result = list.results().getFirst();
    assertThat(result.pairing().toString()).isEqualTo("round 3, 3752 - TASTET Marc");
    assertThat(result.pairing().event()).isEqualTo("Open");
    assertThat(result.pairing().date()).hasToString("1997-08-07");
    assertThat(result.discs()).contains(new DiscCount(42, 22));
    assertThat(result.where().line()).isEqualTo(7);
  }

  @Test
  void theLastLetterIsTheColourOfTheFirstPlayer() throws IOException {
    assertThat(scores(wof(" 1 (31)<(33)  2 W"))).containsExactly("2 - 1: 33-31");
    assertThat(scores(wof("1 (31)<(33) 2"))).containsExactly("1 - 2: 31-33");
  }

  @Test
  void gamesOfOlderFilesHaveNoDiscs() throws IOException {
    ResultList list = wof("1 > 2", "1 = 2", "1 < 2");
    assertThat(list.results()).extracting(TournamentResult::blackHalves).containsExactly(2, 1, 0);
    assertThat(list.results()).allMatch(result -> result.discs().isEmpty());
  }

  @Test
  void aPlayOffMayBeWonWithEqualDiscs() throws IOException {
    assertThat(wof("1 (32)>(32) 2 B").results().getFirst().blackHalves()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 (42)<(22) 2 B",
        "1 (42)>(32) 2 B",
        "1 (42)>(22) 1 B",
        "1 (42) 2 B",
        "1 (42)>(22) 2 X",
        "12345678901 > 2",
        "f5d6c3",
        "%%Date: 1997-08-07"
      })
  void whatIsNotAResultIsToldWithItsLine(String line) throws IOException {
    ResultList list = wof("", line);
    assertThat(list.results()).isEmpty();
    assertThat(list.findings()).hasSize(1);
    assertThat(list.findings().getFirst().toString()).startsWith("r.elo:2:1: ");
  }
}
