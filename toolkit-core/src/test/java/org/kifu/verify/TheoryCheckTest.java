package org.kifu.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.kifu.archive.audit.PlainSolver;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.game.ProblemCode;
import org.kifu.search.Engine;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainBoard.Cell;
import org.kifu.testing.Verified;
import org.kifu.testing.WthorBytes;
import org.kifu.verify.CheckedGame.TheoryVerdict;

/** Real games with the theoretical score from ten empty squares, by a plain solver. */
class TheoryCheckTest {
  private static final int EMPTIES = 10;
  private static final int DEPTH = 14;
  private static final int THEORY = 7;

  @Test
  void bestPlayGivesTheScoresOfAPlainSolver() {
    Verified run = verified(solved(1977), OptionalInt.empty());
    Tally total = run.result().total();
    assertThat(total.count(TheoryVerdict.AGREES)).isEqualTo(12);
    assertThat(total.findings()).doesNotContainKey("theory-mismatch");
  }

  @Test
  void saysWhereATheoreticalScoreIsWrongAndWhatItShouldBe() {
    byte[] bytes = solved(1977);
    int score = bytes[16 + 68 + THEORY];
    bytes[16 + 68 + THEORY] = (byte) (score + 2);
    Verified run = verified(bytes, OptionalInt.empty());
    assertThat(run.lines())
        .contains(
            "w@91: game 2, ply 51: theoretical score %d, best play from 10 empty squares gives"
                    .formatted(score + 2)
                + " black %d discs [theory-mismatch]".formatted(score));
    assertThat(run.result().total().count(ProblemCode.THEORY_MISMATCH)).isEqualTo(1);
    assertThat(run.result().total().count(TheoryVerdict.DIFFERS)).isEqualTo(1);
  }

  @Test
  void aDepthThatIsToldIsTakenForThatOfTheSource() {
    byte[] bytes = solved(1977);
    bytes[DEPTH] = 24;
    Tally total = verified(bytes, OptionalInt.of(EMPTIES)).result().total();
    assertThat(total.count(TheoryVerdict.AGREES)).isEqualTo(12);
  }

  @Test
  void leavesOutWhatHasNoSuchPosition() {
    byte[] bytes = solved(1977);
    bytes[16 + 8 + 49] = 0; // the first game stops after 49 moves, with eleven squares empty
    bytes[16 + 68 + 8 + 20] = 11; // and the second is illegal
    Tally total = verified(bytes, OptionalInt.empty()).result().total();
    assertThat(total.count(TheoryVerdict.LEFT_OUT)).isEqualTo(2);
    assertThat(total.count(TheoryVerdict.AGREES)).isEqualTo(10);
  }

  @Test
  void aSourceThatDoesNotSayTheDepthIsLeftOut() {
    byte[] bytes = solved(1977);
    bytes[DEPTH] = 0;
    bytes[0] = 19;
    bytes[1] = 90; // made in 1990, when no depth was agreed on
    Tally total = verified(bytes, OptionalInt.empty()).result().total();
    assertThat(total.count(TheoryVerdict.LEFT_OUT)).isEqualTo(12);
  }

  @Test
  void isNotAskedWithoutBeingTold() {
    Tally total = Verified.of(Source.of("w", solved(1977))).result().total();
    assertThat(total.hasTheory()).isFalse();
  }

  private static Verified verified(byte[] bytes, OptionalInt empties) {
    CheckOptions checks =
        CheckOptions.LENIENT.withTheory(new CheckOptions.Theory(() -> new Engine(1), empties));
    return Verified.of(VerifyOptions.withJobs(2).withChecks(checks), Source.of("w", bytes));
  }

  /** A real year whose header says ten empty squares, with the scores from there. */
  private static byte[] solved(int year) {
    byte[] bytes = WthorBytes.year(year);
    bytes[DEPTH] = EMPTIES;
    for (int at = WthorBytes.HEADER; at < bytes.length; at += WthorBytes.GAME) {
      PlainBoard board = PlainBoard.start(8);
      for (int i = at + 8; board.count(Cell.EMPTY) > EMPTIES; i++) {
        if (board.mustPass()) {
          board.pass();
        }
        board.play(8 * (bytes[i] / 10 - 1) + bytes[i] % 10 - 1);
      }
      Position position = Games.position(board);
      int score = PlainSolver.score(position);
      int blackDiff = position.sideToMove() == Disc.BLACK ? score : -score;
      bytes[at + THEORY] = (byte) (32 + blackDiff / 2);
    }
    return bytes;
  }
}
