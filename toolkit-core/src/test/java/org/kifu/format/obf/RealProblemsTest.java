package org.kifu.format.obf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.Othello;
import org.kifu.source.Source;
import org.kifu.testing.Reading;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

/** The public problem sets, against the counts that were measured when they were collected. */
@Slow
class RealProblemsTest {
  @ParameterizedTest
  @CsvSource({
    "ffo, fforum-1-19.obf, 19, 19",
    "ffo, fforum-20-39.obf, 20, 20",
    "ffo, fforum-40-59.obf, 20, 20",
    "ffo, fforum-60-79.obf, 20, 20",
    "ffo, gpdb-ffo.txt, 79, 70",
    "edax-problems, hard-20.obf, 276, 276",
    "edax-problems, hard-30.obf, 289, 289",
    "edax-problems, small-35.txt, 30, 0",
    "edax-problems, eg_13_14.txt, 492, 0",
    "edax-problems, eg_15_16.txt, 497, 0",
    "edax-problems, eg_19_20.txt, 495, 0",
    "edax-problems, eg_21_22.txt, 497, 0",
  })
  void readsEveryPosition(String folder, String file, int positions, int withScores) {
    Reading reading = read(RealData.folder(folder).resolve(file));
    assertThat(reading.format()).contains("obf");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records()).hasSize(positions);
    assertThat(solved(reading))
        .filteredOn(each -> each.bestScore().isPresent())
        .hasSize(withScores);
  }

  /** Egaroucid's openings: cells and a name; the side follows from the discs. */
  @ParameterizedTest
  @CsvSource({
    "egaroucid-english-openings.txt, 71, X-square Opening",
    "egaroucid-english-openings_fork.txt, 160, X-square Opening",
    "egaroucid-japanese-openings.txt, 355, 1993\u5E74\u65B0\u624B",
  })
  void readsNamedOpenings(String file, int positions, String name) {
    Reading reading = read(RealData.folder("openings").resolve(file));
    assertThat(reading.format()).contains("obf");
    assertThat(reading.records()).hasSize(positions);
    assertThat(reading.codes()).hasSize(positions).containsOnly("diagram-position");
    assertThat(reading.records())
        .anyMatch(record -> record.remarks().getFirst().text().equals(name));
  }

  @ParameterizedTest
  @CsvSource({
    "ffo, fforum-1-19.obf, 4",
    "ffo, fforum-20-39.obf, 4",
    "ffo, fforum-40-59.obf, 5",
    "ffo, fforum-60-79.obf, 1",
    "edax-problems, hard-20.obf, 0",
    "edax-problems, hard-30.obf, 0",
  })
  void everyLegalMoveIsListedOnceAndMostPositionsHaveOneBestMove(
      String folder, String file, int withSeveral) {
    int several = 0;
    for (SolvedPosition position : solved(read(RealData.folder(folder).resolve(file)))) {
      List<Move> listed = position.moves().stream().map(SolvedPosition.ListedMove::move).toList();
      assertThat(listed)
          .containsExactlyInAnyOrderElementsOf(Othello.RULES.legalMoves(position.position()));
      int best = position.bestScore().orElseThrow();
      several += position.moves().stream().filter(move -> move.score() == best).count() > 1 ? 1 : 0;
    }
    assertThat(several).isEqualTo(withSeveral);
  }

  @ParameterizedTest
  @CsvSource({
    "small-35.txt, 35, 35",
    "hard-20.obf, 20, 20",
    "hard-30.obf, 30, 30",
    "eg_13_14.txt, 13, 14",
    "eg_15_16.txt, 15, 16",
    "eg_19_20.txt, 19, 20",
    "eg_21_22.txt, 21, 22",
  })
  void positionsHaveTheEmptySquaresThatTheirFileSays(String file, int least, int most) {
    assertThat(solved(read(RealData.folder("edax-problems").resolve(file))))
        .allSatisfy(each -> assertThat(each.position().empties()).isBetween(least, most));
  }

  @Test
  void theThreeLinesOfAPositionSayWhatItsObfLineSays() {
    Path folder = RealData.folder("ffo");
    List<Position> positions =
        solved(read(folder.resolve("fforum-40-59.obf"))).stream()
            .map(SolvedPosition::position)
            .toList();
    for (int i = 40; i <= 59; i++) {
      Reading reading = read(folder.resolve("end" + i + ".pos"));
      assertThat(reading.format()).contains("obf");
      assertThat(reading.findings()).isEmpty();
      assertThat(solved(reading))
          .extracting(SolvedPosition::position)
          .containsExactly(positions.get(i - 40));
    }
  }

  private static List<SolvedPosition> solved(Reading reading) {
    return reading.records().stream().flatMap(each -> SolvedPosition.of(each).stream()).toList();
  }

  private static Reading read(Path file) {
    return Reading.of(Source.of(file), Optional.empty());
  }
}
