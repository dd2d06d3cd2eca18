package org.kifu.archive.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningTally.Exclusion;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainBoard.Cell;
import org.kifu.testing.PlainWthor;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

/** Counts are held against a plain board and the byte table of WTHOR, which share no code. */
@Slow
class GameStatsTest {
  /** The same by the plain board, over games that were played to their end. */
  private static final class Plain {
    private final Map<Integer, Long> diffs = new TreeMap<>();
    private final Map<Integer, Long> discsPlaced = new TreeMap<>();
    private final Map<Integer, Long> passes = new TreeMap<>();
    private final long[] positions = new long[60];
    private final long[] moves = new long[60];
    private final int[] most = new int[60];
    private long unfinished;
    private long blackPasses;
    private long whitePasses;
    private long blackWipeOuts;
    private long whiteWipeOuts;

    void add(PlainWthor.Game game) {
      List<Integer> legal = new ArrayList<>();
      PlainBoard board = PlainBoard.start(8);
      int black = 0;
      int white = 0;
      for (byte square : Games.squares(game.moves())) {
        if (board.mustPass()) {
          black += board.toMove() == Cell.BLACK ? 1 : 0;
          white += board.toMove() == Cell.WHITE ? 1 : 0;
          board.pass();
        }
        legal.add(board.legalMoves().size());
        board.play(square);
      }
      if (!board.isOver()) {
        unfinished++;
        return;
      }
      diffs.merge(2 * board.blackScore() - 64, 1L, Long::sum);
      discsPlaced.merge(legal.size(), 1L, Long::sum);
      passes.merge(black + white, 1L, Long::sum);
      blackPasses += black;
      whitePasses += white;
      blackWipeOuts += board.count(Cell.WHITE) == 0 ? 1 : 0;
      whiteWipeOuts += board.count(Cell.BLACK) == 0 ? 1 : 0;
      for (int i = 0; i < legal.size(); i++) {
        positions[i]++;
        moves[i] += legal.get(i);
        most[i] = Math.max(most[i], legal.get(i));
      }
    }
  }

  @Test
  void agreesWithThePlainCountOnTheShippedYears() {
    assertAgrees(Games.examples().resolve("wthor"));
  }

  @Test
  void agreesWithThePlainCountOnAllOfWthor() {
    GameStats stats = assertAgrees(RealData.folder("wthor"));
    assertThat(stats.score().games()).isEqualTo(124_137);
  }

  private static GameStats assertAgrees(Path folder) {
    Plain plain = new Plain();
    PlainWthor.games(folder).forEach(plain::add);
    GameStats stats = StatsJob.count(games(folder).iterator(), 2);
    assertThat(stats.tally().excluded(Exclusion.UNFINISHED)).isEqualTo(plain.unfinished);
    assertThat(stats.results().byDiscDiff()).isEqualTo(plain.diffs);
    assertThat(stats.discsPlaced()).isEqualTo(plain.discsPlaced);
    assertThat(stats.passes()).isEqualTo(plain.passes);
    assertThat(stats.blackPasses()).isEqualTo(plain.blackPasses);
    assertThat(stats.whitePasses()).isEqualTo(plain.whitePasses);
    assertThat(stats.blackWipeOuts()).isEqualTo(plain.blackWipeOuts);
    assertThat(stats.whiteWipeOuts()).isEqualTo(plain.whiteWipeOuts);
    assertThat(stats.branching()).hasSize(60);
    for (GameStats.Branching each : stats.branching()) {
      assertThat(each.positions()).isEqualTo(plain.positions[each.discs()]);
      assertThat(each.moves()).isEqualTo(plain.moves[each.discs()]);
      assertThat(each.most()).isEqualTo(plain.most[each.discs()]);
      assertThat(each.least()).isBetween(1, each.most());
    }
    return stats;
  }

  private static List<ParsedGame> games(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".wtb"))
          .sorted()
          .flatMap(file -> ArchiveReading.of(file).games().stream())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    List<ParsedGame> games = games(Games.examples().resolve("wthor"));
    assertThat(StatsJob.count(games.iterator(), 3)).isEqualTo(StatsJob.count(games.iterator(), 1));
  }

  /** A record with a start and tokens of its own is looked at in another way. */
  @Test
  void aTurnedStartIsTheSameGame() {
    for (String game : Games.match1997()) {
      GameRecord record = ParsedGames.of(game).record().orElseThrow();
      GameStats usual = StatsJob.count(List.of(ParsedGames.of(game)).iterator(), 1);
      StartSpec start =
          new StartSpec.Setup("---------------------------OX------XO--------------------------- X");
      GameStats written =
          StatsJob.count(List.of(ParsedGames.of(record.withStart(start))).iterator(), 1);
      assertThat(written).isEqualTo(usual);
    }
  }

  @Test
  void theStandardErrorIsThatOfTheMean() {
    // Final differences of the match: by hand from the scores of the six games.
    GameStats stats = StatsJob.count(Games.match1997().stream().map(ParsedGames::of).iterator(), 1);
    List<Integer> diffs = new ArrayList<>();
    stats
        .results()
        .byDiscDiff()
        .forEach(
            (diff, n) -> {
              for (int i = 0; i < n; i++) {
                diffs.add(diff);
              }
            });
    double mean = diffs.stream().mapToInt(each -> each).average().orElseThrow();
    double variance =
        diffs.stream().mapToDouble(each -> (each - mean) * (each - mean)).sum()
            / (diffs.size() - 1);
    assertThat(stats.discDiffError()).isCloseTo(Math.sqrt(variance / 6), within(1e-12));
  }

  @Test
  void withoutGamesThereAreNoMeans() {
    GameStats none =
        StatsJob.count(
            List.of(ParsedGames.of(GameRecord.ofMoves(MoveList.EMPTY)), ParsedGames.unreadable())
                .iterator(),
            1);
    assertThat(none.tally().counted()).isZero();
    assertThat(none.meanBranching()).isNaN();
    assertThat(none.discDiffError()).isNaN();
    assertThat(none.branching()).isEmpty();
  }
}
