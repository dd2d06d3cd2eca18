package org.kifu.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.format.text.page.TableFile;
import org.kifu.testing.Slow;

/** The reader makes no less of any set of inputs than when its counts were written. */
@Slow
class ReaderComparisonTest {
  @ParameterizedTest
  @EnumSource
  void readsNoLessThanBefore(ReaderComparison.InputSet set) throws IOException {
    ReaderScore score = ReaderComparison.score(set);
    ReaderScore least = written(set);
    assertThat(score.isNoWorseThan(least)).as("%s: %s, before %s", set, score, least).isTrue();
  }

  private static ReaderScore written(ReaderComparison.InputSet set) {
    List<Integer> counts =
        TableFile.rows(ReaderComparisonTest.class, "reader-counts.tsv").stream()
            .filter(row -> row.getFirst().equals(set.name()))
            .findFirst()
            .orElseThrow()
            .stream()
            .skip(1)
            .map(Integer::valueOf)
            .toList();
    return new ReaderScore(
        counts.get(0), counts.get(1), counts.get(2), counts.get(3), counts.get(4), counts.get(5));
  }
}
