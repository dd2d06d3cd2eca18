package org.kifu.format.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Reading;
import org.kifu.testing.RealData;

class SgfTest {
  @ParameterizedTest
  @CsvSource({
    "(;FF[4]GM[2]SZ[8]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6];B[c3]), f5d6c3",
    "(;FF[4]GM[2]SZ[8]PL[B]B[f5];W[d6];B[c3];), f5d6c3",
    "(;FF[3]GM[2]SZ[8];B[fe];W[df];B[cc]), f5d6c3",
    "(;GM[2];B[F5];W[PA];B[tt];W[];B[pa]), f5passpasspasspass",
    "(;GM[2];Black[f5];White[d6]), f5d6",
    "(;gm[2]sz[8];b[fe];w[df];b[cc]), f5d6c3",
    "(;GM[2];B[f5](;W[d6](;B[c3]))), f5d6c3",
  })
  void movesAreReadInAllDialects(String text, String moves) {
    Reading reading = Reading.of(text);
    assertThat(reading.format()).contains("sgf");
    assertThat(reading.moves()).containsExactly(moves);
    assertThat(reading.records().getFirst().start()).isEqualTo(StartSpec.STANDARD);
  }

  @Test
  void theFirstTreeIsTheLineAndTheOthersAreVariations() {
    GameRecord game =
        only("(;GM[2]FF[4]C[a \\] b];B[f5](;W[d6])(;W[f6]C[tiger];B[e6](;W[f4])(;W[d6])))");
    assertThat(game.moves()).isEqualTo(moves("f5", "d6"));
    assertThat(game.remarks()).containsExactly(new Remark(0, "a ] b"));
    Variation variation = game.notes().variations().getFirst();
    assertThat(game.notes().variations()).hasSize(1);
    assertThat(variation.move()).isEqualTo(1);
    assertThat(variation.moves()).isEqualTo(moves("f6", "e6", "f4"));
    assertThat(variation.notes().remarks()).containsExactly(new Remark(1, "tiger"));
    assertThat(variation.notes().variations()).hasSize(1);
    assertThat(variation.notes().variations().getFirst().move()).isEqualTo(2);
    assertThat(variation.notes().variations().getFirst().moves()).isEqualTo(moves("d6"));
  }

  /** As some programs write them, though the standard wants capitals. */
  @Test
  void namesOfPropertiesMayBeSmall() {
    GameRecord game = only("(;gm[2]pb[Ann]pw[Bob]re[30-34];b[fe];w[df])");
    assertThat(game.header().black()).isEqualTo("Ann");
    assertThat(game.header().white()).isEqualTo("Bob");
    assertThat(game.declared()).isEqualTo(Outcome.ofBlackDiscs(30));
  }

  @Test
  void discsThatDoNotFillTheBoardAreNotAResult() {
    assertThat(Reading.of("(;GM[2]RE[30-35];B[f5];W[df])").codes()).containsExactly("bad-value");
  }

  @Test
  void theRoundIsAFact() {
    GameRecord game = only("(;GM[2]RO[3 (final)][4];B[f5];W[d6])");
    assertThat(game.notes().tags())
        .containsExactly(new Tag(0, "round", "3 (final)"), new Tag(0, "sgf:RO", "4"));
    assertThat(new SgfWriting().text(game)).contains("RO[3 (final)][4];B[f5]");
  }

  @Test
  void valuesAreEvaluationsForTheMover() {
    GameRecord game = only("(;GM[2]V[1];B[f5]V[2];W[d6]V[-1.5](;B[c3]V[0])(;B[c4]V[+3]))");
    assertThat(game.notes().evaluations())
        .containsExactly(new Evaluation(0, 2.0), new Evaluation(1, 1.5), new Evaluation(2, 0.0));
    assertThat(game.notes().variations().getFirst().notes().evaluations())
        .containsExactly(new Evaluation(0, 3.0));
    assertThat(game.notes().tags()).containsExactly(new Tag(0, "sgf:V", "1"));
    String written = new SgfWriting().text(game);
    assertThat(written).contains("V[1];B[f5]V[2];W[d6]V[-1.5](;B[c3]V[0])(;B[c4]V[3])");
    assertThat(only(written).notes()).isEqualTo(game.notes());
  }

  /** Nobody knows what they count, or for which move. */
  @ParameterizedTest
  @ValueSource(strings = {"B[f5]V[x]", "B[f5]V[1e3]", "B[f5]V[B+3]", "V[3]B[f5]"})
  void whatIsNotANumberOfDiscsIsKept(String node) {
    GameRecord game = only("(;GM[2];" + node + ")");
    assertThat(game.notes().evaluations()).isEmpty();
    assertThat(game.notes().tags()).extracting(Tag::name).containsExactly("sgf:V");
  }

  @Test
  void stonesAndTheSideMakeTheStart() {
    GameRecord game = only("(;GM[2]AB[c3][d4:e5]AW[a1:c1];AE[b1]PL[W];W[b2])");
    assertThat(game.start())
        .hasToString("O-O---------------X--------XX------XX--------------------------- O");
  }

  /** The corners of a rectangle in the four ways in which they may be named. */
  @ParameterizedTest
  @ValueSource(strings = {"c3:d5", "d5:c3", "c5:d3", "d3:c5", "dc:ce"})
  void aRectangleHasItsCornersInAnyOrder(String rectangle) {
    assertThat(only("(;GM[2]AB[" + rectangle + "]AW[e3]PL[W];W[b4])").start())
        .hasToString("------------------XXO-----XX------XX---------------------------- O");
  }

  @Test
  void aSquareOfBothSidesIsToldAndTheLastOneCounts() {
    Reading reading = Reading.of("(;GM[2]AB[d4:e5]AW[d4][e5];B[f5])", "sgf");
    assertThat(reading.findings())
        .containsExactly(
            "t:1:20: game 1: d4 is set up as black and as white; the last one, white, counts"
                + " [bad-value]",
            "t:1:24: game 1: e5 is set up as black and as white; the last one, white, counts"
                + " [bad-value]");
    assertThat(reading.records().getFirst().start()).isEqualTo(StartSpec.STANDARD);
  }

  @ParameterizedTest
  @CsvSource({
    "AB[c3]AE[c3], black, empty",
    "AE[c3]AB[c3], empty, black",
    "AE[a1:h8]AW[c3], empty, white",
    "AW[c3]AB[c3], white, black",
  })
  void aSquareThatIsSetUpTwiceIsTold(String setup, String before, String last) {
    Reading reading = Reading.of("(;GM[2]AB[d4]AW[e4]" + setup + ";B[f4])", "sgf");
    assertThat(reading.findings())
        .filteredOn(finding -> finding.contains("c3 is set up"))
        .singleElement()
        .asString()
        .contains(
            "c3 is set up as %s and as %s; the last one, %2$s, counts".formatted(before, last));
  }

  /** As a program writes it in which somebody edits a board before the first move. */
  @Test
  void aLaterNodeMayChangeTheDiscsOfAnEarlierOne() {
    assertThat(only("(;GM[2]AB[d4:e5];AW[d4];AE[e5];AW[e5];B[f5])").start())
        .isEqualTo(StartSpec.STANDARD);
  }

  @ParameterizedTest
  @CsvSource({"8:8, othello", "10:10, grand", "' 6 : 6 ', grid:6x6"})
  void twoEqualSidesAreTheSizeOfASquareBoard(String size, String rules) {
    GameRecord game = only("(;FF[4]GM[2]SZ[" + size + "];B[PA])");
    assertThat(game.rules()).isEqualTo(rules);
    assertThat(only("(;GM[2]RU[parallel]SZ[8:8];B[d3])").rules()).isEqualTo("parallel");
  }

  @Test
  void severalCommentsOfANodeAreToldAndKept() {
    Reading reading = Reading.of("(;GM[2]C[a];B[f5]C[b][c]C[x];W[d6]C[d]B[c3]C[e])", "sgf");
    assertThat(reading.findings())
        .containsExactly(
            "t:1:23: game 1: a node has several comments, and SGF allows one [repeated-comment]");
    assertThat(reading.records().getFirst().remarks())
        .containsExactly(
            new Remark(0, "a"),
            new Remark(1, "b"),
            new Remark(1, "c"),
            new Remark(1, "x"),
            new Remark(2, "d"),
            new Remark(3, "e"));
  }

  /** A property that a node has twice is an error of SGF. */
  @Test
  void aPropertyIsWrittenOnceWithAllItsValues() {
    GameRecord game =
        only(
            "(;GM[2]PB[Ann]PB[Eve]TR[a1][b2]LB[a1:x]TR[c3];B[f5]V[2]V[x]LB[f5:1]LB[d6:2](;W[d6])"
                + "(;W[f6]AR[a1:b2]AR[c3:d4]))");
    String written = new SgfWriting().text(game);
    assertThat(written)
        .contains("PB[Ann][Eve]")
        .contains("TR[a1][b2][c3]LB[a1:x];B[f5]V[2][x]LB[f5:1][d6:2](;W[d6])")
        .contains("(;W[f6]AR[a1:b2][c3:d4])");
    assertThat(new SgfWriting().text(only(written))).isEqualTo(written);
    assertThat(only(written).notes().tags()).containsAll(game.notes().tags());
  }

  @Test
  void passesAfterTheEndInAVariationAreToldAndDropped() {
    String end = ";W[e6];B[e7];W[PA];B[PA]";
    Reading reading =
        Reading.of(
            "(;GM[2];B[f5];W[d6];B[c5];W[f4];B[e3];W[f6];B[g5](;W[e7])(" + end + "C[over]))",
            "sgf");
    assertThat(reading.findings())
        .containsExactly("t:1:74: game 1: the game is over before 2 passes [pass-after-end]");
    Variation variation = reading.records().getFirst().notes().variations().getFirst();
    assertThat(variation.moves()).isEqualTo(moves("e6", "e7"));
    assertThat(variation.notes().remarks()).containsExactly(new Remark(2, "over"));
  }

  @Test
  void passesAfterTheEndAreDroppedInVariationsOfVariations() {
    Reading reading =
        Reading.of(
            "(;GM[2];B[f5](;W[d6])(;W[d6];B[c5];W[f4];B[e3];W[f6];B[g5](;W[e7])(;W[e6];B[e7];W[tt])))",
            "sgf");
    assertThat(reading.codes()).containsExactly("pass-after-end");
  }

  @Test
  void theCommentsOnAMoveAreWrittenAsOne() {
    GameRecord game =
        Reading.of("(;GM[2];B[f5]C[a]C[b](;W[d6])(;W[f6]))", "sgf").records().getFirst();
    String written = new SgfWriting().text(game);
    assertThat(written).contains(";B[f5]C[a\n\nb](;W[d6]");
    assertThat(only(written).remarks()).containsExactly(new Remark(1, "a\n\nb"));
    assertThat(new SgfWriting().losses(game))
        .containsExactly("the borders between the comments on a move");
    assertThat(new SgfWriting().losses(only(written))).isEmpty();
  }

  @Test
  void withoutASideTheFirstMoverIsToMove() {
    assertThat(only("(;GM[2];W[c5])").start())
        .hasToString("---------------------------OX------XO--------------------------- O");
  }

  @ParameterizedTest
  @CsvSource({
    "B+10, UNKNOWN, 37, false",
    "W+4, UNKNOWN, 30, false",
    "0, UNKNOWN, 32, false",
    "Draw, UNKNOWN, 32, false",
    "Void, UNFINISHED, , false",
    "?, UNKNOWN, , false",
    "W+R, RESIGNED, , true",
    "B+Time, TIME, , true",
    "B+13, UNKNOWN, , true",
    "B+, UNKNOWN, , true",
  })
  void theResultIsTheMarginOfTheWinner(
      String written, Outcome.Kind kind, Integer discs, boolean isKept) {
    GameRecord game = only("(;GM[2]RE[" + written + "];B[f5])");
    assertThat(game.declared().inDiscs())
        .isEqualTo(new Outcome(kind, discs == null ? OptionalInt.empty() : OptionalInt.of(discs)));
    assertThat(game.notes().tags().contains(new Tag(0, "sgf:RE", written))).isEqualTo(isKept);
  }

  /** A winner without a score, as PGN has it. */
  @ParameterizedTest
  @CsvSource({
    "0-1, resigned, W+R",
    "1-0, time forfeit, B+T",
    "1-0, abandoned, B+F",
    "0-1, normal, W+",
  })
  void aWinnerWithoutAScoreIsWritten(String result, String ending, String written) {
    GameRecord game =
        Reading.of("[Result \"%s\"]\n[Termination \"%s\"]\n\n1. f5".formatted(result, ending))
            .records()
            .getFirst();
    String text = new SgfWriting().text(game);
    assertThat(text).contains("RE[" + written + "]");
    assertThat(only(text).declared()).isEqualTo(game.declared());
  }

  @Test
  void keepsTheWinnerAndAnOddMargin() {
    assertThat(only("(;GM[2]RE[W+R];B[f5])").declared().winner()).contains(Disc.WHITE);
    assertThat(only("(;GM[2]RE[B+];B[f5])").declared().winner()).contains(Disc.BLACK);
    assertThat(only("(;GM[2]RE[W+13];B[f5])").declared().boardDiff()).hasValue(-13);
    assertThat(only("(;GM[2]RE[W+12];B[f5])").declared()).isEqualTo(Outcome.ofBlackDiscs(26));
  }

  @Test
  void timesAreWhatTheClocksLost() {
    GameRecord game =
        only(
            "(;GM[2]TM[300];B[f5]BL[290.5];W[d6]WL[300];B[c3]BL[280]C[x];W[d3];B[c4]BL[285]"
                + ";W[f4]WL[290];B[f6]BL[284.9])");
    assertThat(game.clocks())
        .as("nobody says how long d3 and f4 took, and the clock of c4 went up")
        .containsExactly(
            new ClockTime(0, 9.5),
            new ClockTime(1, 0),
            new ClockTime(2, 10.5),
            new ClockTime(6, 0.1));
    assertThat(game.notes().tags()).contains(new Tag(1, "sgf:BL", "290.5"));
  }

  @ParameterizedTest
  @CsvSource({
    "(;GM[2];B[f5]BL[290];W[d6]WL[299];B[c3]BL[280]), 2, 10",
    "(;GM[2]TM[300];B[f5]BL[30]OB[1];W[d6]WL[299]), 1, 1",
    "(;GM[2]TM[5 min];B[f5]BL[290];W[d6];B[c3]BL[270]), 2, 20",
    "(;GM[2]TM[300];B[f5]BL[290](;W[d6]WL[298])(;W[f6]WL[1];B[e6]BL[1])), 1, 2",
  })
  void aTimeIsToldWhereBothClocksAreKnown(String text, int last, double seconds) {
    List<ClockTime> clocks = only(text).clocks();
    assertThat(clocks.getLast()).isEqualTo(new ClockTime(last, seconds));
    assertThat(clocks).hasSizeLessThanOrEqualTo(2);
  }

  @Test
  void largerBoardsHaveTheirOwnRules() {
    GameRecord game = only("(;FF[4]GM[2]SZ[10];B[g5];W[j10])");
    assertThat(game.rules()).isEqualTo("grand");
    assertThat(game.moves()).extracting(Object::toString).containsExactly("g5", "j10");
  }

  @Test
  void rulesThatAreNamedHaveTheirOwnBoard() {
    GameRecord game = only("(;FF[4]GM[2]SZ[4:6]RU[grid:4x6]RE[W+4];B[b2];W[a4])");
    assertThat(game.rules()).isEqualTo("grid:4x6");
    assertThat(game.start()).isEqualTo(StartSpec.STANDARD);
    assertThat(game.declared()).isEqualTo(Outcome.ofBlackDiscs(10));
    assertThat(game.notes().tags()).isEmpty();
    assertThat(only("(;GM[2]RU[parallel]AB[d5:e5]AW[d4:e4]PL[B];B[d3])").start())
        .isEqualTo(StartSpec.STANDARD);
    assertThat(only("(;GM[2]RU[black-hole:a1];W[c5])").start())
        .hasToString("--------------------------OX------XO--------------------------- O");
  }

  @Test
  void otherWordsOnRulesStayAsTheyAre() {
    GameRecord game = only("(;GM[2]RU[Japanese]RU[anti]RU[grid:6x6];B[f5])");
    assertThat(game.rules()).isEqualTo(GameRecord.OTHELLO);
    assertThat(game.notes().tags())
        .containsExactly(
            new Tag(0, "sgf:RU", "Japanese"),
            new Tag(0, "sgf:RU", "anti"),
            new Tag(0, "sgf:RU", "grid:6x6"));
  }

  @ParameterizedTest
  @CsvSource({
    "(;GM[2]RU[grid:4x6]SZ[6:4];B[b2]), other-rules",
    "(;GM[2]SZ[6:4];B[b2]), other-rules",
  })
  void aSizeThatContradictsTheRulesIsTold(String text, String code) {
    assertThat(Reading.of(text, "sgf").codes()).contains(code);
  }

  @ParameterizedTest
  @CsvSource({
    "(;GM[2]RU[eight-stars]SZ[10]AB[a1];B[g5])",
    "(;GM[2]RU[grid:4x6]SZ[4:6]AB[e1];B[b2])",
  })
  void aStoneOutsideTheBoardIsNotAStart(String text) {
    assertThat(only(text).start()).hasToString("stones off the board");
  }

  @Test
  void everythingKnowsItsPlace() {
    Reading reading = Reading.of("(;GM[2]PB[x]\nRE[0]AB[d5][e4]AW[d4][e5]\n;B[f5]\n;W[ d6])");
    Origin origin = reading.games().getFirst().origin();
    assertThat(origin.of(Fact.BLACK)).hasToString("t:1:11");
    assertThat(origin.of(Fact.RESULT)).hasToString("t:2:4");
    assertThat(origin.of(Fact.START)).hasToString("t:2:9");
    assertThat(origin.ofMove(1)).hasToString("t:4:4");
    assertThat(origin.ofMove(2)).hasToString("t:4:9");
  }

  @Test
  void hostileNestingIsBounded() {
    String deep = "(;GM[2];B[f5]" + "(;W[d6]".repeat(100_000);
    Reading reading = Reading.of(deep + "\n(;FF[4]GM[2];B[d3])");
    assertThat(reading.moves()).hasSize(2).last().isEqualTo("d3");
    assertThat(reading.codes()).containsExactly("unreadable");
    String variations = "(;GM[2];B[f5]" + "(;W[d6])(;W[f4]".repeat(400) + ")".repeat(401);
    assertThat(Reading.of(variations).codes()).containsExactly("text-ignored");
  }

  @Test
  void readsTheSampleOfEdax() throws IOException {
    ArchiveReading reading =
        ArchiveReading.of(RealData.folder("sgf").resolve("edax-4.5.5-sample.sgf"));
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.records()).hasSize(1);
    assertThat(reading.records().getFirst().moves()).isEqualTo(moves("f5", "d6", "c3", "d3", "c4"));
    assertThat(reading.records().getFirst().declared().kind()).isEqualTo(Outcome.Kind.UNFINISHED);
  }

  private static MoveList moves(String... squares) {
    return MoveList.of(List.of(squares).stream().map(SgfSetup.SgfPoint::move).toList());
  }

  private static GameRecord only(String text) {
    Reading reading = Reading.of(text, "sgf");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records()).hasSize(1);
    return reading.records().getFirst();
  }
}
