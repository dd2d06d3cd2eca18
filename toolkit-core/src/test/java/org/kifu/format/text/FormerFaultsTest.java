package org.kifu.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/**
 * The faults of the reader so far, with what is like them. A tilde stands for the end of a line.
 */
class FormerFaultsTest {
  /** The first game of the match of 1997, which ends 16-48. */
  private static final String GAME =
      "f5d6c3d3c4f4c5b3c2b4e3e6b6c6e7f2e2f3g3g4f1d7d2f6h4c1g5d1a4a3"
          + "f7a5b5g6d8c8c7e1b1h6h5h3g2h7g7g8b2b8a8a2b7h8e8h1h2g1f8a7a6a1";

  private static final String DIAGRAM =
      """
      49 30 28 27 20 25 26 51
      50 46 29 24 17 31 52 35
      36 53  5 15 12  7 10 14
      42 19 16  O  X  4  9 18
      54 32  8  X  O  1 13 34
      39 23 11  6  3  2 44 33
      58 55 37 21 22 41 60 45
      56 47 40 38 43 57 48 59
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "黒 anna 16~白 ben 48 | anna-ben 16",
        "黒: anna 16~白: ben 48 | anna-ben 16",
        "Anna (1850) 16~Ben (1790) 48 | - -",
        "Black: Anna (1850) 16~White: Ben (1790) 48 | Anna-Ben 16",
        "● Anna (1850) 16~○ Ben (1790) 48 | Anna-Ben 16",
        "●安藤 健~○佐藤 学 | 安藤 健-佐藤 学 -",
        "● 安藤 健 16~○ 佐藤 学 48 | 安藤 健-佐藤 学 16",
        "Anna Keller en noir~Ben Morel en blanc | Anna Keller-Ben Morel -",
        "Anna Keller mit Schwarz~Ben Morel mit Weiß | Anna Keller-Ben Morel -",
        "Anna Keller as Black, Ben Morel as White | Anna Keller-Ben Morel -",
        "Anna Keller con negras - Ben Morel con blancas | Anna Keller-Ben Morel -",
      })
  void namesAreWithoutNumbersAndSides(String above, String facts) {
    assertThat(facts(read(above + "~*"))).isEqualTo(facts);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "%s plays a disc on %s",
        "%s jogou %s",
        "%s: %s",
        "Move %2$s by %1$s",
        "[12:03] %s puts a piece at %s",
      })
  void namesInALogAreThoseOfThePlayers(String line) {
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < 40; i++) {
      String square = GAME.substring(2 * i, 2 * i + 2).toUpperCase(Locale.ROOT);
      log.append(line.formatted(i % 2 == 0 ? "Anna" : "Ben", square)).append('\n');
    }
    Reading reading = read(log.toString());
    assertThat(reading.moves()).containsExactly(GAME.substring(0, 80));
    assertThat(facts(reading)).isEqualTo("Anna-Ben -");
  }

  @ParameterizedTest
  @ValueSource(strings = {"c4!", "c4?!", "c4 ok", "c4 (best)", "4. c4", "C4"})
  void anElementOfAListOfMovesDoesNotVanish(String element) {
    Reading reading = read("{\"moves\": [\"f5\", \"d6\", \"c3\", \"d3\", \"" + element + "\"]}");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.games().getFirst().problems()).isEmpty();
  }

  @Test
  void twoListsWithoutNumbersAreOneGame() {
    List<String> black = new ArrayList<>();
    List<String> white = new ArrayList<>();
    for (int i = 0; i < 28; i++) {
      (i % 2 == 0 ? black : white).add("<li>" + GAME.substring(2 * i, 2 * i + 2) + "</li>");
    }
    String page =
        "<html><body><h2>Black</h2><ol>%s</ol><h2>White</h2><ol>%s</ol></body></html>"
            .formatted(String.join("\n", black), String.join("\n", white));
    assertThat(read(page).moves()).containsExactly(GAME.substring(0, 56));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Meet at lot C4, C5, D6",
        "Seats C4, D3, E6, F5 and F6 are taken.",
        "Cells D3, C3, C4 and E3 hold the sums.",
        "Bring the boxes from F5, D6, C3 to the hall",
        "Formula: =SUM(C4:C5)+D6-E3",
        "1 : Anna : 2020/01/02(木) 03:04:05.67 ID:f5D6c3d3",
        "Rooms d3 c3 c4",
      })
  void seatsAndCellsAreNotAGame(String text) {
    Reading reading = read(text);
    assertThat(reading.records()).isEmpty();
    assertThat(reading.codes()).contains("no-games");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Nf5 Bd6 Nc3 Bd3 Nc4 Bf4 Nc5 Bb3",
        "NF5 BD6 NC3 BD3 NC4 BF4 NC5 BB3",
        "(4,5) (5,3) (2,2) (2,3) (3,2) (3,5) (4,2) (2,1) (1,2) (3,1) (2,4) (5,4)",
        "37 43 18 19 26 29 34 17 10 25 20 44 41",
      })
  void pairsAndIndicesAreRead(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).hasSize(1);
    assertThat(GAME).startsWith(reading.moves().getFirst());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black: Anna~White: Ben~~#",
        "Anna - Ben 31-33~#",
        "#~Black: Anna~White: Ben",
        "#~Black: Anna~White: Ben~Result: 31-33~",
        "● Anna 31~○ Ben 33~#",
        "Black: Anna~White: Ben~#~F5F6E6F4C3D6F3C5",
        "Black: Anna~White: Ben~F5F6E6F4C3D6F3C5~~#",
      })
  void whatStandsBesideADiagramIsNotAGameOfItsOwn(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).hasSize(1);
    assertThat(reading.moves().getFirst()).startsWith("f5f6e6f4c3d6f3c5g4g3c6e3").hasSize(120);
    assertThat(facts(reading)).startsWith("Anna-Ben");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f5d6c5f4e3f6g5e6e7a1 | f5d6c5f4e3f6g5e6e7a1 | ",
        "f5 d6 c5 f4 e3 f6 g5 e6 e7 a1 h8 | f5d6c5f4e3f6g5e6e7a1h8 | ",
        "f5d6c3d3c4f | f5d6c3d3c4 | unreadable",
        "f5 d6 c3 d3 c4 f4 c5 b3 c2 c9 e3 e6 | f5d6c3d3c4f4c5b3c2c9e3e6 | ",
        "Best game ever: * | * | text-ignored",
        "f5 d6 \u04413 d3 c4 f4 c5 b3 c2 b4 e3 e6 b6 c6 e7 | f5d6c3d3c4f4c5b3c2b4e3e6b6c6e7"
            + " | look-alike",
      })
  void nothingBesideTheMovesIsLostInSilence(String text, String moves, String code) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly(moves.replace("*", GAME));
    assertThat(reading.codes()).isEqualTo(code == null ? List.of() : List.of(code));
  }

  @Test
  void playersOfADataLogAreTheValuesThatChangeWithTheSide() {
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      log.append(
          "{\"turn\": %d, \"player_id\": \"player_%s\", \"model\": \"%s\", \"action\": {\"move\": \"%s\"}}\n"
              .formatted(
                  i + 1,
                  i % 2 == 0 ? "a" : "b",
                  i % 2 == 0 ? "anna-7b" : "ben-8b",
                  GAME.substring(2 * i, 2 * i + 2)));
    }
    Reading reading = read(log.toString());
    assertThat(reading.moves()).containsExactly(GAME.substring(0, 40));
    assertThat(facts(reading)).isEqualTo("anna-7b-ben-8b -");
  }

  @ParameterizedTest
  @CsvSource({"1, anna-ben", "2, ben-anna"})
  void numbersOfPlayersSayWhoIsBlack(int black, String players) {
    Reading reading =
        read(
            "{\"user1\": {\"id\": \"u1\", \"username\": \"anna\"}, \"user2\": {\"id\": \"u2\","
                + " \"username\": \"ben\"}, \"black\": %d, \"moves\": \"%s\"}"
                    .formatted(black, GAME));
    assertThat(facts(reading)).isEqualTo(players + " -");
  }

  /** Another game of that match. */
  private static final String OTHER = Games.match1997().get(1);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{`moves`:`*`,`moves2`:`@`}]",
        "{`moves`:`*`,`rematch`:`@`}",
        "{`black`:`Anna`,`line1`:`*`,`line2`:`@`}",
        "{`moves`:`*`,`next`:{`moves`:`@`}}",
      })
  void twoGamesOfOneObjectAreTwoGames(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly(GAME, OTHER);
    assertThat(reading.records())
        .flatExtracting(game -> game.notes().tags())
        .allMatch(tag -> tag.value().equals("Anna"));
  }

  /** A square that was only found as the best one, or a short line from the start, is no game. */
  @ParameterizedTest
  @ValueSource(strings = {"{`moves`:`*`,`best`:`f5d6c3d3c4f4`}", "{`moves`:`*`,`opening`:`f5d6`}"})
  void shortLinesBesideMovesAreNotGames(String text) {
    assertThat(read(text).moves()).containsExactly(GAME);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{`black`:`Anna`,`moves`:`f5d6c3d3c4f4c5b3c2b4",
        "{`black`:`Anna`,`moves`:[`f5`,`d6`,`c3`,`d3`,`c4`,`f4`,`c5`,`b3`,`c2`,`b4",
        "{`black`:`Anna`,`moves`:[`f5`,`d6`,`c3`,`d3`,`c4`,`f4`,`c5`,`b3`,`c2`,`b4`,",
        "{`black`:`Anna`,`moves`:`f5d6c3d3c4f4c5b3c2b4`",
      })
  void dataThatAreCutAreDamaged(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4c5b3c2b4");
    assertThat(reading.codes()).containsExactly("unreadable");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{`black`:`Anna`,`white`:`Ben`,`moves`:`%s`}",
        "[{`id`:7,`black`:`Anna`,`white`:`Ben`,`moves`:`%s`}]",
        "%s",
      })
  void anIllegalSquareIsAMoveOfItsGame(String text) {
    String illegal = GAME.replaceFirst("c3", "h8");
    assertThat(read(text.formatted(illegal)).moves()).containsExactly(illegal);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black: Anna~White: Ben~",
        "Anna - Ben 16-48~",
        "{`black`:`Anna`,`white`:`Ben`,`moves`:`*`}~",
      })
  void aTagAloneDoesNotMakeATextPgn(String text) {
    Reading reading = read("[Event `x`]~" + text + (text.contains("*") ? "" : "*"));
    assertThat(reading.moves()).containsExactly(GAME);
    assertThat(facts(reading)).startsWith("Anna-Ben");
    assertThat(reading.records().getFirst().header().event()).isEqualTo("x");
  }

  @Test
  void theSignatureOfAMailIsNotOfPlayers() {
    Reading signed = read("*~-- ~Hans Meier - Bob Ltd~");
    assertThat(facts(signed)).isEqualTo("- -");
    assertThat(signed.findings())
        .containsExactly(
            "t:3:1: ignored a line of the signature of a mail: 'Hans Meier - Bob Ltd'"
                + " [text-ignored]");
    assertThat(facts(read("*~~-- ~Anna - Ben~@~"))).isEqualTo("- - Anna-Ben -");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Score: 4~*", "{`score`:4,`moves`:`*`}"})
  void aNumberThatTheBoardDoesNotHaveIsNotAScore(String text) {
    Reading reading = read(text);
    assertThat(facts(reading)).isEqualTo("- -");
    assertThat(reading.findings().isEmpty())
        .isEqualTo(reading.records().getFirst().notes().tags().size() == 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Game A1:~*", "Table B3~*", "Game C4: *", "Game A1:~*~~Game A2:~@"})
  void theNumberOfAGameIsNotASquare(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).isSubsetOf(GAME, OTHER).startsWith(GAME);
    assertThat(reading.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black: ⚪ Anna~White: ⚫ Ben~*",
        "Black: ⚪ Anna  White: ⚫ Ben~*",
        "● White: Anna~○ Black: Ben~*",
      })
  void aDiscAgainstTheWordOfASideNamesNobody(String text) {
    Reading reading = read(text);
    assertThat(facts(reading)).isEqualTo("- -");
    assertThat(reading.codes()).contains("text-ignored");
  }

  @Test
  void movesInAProgramOfAPageAreCounted() {
    String page = "<html><script>b.play('f5','d6','c3','d3','c4');</script><p>*</p></html>";
    assertThat(read(page).findings())
        .singleElement()
        .asString()
        .contains("ignored moves in a program of a web page: 'b.play('f5',");
  }

  private static Reading read(String text) {
    String written = text.replace("#", DIAGRAM).replace('~', '\n').replace('`', '"');
    return Reading.of(written.replace("*", GAME).replace("@", OTHER) + "\n");
  }

  private static String facts(Reading reading) {
    return reading.records().stream().map(FormerFaultsTest::facts).collect(Collectors.joining(" "));
  }

  private static String facts(GameRecord game) {
    String names = game.header().black() + "-" + game.header().white();
    return names
        + " "
        + (game.declared().blackDiscs().isPresent()
            ? Integer.toString(game.declared().blackDiscs().getAsInt())
            : "-");
  }
}
