package org.kifu.format.text.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** Colours, places and remarks beside two names, above moves and above boards alike. */
class BesideNamesTest {
  private static final String MOVES = "f5d6c3d3c4";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "黒　佐藤　11 - 53　宮崎　白",
        "黒 佐藤 11-53 白 宮崎",
        "白　宮崎　53 - 11　佐藤　黒",
        "佐藤 黒 11-53 宮崎 白",
        "黒番 佐藤 11-53 宮崎 白番",
      })
  void coloursInWordsAreNotPartOfTheNames(String line) {
    assertReads(line, "佐藤, 宮崎", 11);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Black Ann Lee 33-31 White Bob Ray | Ann Lee, Bob Ray | 33",
        "White Bob Ray 33-31 Black Ann Lee | Ann Lee, Bob Ray | 31",
        "Schwarz Ann Lee 33-31 Bob Ray Weiß | Ann Lee, Bob Ray | 33",
        // family names
        "Ann Lee Black 33-31 Bob Ray White | Ann Lee Black, Bob Ray White | 33",
        "Black Ann Lee 33-31 Bob Ray | Black Ann Lee, Bob Ray | 33",
        "白 明 33-31 金 哲 | 白 明, 金 哲 | 33",
      })
  void wordsThatMayBeFamilyNamesNeedTwoMoreWords(String line, String players, int score) {
    assertReads(line, players, score);
  }

  private static void assertReads(String line, String players, int score) {
    for (Reading reading : aboveMovesAndBoard(line)) {
      GameRecord game = reading.records().getFirst();
      assertThat(players(game)).isEqualTo(players);
      assertThat(game.declared().blackDiscs()).hasValue(score);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Pettini 33-31 Puget, Milan | Pettini, Puget | Milan",
        "Pettini - Puget, Milan 33-31 | Pettini, Puget | Milan",
        "Ann Lee (X) - Bob Ray (O), adjourned | Ann Lee, Bob Ray | adjourned",
        "Bob Ray (White) - Ann Lee (Black); Paris 1998 | Ann Lee, Bob Ray | Paris 1998",
        "Round 1: Ann Lee 33-31 Bob Ray | Ann Lee, Bob Ray | Round 1",
      })
  void otherWordsBesideTheNamesAreARemark(String line, String players, String remark) {
    for (Reading reading : aboveMovesAndBoard(line)) {
      GameRecord game = reading.records().getFirst();
      assertThat(players(game)).isEqualTo(players);
      if (!game.header().event().equals(remark)) { // a place with a year may be the event
        assertThat(game.remarks()).containsExactly(new Remark(0, remark));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Pettini - Puget, Milan | Pettini, Puget",
        "Leader, Imre - Melnikov, Alexandr | Leader, Imre, Melnikov, Alexandr",
        "Smith, J. - Jones | Smith, J., Jones",
        "Smith - Jones, Jr. | Smith, Jones, Jr.",
      })
  void bothNamesHaveACommaOrNone(String line, String players) {
    GameRecord game = Reading.of(line + "\n" + MOVES + "\n").records().getFirst();
    assertThat(players(game)).isEqualTo(players);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Paris, Tastet - Penloup",
        "Ann Lee (X) - Bob Ray (O), Cid (X) - Dan (O)",
      })
  void otherLinesAreText(String line) {
    Reading reading = Reading.of(line + "\n" + MOVES + "\n");
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  private static List<Reading> aboveMovesAndBoard(String line) {
    String board = Drawn.text(Drawn.rows(Drawn.cells(Games.match1997().getFirst())));
    return List.of(Reading.of(line + "\n" + MOVES + "\n"), Reading.of(line + "\n\n" + board));
  }

  private static String players(GameRecord game) {
    return game.header().black() + ", " + game.header().white();
  }
}
