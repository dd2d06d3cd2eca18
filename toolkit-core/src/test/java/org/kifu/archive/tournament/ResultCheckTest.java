package org.kifu.archive.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kifu.archive.tournament.ResultFinding.FindingKind;
import org.kifu.archive.tournament.TournamentResult.Pairing;
import org.kifu.game.GameDate;
import org.kifu.game.SourceLocation;
import org.kifu.rules.Othello;

class ResultCheckTest {
  private static TournamentResult result(
      String source, int round, String black, String white, int discs) {
    SourceLocation where = new SourceLocation(source, -1, 3, 1);
    Pairing pairing = new Pairing(black, white, round, GameDate.UNKNOWN, "");
    return TournamentResult.of(
        TournamentResult.ResultKind.PLAYED,
        pairing,
        Othello.RULES,
        Othello.RULES.scoring().orElseThrow().ofBlack(discs).orElseThrow(),
        where,
        source.equals("r") ? 4 : 0);
  }

  private static List<FindingKind> kinds(ResultCheck check) {
    return check.findings().stream().map(ResultFinding::kind).toList();
  }

  @Test
  void whatAgreesIsNotAFindingAndTakesTheRoundOfTheRecord() {
    ResultCheck check =
        ResultCheck.of(
            List.of(result("r", 5, "Murakami Takeshi", "B", 40)),
            List.of(result("s", 0, "MURAKAMI TAKESHI", "b", 40)));
    assertThat(check.findings()).isEmpty();
    assertThat(check.results()).hasSize(1);
    assertThat(check.results().getFirst().pairing().round()).isEqualTo(5);
  }

  @Test
  void anotherScoreIsToldWithBothPlacesAndTheSubmittedOneCounts() {
    ResultCheck check =
        ResultCheck.of(
            List.of(result("r", 1, "A", "B", 40)), List.of(result("s", 1, "A", "B", 42)));
    assertThat(check.findings())
        .extracting(ResultFinding::toString)
        .containsExactly(
            "s:3:1: round 1, A - B: 42-22 was submitted, the record at r:3:1 (game 4) has 40-24"
                + " [score-differs]");
    assertThat(check.results().getFirst().discs()).contains(new DiscCount(42, 22));
  }

  @Test
  void coloursTheOtherWayRoundAreTold() {
    ResultCheck check =
        ResultCheck.of(
            List.of(result("r", 1, "A", "B", 40)), List.of(result("s", 1, "B", "A", 24)));
    assertThat(kinds(check)).containsExactly(FindingKind.COLOURS_DIFFER);
    assertThat(check.results()).hasSize(1);
  }

  @Test
  void aRecordThatNothingWasSubmittedForCountsAndIsTold() {
    ResultCheck check =
        ResultCheck.of(
            List.of(result("r", 1, "A", "B", 40), result("r", 2, "A", "B", 30)),
            List.of(result("s", 2, "A", "B", 30)));
    assertThat(kinds(check)).containsExactly(FindingKind.NOT_SUBMITTED);
    assertThat(check.results()).hasSize(2);
  }

  @Test
  void recordsAloneAreNotMissed() {
    assertThat(ResultCheck.of(List.of(result("r", 1, "A", "B", 40)), List.of()).findings())
        .isEmpty();
  }

  @Test
  void aResultWithoutDiscsIsComparedByItsWinner() {
    Pairing pairing = new Pairing("A", "B", 1, GameDate.UNKNOWN, "");
    SourceLocation where = new SourceLocation("s", -1, 9, 1);
    TournamentResult lost =
        new TournamentResult(
            TournamentResult.ResultKind.PLAYED, pairing, Optional.empty(), 0, where, 0);
    TournamentResult won =
        new TournamentResult(
            TournamentResult.ResultKind.PLAYED, pairing, Optional.empty(), 2, where, 0);
    List<TournamentResult> record = List.of(result("r", 1, "A", "B", 40));
    assertThat(kinds(ResultCheck.of(record, List.of(lost))))
        .containsExactly(FindingKind.SCORE_DIFFERS);
    assertThat(kinds(ResultCheck.of(record, List.of(won)))).isEmpty();
  }

  @Test
  void gamesWithoutRoundsAreFoundInAnyOrder() {
    ResultCheck check =
        ResultCheck.of(
            List.of(result("r", 0, "A", "B", 40), result("r", 0, "A", "B", 30)),
            List.of(result("s", 1, "A", "B", 30), result("s", 2, "A", "B", 41)));
    assertThat(check.findings())
        .extracting(ResultFinding::message)
        .singleElement()
        .asString()
        .contains("41-23 was submitted")
        .contains("has 40-24");
  }
}
