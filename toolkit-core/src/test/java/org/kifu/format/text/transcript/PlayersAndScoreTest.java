package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Reading;

/** Names and a score around the moves: on their line, above it, below it. */
class PlayersAndScoreTest {
  private static final String PLAYERS = "Tastet Marc 40-24 Penloup Dominique";

  @ParameterizedTest
  @ValueSource(
      strings = {
        PLAYERS + " f5d6c3d3c4",
        PLAYERS + ": f5 d6 c3 d3 c4",
        PLAYERS + " 1. f5 d6 2. c3 d3 3. c4",
        PLAYERS + "\nf5d6c3d3c4\n",
        PLAYERS + "\n\nf5d6c3\nd3c4\n",
        "f5d6c3d3c4\n" + PLAYERS + "\n",
      })
  void areTheFactsOfTheGame(String text) {
    Reading reading = Reading.of(text);
    assertThat(reading.format()).contains("transcript");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    GameRecord game = reading.records().getFirst();
    assertThat(players(game)).isEqualTo("Tastet Marc, Penloup Dominique");
    assertThat(game.declared().blackDiscs()).hasValue(40);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5d6c3d3c4  " + PLAYERS,
        "f5 d6 c3 d3 c4; " + PLAYERS,
        "1. f5 d6 2. c3 d3 3. c4 Tastet Marc - Penloup Dominique 40-24",
        "Tastet Marc vs. Penloup Dominique, 40 - 24\nf5d6c3d3c4\n",
      })
  void mayStandBehindTheMovesOrWithBlanksInTheScore(String text) {
    Reading reading = Reading.of(text);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(players(reading.records().getFirst())).isEqualTo("Tastet Marc, Penloup Dominique");
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(40);
  }

  @Test
  void aDateMayStandBeforeThemAndAnEventBehindThem() {
    GameHeader header =
        Reading.of("1997-08-05 Tastet - Penloup 40-24 f5d6c3d3c4\n").records().getFirst().header();
    assertThat(header.captions())
        .containsExactlyInAnyOrder("Black: Tastet", "White: Penloup", "Date: 1997-08-05");
    GameHeader inEvent =
        Reading.of("Tastet Marc vs Penloup Dominique, Worlds 1997, 40-24\nf5d6c3d3c4\n")
            .records()
            .getFirst()
            .header();
    assertThat(inEvent.captions())
        .containsExactlyInAnyOrder(
            "Black: Tastet Marc", "White: Penloup Dominique", "Event: Worlds 1997");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5 August 1997 - Tastet Marc vs Penloup Dominique",
        "Tastet Marc vs Penloup Dominique, 5 August 1997",
        "Tastet Marc - Penloup Dominique (August 5, 1997)",
        "Tastet Marc vs. Penloup Dominique - 1997-08-05",
        "1997-08-05~Tastet Marc - Penloup Dominique",
      })
  void aDateMayStandBesideThem(String lines) {
    Reading reading = Reading.of(lines.replace('~', '\n') + "\nf5d6c3d3c4\n");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().header().captions())
        .containsExactlyInAnyOrder(
            "Black: Tastet Marc", "White: Penloup Dominique", "Date: 1997-08-05");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Worlds Open 1997: Tastet Marc - Penloup Dominique 40-24",
        "Tastet Marc - Penloup Dominique (40-24), Worlds Open 1997",
      })
  void anEventMayStandBeforeOrBehindThem(String line) {
    GameHeader header = Reading.of(line + "\nf5d6c3d3c4\n").records().getFirst().header();
    assertThat(header.captions())
        .containsExactlyInAnyOrder(
            "Black: Tastet Marc", "White: Penloup Dominique", "Event: Worlds Open 1997");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Tastet Marc (40) vs. Penloup Dominique (24)",
        "Tastet Marc (40) - Penloup Dominique (24)",
        "Tastet Marc 40 - Penloup Dominique 24",
        "Tastet Marc 40  Penloup Dominique 24",
        "Tastet Marc 40, Penloup Dominique 24",
        "Penloup Dominique (W) 24 - Tastet Marc (B) 40",
        "○ Penloup Dominique 24  ● Tastet Marc 40",
        "[1] Tastet Marc 40 - 24 Penloup Dominique",
        "(1) Tastet Marc (40) - Penloup Dominique (24)",
        "Game 1: Tastet Marc (40) - Penloup Dominique (24)",
        "Tastet Marc 40 Penloup Dominique 24",
        "-- Tastet Marc (Black, 40) v Penloup Dominique (White, 24)",
        "Penloup Dominique (White, 24) - Tastet Marc (Black, 40)",
        "Tastet Marc 1-0 Penloup Dominique (40-24)",
      })
  void eachNameMayHaveItsDiscs(String line) {
    for (String text :
        List.of(line + "\nf5d6c3d3c4", line + "\n\nf5d6c3\nd3c4", "f5d6c3d3c4\n" + line)) {
      Reading reading = Reading.of(text + "\n");
      assertThat(reading.findings()).isEmpty();
      assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
      GameRecord game = reading.records().getFirst();
      assertThat(players(game)).isEqualTo("Tastet Marc, Penloup Dominique");
      assertThat(game.declared().blackDiscs()).hasValue(40);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "⚫ anna 21 – 43 bob_1 ⚪,21",
    "⚪ bob_1 43-21 anna ⚫,21",
    "● anna 21-43 ○ bob_1,21",
  })
  void discsOfBothSidesShowNamesOfAnyKind(String line, int black) {
    Reading reading = Reading.of(line + "\nf5d6c3d3c4\n");
    assertThat(reading.findings()).isEmpty();
    GameRecord game = reading.records().getFirst();
    assertThat(players(game)).isEqualTo("anna, bob_1");
    assertThat(game.declared().blackDiscs()).hasValue(black);
  }

  /** Ratings, ages and points do not fill a board; days are no score. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Tastet Marc (40) - Penloup Dominique (25)",
        "Tastet Marc 4  Penloup Dominique 3",
        "Tastet Marc 40 Penloup Dominique 25",
        "Page 40 Chapter 24",
        "Tastet Marc (Black, 40) v Penloup Dominique (Black, 24)",
        "Tastet Marc 1-0 Penloup Dominique (24-40)",
        "⚫ anna 40-24 bob_1 ⚫",
        "anna 40-24 bob_1",
        "Page 40  Chapter 24",
        "Match France-Italie 1985  Round 2",
        "Paris 4-5 July 1998",
        "X: 40, O: 24",
        "we lost 40, they lost 24",
      })
  void otherNumbersBehindWordsAreNotDiscs(String line) {
    Reading reading = Reading.of(line + "\nf5d6c3d3c4\n");
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.records().getFirst().declared()).isEqualTo(Outcome.NONE);
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @Test
  void aScoreInBracketsMayHaveASlash() {
    Reading reading = Reading.of("f5d6c3d3c4\n(34/30)\n\nf5f6e6f4\n(3/4)\n");
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(34);
    assertThat(reading.records().get(1).declared()).isEqualTo(Outcome.NONE);
  }

  @Test
  void countsBehindEachMoveAreNotAResultOfAGameThatIsCutOff() {
    String rows = "1 f5 4-1\n2 d6 3-3\n3 c4 5-2\n4 d3 4-4\n";
    Reading reading = Reading.of(rows, "transcript");
    assertThat(reading.moves()).containsExactly("f5d6c4d3");
    assertThat(reading.records().getFirst().declared()).isEqualTo(Outcome.NONE);
    assertThat(reading.codes()).isSubsetOf("text-ignored");
    Reading last = Reading.of("1. f5 d6 2. c4\n2... d3 25-19\n", "transcript");
    assertThat(last.records().getFirst().declared().boardDiff()).hasValue(6);
  }

  @Test
  void aDateThatMayBeTwoIsToldAndNotGuessed() {
    Reading reading = Reading.of("01/05/1997 Tastet - Penloup 40-24 f5d6c3d3c4\n");
    assertThat(reading.findings())
        .containsExactly(
            "t:1:1: game 1: '01/05/1997' may be two dates: day and month may stand in either order"
                + " [bad-value]");
    assertThat(players(reading.records().getFirst())).isEqualTo("Tastet, Penloup");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Edax (delorme) 31 - 33 Cassio (nicolet) | Edax (delorme), Cassio (nicolet)",
        "\u6751\u4E0A\u5065 20-44 Logistello | \u6751\u4E0A\u5065, Logistello",
        "Jean-Pierre O'Neil 2\u201362 van der Berg Piet | Jean-Pierre O'Neil, van der Berg Piet",
        "1. Tastet Marc - Penloup Dominique  32:32 | Tastet Marc, Penloup Dominique",
        "3) Anna 32-32 Bob | Anna, Bob",
        "Tastet M. 32-32 Penloup D. | Tastet M., Penloup D.",
        "Tastet 32-32 Penloup. | Tastet, Penloup",
        "\u25CBAnna 48-16 \u25CFBob | Bob, Anna",
        "\u25CFAnna 48-16 \u25CBBob | Anna, Bob",
        "van den Biggelaar Nicky 26-38 M\u00FCller jr. Hans | van den Biggelaar Nicky, M\u00FCller"
            + " jr. Hans",
        "Saio3000 32-32 J\u00E9r\u00F4me | Saio3000, J\u00E9r\u00F4me",
      })
  void mayBeNamesOfAnyKind(String line, String players) {
    Reading reading = Reading.of(line + " f5d6c3d3c4");
    assertThat(players(reading.records().getFirst())).isEqualTo(players);
    assertThat(reading.codes()).isEmpty();
  }

  @Test
  void coloursBesideBothNamesAreEnoughWithoutAScore() {
    Reading reading = Reading.of("Ben (W) vs. Ann (B)\nf5d6c3d3c4\n");
    assertThat(reading.findings()).isEmpty();
    assertThat(players(reading.records().getFirst())).isEqualTo("Ann, Ben");
    Reading one = Reading.of("Ben (W) vs. Ann\nf5d6c3d3c4\n");
    assertThat(one.findings()).isEmpty();
    assertThat(players(one.records().getFirst())).isEqualTo("Ann, Ben");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ben (White) 40-24 Ann (Black) | Ann, Ben 24",
        "Ann (B) vs. Ben (W): 40-24 | Ann, Ben 40",
        "Ben (W) vs Ann (B): 40-24 | Ann, Ben 24",
        "Ben (blancas) - Ann (negras), 40-24 | Ann, Ben 24",
        "Ben (W) 40-24 Ann | Ann, Ben 24",
        "Ben 40-24 Ann (Black) | Ann, Ben 24",
        "Ann (Black) 40-24 Ben (White) | Ann, Ben 40",
        "Ann (Schwarz) 40:24 Ben (Wei\u00DF) | Ann, Ben 40",
        "Ben (\u767D) - Ann (\u9ED2) 40-24 | Ann, Ben 24",
        "Ann \uFF08\u9ED2\uFF09 40-24 Ben \uFF08\u767D\uFF09 | Ann, Ben 40",
      })
  void mayHaveTheirColoursBesideThem(String line, String players) {
    for (String text : List.of(line + " f5d6c3d3c4", line + "\nf5d6c3d3c4")) {
      Reading reading = Reading.of(text);
      assertThat(reading.findings()).isEmpty();
      GameRecord game = reading.records().getFirst();
      assertThat(players(game) + " " + game.declared().blackDiscs().orElseThrow())
          .isEqualTo(players);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann (White) 40-24 Ben (White) f5d6c3d3c4",
        "Marc 10:24 Dominique f5d6c3d3c4",
        "I lost 24-40 playing f5d6c3d3c4",
        "Marc 99-24 Dominique f5d6c3d3c4",
        "Marc 40-24 f5d6c3d3c4",
        "40-24 Marc f5d6c3d3c4",
        "Marc 40-24 Dominique 30-34 Paul f5d6c3d3c4",
      })
  void areNotGuessed(String text) {
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.codes()).contains("text-ignored");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Bob  8:56 PM",
        "Bob 8:56 p.m.",
        "Anna 20:44 Uhr",
        "Anna 20:44 h",
        "Anna - Bob 20:44 Uhr",
        "Anna 20:44 Uhr Bob",
      })
  void areNotReadFromATimeOfDay(String line) {
    Reading reading = Reading.of(line + "\nf5d6c3d3c4\n");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.records().getFirst().declared()).isEqualTo(Outcome.NONE);
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @Test
  void aTimeOfDayDoesNotCutAGame() {
    String chat =
        """
        Anna  8:00 PM
        f5
        Bob  8:01 PM
        d6
        Anna  8:55 PM
        c3
        Bob  8:56 PM
        d3
        Anna  8:57 PM
        c4
        """;
    assertThat(Reading.of(chat).moves()).containsExactly("f5d6c3d3c4");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Black: Bob 16~White: Anna 48 | Bob, Anna 16",
        "Black: Bob 16, White: Anna 48 | Bob, Anna 16",
        "Black: Bob (16)~White: Anna (48) | Bob, Anna 16",
        "White: Anna 0~Black: Bob 40 | Bob, Anna 64",
        "Black: Bob 16~White: Anna 48~Result: 16-48 | Bob, Anna 16",
      })
  void mayHaveTheirDiscsBehindThem(String text, String expected) {
    Reading reading = Reading.of(text.replace('~', '\n') + "\nf5d6c3d3c4\n");
    assertThat(reading.findings()).isEmpty();
    GameRecord game = reading.records().getFirst();
    assertThat(players(game) + " " + game.declared().blackDiscs().orElseThrow())
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Game 1: 16-48",
        "Partie 2) (16-48)",
        "Black 16 White 48",
        "White wins 48-16",
        "White won by 16:48",
        "Result: White wins 48-16",
        "Result: Black 16 White 48",
      })
  void mayBeLeftOutBesideTheScore(String line) {
    Reading reading = Reading.of(line + "\nf5d6c3d3c4\n");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(16);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black: Edax 7~White: Cassio 4",
        "Black: Bob 16~White: Anna",
        "Black: Bob 16~White: Anna 48~Result: 20-44",
      })
  void keepNumbersThatAreNotAScore(String text) {
    GameRecord game = Reading.of(text.replace('~', '\n') + "\nf5d6c3d3c4\n").records().getFirst();
    assertThat(game.header().black()).matches(".* \\d+");
    assertThat(game.declared().blackDiscs().orElse(20)).isEqualTo(20);
  }

  /** Above or below all games, as with the first one. A tilde stands for the end of a line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "16-48~f5d6c3~26-38~f5f6e6 | 16, 26",
        "(16-48)~f5d6c3~(26-38)~f5f6e6 | 16, 26",
        "16-48~~f5d6c3~~26-38~~f5f6e6 | 16, 26",
        "Result: 16-48~f5d6c3~Result: 26-38~f5f6e6 | 16, 26",
        "16-48~f5d6c3~f5f6e6~26-38~f5f4 | 16, -, 26",
        "f5d6c3~16-48~f5f6e6~26-38 | 16, 26",
      })
  void aScoreStandsOnTheSameSideOfEachGame(String text, String discs) {
    Reading reading = Reading.of(text.replace('~', '\n') + "\n");
    List<String> found =
        reading.records().stream()
            .map(game -> game.declared().blackDiscs())
            .map(score -> score.isPresent() ? "" + score.getAsInt() : "-")
            .toList();
    assertThat(String.join(", ", found)).isEqualTo(discs);
    assertThat(reading.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "16-48~f5d6c3 20-44",
        "f5d6c3 20-44~16-48",
        "16-48~Nothing of the games~f5d6c3 20-44",
        "10-5~Nothing of the games~f5d6c3~20-44",
      })
  void aScoreWithoutAGameIsTold(String text) {
    Reading reading = Reading.of(text.replace('~', '\n') + "\n");
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(20);
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  /** Above or below all games, as with the first one. */
  @Test
  void standOnTheSameSideOfEachGame() {
    List<String> above =
        List.of("Al 33-31 Bo", "f5d6c3", "Cy 34-30 Di", "f5f6e6", "Ed 35-29 Flo", "f5f4");
    assertThat(named(above)).containsExactly("Al, Bo f5d6c3", "Cy, Di f5f6e6", "Ed, Flo f5f4");
    List<String> below =
        List.of("f5d6c3", "Al 33-31 Bo", "f5f6e6", "Cy 34-30 Di", "f5f4", "Ed 35-29 Flo");
    assertThat(named(below)).containsExactly("Al, Bo f5d6c3", "Cy, Di f5f6e6", "Ed, Flo f5f4");
  }

  @Test
  void thatDoNotBelongToAGameAreText() {
    Reading reading = Reading.of("Al 33-31 Bo\nCy 34-30 Di\nf5d6c3\nEd 35-29 Flo\n");
    assertThat(named(reading)).containsExactly("Cy, Di f5d6c3");
    assertThat(reading.codes()).containsExactly("text-ignored", "text-ignored");
  }

  @Test
  void knowTheirPlaces() {
    ParsedGame game = Reading.of(PLAYERS + "\nf5d6c3d3\n").games().getFirst();
    assertThat(game.origin().start()).hasToString("t:1:1");
    assertThat(game.origin().of(Fact.BLACK)).hasToString("t:1:1");
    assertThat(game.origin().of(Fact.RESULT)).hasToString("t:1:13");
    assertThat(game.origin().of(Fact.WHITE)).hasToString("t:1:19");
    assertThat(game.origin().ofMove(1)).hasToString("t:2:3");
    assertThat(game.origin().bytes()).hasSize(PLAYERS.length() + 10);
  }

  private static List<String> named(List<String> lines) {
    return named(Reading.of(String.join("\n", lines)));
  }

  private static List<String> named(Reading reading) {
    return reading.records().stream().map(game -> players(game) + " " + moves(game)).toList();
  }

  private static String moves(GameRecord game) {
    return game.moves().stream().map(Object::toString).reduce("", String::concat);
  }

  private static String players(GameRecord game) {
    return game.header().black() + ", " + game.header().white();
  }
}
