package org.kifu.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.format.text.page.TableFile;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** The reader on trial makes no less of any set of inputs than when its counts were written. */
@Slow
class ReaderComparisonTest {
  @ParameterizedTest
  @EnumSource
  void readsNoLessThanBefore(ReaderComparison.InputSet set) throws IOException {
    ReaderScore score = ReaderComparison.score(set);
    ReaderScore least = written(set);
    assertThat(score.isNoWorseThan(least)).as("%s: %s, before %s", set, score, least).isTrue();
  }

  /** Files of which it says something else, on purpose. */
  private static final Set<String> OTHER_CODES =
      Set.of(
          "README.md", // lines with squares are text: no game, and not unknown content
          "index.csv",
          "unsupported-format/bad.json",
          "no-moves/bad.obf", // told as a part in another notation
          "notation-guessed/bad.json"); // there is no rival that reads nearly as much

  @Test
  void saysOfTheExamplesOfFindingsWhatTheReaderBeforeSays() throws IOException {
    SoftAssertions each = new SoftAssertions();
    for (ComparedCase one : ReaderComparison.InputSet.FINDINGS.cases()) {
      if (!OTHER_CODES.contains(one.name())) {
        each.assertThat(codes(one, Optional.of("text")))
            .as(one.name())
            .isEqualTo(codes(one, Optional.empty()));
      }
    }
    each.assertAll();
  }

  private static Set<String> codes(ComparedCase one, Optional<String> format) {
    return new TreeSet<>(Reading.of(one.source(), format).codes());
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
