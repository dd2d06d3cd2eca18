package org.kifu.format.ggf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.StartSpec;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

class GgfTest {
  private static final String BOARD =
      "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

  @Test
  void mailMayBreakItsLines() throws IOException {
    String text = Files.readString(Games.examples().resolve("ggs-synchro-2009.ggf"));
    String named = text.replaceAll("PB\\[[^\\]]*", "PB[Ann Anderson de la Rue");
    String mail = "> " + named.strip().replaceAll("(.{8,40}?) ", "$1\n> ");
    assertThat(mail).containsPattern("PB\\[Ann[^\\]]*\n> ");
    assertThat(Reading.of(mail).records()).isEqualTo(Reading.of(named).records());
  }

  @ParameterizedTest
  @CsvSource({
    "f5, f5, , ",
    "F5/1.23, f5, 1.23, ",
    "F5//2.1, f5, , 2.1",
    "f5/-43.63/26, f5, -43.63, 26",
    "F5/, f5, , ",
    "pass//4.23, pass, , 4.23",
    "PA, pass, , ",
    "p, pass, , ",
    "--, pass, , ",
    "J10, j10, , ",
  })
  void aMoveHasASquareAnEvaluationAndATime(
      String written, String move, Double evaluation, Double seconds) {
    GameRecord game = only(BOARD + "B[" + written + "]");
    assertThat(game.moves()).extracting(Object::toString).containsExactly(move);
    assertThat(game.notes().evaluations())
        .isEqualTo(evaluation == null ? List.of() : List.of(new Evaluation(0, evaluation)));
    assertThat(game.clocks())
        .isEqualTo(seconds == null ? List.of() : List.of(new ClockTime(0, seconds)));
  }

  @ParameterizedTest
  @CsvSource({
    "+10.000, , UNKNOWN, 37",
    "-10, , UNKNOWN, 27",
    "8, , UNKNOWN, 36",
    "+64.00:r, , RESIGNED, 64",
    "-64.00:t, , TIME, 0",
    "+2:s, , AGREED, 33",
    "0:l, , LEFT, 32",
    "?, , UNFINISHED, ",
    "+8.500, -0.500, UNKNOWN, 36",
    "-22.87, -3.133, UNKNOWN, 19",
    "+13, , UNKNOWN, ",
    "-127.000, , UNFINISHED, ",
  })
  void theResultIsBlacksDifferenceWithoutKomi(
      String written, String komi, Outcome.Kind kind, Integer discs) {
    String tags = "RE[" + written + "]" + (komi == null ? "" : "KM[" + komi + "]");
    assertThat(only(tags + BOARD).declared().inDiscs())
        .isEqualTo(new Outcome(kind, discs == null ? OptionalInt.empty() : OptionalInt.of(discs)));
  }

  @Test
  void anOddDifferenceLeavesTheEmptySquaresOut() {
    Outcome declared = only("RE[-13.000:t]" + BOARD).declared();
    assertThat(declared.boardDiff()).hasValue(-13);
    assertThat(declared.inDiscs()).isEqualTo(new Outcome(Outcome.Kind.TIME, OptionalInt.empty()));
  }

  @ParameterizedTest
  @CsvSource({
    "2009.07.01_02:52:45.MDT, 2009-07-01",
    "2014-02-21 20:52:27 GMT, 2014-02-21",
    "2000-4-16 11:13 EST, 2000-04-16",
    "947375357, 2000-01-08",
    "2003, 2003",
  })
  void theDateHasManyForms(String written, String date) {
    GameRecord game = only("DT[" + written + "]" + BOARD);
    assertThat(game.header().date()).hasToString(date);
    boolean saysMore = !written.equals("2003");
    assertThat(game.notes().tags().contains(new Tag(0, "ggf:DT", written))).isEqualTo(saysMore);
  }

  @ParameterizedTest
  @CsvSource({
    "8, othello, false",
    "s8r20, othello, true",
    "8kr20, othello, true",
    "8a, anti, false",
    "10, grand, false",
    "88, eight-stars, false",
    "6, grid:6x6, false",
  })
  void theTypeNamesTheRules(String type, String rules, boolean isKept) {
    GameRecord game = only("TY[" + type + "]B[f5]");
    assertThat(game.rules()).isEqualTo(rules);
    assertThat(game.start()).isEqualTo(StartSpec.STANDARD);
    assertThat(game.notes().tags().contains(new Tag(0, "ggf:TY", type))).isEqualTo(isKept);
  }

  @Test
  void theBoardOfTheOctagonListsOnlyItsSquares() {
    String board =
        "BO[88 ------ -------- ---------- ---------- ----O*---- ----*O---- ---------- ----------"
            + " -------- ------ *]";
    GameRecord game = only(board + "B[g5]");
    assertThat(game.rules()).isEqualTo("eight-stars");
    assertThat(game.start()).isEqualTo(StartSpec.STANDARD);
  }

  @Test
  void aRandomStartKeepsItsBoard() {
    GameRecord game =
        only(
            "TY[8r]BO[8 -------- -------- ---O---- ---***-- ---OO--- --*-**-- -------- -------- O]"
                + "W[E3/8.00/0.012]");
    assertThat(game.start())
        .hasToString("-------------------O-------XXX-----OO-----X-XX------------------ O");
  }

  @Test
  void allThatHasNoFieldIsKeptAsItIsWritten() {
    GameRecord game =
        only(
            "PB[?]PW[Zebra]RB[2196.37]TI[05:00//02:00]KB[B3/2.00/27.23]XYZ[?!]"
                + BOARD
                + "B[f5]CO[hm]W[PA]CO[ well ]ZZ[1]");
    assertThat(game.header().black()).isEmpty();
    assertThat(game.header().white()).isEqualTo("Zebra");
    assertThat(game.moves().get(1)).isEqualTo(Pass.WRITTEN);
    assertThat(game.remarks()).containsExactly(new Remark(1, "hm"), new Remark(2, "well"));
    assertThat(game.notes().tags())
        .containsExactly(
            new Tag(0, Tag.BLACK_RATING, "2196.37"),
            new Tag(0, "ggf:TI", "05:00//02:00"),
            new Tag(0, "ggf:KB", "B3/2.00/27.23"),
            new Tag(0, "ggf:XYZ", "?!"),
            new Tag(2, "ggf:ZZ", "1"));
  }

  @Test
  void everythingKnowsItsPlace() {
    Reading reading =
        Reading.of("1 (;GM[Othello]\nPB[\u00E9]PW[b]DT[2003]RE[+2]" + BOARD + "\n B[f5]W[ d6];)");
    Origin origin = reading.games().getFirst().origin();
    assertThat(origin.start()).hasToString("t:1:3").extracting("offset").isEqualTo(2L);
    assertThat(origin.of(Fact.BLACK)).hasToString("t:2:4").extracting("offset").isEqualTo(19L);
    assertThat(origin.of(Fact.WHITE)).hasToString("t:2:9").extracting("offset").isEqualTo(25L);
    assertThat(origin.of(Fact.RESULT)).hasToString("t:2:22");
    assertThat(origin.of(Fact.EVENT)).isEqualTo(origin.start());
    assertThat(origin.ofMove(0)).hasToString("t:3:4");
    assertThat(origin.ofMove(1)).hasToString("t:3:9");
    assertThat(origin.ofMove(2)).hasToString("t:3:13");
    assertThat(new String(origin.bytes(), StandardCharsets.UTF_8))
        .startsWith("(;GM")
        .endsWith(";)");
  }

  @Test
  void aPassThatIsLeftOutIsForTheReplay() {
    String game =
        "B[f5]W[f6]B[e6]W[f4]B[e3]W[c5]B[c4]W[d6]B[c6]W[b5]B[d7]W[e7]B[b6]W[c8]B[f7]W[f8]B[a6]"
            + "W[b3]B[c3]W[f3]B[g3]W[e2]B[g4]W[g5]B[f2]W[f1]B[c7]W[h4]B[h6]W[h5]B[g2]W[a4]B[b4]"
            + "W[a5]B[h2]W[a3]B[h3]W[a7]B[e8]W[d8]";
    assertThat(Reading.of("(;GM[Othello]" + BOARD + game + ";)").findings()).isEmpty();
  }

  /** A value without its end is ended by the next game, and by no quotation. */
  @Test
  void aValueMayQuoteTheBeginningOfAGame() {
    String next = "(;GM[Othello]PB[Carl]PW[Dora]TY[8]B[F5]W[F6];)";
    String game = "(;GM[Othello]PB[Ann]PW[Bob]TY[8]B[F5]CO[compare (;GM[2)PB[x)]W[D6];)";
    Reading quoted = Reading.of(game + "\n" + next, "ggf");
    assertThat(quoted.findings()).isEmpty();
    assertThat(quoted.moves()).containsExactly("f5d6", "f5f6");
    Reading cut = Reading.of("(;GM[Othello]PB[Ann]PW[Bob]TY[8]B[F5]CO[see" + next, "ggf");
    assertThat(cut.codes()).containsExactly("unreadable");
    assertThat(cut.moves()).containsExactly("f5", "f5f6");
  }

  @Test
  void aGameLongerThanAMebibyteIsCutAndTheNextIsRead() {
    String game = "(;GM[Othello]" + BOARD + "B[f5]CO[" + "x".repeat(1_200_000) + "]W[d6];)\n";
    Reading reading = Reading.of(game + "(;GM[Othello]" + BOARD + "B[f5];)");
    assertThat(reading.games()).hasSize(2);
    assertThat(reading.moves()).containsExactly("f5", "f5");
    assertThat(reading.findings())
        .containsExactly("t:1:1200102: game 1: a game longer than 1048576 bytes [unreadable]");
  }

  private static GameRecord only(String tags) {
    Reading reading = Reading.of("(;GM[Othello]" + tags + ";)", "ggf");
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.records()).hasSize(1);
    return reading.records().getFirst();
  }
}
