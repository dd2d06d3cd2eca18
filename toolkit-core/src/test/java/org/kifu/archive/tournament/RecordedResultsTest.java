package org.kifu.archive.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.archive.tournament.ResultCheck.ResultFinding.Kind;
import org.kifu.board.Disc;
import org.kifu.format.GameReader;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.RealData;

class RecordedResultsTest {
  private static ParsedGame game(String black, String white, String moves, Outcome declared) {
    GameHeader header = new GameHeader(black, white, "Open", "", GameDate.ofYear(1999));
    return ParsedGames.of(
        GameRecord.of(header, MoveList.ofSquares(Games.squares(moves)), declared));
  }

  private static RecordedResults read(ParsedGame... games) {
    return RecordedResults.of(Stream.of(games).iterator());
  }

  @Test
  void theMatchOf1997WasSixToNothing() throws IOException {
    try (GameReader games = GameReader.open(Games.examples().resolve("wthor/WTH_1997-match.wtb"))) {
      RecordedResults read = RecordedResults.of(games.iterator());
      assertThat(read.findings()).isEmpty();
      TournamentTable table =
          TournamentTable.of(
              ResultCheck.of(read.results(), List.of()), TournamentRules.WORLD_CHAMPIONSHIP);
      assertThat(table.games()).isEqualTo(6);
      assertThat(table.standings()).extracting(Standing::points).containsExactly(12L, 0L);
      assertThat(table.standings().getFirst().player()).containsIgnoringCase("logistello");
    }
  }

  @ParameterizedTest
  @CsvSource({"f5d6c5f4e3f6g5e6e7, 64, PLAYED", "f5d6, 40, PLAYED"})
  void theBoardSaysTheScoreOfAFinishedGameAndTheSourceThatOfAnother(
      String moves, int black, Result.ResultKind kind) {
    Outcome declared = Outcome.ofBlackDiscs(40);
    Result result = read(game("A", "B", moves, declared)).results().getFirst();
    assertThat(result.discs()).contains(DiscCount.ofBlack(black));
    assertThat(result.kind()).isEqualTo(kind);
  }

  @Test
  void aGameLostByTimeKeepsItsDeclaredScore() {
    Outcome time = new Outcome(Outcome.Kind.TIME, OptionalInt.of(31));
    Result result = read(game("A", "B", "f5d6c5f4e3f6g5e6e7", time)).results().getFirst();
    assertThat(result.kind()).isEqualTo(Result.ResultKind.TIME_BLACK);
    assertThat(result.discs()).contains(new DiscCount(31, 33));
  }

  @Test
  void aWinnerWithoutScoreIsAResultWithoutDiscs() {
    Outcome won = new Outcome(Outcome.Kind.RESIGNED, OptionalInt.empty()).withWinner(Disc.WHITE);
    Result result = read(game("A", "B", "f5d6", won)).results().getFirst();
    assertThat(result.discs()).isEmpty();
    assertThat(result.blackHalves()).isZero();
  }

  @Test
  void gamesWithoutPlayersOrResultAreTold() {
    RecordedResults read =
        read(
            game("???", "B", "f5d6", Outcome.ofBlackDiscs(40)),
            game("A", "a", "f5d6", Outcome.ofBlackDiscs(40)),
            game("A", "B", "f5d6", Outcome.NONE),
            ParsedGames.unreadable());
    assertThat(read.results()).isEmpty();
    assertThat(read.findings())
        .extracting(ResultFinding::kind)
        .containsExactly(Kind.UNKNOWN_PLAYER, Kind.UNKNOWN_PLAYER, Kind.NO_RESULT);
  }

  @Test
  void theSameGameCountsOnceUnlessItHasNoMoves() {
    Outcome declared = Outcome.ofBlackDiscs(40);
    RecordedResults read =
        read(
            game("A", "B", "f5d6", declared),
            game("a", "b", "f5d6", declared),
            game("A", "B", "", declared),
            game("A", "B", "", declared));
    assertThat(read.results()).hasSize(3);
    assertThat(read.findings()).extracting(ResultFinding::kind).containsExactly(Kind.REPEATED);
  }

  /** The points of the largest event of a year, counted from the registered scores alone. */
  @Test
  void pointsOfARealTournamentAreThoseOfItsRegisteredScores() throws IOException {
    Path year = RealData.folder("wthor").resolve("WTH_1997.wtb");
    Map<String, List<ParsedGame>> events = new HashMap<>();
    try (GameReader games = GameReader.open(year)) {
      for (ParsedGame game : games) {
        String event = game.record().orElseThrow().header().event();
        events.computeIfAbsent(event, _ -> new ArrayList<>()).add(game);
      }
    }
    List<ParsedGame> largest =
        events.values().stream().max((a, b) -> Integer.compare(a.size(), b.size())).orElseThrow();
    Map<String, Double> plain = new HashMap<>();
    for (ParsedGame game : largest) {
      GameRecord record = game.record().orElseThrow();
      double score = (1 + Integer.signum(record.declared().blackDiscs().getAsInt() - 32)) / 2.0;
      plain.merge(record.header().black(), score, Double::sum);
      plain.merge(record.header().white(), 1 - score, Double::sum);
    }
    RecordedResults read = RecordedResults.of(largest.iterator());
    TournamentTable table =
        TournamentTable.of(
            ResultCheck.of(read.results(), List.of()), TournamentRules.WORLD_CHAMPIONSHIP);
    assertThat(table.games()).isGreaterThan(100);
    Map<String, Double> found = new HashMap<>();
    table.standings().forEach(row -> found.put(row.player(), row.points() / 2.0));
    assertThat(found).isEqualTo(plain);
  }
}
