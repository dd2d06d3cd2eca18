package org.kifu.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.game.ProblemCode;
import org.kifu.source.Source;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;
import org.kifu.testing.Verified;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.VerifyResult.Group;

/** Forty-four years of WTHOR against the table that others counted. */
@Slow
class WthorArchiveTest {
  @Test
  void everyYearHasTheCountsOfItsTable() {
    Verified run =
        Verified.of(VerifyOptions.withJobs(2).withGroupings(Set.of(Grouping.YEAR)), years());
    assertThat(run.result().groups(Grouping.YEAR))
        .extracting(WthorArchiveTest::row)
        .isEqualTo(table());
  }

  @Test
  void theWholeArchiveHasItsTotals() {
    Tally total = Verified.of(VerifyOptions.withJobs(2), years()).result().total();
    assertThat(total.read()).isEqualTo(124_520);
    assertThat(total.count(Verdict.COMPLETE)).isEqualTo(124_137);
    assertThat(total.count(Verdict.UNFINISHED)).isEqualTo(383);
    assertThat(total.count(Verdict.ILLEGAL)).isZero();
    assertThat(total.count(Verdict.UNREADABLE)).isZero();
    assertThat(total.duplicates()).isEqualTo(36);
    assertThat(total.scoresAgree()).isEqualTo(124_137);
    assertThat(total.moves()).isEqualTo(7_451_741);
    assertThat(total.count(ProblemCode.WTHOR_SAME_PLAYER)).isEqualTo(2);
    assertThat(total.findings()).containsOnlyKeys("duplicate", "unfinished", "wthor-same-player");
  }

  private static Source[] years() {
    try (Stream<Path> files = Files.list(RealData.folder("wthor"))) {
      return files
          .filter(file -> file.toString().endsWith(".wtb"))
          .sorted()
          .map(Source::of)
          .toArray(Source[]::new);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String row(Group year) {
    Tally tally = year.tally();
    return "WTH_%s.wtb,%d,%d,%d,%d,%d,%d"
        .formatted(
            year.name(),
            tally.read(),
            tally.count(Verdict.COMPLETE),
            tally.count(Verdict.UNFINISHED),
            tally.moves(),
            tally.declaredBlackDiscs(),
            tally.theoreticalBlackDiscs());
  }

  private static List<String> table() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    WthorArchiveTest.class.getResourceAsStream("wthor-years.csv")),
                StandardCharsets.UTF_8))) {
      return lines.lines().skip(1).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
