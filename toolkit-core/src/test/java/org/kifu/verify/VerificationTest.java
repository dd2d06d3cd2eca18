package org.kifu.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.source.Source;
import org.kifu.testing.Verified;
import org.kifu.testing.WthorBytes;
import org.kifu.verify.CheckedGame.Acceptance;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.VerifyResult.Group;

class VerificationTest {
  private static final Source[] YEARS =
      IntStream.rangeClosed(1977, 1983)
          .mapToObj(year -> Source.of(WthorBytes.file(year)))
          .toArray(Source[]::new);

  /** Counts of the README of the WTHOR data. */
  @Test
  void countsTheYears1977To1983() {
    Tally total = Verified.of(YEARS).result().total();
    assertThat(total.read()).isEqualTo(653);
    assertThat(total.count(Verdict.COMPLETE)).isEqualTo(649);
    assertThat(total.count(Verdict.UNFINISHED)).isEqualTo(4);
    assertThat(total.count(Acceptance.ACCEPTED)).isEqualTo(653);
    assertThat(total.scoresAgree()).isEqualTo(649);
    assertThat(total.moves()).isEqualTo(719 + 479 + 659 + 9552 + 9055 + 6579 + 11904);
    assertThat(total.findings()).containsOnlyKeys("unfinished");
    assertThat(total.worst()).contains(Severity.WARNING);
  }

  @Test
  void countsByFileInInputOrderAndByYearAscending() {
    VerifyOptions options = VerifyOptions.withJobs(1).withGroupings(EnumSet.allOf(Grouping.class));
    VerifyResult result = Verified.of(options, YEARS[4], YEARS[0], YEARS[4]).result();
    assertThat(result.groups(Grouping.FILE))
        .extracting(group -> group.name().replaceAll(".*/", ""))
        .containsExactly("WTH_1981.wtb", "WTH_1977.wtb");
    assertThat(result.groups(Grouping.YEAR))
        .extracting(Group::name)
        .containsExactly("1977", "1981");
    Tally of1981 = result.groups(Grouping.YEAR).get(1).tally();
    assertThat(of1981.read()).isEqualTo(2 * 153);
    assertThat(of1981.duplicates()).isEqualTo(153);
    assertThat(result.total().duplicates()).isEqualTo(153);
  }

  @Test
  void theNumberOfThreadsAndTheMemoryChangeNothing() {
    byte[] damaged = WthorBytes.year(1983);
    for (int at = 100; at < damaged.length; at += 333) {
      damaged[at] ^= 0x15;
    }
    Source[] sources = {YEARS[3], Source.of("damaged", damaged), YEARS[6], YEARS[3]};
    VerifyOptions one =
        new VerifyOptions(1, CheckOptions.LENIENT, EnumSet.allOf(Grouping.class), Long.MAX_VALUE);
    Verified expected = Verified.of(one, sources);
    Verified other =
        Verified.of(
            new VerifyOptions(4, CheckOptions.LENIENT, EnumSet.allOf(Grouping.class), 5000),
            sources);
    assertThat(expected.lines()).hasSizeGreaterThan(200);
    assertThat(other.findings()).isEqualTo(expected.findings());
    assertThat(other.result()).usingRecursiveComparison().isEqualTo(expected.result());
    assertThat(numbers(other)).isEqualTo(numbers(expected));
  }

  @Test
  void findingsComeInInputOrderAndDuplicatesLast() {
    byte[] cut = Arrays.copyOf(WthorBytes.year(1978), 16 + 68 + 10);
    Verified run =
        Verified.of(
            Source.of("empty", new byte[0]),
            Source.of("cut", cut),
            Source.of("photo", new byte[] {1, 2, 3}),
            Source.of("again", WthorBytes.year(1978)));
    assertThat(run.lines())
        .containsExactly(
            "empty@0: the source is empty [empty-file]",
            "cut@0: without the name files beside the games (.jou, .trn), players and tournaments"
                + " are called by number [wthor-names]",
            "cut@84: game 2: the source ends after 10 of the 68 bytes of this record [truncated]",
            "cut@94: the source ends here after 1 of the 8 games that its header says [truncated]",
            "photo@0: no known game format is recognised in this content [unrecognised]",
            "again@0: without the name files beside the games (.jou, .trn), players and tournaments"
                + " are called by number [wthor-names]",
            "again@16: game 1: the same start and moves as game 1 of cut@16 [duplicate]");
    assertThat(run.result().total().read()).isEqualTo(10);
    assertThat(run.result().total().count(Verdict.UNREADABLE)).isEqualTo(1);
    assertThat(run.quarantined())
        .singleElement()
        .satisfies(
            game -> assertThat(game.origin().bytes()).isEqualTo(Arrays.copyOfRange(cut, 84, 94)));
  }

  @Test
  void whatIsSetAsideIsWhatWasCounted() {
    byte[] damaged = WthorBytes.year(1980);
    damaged[16 + 8] = 11; // a1 is no first move
    damaged[16 + 68 + 8 + 59] = 99;
    damaged[16 + 2 * 68 + 8 + 20] = 0;
    VerifyOptions strict = VerifyOptions.withJobs(1).withStrict(true);
    Verified lenient = Verified.of(Source.of("d", damaged));
    Verified severe = Verified.of(strict, Source.of("d", damaged));
    assertThat(numbers(lenient)).containsExactly(1, 2);
    assertThat(numbers(severe)).containsExactly(1, 2, 3);
    assertThat(lenient.result().total().count(Acceptance.REPAIRED)).isEqualTo(1);
    assertThat(severe.result().total().count(Acceptance.REPAIRED)).isZero();
    assertThat(severe.result().total().count(Severity.ERROR)).isEqualTo(3);
    assertThat(lenient.result().total().count(ProblemCode.BAD_SQUARE)).isEqualTo(1);
  }

  @Test
  void talliesAddUpInAnyOrder() {
    Tally all = Verified.of(YEARS).result().total();
    Tally sum = new Tally();
    for (int i = YEARS.length - 1; i >= 0; i--) {
      sum.add(Verified.of(YEARS[i]).result().total());
    }
    assertThat(sum).usingRecursiveComparison().isEqualTo(all);
  }

  private static List<Integer> numbers(Verified run) {
    return run.quarantined().stream().map(ParsedGame::number).toList();
  }
}
