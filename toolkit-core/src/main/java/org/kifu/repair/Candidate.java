package org.kifu.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.ClockTime;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.rules.Othello;

/** A legal line that a record may have been. For one thread. */
final class Candidate {
  private final byte[] line;
  private final List<Supplier<Fault>> undone;
  private final boolean isFinished;
  private final boolean scoreIsWrong;
  private final boolean isScored;
  private final int blackDiscs;
  private double freedom = -1;
  private @Nullable Boolean isLarge;

  /**
   * A candidate.
   *
   * @param line squares and written passes
   * @param undone the faults of the moves
   * @param isFinished whether the game came to its end, or the record says why not
   * @param scoreIsWrong whether the declared score is not that of the moves
   * @param isScored whether a score is declared
   * @param blackDiscs black's discs at the end of the line
   */
  Candidate(
      byte[] line,
      List<Supplier<Fault>> undone,
      boolean isFinished,
      boolean scoreIsWrong,
      boolean isScored,
      int blackDiscs) {
    this.line = line;
    this.undone = undone;
    this.isFinished = isFinished;
    this.scoreIsWrong = scoreIsWrong;
    this.isScored = isScored;
    this.blackDiscs = blackDiscs;
  }

  byte[] line() {
    return line;
  }

  /** The faults of the moves, without that of the score. */
  List<Fault> faults() {
    List<Fault> faults = new ArrayList<>();
    undone.forEach(fault -> faults.add(fault.get()));
    return faults;
  }

  int moveEdits() {
    return undone.size();
  }

  /** All edits; a score that the game does not come to is one. */
  int edits() {
    return undone.size() + (evidence() == Evidence.CONTRADICTED ? 1 : 0);
  }

  /** The evidence of the end of the line for it. */
  Evidence evidence() {
    if (scoreIsWrong || isScored && !isFinished) {
      return Evidence.CONTRADICTED;
    }
    return !isFinished ? Evidence.UNFINISHED : isScored ? Evidence.SCORE : Evidence.END;
  }

  /** The kinds of fault that were undone in the moves. */
  List<Fault.FaultKind> kinds() {
    return faults().stream().map(Fault::kind).toList();
  }

  /** Whether so much changed that a smaller fault explains the record better. */
  boolean isLarge() {
    if (isLarge == null) {
      isLarge = kinds().stream().anyMatch(Fault.FaultKind::isLarge);
    }
    return isLarge;
  }

  boolean isFinished() {
    return isFinished;
  }

  boolean scoreIsWrong() {
    return scoreIsWrong;
  }

  int blackDiscs() {
    return blackDiscs;
  }

  boolean isCommon() {
    return faults().stream().allMatch(fault -> fault.kind().isCommon());
  }

  /**
   * How many lines there were to choose from, in bits: the sum of the logarithms of the number of
   * legal moves. A line that left its players less choice is the likelier to have come about.
   */
  double freedom() {
    if (freedom < 0) {
      freedom = measureFreedom();
    }
    return freedom;
  }

  private double measureFreedom() {
    Position position = Position.START;
    double bits = 0;
    for (byte square : line) {
      if (square >= 0) {
        List<Move> moves = Othello.RULES.legalMoves(position);
        if (moves.getFirst().isPass()) {
          position = position.passed();
          moves = Othello.RULES.legalMoves(position);
        }
        bits += Math.log(moves.size()) / Math.log(2);
        position = Othello.RULES.play(position, Move.at(square));
      }
    }
    return bits;
  }

  /** A record with the moves, and the score, of a candidate. */
  record CorrectedRecord(GameRecord record, Candidate candidate) {
    Diagnosis.Proposal proposal(int rank, LineArchive.Familiarity known, double chance) {
      List<Fault> faults = new ArrayList<>(candidate.faults());
      if (candidate.scoreIsWrong()) {
        faults.add(wrongScore());
      }
      return new Diagnosis.Proposal(
          rank,
          faults,
          corrected(),
          candidate.isFinished(),
          candidate.blackDiscs(),
          known,
          candidate.freedom(),
          candidate.evidence(),
          chance);
    }

    private Fault wrongScore() {
      return Fault.of(
          Fault.FaultKind.WRONG_SCORE,
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
}
