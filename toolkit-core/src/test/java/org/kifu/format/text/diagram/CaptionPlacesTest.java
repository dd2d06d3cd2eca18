package org.kifu.format.text.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Reading;

/** Captions of people: below the boards beyond a blank line, without labels, with discs. */
class CaptionPlacesTest {
  private static String board(int number) {
    return Drawn.text(Drawn.rows(Drawn.cells(Games.match1997().get(number))));
  }

  private static String players(int number) {
    return "Black: P%d\nWhite: Q%d\n".formatted(number, number);
  }

  private static String names(GameRecord game) {
    return game.header().black() + "-" + game.header().white();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 30})
  void captionsBeyondABlankLineAreOfTheBoardAboveWhereTheTextBeginsWithOne(int games) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < games; i++) {
      text.append(board(i % 5)).append("\nFinal\n").append(players(i)).append('\n');
    }
    Reading reading = Reading.of(text.toString());
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records()).hasSize(games);
    for (int i = 0; i < games; i++) {
      assertThat(reading.moves().get(i)).isEqualTo(Games.match1997().get(i % 5));
      assertThat(names(reading.records().get(i))).isEqualTo("P" + i + "-Q" + i);
    }
  }

  @Test
  void aTitleMayStandAboveTheFirstBoard() {
    String text =
        "Finals 2019\n\n" + board(1) + "\n" + players(1) + "\n" + board(2) + "\n" + players(2);
    Reading reading = Reading.of(text);
    assertThat(reading.records())
        .extracting(CaptionPlacesTest::names)
        .containsExactly("P1-Q1", "P2-Q2");
    assertThat(reading.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n"})
  void captionsOfBoardsSideBySideMayStandBeyondABlankLine(String between) {
    String left = board(1);
    List<String> right = board(2).lines().toList();
    List<String> rows = left.lines().toList();
    StringBuilder text =
        new StringBuilder("Ann - Bob 34-30            Cid - Dan 26-38\n").append(between);
    for (int i = 0; i < 8; i++) {
      text.append(rows.get(i)).append("    ").append(right.get(i)).append('\n');
    }
    Reading reading = Reading.of(text.toString());
    assertThat(reading.records())
        .extracting(CaptionPlacesTest::names)
        .containsExactly("Ann-Bob", "Cid-Dan");
    assertThat(reading.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n"})
  void captionsOfTheLastBoardAreItsOwnWhereNoneFollowIt(String between) {
    String text = board(1) + "\n" + players(2) + between + board(2);
    Reading reading = Reading.of(text);
    assertThat(reading.records())
        .extracting(CaptionPlacesTest::names)
        .containsExactly("-", "P2-Q2");
    assertThat(reading.codes()).isSubsetOf("labels-between");
  }

  @Test
  void captionsRightAboveEachBoardButTheFirstStayThere() {
    String text =
        board(1) + "\n" + players(2) + board(2) + "\n" + players(3) + board(3) + "\n" + players(4);
    Reading reading = Reading.of(text);
    assertThat(reading.records())
        .extracting(CaptionPlacesTest::names)
        .startsWith("-", "P2-Q2", "P3-Q3");
    assertThat(reading.codes()).containsExactly("facts-without-moves");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Tastet Marc 40-24 Penloup Dominique",
        "Tastet Marc - Penloup Dominique 40-24",
        "Tastet Marc vs Penloup Dominique: 40-24",
        "## Tastet Marc vs. Penloup Dominique 40-24",
        "**Tastet Marc** - **Penloup Dominique** 40-24",
        "#+CAPTION: Tastet Marc (Black) vs. Penloup Dominique (White), 40-24",
        "Diagram 3: Tastet Marc - Penloup Dominique 40-24",
        "Fig. 12. Tastet Marc - Penloup Dominique, 40-24.",
        "Penloup Dominique (White) - Tastet Marc (Black) 24-40",
        "○Penloup Dominique - ●Tastet Marc 24-40"
      })
  void namesAndScoreAreReadAsAboveATranscript(String caption) {
    for (String text : new String[] {caption + "\n" + board(1), board(1) + caption + "\n"}) {
      Reading reading = Reading.of(text);
      assertThat(reading.moves()).containsExactly(Games.match1997().get(1));
      GameRecord game = reading.records().getFirst();
      assertThat(game.header())
          .isEqualTo(new GameHeader("Tastet Marc", "Penloup Dominique", "", "", GameDate.UNKNOWN));
      assertThat(game.declared().blackDiscs()).hasValue(40);
      assertThat(game.remarks()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"黒　Ann　　白　Bob", "先手（黒）：Ann　後手（白）：Bob"})
  void bothSidesMayStandInOneLineWithoutColons(String caption) {
    Reading reading = Reading.of(caption + "\n\n" + board(1));
    assertThat(reading.findings()).isEmpty();
    assertThat(names(reading.records().getFirst())).isEqualTo("Ann-Bob");
    assertThat(reading.records().getFirst().remarks()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Saint-Denis, 25-39.",
        "Moves 1-30 (numbered from 1)",
        "Fig. 1. after 25-39 minutes of play",
        "See the game on page 34-30"
      })
  void otherWordsWithNumbersStayRemarks(String caption) {
    GameRecord game = Reading.of(caption + "\n" + board(1)).records().getFirst();
    assertThat(game.header()).isEqualTo(GameHeader.NONE);
    assertThat(game.declared().blackDiscs()).isEmpty();
    assertThat(game.remarks()).containsExactly(new Remark(0, caption));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Black: Ann  49;White: Bob  15",
        "Black: Ann, 49;White: Bob, 15",
        "Black: Ann (49);White: Bob (15)",
        "Black: Ann - 49;White: Bob - 15",
        "Black: Ann 49 discs;White: Bob 15 discs",
        "Black: Ann (49);White: Bob (15), Score: 49-15"
      })
  void discsBehindBothNamesAreTheScore(String black, String white) {
    GameRecord game = Reading.of(black + "\n" + white + "\n\n" + board(1)).records().getFirst();
    assertThat(names(game)).isEqualTo("Ann-Bob");
    assertThat(game.declared().blackDiscs()).hasValue(49);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann (49) - Bob (15)",
        "Ann (49) vs. Bob (15)",
        "Ann 49  Bob 15",
        "[1] Ann 49 - 15 Bob"
      })
  void eachNameMayHaveItsDiscs(String caption) {
    GameRecord game = Reading.of(caption + "\n\n" + board(1)).records().getFirst();
    assertThat(names(game)).isEqualTo("Ann-Bob");
    assertThat(game.declared().blackDiscs()).hasValue(49);
    GameRecord other = Reading.of("Ann (49) - Bob (14)\n\n" + board(1)).records().getFirst();
    assertThat(other.declared().blackDiscs()).isEmpty();
    assertThat(other.header()).isEqualTo(GameHeader.NONE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Black: Ann 49;White: Bob 14",
        "Black: Ann 49;White: Bob",
        "Black: Ann 49;White: Bob 15, Score: 34-30"
      })
  void otherNumbersBehindNamesStayThere(String black, String white) {
    GameRecord game = Reading.of(black + "\n" + white + "\n\n" + board(1)).records().getFirst();
    assertThat(game.header().black()).isEqualTo("Ann 49");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "31-33;31",
        "31－33;31",
        "31－33 白勝;31",
        "40-24 Black wins;40",
        "Risultato: 23 a 41;23",
        "Result: 23 to 41;23"
      })
  void scoresOfCaptions(String caption, int black) {
    GameRecord game = Reading.of(caption + "\n\n" + board(1)).records().getFirst();
    assertThat(game.declared().blackDiscs()).hasValue(black);
    assertThat(game.remarks()).isEmpty();
  }

  @Test
  void playersMayStandBehindTheSignsOfTheirSides() {
    GameRecord game = Reading.of("黒 藤原浩二\n白 佐久間涼\n31－33 白勝\n\n" + board(1)).records().getFirst();
    assertThat(names(game)).isEqualTo("藤原浩二-佐久間涼");
    assertThat(game.remarks()).isEmpty();
    GameRecord one = Reading.of("黒 藤原浩二\n\n" + board(1)).records().getFirst();
    assertThat(names(one)).isEqualTo("藤原浩二-");
    assertThat(one.remarks()).isEmpty();
  }

  @Test
  void aSentenceOfACaptionStatesTheScoreThatTheBoardHas() {
    String game = Games.match1997().getFirst();
    PlainBoard end = PlainBoard.start(8);
    for (int square : Drawn.squares(game)) {
      if (end.mustPass()) {
        end.pass();
      }
      end.play(square);
    }
    int black = end.blackScore();
    int white = 64 - black;
    String said = "Score: **" + black + "-" + white + "**, well deserved";
    GameRecord right = Reading.of(said + "\n" + board(0)).records().getFirst();
    assertThat(right.declared().blackDiscs()).hasValue(black);
    assertThat(right.remarks())
        .singleElement()
        .extracting(Remark::text)
        .asString()
        .endsWith("well deserved");
  }
}
