package org.kifu.format.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Tag;
import org.kifu.testing.Reading;

/** Tags and moves of a game. */
class PgnTest {
  @ParameterizedTest
  @CsvSource({
    "1. f5 d6 2. c3 d3, f5d6c3d3",
    "1.f5 1...d6 2.c3, f5d6c3",
    "1. F5 D6, f5d6",
    "1. P@f5 P@d6, f5d6",
    "1. f5! d6?? 2. c3!?, f5d6c3",
    "f5 d6, f5d6",
    "f5d6c3d3, f5d6c3d3",
    "1. f5 -- 2. pass @@@@ 3. PA p@@@, f5passpasspasspasspass",
  })
  void movesHaveManyForms(String text, String moves) {
    assertThat(Reading.of("[Event \"x\"]\n\n" + text + " *\n").moves()).containsExactly(moves);
  }

  /** From a match of Fischer and Spassky; pawns move to squares of our board. */
  @Test
  void aGameOfChessIsRefusedAsOne() {
    Reading reading =
        Reading.of(
            """
            [Event "F/S Return Match"]
            [White "Fischer"]
            [Black "Spassky"]
            [Result "1/2-1/2"]

            1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2
            """);
    assertThat(reading.findings()).containsExactly("t:6:13: game 1: a game of chess [other-rules]");
    assertThat(reading.records()).isEmpty();
    assertThat(Reading.of("[Event \"x\"]\n\n1. d4 d5 2. c4 dxc4 3. e4 exd4 *\n").codes())
        .containsExactly("other-rules");
  }

  @Test
  void oneWordOfChessIsASlipOfThePen() {
    assertThat(PgnGames.only("[Event \"x\"]\n1. f5 d6 2. Nc3 *").moves()).hasSize(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1. - -", "1. - - *", "1. -", "*"})
  void aGameWithoutMovesIsAGame(String moves) {
    Reading reading = Reading.of("[Event \"x\"]\n[Black \"Ann\"]\n\n" + moves + "\n");
    assertThat(reading.findings()).isEmpty();
    GameRecord game = reading.records().getFirst();
    assertThat(game.moves()).isEmpty();
    assertThat(PgnGames.only(PgnGames.text(game)).moves()).isEmpty();
  }

  @Test
  void aDashAmongMovesDoesNotNameASquare() {
    assertThat(PgnGames.only("[Event \"x\"]\n1. - f5 2. d6 -").moves())
        .extracting(Object::toString)
        .containsExactly("-", "f5", "d6", "-");
  }

  @Test
  void theRoundIsAFact() {
    GameRecord game = PgnGames.only("[Event \"x\"]\n[Round \"3.1\"]\n1. f5 *");
    assertThat(game.notes().tags()).containsExactly(new Tag(0, "round", "3.1"));
    assertThat(PgnGames.text(game)).contains("[Round \"3.1\"]");
  }

  @Test
  void aPositionIsReadInTheWayThatMakesTheMovesLegal() {
    String edax = "[FEN \"8/8/3P4/3Ppp2/3pp3/2p5/8/8 w - - 0 1\"]\n";
    String board = "------------------X--------XX------OXX-----O-------------------- O";
    assertThat(PgnGames.only(edax + "1. f4").start()).hasToString(board);
    String xboard = "[FEN \"8/8/2p5/3pp3/3Ppp2/3P4/8/8 w - - 0 1\"]\n";
    Reading reading = Reading.of("[Event \"x\"]\n" + xboard + "1. g5", "pgn");
    assertThat(reading.records().getFirst().start()).hasToString(board);
    assertThat(reading.codes()).containsExactly("bad-value");
  }

  @Test
  void everythingKnowsItsPlace() {
    Reading reading =
        Reading.of("[Event \"x\"]\n[Black \"\u00E9\"]\n[Result \"*\"]\n\n1.f5 d6 *\n");
    Origin origin = reading.games().getFirst().origin();
    assertThat(origin.start()).hasToString("t:1:1");
    assertThat(origin.of(Fact.EVENT)).hasToString("t:1:9");
    assertThat(origin.of(Fact.BLACK)).hasToString("t:2:9");
    assertThat(origin.of(Fact.RESULT)).hasToString("t:3:10").extracting("offset").isEqualTo(34L);
    assertThat(origin.ofMove(0)).hasToString("t:5:3");
    assertThat(origin.ofMove(1)).hasToString("t:5:6");
  }

  @Test
  void draughtsIsNotTakenForOthello() {
    String pdn = "[Event \"x\"]\n[Result \"1-0\"]\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 1-0\n";
    assertThat(Reading.of(pdn).codes()).containsExactly("other-rules");
  }

  /** Two moves of which one typing error makes a way of draughts. */
  @Test
  void aSlipDoesNotMakeDraughtsOfIt() {
    Reading reading = Reading.of("[Event \"x\"]\n\n1. f5-d6 2. c3 d3 3. c4 f4 *\n");
    assertThat(reading.format()).contains("pgn");
    assertThat(reading.games()).hasSize(1);
  }

  /** A number that has lost its first digit, and the other side's move behind a comment. */
  @ParameterizedTest
  @ValueSource(strings = {"1. f5 d6\n1. c3 d3", "1. f5 {x}\n1... d6\n2. c3 d3"})
  void aNumberIsNotTheBeginningOfAGame(String moves) {
    assertThat(Reading.of("[Event \"x\"]\n\n" + moves + " *\n").moves())
        .containsExactly("f5d6c3d3");
  }
}
