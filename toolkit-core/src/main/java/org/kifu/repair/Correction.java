package org.kifu.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.kifu.game.ClockTime;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;

/** A record with the moves, and the score, of a candidate. */
record Correction(GameRecord record, Candidate candidate) {
  Proposal proposal(int rank, Familiarity known) {
    List<Fault> faults = new ArrayList<>(candidate.faults());
    if (candidate.scoreIsWrong()) {
      faults.add(wrongScore());
    }
    return new Proposal(
        rank,
        faults,
        corrected(),
        candidate.isFinished(),
        candidate.blackDiscs(),
        known,
        candidate.freedom());
  }

  private Fault wrongScore() {
    return Fault.of(
        FaultKind.WRONG_SCORE,
        "score",
        score(record.declared().blackDiscs().orElse(0)),
        score(candidate.blackDiscs()));
  }

  private static String score(int blackDiscs) {
    return blackDiscs + "-" + (64 - blackDiscs);
  }

  private GameRecord corrected() {
    int size = candidate.line().length;
    return new GameRecord(
        record.header(),
        record.rules(),
        record.start(),
        MoveList.ofSquares(candidate.line()),
        declared(),
        record.remarks().stream()
            .map(remark -> new Remark(Math.min(remark.move(), size), remark.text()))
            .toList(),
        clocks(size),
        record.theory());
  }

  private Outcome declared() {
    Outcome declared = record.declared();
    return candidate.scoreIsWrong()
        ? new Outcome(declared.kind(), OptionalInt.of(candidate.blackDiscs()))
        : declared;
  }

  /** Times belong to moves by their number, which means nothing where that has changed. */
  private List<ClockTime> clocks(int size) {
    return size == record.moves().size() ? record.clocks() : List.of();
  }
}
