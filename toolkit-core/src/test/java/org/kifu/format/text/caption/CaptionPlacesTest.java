package org.kifu.format.text.caption;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin.Fact;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Reading;

/** The game to which a fact belongs. A tilde stands for the end of a line. */
class CaptionPlacesTest {
  /** The first game of the match of 1997, 16-48, and the second one, 26-38. */
  private static final String FIRST =
      "f5d6c3d3c4f4c5b3c2b4e3e6b6c6e7f2e2f3g3g4f1d7d2f6h4c1g5d1a4a3"
          + "f7a5b5g6d8c8c7e1b1h6h5h3g2h7g7g8b2b8a8a2b7h8e8h1h2g1f8a7a6a1";

  private static final String SECOND =
      "f5d6c3d3c4f4f6f3e6e7d7g6g5c5b6c6b5c7f8e8f7h6d2g4c8b3b4a5d8e2"
          + "e3a4a6f2h3h5e1c1c2a7b7a8b8g8g7b1g1f1h4g3h7d1a1b2a2a3g2h8h2h1";

  private static final String BOARD =
      """
        a b c d e f g h
      1 - - - - - - - -
      2 - - - - - - - -
      3 - - - - - - - -
      4 - - - O X - - -
      5 - - - X O - - -
      6 - - - - - - - -
      7 - - - - - - - -
      8 - - - - - - - -
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1~Black: A~White: B~~2~Black: C~White: D | A-B C-D",
        "1~~Black: A~White: B~2 | - A-B",
        "Black: A~White: B~1~~Black: C~White: D~2 | A-B C-D",
        "Black: A~White: B~1~Black: C~White: D~2 | A-B C-D",
        "Black: A~White: B~~1~~Black: C~White: D~~2 | A-B C-D",
        "1~Black: A~White: B~~Black: C~White: D~2 | A-B C-D",
        "1~Black: A~White: B | A-B",
        "1~~Black: A~White: B | A-B",
        "Black: A~1~~White: B | A-B",
        "Event: Cup~~1~Black: A~White: B~~2~Black: C~White: D | A-B C-D",
        "Ann - Bob~1~Carl - Dora~2 | Ann-Bob Carl-Dora",
        "1~Ann - Bob~2~Carl - Dora | Ann-Bob Carl-Dora",
        "1 Ann - Bob 16-48 2 Carl - Dora 26-38 | Ann-Bob Carl-Dora",
        "Ann 16-48 Bob 1 Carl 26-38 Dora 2 | Ann-Bob Carl-Dora",
      })
  void isTheOneThatTheyTouchOrThatTheStyleOfThePageShows(String text, String players) {
    assertThat(players(read(text))).isEqualTo(players);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "16-48~1~26-38~2 | 16 26",
        "1~16-48~2~26-38 | 16 26",
        "1 16-48~26-38~2 | 16 26",
        "1 16-48 2 26-38 | 16 26",
        "16-48 1 26-38 2 | 16 26",
        "1~~Result: 16-48~~2 | 16 -",
        "1~~Result: 26-38~~2 | - 26",
        "Black: A~White: B~1~Result: 33-31~Date: 2003-02-03~~2 | 33 -",
      })
  void ofAScoreIsTheOneWhoseBoardHasIt(String text, String discs) {
    assertThat(discs(read(text))).isEqualTo(discs);
  }

  /** Three times as many rows as are in memory at a time, with a title above the first game. */
  @ParameterizedTest
  @CsvSource({
    "'Black: Ann%dx~White: Bob%dx~1~~'",
    "'1~Black: Ann%dx~White: Bob%dx~~'",
    "'Black: Ann%dx~White: Bob%dx~1~'",
  })
  void isOnTheSameSideOfAllGamesOfALongPage(String one) {
    StringBuilder page = new StringBuilder("Event: Cup~~");
    StringBuilder players = new StringBuilder();
    for (int i = 0; i < 700; i++) {
      page.append(one.formatted(i, i));
      players.append(i == 0 ? "" : " ").append("Ann%dx-Bob%dx".formatted(i, i));
    }
    assertThat(players(read(page.toString()))).isEqualTo(players.toString());
  }

  @Test
  void aDayThatIsNotInTheCalendarIsTold() {
    Reading reading = read("Black: Ann~White: Bob~Date: 2003-02-31~1");
    assertThat(reading.codes()).containsExactly("bad-value");
    assertThat(reading.findings().getFirst()).startsWith("t:3:7: game 1: ");
  }

  @Test
  void aLabelThatIsWrittenTwiceBelowAGameLeavesTheOthersWithIt() {
    Reading reading =
        read(
            "1~Black: Ann~White: Bob~Event: Cup~Event: Open~Date: 2003-02-03~Result: 16-48~~"
                + "2~Black: Carl~White: Dora~Event: Cup~Date: 2004-02-03~Result: 26-38");
    assertThat(players(reading)).isEqualTo("Ann-Bob Carl-Dora");
    assertThat(discs(reading)).isEqualTo("16 26");
    assertThat(reading.records().getFirst().header().date()).hasToString("2003-02-03");
    assertThat(reading.records().getFirst().header().event()).isEqualTo("Cup");
    assertThat(reading.findings())
        .containsExactly("t:5:8: game 1: ignored 'Open': the game has 'Cup' [text-ignored]");
  }

  @Test
  void aBoardBetweenFactsAndMovesDoesNotTakeTheFacts() {
    Reading reading =
        read("Black: Ann~White: Bob~Event: Cup~~" + BOARD.replace('\n', '~') + "~1~~16-48");
    assertThat(players(reading)).isEqualTo("Ann-Bob");
    assertThat(discs(reading)).isEqualTo("16");
    assertThat(reading.records().getFirst().header().event()).isEqualTo("Cup");
  }

  @Test
  void factsAboveADiagramAreItsFacts() {
    Reading reading =
        read(
            """
            ● Anna 31
            ○ Ben 33
              a b c d e f g h
            1 49 30 28 27 20 25 26 51
            2 50 46 29 24 17 31 52 35
            3 36 53 5 15 12 7 10 14
            4 42 19 16 O X 4 9 18
            5 54 32 8 X O 1 13 34
            6 39 23 11 6 3 2 44 33
            7 58 55 37 21 22 41 60 45
            8 56 47 40 38 43 57 48 59
            """);
    assertThat(players(reading)).isEqualTo("Anna-Ben");
    assertThat(discs(reading)).isEqualTo("31");
  }

  @Test
  void whereNothingShowsWhoseLabelsAreItIsTold() {
    assertThat(read("1~Black: A~White: B~2").codes()).containsExactly("labels-between");
    assertThat(players(read("1~Black: A~White: B~2"))).isEqualTo("A-B -");
    assertThat(read("1~~Black: A~White: B~~2").codes()).containsExactly("labels-between");
    assertThat(players(read("1~~Black: A~White: B~~2"))).isEqualTo("- A-B");
  }

  @Test
  void playersOfAGameWithoutMovesAreTold() {
    Reading reading = read("Black: Ann~White: Bob~~Black: Carl~White: Dora~1");
    assertThat(players(reading)).isEqualTo("Carl-Dora");
    assertThat(reading.games()).extracting(ParsedGame::number).containsExactly(1, 2);
    assertThat(reading.findings())
        .containsExactly(
            "t:1:8: game 1: 'Ann' against 'Bob', but no moves of their game [facts-without-moves]");
  }

  @Test
  void anotherScoreThanThatOfTheBoardIsTold() {
    Reading reading = read("Black: Ann~White: Bob~Score: 40-24~1~16-48");
    assertThat(discs(reading)).isEqualTo("16");
    assertThat(reading.codes()).containsExactly("text-ignored");
    Reading turned = read("Ann 48-16 Bob~1");
    assertThat(discs(turned)).isEqualTo("16");
    assertThat(turned.codes()).containsExactly("score-convention");
  }

  @Test
  void theWordsOfALogThatChangeWithTheSideAreThePlayers() {
    String log =
        FIRST
            .substring(0, 80)
            .replaceAll("(..)(..)", "Anna plays a disc on $1\nBen plays a disc on $2\n");
    assertThat(players(read(log))).isEqualTo("Anna-Ben");
  }

  @Test
  void factsKnowTheirPlaces() {
    ParsedGame game =
        read("Black: Ann~White: Bob~Date: 2003-02-03~Result: 16-48~1").games().getFirst();
    assertThat(game.origin().of(Fact.BLACK)).hasToString("t:1:8");
    assertThat(game.origin().of(Fact.WHITE)).hasToString("t:2:8");
    assertThat(game.origin().of(Fact.DATE)).hasToString("t:3:7");
    assertThat(game.origin().of(Fact.RESULT)).hasToString("t:4:9");
  }

  @Test
  void veryLongLinesAreProse() {
    String many = "Black: Ann ".repeat(100_000);
    String dashes = "Ann - ".repeat(100_000);
    String brackets = "(B) [W] ".repeat(100_000);
    String numbers = "16-48 ".repeat(100_000);
    String words = "Ann ".repeat(250_000) + "vs Bob";
    List<String> lines = List.of(many, dashes, brackets, numbers, words);
    String text = String.join("\n", lines) + "\n\n\n\n\n" + FIRST + "\n" + String.join("\n", lines);
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly(FIRST);
  }

  private static Reading read(String text) {
    String lines =
        (text.strip() + "~")
            .replace('~', '\n')
            .replaceAll("(?m)(?<=^|16-48 |Bob )1(?=$| )", FIRST)
            .replaceAll("(?m)(?<=^|16-48 |26-38 |Dora )2(?=$| )", SECOND);
    return Reading.of(lines);
  }

  @Test
  void aDateRightBelowAGameIsNotThatOfTheNextOne() {
    Reading reading = read("Black: A~White: B~1~Result: 16-48~Date: 2003-02-03~~2");
    assertThat(reading.records().getFirst().header().date()).hasToString("2003-02-03");
    assertThat(reading.records().getLast().header().captions()).isEmpty();
  }

  @Test
  void namesBelowAGameWithNamesOnItsRowAreThoseOfTheNextOne() {
    Reading reading =
        read("Black: Ann White: Bob " + FIRST + "~Black: Carl~White: Dora~Date: 2009-04-09~2");
    assertThat(players(reading)).isEqualTo("Ann-Bob Carl-Dora");
    assertThat(reading.records().getLast().header().date()).hasToString("2009-04-09");
  }

  /** A real pair of the archive of 1983: a game ends as the one below it is said to end. */
  @Test
  void aScoreInTheBlockOfAGameThatStopsIsItsOwn() {
    String block = "Black: %s\nWhite: %s\nScore: 16-48\n%s\n\n";
    Reading reading =
        read(block.formatted("A", "B", FIRST) + block.formatted("C", "D", SECOND.substring(0, 40)));
    assertThat(reading.records().get(1).declared().blackDiscs()).hasValue(16);
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(16);
  }

  private static String players(Reading reading) {
    return reading.records().stream()
        .map(GameRecord::header)
        .map(header -> header.black() + "-" + header.white())
        .collect(Collectors.joining(" "));
  }

  private static String discs(Reading reading) {
    return reading.records().stream()
        .map(GameRecord::declared)
        .map(said -> said.blackDiscs().isPresent() ? "" + said.blackDiscs().getAsInt() : "-")
        .collect(Collectors.joining(" "));
  }
}
