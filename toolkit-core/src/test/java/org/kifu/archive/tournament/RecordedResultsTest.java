package org.kifu.archive.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.archive.tournament.ResultFinding.FindingKind;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
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
      String moves, int black, TournamentResult.ResultKind kind) {
    Outcome declared = Outcome.ofBlackDiscs(40);
    TournamentResult result = read(game("A", "B", moves, declared)).results().getFirst();
    assertThat(result.discs()).contains(new DiscCount(black, 64 - black));
    assertThat(result.kind()).isEqualTo(kind);
  }

  @Test
  void aGameLostByTimeKeepsItsDeclaredScore() {
    Outcome time = new Outcome(Outcome.Kind.TIME, OptionalInt.of(31));
    TournamentResult result = read(game("A", "B", "f5d6c5f4e3f6g5e6e7", time)).results().getFirst();
    assertThat(result.kind()).isEqualTo(TournamentResult.ResultKind.TIME_BLACK);
    assertThat(result.discs()).contains(new DiscCount(31, 33));
  }

  @Test
  void aWinnerWithoutScoreIsAResultWithoutDiscs() {
    Outcome won = new Outcome(Outcome.Kind.RESIGNED, OptionalInt.empty()).withWinner(Disc.WHITE);
    TournamentResult result = read(game("A", "B", "f5d6", won)).results().getFirst();
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
        .containsExactly(
            FindingKind.UNKNOWN_PLAYER, FindingKind.UNKNOWN_PLAYER, FindingKind.NO_RESULT);
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
    assertThat(read.findings())
        .extracting(ResultFinding::kind)
        .containsExactly(FindingKind.REPEATED);
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

  private static ParsedGame example(String file) throws IOException {
    try (GameReader games = GameReader.open(Games.examples().resolve("rules/" + file))) {
      return named(games.iterator().next().record().orElseThrow());
    }
  }

  private static ParsedGame named(GameRecord record) {
    return ParsedGames.of(record.withHeader(new GameHeader("A", "B", "", "", GameDate.UNKNOWN)));
  }

  private static ParsedGame stopped(String rules, Outcome declared) {
    GameRecord start = GameRecord.of(rules, StartSpec.STANDARD, MoveList.EMPTY);
    return named(
        new GameRecord(
            start.header(),
            start.rules(),
            start.start(),
            start.moves(),
            declared,
            start.theory(),
            start.notes()));
  }

  /** The worked examples of these rules: 19-45 in anti, 32-32 in ravensburger. */
  @ParameterizedTest
  @CsvSource({"anti.json, 19, 45", "ravensburger.json, 32, 32"})
  void theRulesNameTheWinnerOfAFinishedGame(String file, int black, int white) throws IOException {
    TournamentResult result = read(example(file)).results().getFirst();
    assertThat(result.discs()).map(count -> count.of(Disc.BLACK)).contains(black);
    assertThat(result.discs()).map(count -> count.of(Disc.WHITE)).contains(white);
    assertThat(result.blackHalves()).isEqualTo(2);
    assertThat(result.score()).isEqualTo(black + "-" + white + ", won by black");
  }

  /** A declared count is one of all squares: 100 on 10x10, where 40 discs lose. */
  @ParameterizedTest
  @CsvSource({
    "othello, 40, 2, 24",
    "anti, 40, 0, 24",
    "anti:6x6, 17, 2, 19",
    "ravensburger, 32, 2, 32",
    "grand, 40, 0, 60",
    "reversi-1880, 32, 1, 32",
    "grid:5x5, 13, 2, 12"
  })
  void theRulesReadADeclaredCount(String rules, int black, int halves, int white) {
    Outcome declared =
        new Outcome(
            Outcome.Kind.RESIGNED, OptionalInt.of(black), OptionalInt.empty(), Optional.empty());
    TournamentResult result = read(stopped(rules, declared)).results().getFirst();
    assertThat(result.blackHalves()).isEqualTo(halves);
    assertThat(result.discs()).map(count -> count.of(Disc.WHITE)).contains(white);
  }

  /** In ravensburger nobody gets empty squares: 30-10 stays 30-10, and in othello it is 54-10. */
  @ParameterizedTest
  @CsvSource({"othello, 54, 10, 2", "ravensburger, 30, 10, 2", "anti, 54, 10, 0"})
  void aCountWithoutTheEmptySquaresKeepsThemAsTheRulesSay(
      String rules, int black, int white, int halves) {
    Outcome declared = Outcome.ofBlackDiscs(54).withBoardDiff(20);
    TournamentResult result = read(stopped(rules, declared)).results().getFirst();
    assertThat(result.score()).startsWith(black + "-" + white);
    assertThat(result.blackHalves()).isEqualTo(halves);
  }

  @Test
  void gamesOfOtherRulesWithTheSameMovesAreOtherGames() {
    MoveList moves = MoveList.ofSquares(Games.squares("f5d6c5f4e3f6g5e6e7"));
    RecordedResults read =
        read(
            named(GameRecord.of("othello", StartSpec.STANDARD, moves)),
            named(GameRecord.of("anti", StartSpec.STANDARD, moves)));
    assertThat(read.findings()).isEmpty();
    assertThat(read.results())
        .extracting(TournamentResult::blackHalves)
        .containsExactly(2, 0); // black has all 64 discs
  }

  /** Where fewer discs win, a player's tie-break counts the discs of the opponent: 45 here. */
  @Test
  void theLoserOfAnAntiGameGainsNothingInTieBreaks() throws IOException {
    RecordedResults read = read(example("anti.json"));
    TournamentTable table =
        TournamentTable.of(
            ResultCheck.of(read.results(), List.of()), TournamentRules.WORLD_CHAMPIONSHIP);
    assertThat(table.standings()).extracting(Standing::player).containsExactly("A", "B");
    assertThat(table.standings()).extracting(Standing::discs).containsExactly(45, 19);
    assertThat(table.standings()).extracting(Standing::discDifference).containsExactly(26, -26);
  }
}
