package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.testing.Reading;

/** Names without a score beside the moves, and what stands around names. */
class PlayersAloneTest {
  private static final String MOVES = "f5d6c3d3c4";

  /** Two whole games, 33-31 and 35-29. */
  private static final String GAME_OF_33 =
      "f5f6e6f4g5e7f7h5e3d3g4h4f3f2c4g3h6h7e8b4b3b5e2c6c5g6c3f8g8d7a6d6a5a4b6a7f1a3c2d8c8g2d2c1h3h1h2g1c7b7h8g7d1e1b2a1a8a2b1b8";

  private static final String GAME_OF_35 =
      "f5d6c5f4e3c6d3f6e6d7g4c4g5c3b4b3b5a5a4a3b6a6c2c1f7d2e2f3c7e7d8f1c8g3f2h4h5h6g6h7e1d1h2g7g2h1h3g1h8g8f8b7b2e8a8a2a7b8a1b1";

  /** A game server prints the rating and the disc of a player in brackets, and the clock. */
  @Test
  void theDiscBesideARatingIsTheSide() {
    String players =
        "|benno    (1755.0 O) 14:27,0:0//02:00,0:0\n|anna     (1812.4 *) 14:37,0:0//02:00,0:0\n";
    GameRecord game = Reading.of(players + MOVES + "\n").records().getFirst();
    assertThat(game.header().black()).isEqualTo("anna");
    assertThat(game.header().white()).isEqualTo("benno");
    assertThat(game.notes().rating(Disc.BLACK)).isEqualTo("1812.4");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann Lee - Bob",
        "Ann Lee — Bob",
        "Ann Lee vs Bob",
        "Ann Lee v. Bob",
        "Ann Lee gegen Bob",
        "Ann Lee contre Bob",
        "Ann Lee (Black) - Bob (White)",
        "Bob (W) - Ann Lee (S)",
        "● Ann Lee   ○ Bob",
        "○ Bob   ● Ann Lee",
        "* Ann Lee - Bob",
        "(B) Ann Lee - (W) Bob",
        "[W] Bob vs [B] Ann Lee",
        "Ann Lee [B] vs Bob [W]",
        "Ann Lee as Black, Bob as White",
        "Ann Lee (Black), Bob (White)",
        "Ann Lee (B) and Bob (W)",
        "Ann Lee ● vs Bob ○",
        "Players: Ann Lee - Bob",
        "Match: Ann Lee vs. Bob",
        "**Ann Lee** - **Bob**",
      })
  void areReadWhereTheyTouchTheMoves(String line) {
    for (String text :
        List.of(
            line + "\n" + MOVES,
            line + "\n\n" + MOVES,
            MOVES + "\n" + line,
            "\n\n" + line + "\n1. f5 d6\n2. c3 d3 3. c4")) {
      Reading reading = Reading.of(text + "\n");
      assertThat(reading.findings()).isEmpty();
      assertThat(reading.moves()).containsExactly(MOVES);
      assertThat(players(reading.records().getFirst())).isEqualTo("Ann Lee, Bob");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "World Championship - Final",
        "Osaka Open - Round Three",
        "Tiger - Leader's Tiger",
        "Black - White",
        "White Tiger, Black to move",
        "Black is strong and White is weak",
        "Note: Tokyo - Osaka",
        "Subject: Ann Lee - Question",
        "B: Yes  W: No",
        "First: the opening",
        "Black Tiger - White Tiger",
        "Black Tiger, Yellow Rose",
        "Here we go - This is it",
        "Ann (S) - it was late",
        "決勝 - 大会",
        "Saturday - Sunday",
      })
  void areToldFromTitles(String line) {
    Reading reading = Reading.of(line + "\n" + MOVES + "\n");
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"B: Ann Lee~W: Bob Ray", "X: Ann Lee~O: Bob Ray", "B: Ann Lee  W: Bob Ray"})
  void lettersOfSidesStandBeforeSureNames(String lines) {
    Reading reading = Reading.of(lines.replace('~', '\n') + "\n" + MOVES + "\n");
    assertThat(reading.findings()).isEmpty();
    assertThat(players(reading.records().getFirst())).isEqualTo("Ann Lee, Bob Ray");
  }

  /** They may be no names, {@code Black Forest, White Sands}. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black Lee, White Ray",
        "Noirs Lee - Blancs Ray",
      })
  void namesBehindSidesWithoutAColonAreTold(String line) {
    Reading reading = Reading.of(line + "\n" + MOVES + "\n");
    assertThat(reading.codes()).containsExactly("text-ignored");
    assertThat(players(reading.records().getFirst())).isEqualTo("Lee, Ray");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ann Lee vs Bob Ray (1998) | 1998",
        "Match: Ann Lee vs Bob Ray (1998) | 1998",
      })
  void aYearBehindBothIsNotARating(String line, String remark) {
    GameRecord game = Reading.of(line + "\n" + MOVES + "\n").records().getFirst();
    assertThat(players(game)).isEqualTo("Ann Lee, Bob Ray");
    assertThat(game.remarks()).containsExactly(new Remark(0, remark));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Championship standings: Ann Lee 4-2 Bob Ray",
        "Paris Open final: Ann Lee 3-2 Bob Ray",
        "Time used: Ann Lee 12-15 Bob Ray",
        "Ages: Ann Lee (19), Bob Ray (45)",
      })
  void otherNumbersBehindAColonAreNotAScore(String line) {
    GameRecord game = Reading.of(line + "\n" + MOVES + "\n").records().getFirst();
    assertThat(game.declared()).isEqualTo(Outcome.NONE);
  }

  @Test
  void awayFromAnyMovesTheyAreText() {
    Reading reading = Reading.of("Tokyo - Osaka\nWe went there by train.\n" + MOVES + "\n");
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @Test
  void aListOfPairingsDoesNotHoldGames() {
    Reading reading =
        Reading.of(
            "Ann vs Bob\nCarl vs Dora\n\nAnn 40-24 Bob\nf5d6c3d3c4\n\nCarl 33-31 Dora\nf5f6e6f4\n");
    assertThat(reading.codes()).containsExactly("text-ignored");
    assertThat(reading.records().stream().map(PlayersAloneTest::players))
        .containsExactly("Ann, Bob", "Carl, Dora");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Game 1: Ann 40 - 24 Bob | Game 1",
        "1st game: Ann - Bob 40-24 | 1st game",
        "Round 1, Table 2: Ann - Bob 40-24 | Round 1, Table 2",
        "Ronde 4 - Table 2: Ann (N) bat Bob (B) 40-24 | Ronde 4 - Table 2",
        "Partie 3: Ann - Bob 40/24 | Partie 3",
        "第1局 Ann 40-24 Bob | 第1局",
        "Bd 3  Ann 40-24 Bob | Bd 3",
        "GAME A  Ann (black) v Bob (white) 40-24 | GAME A",
        "POSTAL GAME   Ann (Black) - Bob (White) 40-24 | POSTAL GAME",
        "Sure. Ann (black) vs. Bob (white), 40-24: | Sure.",
        "Final: Ann 40-24 Bob | Final",
        "Ann - Bob 40-24 (Osaka 2006) | Osaka 2006",
      })
  void anOccasionBesideThemIsAComment(String line, String comment) {
    Reading reading = Reading.of(line + "\n" + MOVES + "\n");
    GameRecord game = reading.records().getFirst();
    assertThat(reading.findings()).isEmpty();
    assertThat(players(game)).isEqualTo("Ann, Bob");
    assertThat(game.declared().blackDiscs()).hasValue(40);
    if (!game.header().event().equals(comment)) { // a place with a year may be the event
      assertThat(game.remarks()).containsExactly(new Remark(0, comment));
    }
  }

  @ParameterizedTest
  @CsvSource({"(+16),40", "(-28),18", "-28,18", "40/24,40", "½-½,32"})
  void aResultMayStandForTheScore(String result, int black) {
    Reading reading = Reading.of("Ann - Bob " + result + "\n" + MOVES + "\n");
    assertThat(reading.findings()).isEmpty();
    assertThat(players(reading.records().getFirst())).isEqualTo("Ann, Bob");
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(black);
  }

  @ParameterizedTest
  @CsvSource({"1-0,BLACK", "0-1,WHITE"})
  void whoWonIsKeptWithoutAnyDiscs(String result, Disc winner) {
    GameRecord game = Reading.of("Ann - Bob " + result + "\n" + MOVES + "\n").records().getFirst();
    assertThat(players(game)).isEqualTo("Ann, Bob");
    assertThat(game.declared().winner()).contains(winner);
    assertThat(game.declared().blackDiscs()).isEmpty();
  }

  @Test
  void aResultMayStandBetweenThem() {
    Reading reading =
        Reading.of(
            "**Ann Lee ½–½ Bob** (32–32)\n%s\n\n**Ann Lee 1–0 Bob** (White resigned)\nf5f6e6f4\n"
                .formatted(MOVES));
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().stream().map(PlayersAloneTest::players))
        .containsExactly("Ann Lee, Bob", "Ann Lee, Bob");
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(32);
    assertThat(reading.records().get(1).declared().winner()).contains(Disc.BLACK);
    assertThat(reading.records().get(1).remarks()).containsExactly(new Remark(0, "White resigned"));
    Reading coloured = Reading.of("Bob 0-1 Ann Lee (B)\n" + MOVES + "\n");
    assertThat(players(coloured.records().getFirst())).isEqualTo("Ann Lee, Bob");
    assertThat(coloured.records().getFirst().declared().winner()).contains(Disc.BLACK);
    for (String line : List.of("We won 1-0 in Paris", "Final 1-0 Saturday", "Ann 1-1 Bob")) {
      Reading other = Reading.of(line + "\n" + MOVES + "\n");
      assertThat(other.records().getFirst().header()).isEqualTo(GameHeader.NONE);
      assertThat(other.codes()).containsExactly("text-ignored");
    }
  }

  @Test
  void whoBeatWhomNeedsTheColours() {
    Reading reading = Reading.of("Ann beat Bob 40-24\n" + MOVES + "\n");
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.codes()).containsExactly("text-ignored");
    assertThat(players(Reading.of("Bob (W) beat Ann (B) 40-24\n" + MOVES).records().getFirst()))
        .isEqualTo("Ann, Bob");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann (1834) - Bob (1790) 40-24\nf5d6c3d3c4",
        "Black: Ann (1834)\nWhite: Bob (1790)\nf5d6c3d3c4"
      })
  void ratingsBehindThemAreNotPartOfThem(String text) {
    GameRecord game = Reading.of(text + "\n").records().getFirst();
    assertThat(players(game)).isEqualTo("Ann, Bob");
    assertThat(game.notes().rating(Disc.BLACK)).isEqualTo("1834");
    assertThat(game.notes().rating(Disc.WHITE)).isEqualTo("1790");
  }

  @Test
  void aLetterIsAColourOnlyWhereBothStand() {
    GameRecord game = Reading.of("Ann (S) - Bob 40-24\n" + MOVES + "\n").records().getFirst();
    assertThat(players(game)).isEqualTo("Ann (S), Bob");
  }

  @Test
  void aDateBelowThemIsThatOfTheGame() {
    String text = "Ann vs. Bob\nMay 6th, 2010\n40-24\n\n" + MOVES + "\n";
    Reading reading = Reading.of(text);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().header().date()).hasToString("2010-05-06");
    assertThat(Reading.of("May 6th, 2010\n\n" + MOVES + "\n").codes())
        .containsExactly("text-ignored");
  }

  @Test
  void aPlaceMayStandBeforeTheDate() {
    Reading reading = Reading.of("Ann vs. Bob\nParis, 4-5 July 1998\n\n" + MOVES + "\n");
    assertThat(reading.findings()).isEmpty();
    GameHeader header = reading.records().getFirst().header();
    assertThat(header.captions())
        .containsExactlyInAnyOrder("Black: Ann", "White: Bob", "Place: Paris", "Date: 1998-07-04");
    for (String line : List.of("Final, 4 July 1998", "as I said, 4 July 1998")) {
      Reading other = Reading.of("Ann vs. Bob\n" + line + "\n" + MOVES + "\n");
      assertThat(other.records().getFirst().header().place()).isEmpty();
      assertThat(other.codes().size() + other.records().getFirst().remarks().size()).isPositive();
    }
  }

  /** An event in its place is no sentence. */
  @Test
  void aTitleOfProseNamesNobody() {
    String prose = "Read the files as they are, since text may be lost.";
    Reading reading = Reading.of("Source vs Binary\n\n" + prose + "\n\n" + MOVES + "\n");
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.codes()).containsExactly("text-ignored");
    Reading players = Reading.of("Ann vs Bob\n\nOsaka 2006\n\n" + MOVES + "\n");
    assertThat(players(players.records().getFirst())).isEqualTo("Ann, Bob");
  }

  /** Before, all names went to the game below. */
  @Test
  void theScoreDecidesBetweenTwoGames() {
    Reading reading =
        Reading.of(
            "%s\n\nAnn 33-31 Bob\n\n\n%s\n\nCarl 35-29 Dora\n".formatted(GAME_OF_33, GAME_OF_35));
    assertThat(reading.records().stream().map(PlayersAloneTest::players))
        .containsExactly("Ann, Bob", "Carl, Dora");
    assertThat(reading.codes()).isSubsetOf("labels-between"); // the boards show whose they are
    Reading below = Reading.of("%s\n\nCarl 35-29 Dora\n\n%s\n".formatted(GAME_OF_33, GAME_OF_35));
    assertThat(below.records().stream().map(PlayersAloneTest::players))
        .containsExactly(", ", "Carl, Dora");
  }

  @Test
  void namesBeforeTheListOfEachSideAreThePlayers() {
    Reading reading =
        Reading.of(
            """
            Ann Lee (Black): f5 e6 g5 f7 e3 g4 f3 c4 h6 e8
            Bob (White): f6 f4 e7 h5 d3 h4 f2 g3 h7 b4
            """);
    assertThat(reading.codes()).containsExactly("layout");
    assertThat(players(reading.records().getFirst())).isEqualTo("Ann Lee, Bob");
    assertThat(reading.moves()).containsExactly(GAME_OF_33.substring(0, 40));
  }

  private static String players(GameRecord game) {
    return game.header().black() + ", " + game.header().white();
  }

  @ParameterizedTest
  @CsvSource({"King, Smith", "Dame, König", "Knight, Queen", "Springer, Läufer"})
  void mayHaveTheNamesOfPiecesOfOtherGames(String black, String white) {
    for (int moves : new int[] {24, 60}) {
      StringBuilder before = new StringBuilder();
      StringBuilder behind = new StringBuilder();
      for (int i = 0; i < moves; i++) {
        String square = GAME_OF_35.substring(2 * i, 2 * i + 2);
        String name = i % 2 == 0 ? black : white;
        before.append(name).append(": ").append(square).append('\n');
        behind.append(square).append(' ').append(name).append('\n');
      }
      String played = GAME_OF_35.substring(0, 2 * moves);
      assertThat(Reading.of(before.toString()).moves()).containsExactly(played);
      assertThat(Reading.of(behind.toString()).moves()).containsExactly(played);
    }
  }
}
