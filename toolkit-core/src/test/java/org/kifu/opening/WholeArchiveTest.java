package org.kifu.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.kifu.opening.OpeningHistory.TheorySum;
import org.kifu.opening.OpeningTally.Exclusion;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainWthor;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

/** The job against the plain count, on whole archives. */
@Slow
class WholeArchiveTest {
  @Test
  void agreesWithThePlainCountOnTheShippedYears() {
    List<PlainWthor.Game> games = PlainWthor.games(Games.examples().resolve("wthor"));
    assertThat(games).hasSize(659);
    assertAgrees(games, 12, Games.examples().resolve("wthor"));
  }

  @Test
  void agreesWithThePlainCountOnAllOfWthor() {
    List<PlainWthor.Game> games = PlainWthor.games(RealData.folder("wthor"));
    OpeningTable table = assertAgrees(games, 10, RealData.folder("wthor"));
    assertThat(table.summary().tally())
        .isEqualTo(new OpeningTally(124_520, Map.of(Exclusion.UNFINISHED, 383L)));
    assertThat(table.summary().distinctPositions())
        .containsExactly(1L, 3L, 14L, 60L, 275L, 790L, 1881L, 3835L, 7033L, 11436L);
  }

  /** The job reads the archive itself; the plain count has it by its byte table. */
  private static OpeningTable assertAgrees(List<PlainWthor.Game> games, int plies, Path folder) {
    PlainOpenings plain = new PlainOpenings(plies);
    games.forEach(plain::add);
    OpeningTable table =
        OpeningTable.of(
            OpeningCounts.of(
                files(folder).flatMap(file -> ArchiveReading.of(file).games().stream()).iterator(),
                OpeningSettings.DEFAULT.withPlies(plies),
                2));
    assertThat(table.summary().distinctPositions()).isEqualTo(plain.distinctCounts());
    assertThat(table.rows()).isSortedAccordingTo(OpeningRow.ORDER);
    assertSameResults(table.rows(), plain.results);
    assertSameHistories(table.rows(), plain.games);
    assertLinesFollowTheMostFrequentWay(table.rows());
    return table;
  }

  /** Also shows that every line is legal, and every move after it. */
  private static void assertSameResults(
      List<OpeningRow> rows, Map<String, OpeningStats> plainResults) {
    Map<String, OpeningStats> results = new HashMap<>();
    for (OpeningRow row : rows) {
      assertThat(row.line()).hasSize(2 * row.ply());
      PlainOpenings.Step step = PlainOpenings.lastStep(row.line() + row.move());
      results.put(step.before() + " " + step.move(), row.stats());
    }
    assertThat(results).hasSize(rows.size());
    assertThat(results).isEqualTo(plainResults);
  }

  private static void assertSameHistories(
      List<OpeningRow> rows, Map<String, List<PlainWthor.Game>> plainGames) {
    for (OpeningRow row : rows) {
      PlainOpenings.Step step = PlainOpenings.lastStep(row.line() + row.move());
      List<PlainWthor.Game> games =
          plainGames.getOrDefault(step.before() + " " + step.move(), List.of());
      int[] diffs = games.stream().mapToInt(game -> 2 * game.blackDiscs() - 64).sorted().toArray();
      ResultsByYear results = row.history().results();
      assertThat(results.byDiscDiff()).isEqualTo(tally(Arrays.stream(diffs)));
      Map<Integer, Long> years = new HashMap<>();
      results.byYear().forEach((year, stats) -> years.put(year, stats.games()));
      assertThat(years).isEqualTo(tally(games.stream().mapToInt(PlainWthor.Game::year)));
      int n = diffs.length;
      assertThat(results.discDiffQuantile(1, 2)).isEqualTo((diffs[(n - 1) / 2] + diffs[n / 2]) / 2);
      assertThat(results.discDiffQuantile(1, 4)).isEqualTo((diffs[(n - 1) / 4] + diffs[n / 4]) / 2);
      assertThat(results.discDiffQuantile(3, 4))
          .isEqualTo((diffs[(3 * n - 1) / 4] + diffs[3 * n / 4]) / 2);
      long theory = games.stream().mapToLong(game -> 2L * game.theoryBlackDiscs() - 64).sum();
      assertThat(row.history().theory()).isEqualTo(new TheorySum(n, theory));
      assertIsFirst(row.history().first(), games);
    }
  }

  /** Files are read in the order of their names, which is that of their years. */
  private static void assertIsFirst(@Nullable FirstGame first, List<PlainWthor.Game> games) {
    PlainWthor.Game expected =
        games.stream().min(Comparator.comparing(PlainWthor.Game::year)).orElseThrow();
    assertThat(first).isNotNull();
    assertThat(first.source()).isEqualTo(expected.file());
    assertThat(first.number()).isEqualTo(expected.number());
  }

  private static Map<Integer, Long> tally(IntStream numbers) {
    return numbers.boxed().collect(Collectors.groupingBy(each -> each, Collectors.counting()));
  }

  private static Stream<Path> files(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".wtb")).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void assertLinesFollowTheMostFrequentWay(List<OpeningRow> rows) {
    Map<String, OpeningRow> bestWay = new HashMap<>();
    for (OpeningRow row : rows) {
      bestWay.merge(
          PlainOpenings.lastStep(row.line() + row.move()).after(),
          row,
          WholeArchiveTest::moreFrequent);
    }
    Map<String, String> lineTo = new HashMap<>();
    bestWay.forEach((position, row) -> lineTo.put(position, withMove(row)));
    Set<String> lines = new HashSet<>();
    for (OpeningRow row : rows) {
      if (row.ply() > 0 && lines.add(row.line())) {
        PlainBoard board = PlainOpenings.board(row.line());
        assertThat(row.line()).startsWith("f5").isEqualTo(lineTo.get(PlainOpenings.text(board)));
      }
      assertThat(PlainOpenings.equivalents(row.line(), row.move()))
          .allMatch(name -> name.compareTo(row.move()) >= 0);
    }
  }

  private static String withMove(OpeningRow row) {
    return row.ply() == 0 ? "f5" : row.line() + row.move();
  }

  private static OpeningRow moreFrequent(OpeningRow a, OpeningRow b) {
    int order = Long.compare(b.stats().games(), a.stats().games());
    order = order != 0 ? order : a.move().compareTo(b.move());
    order = order != 0 ? order : a.line().compareTo(b.line());
    return order < 0 ? a : b;
  }
}
