package org.kifu.archive.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.archive.query.GameFilter.YearRange;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

class GameFilterTest {
  private static final Origin NOWHERE = Origin.at(SourceLocation.whole("x"));

  /** Six games; names as they stand in WTHOR's player file, and one unreadable game (4). */
  private static final List<ParsedGame> RUN =
      List.of(
          game(1, "Tastet Marc", "Piau Thierry", "Open de Paris", 1987),
          game(2, "Tamenori Hideshi", "Tastet Marc", "World Championship", 1990),
          game(3, "Logistello", "Murakami Takeshi", "Challenge", 1997),
          unreadable(4),
          game(5, "Nicolet Stéphane", "Marcel Kovacs", "Open de Paris", 0),
          game(6, "Logistello 2", "Buro Michael", "Meisterschaft Göttingen", 1998));

  private static GameFilter player(String name, boolean all) {
    return new GameFilter(
        OptionalLong.empty(),
        Optional.of(name),
        Optional.empty(),
        Optional.empty(),
        all,
        Optional.empty());
  }

  private static GameFilter event(String name) {
    return new GameFilter(
        OptionalLong.empty(),
        Optional.empty(),
        Optional.of(name),
        Optional.empty(),
        false,
        Optional.empty());
  }

  private static GameFilter years(int first, int last) {
    return new GameFilter(
        OptionalLong.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(new YearRange(first, last)),
        false,
        Optional.empty());
  }

  private static GameFilter number(long number) {
    return new GameFilter(
        OptionalLong.of(number),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        false,
        Optional.empty());
  }

  private static GameFilter random(Optional<String> player, int count, long seed) {
    return new GameFilter(
        OptionalLong.empty(),
        player,
        Optional.empty(),
        Optional.empty(),
        true,
        Optional.of(new RandomDraw(count, seed)));
  }

  @Test
  void choosesEveryGameWithoutAnyCondition() {
    assertThat(chosen(GameFilter.ALL)).containsExactly(1, 2, 3, 4, 5, 6);
  }

  @ParameterizedTest
  @CsvSource({
    "tastet, '1,2'",
    "TASTET MARC, '1,2'",
    "'  tastet   marc ', '1,2'",
    "piau, '1'",
    "stephane, '5'",
    "STÉPHANE, '5'"
  })
  void matchesPlayersOfEitherColourWithoutCaseAndAccents(String name, String games) {
    assertThat(chosen(player(name, false)))
        .extracting(String::valueOf)
        .containsExactly(games.split(","));
  }

  @Test
  void choosesTheGamesInWhichAPlayerHasAColour() {
    assertThat(chosen(player("tastet", false).withSide(Disc.BLACK))).containsExactly(1);
    assertThat(chosen(player("tastet", false).withSide(Disc.WHITE))).containsExactly(2);
    assertThat(chosen(player("marc", true).withSide(Disc.WHITE))).containsExactly(2, 5);
    assertThatThrownBy(() -> chosen(player("nicolet", false).withSide(Disc.WHITE)))
        .hasMessage("no game is selected: player 'nicolet', side white");
  }

  /** Whom a name stands for does not depend on the colour that is asked for. */
  @Test
  void aNameOfSeveralPlayersIsRefusedWhateverTheirColours() {
    assertThatThrownBy(() -> chosen(player("marc", false).withSide(Disc.BLACK)))
        .hasMessage("'marc' matches 2 players");
  }

  @Test
  void aColourIsThatOfAPlayer() {
    assertThatThrownBy(() -> GameFilter.ALL.withSide(Disc.BLACK))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void matchesEvents() {
    assertThat(chosen(event("paris"))).containsExactly(1, 5);
    assertThat(chosen(event("gottingen"))).containsExactly(6);
  }

  @Test
  void refusesANameThatSeveralPlayersHaveInPart() {
    assertThatThrownBy(() -> chosen(player("marc", false)))
        .asInstanceOf(type(GameFilter.SelectionException.class))
        .satisfies(
            refusal -> {
              assertThat(refusal).hasMessage("'marc' matches 2 players");
              assertThat(refusal.hits()).containsExactly("Tastet Marc", "Marcel Kovacs");
            });
  }

  @Test
  void takesSeveralPlayersIfTold() {
    assertThat(chosen(player("marc", true))).containsExactly(1, 2, 5);
  }

  @Test
  void prefersThePlayerWhoseWholeNameItIs() {
    assertThat(chosen(player("logistello", false))).containsExactly(3);
    assertThat(chosen(player("logistello 2", false))).containsExactly(6);
  }

  @Test
  void choosesKnownYearsBothEndsIncluded() {
    assertThat(chosen(years(1990, 1997))).containsExactly(2, 3);
    assertThat(chosen(years(1, 9999))).containsExactly(1, 2, 3, 6);
  }

  @Test
  void countsGamesOfTheRunFromOneUnreadableOnesToo() {
    assertThat(chosen(number(1))).containsExactly(1);
    assertThat(chosen(number(4))).containsExactly(4);
  }

  @Test
  void readsNoFurtherThanTheNumber() {
    Iterator<ParsedGame> run = RUN.iterator();
    number(2).select(run).forEachRemaining(game -> {});
    assertThat(run.next().number()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(longs = {7, 1000})
  void refusesANumberBeyondTheRun(long number) {
    assertThatThrownBy(() -> chosen(number(number)))
        .isInstanceOf(GameFilter.SelectionException.class)
        .hasMessage("no game is selected: game " + number);
  }

  @Test
  void refusesANameThatNobodyHas() {
    assertThatThrownBy(() -> chosen(player("brightwell", false)))
        .hasMessage("no game is selected: player 'brightwell'");
  }

  private static List<Integer> chosen(GameFilter filter) {
    List<Integer> numbers = new ArrayList<>();
    filter.select(RUN.iterator()).forEachRemaining(game -> numbers.add(game.number()));
    return numbers;
  }

  private static ParsedGame game(int number, String black, String white, String event, int year) {
    GameDate date = year == 0 ? GameDate.UNKNOWN : GameDate.ofYear(year);
    GameHeader header = new GameHeader(black, white, event, "", date);
    GameRecord record = GameRecord.of(header, MoveList.EMPTY, Outcome.NONE);
    return new ParsedGame(number, Optional.of(record), NOWHERE, List.of());
  }

  private static ParsedGame unreadable(int number) {
    Problem problem =
        new Problem(ProblemCode.UNREADABLE, SourceLocation.whole("x"), number, 0, "no moves");
    return new ParsedGame(number, Optional.empty(), NOWHERE, List.of(problem));
  }

  @Test
  void drawsGamesInTheirOrderAndTheSameAgain() {
    for (int seed = 0; seed < 50; seed++) {
      List<Integer> drawn = chosen(random(Optional.empty(), 3, seed));
      assertThat(drawn).hasSize(3).isSorted().doesNotHaveDuplicates();
      assertThat(chosen(random(Optional.empty(), 3, seed))).isEqualTo(drawn);
    }
  }

  @Test
  void drawsAllGamesIfThereAreNoMore() {
    assertThat(chosen(random(Optional.empty(), 9, 1))).containsExactly(1, 2, 3, 4, 5, 6);
  }

  @Test
  void drawsAmongTheGamesThatFulfilTheOtherConditions() {
    assertThat(chosen(random(Optional.of("tastet"), 9, 1))).containsExactly(1, 2);
  }

  @Test
  void drawsEachGameAsOftenAsAnyOther() {
    int[] drawn = new int[7];
    int seeds = 3000;
    for (int seed = 0; seed < seeds; seed++) {
      chosen(random(Optional.empty(), 2, seed)).forEach(game -> drawn[game]++);
    }
    double third = seeds / 3.0;
    double deviation = Math.sqrt(seeds * (1 / 3.0) * (2 / 3.0));
    for (int game = 1; game <= 6; game++) {
      assertThat((double) drawn[game]).isCloseTo(third, within(4 * deviation));
    }
  }
}
