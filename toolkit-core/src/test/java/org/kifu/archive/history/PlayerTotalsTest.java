package org.kifu.archive.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.kifu.archive.history.PlayerTotals.ResultGroup;
import org.kifu.archive.query.WinsDrawsLosses;
import org.kifu.board.Disc;

class PlayerTotalsTest {
  private static PlayedGame game(String event, int year, int halves, int discs) {
    return new PlayedGame(
        1, Disc.BLACK, "B", event, year, "Tiger", Optional.of(halves), OptionalInt.of(discs));
  }

  private static final PlayerTotals TOTALS =
      new PlayerTotals(
          List.of(
              game("Open", 1990, 2, 10),
              game("Open", 1989, 0, -4),
              game("", 0, 1, 0),
              new PlayedGame(
                  4, Disc.WHITE, "C", "Open", 1990, "", Optional.empty(), OptionalInt.empty())));

  @Test
  void addsUpResultsAndKeepsUnknownOnesApart() {
    assertThat(TOTALS.all())
        .isEqualTo(new ResultGroup("", new WinsDrawsLosses(1, 1, 1), 1, 6, 3, 1989, 1990));
    assertThat(TOTALS.all().games()).isEqualTo(4);
  }

  @Test
  void listsYearsInOrderAndGamesWithoutAYearAtTheEnd() {
    assertThat(TOTALS.byYear()).extracting(ResultGroup::name).containsExactly("1989", "1990", "");
  }

  @Test
  void takesAnEventOfEachYearAsOneOfItsOwn() {
    assertThat(TOTALS.byEvent())
        .extracting(group -> group.name() + " " + group.lastYear() + ": " + group.games())
        .containsExactly("Open 1990: 2", "Open 1989: 1");
  }
}
