package org.kifu.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainWthor;
import org.kifu.testing.RealData;

/** The job against the plain count, on whole archives. */
class WholeArchiveTest {
  @Test
  void agreesWithThePlainCountOnTheShippedYears() {
    List<PlainWthor.Game> games = PlainWthor.games(Games.examples().resolve("wthor"));
    assertThat(games).hasSize(659);
    assertAgrees(games, 12);
  }

  @Test
  void agreesWithThePlainCountOnAllOfWthor() {
    List<PlainWthor.Game> games = PlainWthor.games(RealData.folder("wthor"));
    OpeningTable table = assertAgrees(games, 10);
    assertThat(table.summary().tally())
        .isEqualTo(new OpeningTally(124_520, Map.of(Exclusion.UNFINISHED, 383L)));
    assertThat(table.summary().distinctPositions())
        .containsExactly(1L, 3L, 14L, 60L, 275L, 790L, 1881L, 3835L, 7033L, 11436L);
  }

  private static OpeningTable assertAgrees(List<PlainWthor.Game> games, int plies) {
    PlainOpenings plain = new PlainOpenings(plies);
    games.forEach(plain::add);
    OpeningTable table =
        OpeningTable.of(
            OpeningJob.count(
                games.stream().map(game -> ParsedGames.of(game.moves())).iterator(),
                OpeningSettings.DEFAULT.withPlies(plies),
                2));
    assertThat(table.summary().distinctPositions()).isEqualTo(plain.distinctCounts());
    assertThat(table.rows()).isSortedAccordingTo(OpeningRow.ORDER);
    assertSameResults(table.rows(), plain.results);
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
