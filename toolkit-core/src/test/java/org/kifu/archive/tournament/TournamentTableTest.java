package org.kifu.archive.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kifu.archive.tournament.TournamentResult.Pairing;
import org.kifu.game.GameDate;
import org.kifu.game.SourceLocation;
import org.kifu.rules.Othello;

/** The vectors of the Brightwell quotient are those of the rules page of this project's sources. */
class TournamentTableTest {
  private static final TournamentRules WOC = TournamentRules.WORLD_CHAMPIONSHIP;

  private final List<TournamentResult> results = new ArrayList<>();

  private void game(
      TournamentResult.ResultKind kind, int round, String black, String white, int blackDiscs) {
    Pairing pairing = new Pairing(black, white, round, GameDate.UNKNOWN, "");
    results.add(
        TournamentResult.of(
            kind,
            pairing,
            Othello.RULES,
            Othello.RULES.scoring().orElseThrow().ofBlack(blackDiscs).orElseThrow(),
            where(),
            0));
  }

  private void game(String black, String white, int blackDiscs) {
    game(TournamentResult.ResultKind.PLAYED, 0, black, white, blackDiscs);
  }

  private void alone(TournamentResult.ResultKind kind, String player) {
    Pairing pairing = new Pairing(player, "", 0, GameDate.UNKNOWN, "");
    results.add(TournamentResult.withoutGame(kind, pairing, where()));
  }

  private SourceLocation where() {
    return new SourceLocation("results.csv", -1, results.size() + 2, 1);
  }

  private TournamentTable table(TournamentRules rules) {
    return TournamentTable.of(new ResultCheck(results, List.of()), rules);
  }

  private static TournamentRules with(
      TournamentRules.PointRule points,
      TournamentRules.TimeForfeits time,
      TournamentRules.TieBreak... tieBreaks) {
    return new TournamentRules(points, 6, List.of(tieBreaks), time, 32);
  }

  private Standing row(TournamentRules rules, String player) {
    return table(rules).standings().stream()
        .filter(row -> row.player().equals(player))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theQuotientOfThreeGamesIsTheirDiscsAndSixTimesTheOpponentsPoints() {
    game("P", "A", 40);
    game("B", "P", 64 - 35);
    game("P", "C", 20);
    game("A", "X", 33);
    game("A", "Y", 33);
    game("B", "X", 33);
    game("C", "Y", 32);
    assertThat(row(WOC, "P").bq()).isEqualTo(2 * 122);
    TournamentRules other = new TournamentRules(WOC.points(), 3, List.of(), WOC.timeForfeits(), 32);
    assertThat(row(other, "P").bq()).as("95 + 3 * 4.5").isEqualTo(2 * 95 + 27);
  }

  @Test
  void aByeCountsAsADrawWithOneself() {
    game("P", "A", 40);
    game(TournamentResult.ResultKind.TIME_BLACK, 0, "P", "B", 35);
    alone(TournamentResult.ResultKind.BYE, "P");
    game("A", "X", 33);
    game("A", "Y", 33);
    TournamentRules written =
        with(TournamentRules.PointRule.WIN_DRAW_LOSS, TournamentRules.TimeForfeits.WRITTEN);
    assertThat(row(written, "P").points()).isEqualTo(2 * 2);
    assertThat(row(written, "P").bq()).isEqualTo(2 * 137);
  }

  @Test
  void aGameAgainstSomeoneWhoWithdrewCountsInTheQuotientLikeABye() {
    game("P", "A", 40);
    game("P", "B", 50);
    alone(TournamentResult.ResultKind.WITHDRAWN, "B");
    assertThat(row(WOC, "P").bq()).as("40 + 6 * 0 + 32 + 6 * 2").isEqualTo(2 * 84);
    assertThat(row(WOC, "P").points()).isEqualTo(2 * 2);
    assertThat(row(WOC, "B").withdrawn()).isTrue();
    assertThat(row(WOC, "A").withdrawn()).isFalse();
  }

  @Test
  void aRoundThatAPlayerMissesDoesNotGiveAPointAndCountsInTheQuotient() {
    game("P", "A", 40);
    alone(TournamentResult.ResultKind.ABSENT, "A");
    assertThat(row(WOC, "A").points()).isZero();
    assertThat(row(WOC, "A").bq()).as("24 + 6 * 1 + 32").isEqualTo(2 * 62);
  }

  @Test
  void pointsByDiscsAddUpTheDiscs() {
    game("A", "B", 40);
    game("B", "C", 64);
    game("C", "A", 30);
    TournamentTable table =
        table(with(TournamentRules.PointRule.DISCS, TournamentRules.TimeForfeits.WOC));
    assertThat(table.standings()).extracting(Standing::player).containsExactly("B", "A", "C");
    assertThat(table.standings())
        .extracting(row -> row.points() / 2)
        .containsExactly(88L, 74L, 30L);
  }

  @Test
  void whoOverstepsTheTimeLosesWhateverTheBoardSays() {
    game(TournamentResult.ResultKind.TIME_BLACK, 1, "A", "B", 50);
    for (TournamentRules.TimeForfeits profile : TournamentRules.TimeForfeits.values()) {
      TournamentRules rules = with(TournamentRules.PointRule.WIN_DRAW_LOSS, profile);
      assertThat(row(rules, "B").points()).isEqualTo(2);
      assertThat(row(rules, "A").points()).isZero();
      assertThat(row(rules, "A").discs())
          .isEqualTo(
              switch (profile) {
                case WOC -> 31;
                case ZERO -> 0;
                case WRITTEN -> 50;
              });
    }
  }

  @Test
  void aLossByTimeWithFewDiscsStandsAtTheWorldChampionship() {
    game(TournamentResult.ResultKind.TIME_WHITE, 1, "A", "B", 43);
    assertThat(row(WOC, "B").discs()).isEqualTo(21);
  }

  @Test
  void tieBreaksAreTakenInTheirOrder() {
    game("A", "B", 33);
    game("B", "C", 64);
    game("C", "A", 33);
    assertThat(order(TournamentRules.TieBreak.DISCS)).containsExactly("B", "A", "C");
    assertThat(order(TournamentRules.TieBreak.DIRECT, TournamentRules.TieBreak.DISC_DIFFERENCE))
        .containsExactly("B", "A", "C");
    assertThat(
            table(
                    with(
                        TournamentRules.PointRule.WIN_DRAW_LOSS,
                        TournamentRules.TimeForfeits.WOC,
                        TournamentRules.TieBreak.WINS))
                .standings())
        .extracting(Standing::place)
        .containsExactly(1, 1, 1);
  }

  @Test
  void theDirectResultDecidesOnlyIfAllWhoAreTiedHaveMet() {
    game("A", "B", 20);
    game("A", "C", 64);
    game("D", "B", 64);
    assertThat(order(TournamentRules.TieBreak.DIRECT))
        .as("D has met neither of A")
        .startsWith("A", "B", "D");
    game("A", "D", 33);
    game("E", "B", 0);
    assertThat(order(TournamentRules.TieBreak.DIRECT))
        .as("both have 2, and B won")
        .startsWith("B", "A");
  }

  private List<String> order(TournamentRules.TieBreak... tieBreaks) {
    return table(
            with(
                TournamentRules.PointRule.WIN_DRAW_LOSS,
                TournamentRules.TimeForfeits.WOC,
                tieBreaks))
        .standings()
        .stream()
        .map(Standing::player)
        .toList();
  }

  @Test
  void namesAreTheSameWithoutCaseAndAccents() {
    game("Jørgensen Jan", "B", 33);
    game("B", "JORGENSEN JAN", 33);
    assertThat(table(WOC).standings()).hasSize(2);
    assertThat(row(WOC, "Jørgensen Jan").score().games()).isEqualTo(2);
  }

  @Test
  void theCrossTableHasARoundAColumnWhereAllAreKnown() {
    game(TournamentResult.ResultKind.PLAYED, 2, "A", "B", 33);
    game(TournamentResult.ResultKind.PLAYED, 1, "B", "A", 20);
    TournamentTable known = table(WOC);
    assertThat(known.rounds()).isEqualTo(2);
    Standing first = known.standings().getFirst();
    assertThat(known.cell(first, 1).getFirst().discs()).hasValue(44);
    game("A", "C", 33);
    assertThat(table(WOC).rounds()).isZero();
    assertThat(table(WOC).columns()).isEqualTo(3);
  }

  @Test
  void rangesAreChecked() {
    assertThatThrownBy(
            () -> new TournamentRules(WOC.points(), -1, List.of(), WOC.timeForfeits(), 0))
        .hasMessageContaining("not -1");
    assertThatThrownBy(
            () -> new TournamentRules(WOC.points(), 6, List.of(), WOC.timeForfeits(), 65))
        .hasMessageContaining("not 65");
  }

  @Test
  void agreesWithAPlainComputationOfRandomTournaments() {
    Random random = new Random(7);
    for (int tournament = 0; tournament < 50; tournament++) {
      results.clear();
      int[][] games = new int[30][];
      for (int i = 0; i < games.length; i++) {
        int black = random.nextInt(8);
        games[i] = new int[] {black, (black + 1 + random.nextInt(7)) % 8, random.nextInt(65)};
        game("p" + games[i][0], "p" + games[i][1], games[i][2]);
      }
      Map<String, double[]> plain = plain(games);
      TournamentTable table = table(WOC);
      double[] before = {99, 0, 0};
      for (Standing row : table.standings()) {
        double[] expected = plain.getOrDefault(row.player(), new double[0]);
        assertThat(row.points() / 2.0).isEqualTo(expected[0]);
        assertThat(row.bq() / 2.0).isEqualTo(expected[1]);
        assertThat(row.discs()).isEqualTo((int) expected[2]);
        assertThat(Arrays.compare(expected, before)).isLessThanOrEqualTo(0);
        before = expected;
      }
    }
  }

  /** Points, quotient and discs by player, straight from their definitions. */
  private static Map<String, double[]> plain(int[][] games) {
    double[] points = new double[8];
    double[] discs = new double[8];
    for (int[] game : games) {
      points[game[0]] += game[2] > 32 ? 1 : game[2] == 32 ? 0.5 : 0;
      points[game[1]] += game[2] < 32 ? 1 : game[2] == 32 ? 0.5 : 0;
      discs[game[0]] += game[2];
      discs[game[1]] += 64 - game[2];
    }
    Map<String, double[]> rows = new HashMap<>();
    for (int player = 0; player < 8; player++) {
      double opponents = 0;
      for (int[] game : games) {
        opponents += game[0] == player ? points[game[1]] : 0;
        opponents += game[1] == player ? points[game[0]] : 0;
      }
      rows.put(
          "p" + player,
          new double[] {points[player], discs[player] + 6 * opponents, discs[player]});
    }
    return rows;
  }

  /** Sixty thousand names took minutes: the columns were counted anew for every cell. */
  @Test
  void aCrossTableHasTwoMillionCellsAtMost() {
    for (int i = 0; i < 3000; i++) {
      game("Hub", "Player " + i, 40);
    }
    TournamentTable table = table(WOC);
    assertThat(table.standings()).hasSize(3001);
    assertThat(table.allColumns()).isEqualTo(3000);
    assertThat(table.columns()).isEqualTo(2_000_000 / 3001);
  }
}
