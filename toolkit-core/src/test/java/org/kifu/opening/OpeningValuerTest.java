package org.kifu.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.opening.OpeningTable.ValuedBy;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainWthor;

/** An engine that counts the discs of the side to move and of the other values the moves. */
class OpeningValuerTest {
  private static final Limits LIMITS = new Limits(1, 0);
  private static final OpeningTable TABLE =
      OpeningTable.of(
          OpeningCounts.of(
              PlainWthor.games(Games.examples().resolve("wthor")).stream()
                  .map(game -> ParsedGames.of(game.moves()))
                  .iterator(),
              OpeningSettings.DEFAULT.withPlies(7).withMinGames(3),
              1));

  private final Queue<Position> asked = new ConcurrentLinkedQueue<>();

  private final class DiscCounter implements Analyser<Position, Move> {
    @Override
    public String description() {
      return "counter";
    }

    @Override
    public Valuation<Move> value(Position position, Limits limits) {
      asked.add(position);
      int more = Long.bitCount(position.player()) - Long.bitCount(position.opponent());
      return new Valuation<>(Value.estimated(100 * more, limits.depth()), List.of(), 1);
    }

    @Override
    public Comparison<Move> compare(Position position, Move played, Limits limits) {
      throw new AssertionError("a move is valued by the position after it");
    }
  }

  private OpeningTable valued(int jobs) {
    return new OpeningValuer(LIMITS, DiscCounter::new, jobs).value(TABLE, _ -> true, (_, _) -> {});
  }

  @Test
  void aValueIsThatOfThePositionAfterTheMoveForBlack() {
    OpeningTable table = valued(1);
    assertThat(table.rows()).hasSizeGreaterThan(100);
    for (OpeningRow row : table.rows()) {
      assertThat(row.value())
          .as(row.lineWithMove())
          .contains(Value.estimated(100 * blackDiscDiff(row.lineWithMove()), 1));
    }
    assertThat(table.engine()).contains(new ValuedBy("counter", LIMITS));
    assertThat(TABLE.engine()).isEmpty();
    assertThat(TABLE.rows()).allMatch(row -> row.value().isEmpty());
  }

  private static int blackDiscDiff(String moves) {
    PlainBoard board = PlainOpenings.board(moves);
    return board.count(PlainBoard.Cell.BLACK) - board.count(PlainBoard.Cell.WHITE);
  }

  @Test
  void aPositionIsSearchedOnceHoweverItIsReached() {
    OpeningTable table = valued(1);
    Set<String> positions = new HashSet<>();
    table.rows().forEach(row -> positions.add(text(row)));
    assertThat(positions).hasSizeLessThan(table.rows().size());
    assertThat(asked).hasSameSizeAs(positions).doesNotHaveDuplicates();
  }

  private static String text(OpeningRow row) {
    return PlainOpenings.text(PlainOpenings.board(row.lineWithMove()));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 5})
  void theNumberOfThreadsChangesNothing(int jobs) {
    assertThat(valued(jobs)).isEqualTo(valued(1));
  }

  @Test
  void onlyMovesThatAreToldAreSearchedAndEachIsHeardOf() {
    List<String> heard = new ArrayList<>();
    OpeningTable table =
        new OpeningValuer(LIMITS, DiscCounter::new, 2)
            .value(TABLE, row -> row.ply() == 1, (done, all) -> heard.add(done + "/" + all));
    assertThat(table.rows()).allMatch(row -> row.value().isPresent() == (row.ply() == 1));
    assertThat(asked).hasSize(3);
    assertThat(heard).containsExactly("1/3", "2/3", "3/3");
  }
}
