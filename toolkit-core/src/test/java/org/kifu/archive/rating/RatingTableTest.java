package org.kifu.archive.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.archive.tournament.RecordedResults.ResultReader;
import org.kifu.archive.tournament.TournamentResult;
import org.kifu.format.GameReader;
import org.kifu.game.GameDate;
import org.kifu.game.ParsedGame;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

class RatingTableTest {
  private static final RatingSettings ELO = RatingSettings.of(RatingSettings.RatingSystem.ELO);

  private static RatedGames games(TournamentResult... results) {
    RatedGames games = new RatedGames();
    Stream.of(results).forEach(games::add);
    return games;
  }

  private static double rating(RatingTable table, String player) {
    return table.ratings().stream()
        .filter(rating -> rating.player().equals(player))
        .findFirst()
        .orElseThrow()
        .value();
  }

  @Test
  void equalsWinHalfOfKFromEachOther() {
    RatingTable table = RatingTable.of(games(Played.on(GameDate.UNKNOWN, 0, 1, 2)), ELO, 1);
    assertThat(rating(table, "p0")).isEqualTo(1510);
    assertThat(rating(table, "p1")).isEqualTo(1490);
  }

  @Test
  void fourHundredPointsAreOddsOfTenToOne() {
    assertThat(EloRatings.Elo.expected(400)).isCloseTo(10 / 11.0, within(1e-12));
    assertThat(EloRatings.Elo.expected(0)).isEqualTo(0.5);
    assertThat(EloRatings.Elo.expected(-400)).isCloseTo(1 / 11.0, within(1e-12));
  }

  @Test
  void agreesWithAPlainLoopOverGamesSortedByDate() {
    Random random = new Random(3);
    List<TournamentResult> results = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      int black = random.nextInt(9);
      GameDate date =
          new GameDate(1990 + random.nextInt(3), 1 + random.nextInt(12), 1 + random.nextInt(28));
      results.add(Played.on(date, black, (black + 1 + random.nextInt(8)) % 9, random.nextInt(3)));
    }
    RatingTable table = RatingTable.of(games(results.toArray(TournamentResult[]::new)), ELO, 1);
    Map<String, Double> plain = new HashMap<>();
    results.sort(Comparator.comparing(result -> result.pairing().date()));
    for (TournamentResult result : results) {
      double black = plain.getOrDefault(result.pairing().black(), 1500.0);
      double white = plain.getOrDefault(result.pairing().white(), 1500.0);
      double gain =
          20 * (result.blackHalves() / 2.0 - 1 / (1 + Math.pow(10, (white - black) / 400)));
      plain.put(result.pairing().black(), black + gain);
      plain.put(result.pairing().white(), white - gain);
    }
    plain.forEach(
        (player, value) -> assertThat(rating(table, player)).isCloseTo(value, within(1e-9)));
    assertThat(table.ratings())
        .isSortedAccordingTo(Comparator.comparingDouble(rating -> -rating.value()));
  }

  @Test
  void onlineDrawsAndGamesAgainstProgramsChangeNothing() {
    GameDate day = GameDate.ofYear(2000);
    RatedGames games =
        games(
            Played.on(day, 0, 1, 1),
            Played.on(day, 0, 2, 2),
            Played.on(day, 2, 1, 2),
            Played.on(day, 3, 0, 2));
    RatingSettings online =
        new RatingSettings(
            RatingSettings.RatingSystem.ONLINE, 20, List.of("P2"), Optional.empty(), 1, List.of());
    RatingTable table = RatingTable.of(games, online, 1);
    assertThat(rating(table, "p0")).isEqualTo(1490);
    assertThat(rating(table, "p1")).isEqualTo(1500);
    assertThat(rating(table, "p2")).isEqualTo(1500);
    assertThat(rating(table, "p3")).isEqualTo(1510);
    assertThat(table.games()).isEqualTo(4);
    assertThat(table.counted()).isEqualTo(1);
  }

  @Test
  void ratingsOfAnEarlierDayLeaveLaterGamesOut() {
    RatedGames games =
        games(
            Played.on(new GameDate(2001, 5, 3), 0, 1, 2),
            Played.on(new GameDate(2000, 12, 31), 0, 1, 2),
            Played.on(GameDate.ofYear(2000), 0, 1, 2));
    assertThat(asOf(games, "2000").games()).isEqualTo(2);
    assertThat(asOf(games, "2001-04").games()).isEqualTo(2);
    assertThat(asOf(games, "2001-05").games()).isEqualTo(3);
    assertThat(asOf(games, "2001-05-02").games()).isEqualTo(2);
  }

  private static RatingTable asOf(RatedGames games, String day) {
    return RatingTable.of(
        games,
        new RatingSettings(
            RatingSettings.RatingSystem.ELO, 20, List.of(), GameDate.parse(day), 1, List.of()),
        1);
  }

  @Test
  void aLineHasTheLastRatingOfEachDate() {
    RatedGames games =
        games(
            Played.on(GameDate.ofYear(2000), 0, 1, 2),
            Played.on(GameDate.ofYear(2000), 1, 0, 0),
            Played.on(GameDate.ofYear(2002), 0, 1, 0));
    RatingTable table = RatingTable.of(games, ELO.withPlayers(List.of("p0")), 1);
    assertThat(table.lines()).hasSize(1);
    List<RatingTable.RatingLine.RatingPoint> points = table.lines().getFirst().points();
    assertThat(points)
        .extracting(RatingTable.RatingLine.RatingPoint::date)
        .extracting(GameDate::year)
        .containsExactly(2000, 2002);
    assertThat(points.getLast().value()).isEqualTo(rating(table, "p0"));
  }

  @Test
  void aHistoryLineEndsWithTheRatingOfTheList() {
    RatedGames games =
        games(
            Played.on(GameDate.ofYear(2000), 0, 1, 2),
            Played.on(GameDate.ofYear(2001), 0, 2, 2),
            Played.on(GameDate.ofYear(2003), 2, 1, 0));
    RatingTable table =
        RatingTable.of(
            games,
            RatingSettings.of(RatingSettings.RatingSystem.HISTORY).withPlayers(List.of("p2")),
            2);
    List<RatingTable.RatingLine.RatingPoint> points = table.lines().getFirst().points();
    assertThat(points).extracting(point -> point.date().year()).containsExactly(2001, 2002, 2003);
    assertThat(points.getLast().value()).isCloseTo(rating(table, "p2"), within(0.01));
  }

  @Test
  void aHistoryLineHasAGapWhereThePlayerWasAway() {
    RatedGames games =
        games(Played.on(GameDate.ofYear(2000), 0, 1, 2), Played.on(GameDate.ofYear(2010), 0, 1, 2));
    RatingTable table =
        RatingTable.of(
            games,
            RatingSettings.of(RatingSettings.RatingSystem.HISTORY).withPlayers(List.of("p0")),
            1);
    assertThat(table.lines().getFirst().points())
        .extracting(point -> point.date().year())
        .containsExactly(2000, 2001, 2002, 2003, 2010);
  }

  /** Fifteen years of tournaments: the fit is there in seconds, and its slope is nothing. */
  @Slow
  @Test
  void ratesTheRealGamesOfFifteenYears() throws IOException {
    Path folder = RealData.folder("wthor");
    RatedGames games = new RatedGames();
    ResultReader reader = new ResultReader(finding -> {});
    List<Path> years;
    try (Stream<Path> files = Files.list(folder)) {
      years =
          files
              .filter(file -> file.toString().matches(".*WTH_(198[5-9]|199[0-9]).wtb"))
              .sorted()
              .toList();
    }
    for (Path year : years) {
      try (GameReader archive = GameReader.open(year)) {
        for (ParsedGame game : archive) {
          reader.read(game).ifPresent(games::add);
        }
      }
    }
    GameDate today = games.lastDate();
    PairScores pairs = PairScores.of(games, games.until(today), today);
    HistoryFit fit = HistoryFit.of(pairs, 1, new double[games.players()]);
    double best = fit.logLikelihood();
    for (int player = 0; player < games.players(); player += 97) {
      for (double shift : new double[] {-0.01, 0.01}) {
        double[] other = fit.strengths().clone();
        other[player] += shift;
        assertThat(new HistoryFit(pairs, 1, other).logLikelihood()).isLessThan(best);
      }
    }
    RatingTable one =
        RatingTable.of(games, RatingSettings.of(RatingSettings.RatingSystem.HISTORY), 1);
    assertThat(one.ratings().getFirst().value()).isBetween(1900.0, 2900.0);
  }

  @Test
  void aHistoryKnowsTheLineOfEveryPlayer() {
    RatedGames games =
        games(
            Played.on(GameDate.ofYear(1990), 0, 1, 2),
            Played.on(GameDate.ofYear(1991), 0, 2, 2),
            Played.on(GameDate.ofYear(1996), 1, 2, 0));
    RatingSettings settings =
        RatingSettings.of(RatingSettings.RatingSystem.HISTORY).withPlayers(List.of("p0", "p2"));
    RatingTable table = RatingTable.of(games, settings, 1);
    RatingHistory history = RatingHistory.of(games);
    assertThat(history.line("P0").points())
        .hasSameSizeAs(table.lines().get(0).points())
        .isNotEmpty()
        .last()
        .satisfies(
            point ->
                assertThat(point.value())
                    .isCloseTo(table.lines().get(0).points().getLast().value(), within(0.01)));
    assertThat(history.line("p2").points()).last().extracting("date").hasToString("1996");
    assertThat(history.line("nobody").points()).isEmpty();
  }
}
