package org.kifu.archive.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.archive.review.DrillDays.DayAnswers;
import org.kifu.board.BoardText;
import org.kifu.board.Position;
import org.kifu.board.Symmetry;
import org.kifu.opening.OpeningLine;

/** Answers to problems and the days on which the problems come back. */
class DrillProgressTest {
  private static final Position POSITION = new OpeningLine("f5d6c3d3c4").position();
  private static final Position KEY = CanonicalBoard.of(POSITION).position();

  private static String line(String date, String answer) {
    return date + "," + BoardText.write(POSITION) + "," + answer;
  }

  private static DrillProgress progress(List<String> lines) throws ProgressException {
    return DrillProgress.of(lines);
  }

  /** A sequence of answers on days of November 2026, such as {@code 1r 2r 4w}. */
  @ParameterizedTest
  @CsvSource({
    "1r, 2",
    "1w, 2",
    "1r 2r, 4",
    "1r 2r 4r, 8",
    "1r 2r 4r 8r, 16",
    "1r 2r 4r 8r 16r, 32",
    "1r 2r 4r 8r 16r 32r, 48",
    "1r 2r 4w, 5",
    "1r 2r 4w 5r, 7",
    "1r 1w, 2",
    "1r 2r 3r, 4",
    "1r 2r 3w, 4",
    "1r 9r, 11"
  })
  void aRightAnswerDoublesTheWaitAndAWrongOneBeginsAgain(String answers, int due)
      throws ProgressException {
    LocalDate before = LocalDate.of(2026, 10, 31);
    List<String> lines = new ArrayList<>();
    for (String answer : answers.split(" ", -1)) {
      int day = Integer.parseInt(answer.substring(0, answer.length() - 1));
      lines.add(line(before.plusDays(day).toString(), answer.endsWith("r") ? "right" : "wrong"));
    }
    assertThat(progress(lines).due(KEY)).contains(before.plusDays(due));
  }

  @Test
  void anImageOfAPositionIsTheSameProblem() throws ProgressException {
    for (Symmetry symmetry : Symmetry.values()) {
      String turned = BoardText.write(symmetry.apply(POSITION));
      DrillProgress one = progress(List.of("2026-11-28," + turned + ",right"));
      assertThat(one.due(KEY)).contains(LocalDate.of(2026, 11, 29));
    }
  }

  @Test
  void remarksOfAFileStayAndThoseOfOthersAreNotTakenOver() throws ProgressException {
    DrillProgress own =
        progress(List.of("# mine", line("2026-11-27", "right"), "  # and this", "#"));
    DrillProgress others = progress(List.of("# theirs", line("2026-11-28", "wrong")));
    List<String> lines = own.plus(others).lines();
    assertThat(lines).hasSize(6).startsWith("# mine", "# and this", "#", DrillProgress.HEADER);
    assertThat(progress(lines).lines()).isEqualTo(lines);
  }

  @Test
  void filesAreMergedInAnyOrderAndLinesMayBeThereTwice() throws ProgressException {
    List<String> lines = new ArrayList<>();
    for (int day = 10; day < 30; day++) {
      lines.add(line("2026-11-" + day, day % 7 == 0 ? "wrong" : "right"));
    }
    DrillProgress whole = progress(lines);
    Random random = new Random(1);
    for (int i = 0; i < 20; i++) {
      List<String> shuffled = new ArrayList<>(lines);
      shuffled.addAll(lines.subList(0, 5));
      shuffled.add(DrillProgress.HEADER);
      shuffled.add("");
      Collections.shuffle(shuffled, random);
      DrillProgress merged =
          progress(shuffled.subList(0, 9)).plus(progress(shuffled.subList(5, shuffled.size())));
      assertThat(merged.lines()).isEqualTo(whole.lines());
      assertThat(merged.due(KEY)).isEqualTo(whole.due(KEY));
    }
    assertThat(progress(whole.lines()).lines()).isEqualTo(whole.lines());
    assertThat(whole.lines()).hasSize(21).startsWith(DrillProgress.HEADER);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-11-28,f5d6,right",
        "2026-11-31,POSITION,right",
        "2026-11-28,POSITION,maybe",
        "2026-11-28,POSITION",
        "nonsense"
      })
  void aLineThatIsNotAnAnswerIsRefusedWithItsNumber(String wrong) {
    String line = wrong.replace("POSITION", BoardText.write(POSITION));
    assertThatThrownBy(() -> progress(List.of(DrillProgress.HEADER, line)))
        .isInstanceOf(ProgressException.class)
        .hasMessage("line 2: no answer: '" + line + "'");
  }

  @Test
  void countsTheDaysInARowAndTheAnswersOfADay() throws ProgressException {
    String other = BoardText.write(new OpeningLine("f5d6c4").position());
    DrillDays days =
        progress(
                List.of(
                    line("2026-11-20", "right"),
                    line("2026-11-26", "right"),
                    line("2026-11-27", "right"),
                    line("2026-11-28", "wrong"),
                    line("2026-11-28", "right"),
                    "2026-11-28," + other + ",right"))
            .days();
    assertThat(days.on(LocalDate.of(2026, 11, 28))).isEqualTo(new DayAnswers(1, 1));
    assertThat(days.on(LocalDate.of(2026, 11, 29))).isEqualTo(DayAnswers.NONE);
    assertThat(days.streak(LocalDate.of(2026, 11, 28))).isEqualTo(3);
    assertThat(days.streak(LocalDate.of(2026, 11, 29))).isEqualTo(3);
    assertThat(days.streak(LocalDate.of(2026, 11, 30))).isZero();
  }

  @Test
  void aProblemIsLearntOnceItWaitsForMoreThanAWeek() throws ProgressException {
    List<String> lines = new ArrayList<>();
    for (int day : new int[] {1, 2, 4}) {
      lines.add(line("2026-11-0" + day, "right"));
    }
    assertThat(progress(lines).standing(KEY).orElseThrow().isLearnt()).isFalse();
    lines.add(line("2026-11-08", "right"));
    assertThat(progress(lines).standing(KEY).orElseThrow().isLearnt()).isTrue();
    lines.add(line("2026-11-20", "wrong"));
    assertThat(progress(lines).standing(KEY).orElseThrow().isLearnt()).isFalse();
  }

  @Test
  void aNewPositionIsNeverDue() {
    assertThat(DrillProgress.NONE.due(KEY)).isEmpty();
  }
}
