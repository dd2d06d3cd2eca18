package org.kifu.verify;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.kifu.game.ProblemCode;
import org.kifu.source.Source;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainBoard.Cell;
import org.kifu.testing.Verified;
import org.kifu.testing.WthorBytes;

/** Real years whose scores are written anew in another way, by a plain replay. */
class SourceConventionTest {
  /** The meaning of a score byte. */
  private interface Score {
    int of(PlainBoard last);
  }

  private static final Score BOARD = last -> last.count(Cell.BLACK);
  private static final Score REVERSED = last -> 64 - last.blackScore();
  private static final Score NORM = PlainBoard::blackScore;

  @Test
  void aYearThatLeavesTheEmptySquaresOutSaysSoOnce() {
    Verified run = Verified.of(Source.of("w", scored(1982, BOARD)));
    Tally total = run.result().total();
    int told = differing(1982, BOARD);
    assertThat(told).isPositive();
    assertThat(total.count(ProblemCode.SCORE_CONVENTION)).isEqualTo(told);
    assertThat(total.count(ProblemCode.SCORE_MISMATCH)).isZero();
    assertThat(total.scoresAgree()).isEqualTo(110 - told);
    assertThat(total.scoresCompared()).isEqualTo(110);
    assertThat(run.lines())
        .contains(
            "w: %d of %d scores that tell conventions apart leave out the empty squares"
                    .formatted(told, told)
                + " [source-convention]");
  }

  @Test
  void aYearOfTheOtherSideSaysSoAfterItsGames() {
    Verified run =
        Verified.of(
            Source.of("reversed", scored(1978, REVERSED)), Source.of("w", scored(1977, NORM)));
    int reversed = differing(1978, REVERSED);
    assertThat(run.lines())
        .contains(
            "reversed: %d of %d scores that tell conventions apart are those of the other side"
                    .formatted(reversed, reversed)
                + " [source-convention]")
        .noneMatch(line -> line.startsWith("w") && line.contains("convention"));
    int said = indexOf(run, ProblemCode.SOURCE_CONVENTION);
    assertThat(run.findings().subList(0, said))
        .allMatch(finding -> finding.problem().where().source().equals("reversed"));
    assertThat(run.findings().subList(said + 1, run.findings().size()))
        .noneMatch(finding -> finding.problem().where().source().equals("reversed"));
  }

  @Test
  void aSourceThatIsReadTwiceIsJudgedTwice() {
    Source source = Source.of("reversed", scored(1978, REVERSED));
    Tally total = Verified.of(source, source).result().total();
    assertThat(total.count(ProblemCode.SOURCE_CONVENTION)).isEqualTo(2);
  }

  @Test
  void oneScoreIsNotAHabit() {
    byte[] year = scored(1977, NORM);
    year[16 + 6] = (byte) (64 - year[16 + 6]);
    Tally total = Verified.of(Source.of("w", year)).result().total();
    assertThat(total.count(ProblemCode.SCORE_CONVENTION)).isEqualTo(1);
    assertThat(total.count(ProblemCode.SOURCE_CONVENTION)).isZero();
  }

  private static int indexOf(Verified run, ProblemCode code) {
    return run.findings().stream().map(finding -> finding.problem().code()).toList().indexOf(code);
  }

  /** A year with each complete game's score by this way of counting. */
  private static byte[] scored(int year, Score score) {
    byte[] bytes = WthorBytes.year(year);
    for (int at = WthorBytes.HEADER; at < bytes.length; at += WthorBytes.GAME) {
      PlainBoard last = last(bytes, at);
      if (last.isOver()) {
        bytes[at + 6] = (byte) score.of(last);
      }
    }
    return bytes;
  }

  private static int differing(int year, Score score) {
    byte[] bytes = WthorBytes.year(year);
    int differing = 0;
    for (int at = WthorBytes.HEADER; at < bytes.length; at += WthorBytes.GAME) {
      PlainBoard last = last(bytes, at);
      differing += last.isOver() && score.of(last) != last.blackScore() ? 1 : 0;
    }
    return differing;
  }

  private static PlainBoard last(byte[] bytes, int at) {
    PlainBoard board = PlainBoard.start(8);
    for (int i = at + 8; i < at + 68 && bytes[i] != 0; i++) {
      if (board.mustPass()) {
        board.pass();
      }
      board.play(8 * (bytes[i] / 10 - 1) + bytes[i] % 10 - 1);
    }
    return board;
  }
}
