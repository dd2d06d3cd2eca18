package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.testing.Reading;

/** Players and scores in sentences, an index and rows. A tilde stands for the end of a line. */
class SaidInWordsTest {
  private static final String MOVES = "f5d6c3d3c4";

  /** Two real games, of 33-31 and 29-35. */
  private static final String GAME_OF_33 =
      "f5f6e6f4g5e7f7h5e3d3g4h4f3f2c4g3h6h7e8b4b3b5e2c6c5g6c3f8g8d7a6d6a5a4b6a7f1a3c2d8c8g2d2c1h3h1h2g1c7b7h8g7d1e1b2a1a8a2b1b8";

  private static final String GAME_OF_29 =
      "f5f6e6f4e3d6c6c5e7f7c3f3c4e2d7e8g6h5d8c8g5c7f8d3b8h6d2g4e1b4b5f2a4b3h3g3f1a6a5a3c2d1g2g8h8h1h7g7h4g1b6h2b1c1a2a7a8b7b2a1";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hier die Partie (Schwarz: Ann Lee, Weiß: Bob Ray):",
        "was für eine schöne lange Partie (Weiß: Bob Ray, Schwarz: Ann Lee)",
      })
  void bothSidesInABracketOfASentenceNameThePlayers(String line) {
    Reading reading = read(line + "~~" + MOVES);
    assertThat(reading.findings()).isEmpty();
    assertThat(players(reading.records().getFirst())).isEqualTo("Ann Lee, Bob Ray");
    assertThat(line).startsWith(reading.records().getFirst().remarks().getFirst().text());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Yesterday Ann Lee (black) met Bob Ray (white)",
        "Clubmate Ann Lee (black) met Bob Ray (white) in town",
        "I met World Wide Famous Top Player Ann Lee (black) against Bob Ray (white)",
        "Here Ann Lee (black) was lost. But Bob Ray (white) lost it",
        "this time Ann Lee (black) and Bob Ray (black) were lucky",
        "this time Ann Lee (black), Bob Ray (white) and Eva Kim (white) were lucky",
        "Unlike last week, when I watched Ann Lee (black) crush Bob Ray (white), today I lost.",
        "This opening was first played by Ann Lee (black) against Bob Ray (white) in 1999.",
        "Famous since Ann Lee (black) against Bob Ray (white)",
        "It was played by Ann Lee (black) against Bob Ray (white) in 1999.",
        "Here is the game I promised, Ann Lee (black) against Bob Ray (white).",
        "Bob Ray (White) beat Ann Lee (Black) 35-29 in the second semifinal.",
        "This is how Ann Lee (black) lost to Bob Ray (white) yesterday",
        "The game of Ann Lee (black) and Bob Ray (white) in Paris",
        "Good for Chess (black) or Go (white) players too.",
        "The side that moves first is Dark (black) and the second is Light (white).",
        "A rematch of Ann Lee (white) and Bob Ray (black), who lost to Ivy Poe.",
        "A rematch of Ann Lee (white) and Bob Ray (black), who lost to Ivy again.",
        "Here is how Ivy Poe saw Ann Lee (white) beat Bob Ray (black)",
        "This is Ann Lee (white) but not Bob Ray (black)",
        "Me against the winner of Ann Lee (black) against Bob Ray (white):",
        "this time Ann Lee (France) met Bob Ray (Japan) again",
        "Ann Lee has black hair and Bob Ray white hair.",
        "Ann Lee took first and Bob Ray second.",
        "Ann Lee plays black and white.",
        "Ann Lee plays black and Bob Ray black.",
        "was für eine schöne lange Partie (Weiß: keine Ahnung, Schwarz: Ann Lee)",
      })
  void otherSentencesNameNobodyForCertain(String line) {
    Reading reading = read(line + "~~" + MOVES);
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann Lee plays black and Bob Ray white.",
        "Bob Ray took White, and Ann Lee took Black",
        "Ann Lee joue les noirs et Bob Ray les blancs",
        "Ann Lee spielt Schwarz, Bob Ray Weiß.",
        "Hola a todos. Ann Lee lleva las negras y Bob Ray las blancas.",
      })
  void aSentenceThatGivesBothASideNamesThePlayers(String line) {
    Reading reading = read(line + "~~" + MOVES);
    assertThat(reading.findings()).isEmpty();
    assertThat(players(reading.records().getFirst())).isEqualTo("Ann Lee, Bob Ray");
    assertThat(reading.records().getFirst().remarks()).containsExactly(new Remark(0, line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black Ann Lee~White Bob Ray",
        "Black  Ann~White  Bob",
        "White\tBob Ray~Black\tAnn Lee",
        "Schwarz  Ann Lee~Weiß     Bob Ray",
        "Sort: Ann Lee~Hvid: Bob Ray",
        "Hvid: Bob Ray~Sort: Ann Lee",
        "Black Ann Lee, White Bob Ray",
      })
  void aSideWithoutASignNeedsTheOtherSide(String lines) {
    Reading reading = read(lines + "~~" + MOVES);
    assertThat(reading.findings()).isEmpty();
    assertThat(players(reading.records().getFirst()).replaceAll(" (Lee|Ray)", ""))
        .isEqualTo("Ann, Bob");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black Ann Lee",
        "Black  Ann~~White  Bob",
        "Black Ann~White Bob",
        "Black To Move~White To Win",
        "Black To Move, White To Win",
        "Black Goes First~White Goes Second",
        "Black Corner Strategy~White Edge Strategy",
        "Black Corner Taken, White Edge Lost",
        "Black  Corners~White  Edges",
        "Black  Corners  White  Edges",
        "Black Early Ideas~White Late Ideas",
        "Black Early Ideas, White Late Ideas",
        "Black  12~White  Bob",
        "Sort: Newest First~Black  Ann Lee",
        "Sort: Newest First",
      })
  void oneSideAloneAndOtherWordsAreText(String lines) {
    Reading reading = read(lines + "~~" + MOVES);
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.codes()).containsOnly("text-ignored");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "I just beat Hard AI 33–31 in Reversi Deluxe!",
        "What a game, I lost it by 31 to 33!",
        "Black 33, White 31 in the end",
        "33 discs for black, 31 for white",
        "End of game: ann72 33, tomtom 31",
        "Rd 1: Lee Ann (33) bt Ray Bob (31)",
        "Black won by 2 discs in the end",
        "Schwarz gewinnt mit 2 Steinen.",
      })
  void aSentenceBesideAGameStatesTheScoreThatTheBoardHas(String line) {
    for (String form : List.of("%s~%s", "%s~~%s")) {
      assertThat(score(form.formatted(line, GAME_OF_33))).isEqualTo(33);
      assertThat(score(form.formatted(GAME_OF_33, line))).isEqualTo(33);
      assertThat(score(form.formatted(line, GAME_OF_29))).isEqualTo(-1);
      assertThat(score(form.formatted(GAME_OF_29, line))).isEqualTo(-1);
    }
    assertThat(read(line + "~" + GAME_OF_33).codes()).isSubsetOf("text-ignored");
    assertThat(score(line + "~A sentence between.~" + GAME_OF_33)).isEqualTo(-1);
    assertThat(score(line + "~" + MOVES)).isEqualTo(-1);
    String half = GAME_OF_29.substring(0, 60);
    Reading inside = read(half + "~" + line + "~" + GAME_OF_29.substring(60) + "~" + GAME_OF_33);
    assertThat(inside.records()).hasSize(2);
    assertThat(inside.records().getLast().declared().blackDiscs()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Move 33. 31 was better.",
        "White wins by 2.",
        "Somebody won by 2.",
        "Black lost 2",
        "Page 33, diagram 31",
        "Page 33 - 31",
        "The clocks showed 33 and 31 minutes.",
        "Rated 33, I met a player rated 31.",
        "Moves 31 and 33 were bad.",
        "Moves 31 - 33 were bad.",
        "Ann had 33 points, Ben 31 points in the league.",
        "White won 33-31 here.",
        "White won 31-33 here.",
        "Black lost 31-33 here.",
        "33対31で白の勝ち",
        "Next game 33 - 31",
        "33-31 for White",
        "Last week I lost 31-33, so this was better",
        "Black won by 2 in the last round, this one too",
      })
  void numbersThatAreNotAScoreDoNotStateOne(String line) {
    for (String form : List.of("%s~%s", "%s~~%s")) {
      assertThat(score(form.formatted(line, GAME_OF_33))).isEqualTo(-1);
      assertThat(score(form.formatted(GAME_OF_33, line))).isEqualTo(-1);
    }
  }

  @Test
  void aSentenceBehindTheMovesStatesTheScoreThatTheBoardHas() {
    assertThat(score(GAME_OF_33 + " and black won with 33 discs to 31")).isEqualTo(33);
    assertThat(score(GAME_OF_33 + " and black won with 34 discs to 30")).isEqualTo(-1);
  }

  @Test
  void eachLineOfAnIndexBelongsToTheGameOfItsNumber() {
    String index = "Index~  [1] Ann Lee (Black) v Bob Ray (White), 33-31~  [2] Eva - Kim 29-35~";
    Reading reading = read(index + "~Transcripts~[2] " + GAME_OF_29 + "~[1] " + GAME_OF_33);
    assertThat(reading.records().stream().map(SaidInWordsTest::players))
        .containsExactly("Eva, Kim", "Ann Lee, Bob Ray");
    assertThat(reading.records().stream().map(game -> game.declared().blackDiscs().orElse(-1)))
        .containsExactly(29, 33);
    assertThat(reading.codes()).isNotEmpty().containsOnly("text-ignored");
  }

  @Test
  void anIndexDoesNotNeedScores() {
    String index = "[1] Ann - Bob~[2] Eva - Kim~~";
    Reading reading = read(index + "[1] " + GAME_OF_33 + "~[2] " + GAME_OF_29);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().stream().map(SaidInWordsTest::players))
        .containsExactly("Ann, Bob", "Eva, Kim");
    Reading none = read(index + "Moves~" + MOVES);
    assertThat(none.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(none.codes()).containsOnly("text-ignored");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[3] ", "1. "})
  void whereAGameDoesNotHaveItsNumberALineOfAnIndexIsText(String number) {
    Reading reading = read("[1] Ann - Bob 40-24~[2] Eva - Kim 33-31~~Moves~" + number + MOVES);
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.codes()).containsOnly("text-ignored");
  }

  @Test
  void headingsWithTheNumberOfAGameFindTheirLineOfTheIndex() {
    Reading reading =
        read(
            "1. Ann - Bob 33-31~2. Eva - Kim 29-35~~Game 1~"
                + GAME_OF_33
                + "~~Game 2~"
                + GAME_OF_29);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().stream().map(SaidInWordsTest::players))
        .containsExactly("Ann, Bob", "Eva, Kim");
  }

  @ParameterizedTest
  @CsvSource({
    "## Game 1: Ann Lee vs Bob Ray (33–31), 33",
    "# Ann Lee - Bob Ray 33-31, 33",
    "### Ann Lee vs Bob Ray, -1",
  })
  void aHeadingOfMarkdownNamesThePlayers(String heading, int score) {
    Reading reading = read(heading + "~~" + GAME_OF_33);
    assertThat(reading.findings()).isEmpty();
    assertThat(players(reading.records().getFirst())).isEqualTo("Ann Lee, Bob Ray");
    assertThat(reading.records().getFirst().declared().blackDiscs().orElse(-1)).isEqualTo(score);
    Reading comment = read("# the usual line vs the rest~~" + MOVES);
    assertThat(comment.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(comment.records().getFirst().remarks())
        .containsExactly(new Remark(0, "the usual line vs the rest"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "101,Ann Lee,Bob Ray,33,31,",
        "\"101\";\"Ann Lee\";\"Bob Ray\";\"33\";\"31\";",
        "Ann Lee\tBob Ray\t1997\t33\t31\t",
        "1987  Ann Lee         33 Bob Ray     31 ",
        "1987  Ann Lee   Bob Ray    33  31  ",
        "7,Ann Lee,33,Bob Ray,31,",
        "Ann Lee;Bob Ray;33-31;",
        "1\tAnn Lee\tBob Ray\t33-31\t",
      })
  void theBoardConfirmsTheNamesOfARowWithoutColumns(String row) {
    Reading reading = read(row + GAME_OF_33);
    assertThat(reading.findings()).isEmpty();
    GameRecord game = reading.records().getFirst();
    assertThat(players(game)).isEqualTo("Ann Lee, Bob Ray");
    assertThat(game.declared().blackDiscs()).hasValue(33);
    Reading other = read(row + GAME_OF_29);
    assertThat(other.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(other.codes()).containsExactly("text-ignored");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "101,Ann Lee,Bob Ray,Eva Kim,33,31,",
        "101,Ann Lee,7,Bob Ray,33,31,",
        "101,Ann Lee,Bob Ray,31,33,",
        "101,Ann Lee,Bob Ray,33,",
        "101,World Cup,Bob Ray,33,31,",
        "1987 Meijin Ann Lee  33 Bob Ray  31 ",
        "Ann Lee  31 Bob Ray  33 ",
        "Ann Lee  33 Bob Ray  31 Eva Kim ",
        "33 Ann Lee  31 Bob Ray ",
      })
  void otherRowsWithoutColumnsAreTold(String row) {
    Reading reading = read(row + GAME_OF_33);
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ",Ann Lee,Bob Ray,33,31",
        "\tAnn Lee\tBob Ray\t33-31",
        ";\"Ann Lee\";\"Bob Ray\";33-31"
      })
  void theFieldsOfSuchARowMayStandBehindTheMoves(String row) {
    Reading reading = read(GAME_OF_33 + row);
    assertThat(reading.findings()).isEmpty();
    assertThat(players(reading.records().getFirst())).isEqualTo("Ann Lee, Bob Ray");
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(33);
    Reading other = read(GAME_OF_29 + row);
    assertThat(other.records().getFirst().header()).isEqualTo(GameHeader.NONE);
  }

  @Test
  void wordsInOtherFieldsOfSuchARowAreTold() {
    Reading reading = read("Ann Lee,Bob Ray,33,31,Tiger opening," + GAME_OF_33);
    assertThat(players(reading.records().getFirst())).isEqualTo("Ann Lee, Bob Ray");
    assertThat(reading.findings())
        .containsExactly("t:1:23: game 1: ignored 'Tiger opening' [text-ignored]");
  }

  @Test
  void blacksDiscsAloneAreTheScoreOfARowWhereTheBoardHasThem() {
    for (String name : List.of("SC", "Score", "Res")) {
      String head = "Black    White    " + name + "  Moves~";
      int width = head.length() - 25;
      String row = "Ann Lee  Bob Ray  33" + " ".repeat(width) + GAME_OF_33;
      Reading reading = read(head + row);
      assertThat(reading.findings()).isEmpty();
      assertThat(players(reading.records().getFirst())).isEqualTo("Ann Lee, Bob Ray");
      assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(33);
    }
  }

  @Test
  void aSentenceMayStandBeforeTheMovesOnTheirLine() {
    String words = "Round 5: Ann Lee (black) beat Bob Ray (white) 33-31. The game:";
    Reading reading = read(words + " f5 " + GAME_OF_33.substring(2));
    assertThat(players(reading.records().getFirst())).isEqualTo("Ann Lee, Bob Ray");
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(33);
    assertThat(reading.codes()).isSubsetOf("text-ignored");
  }

  private static int score(String text) {
    return read(text).records().getFirst().declared().blackDiscs().orElse(-1);
  }

  private static Reading read(String text) {
    return Reading.of(text.replace('~', '\n') + "\n");
  }

  private static String players(GameRecord game) {
    return game.header().black() + ", " + game.header().white();
  }
}
