package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Limits;

class SearchLevelsTest {
  @ParameterizedTest
  @CsvSource({"1, 1, 2, 6", "10, 8, 11, 15", "21, 16, 22, 26", "57, 43, 58, 60", "60, 45, 60, 60"})
  void setsDepthAndEmpties(int level, int depth, int exactEmpties, int probableEmpties) {
    assertThat(SearchLevels.limits(level))
        .isEqualTo(new Limits(depth, exactEmpties, 90, probableEmpties));
  }

  @Test
  void solvesFrom22EmptiesByDefault() {
    assertThat(SearchLevels.limits(SearchLevels.DEFAULT).exactEmpties()).isEqualTo(22);
  }

  @Test
  void aHigherLevelNeverSearchesLess() {
    for (int level = SearchLevels.MIN; level < SearchLevels.MAX; level++) {
      Limits lower = SearchLevels.limits(level);
      Limits higher = SearchLevels.limits(level + 1);
      assertThat(higher.depth()).isGreaterThanOrEqualTo(lower.depth());
      assertThat(higher.exactEmpties()).isGreaterThanOrEqualTo(lower.exactEmpties());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 61, -3})
  void refusesWhatIsNotALevel(int level) {
    assertThatThrownBy(() -> SearchLevels.limits(level))
        .hasMessage("a level must be 1 to 60, not " + level);
  }
}
