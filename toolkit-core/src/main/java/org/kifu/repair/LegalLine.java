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
import org.kifu.rules.Othello;

/** A legal line that may be the original of a record. For one thread. */
final class LegalLine {
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
   * @param isFinished whether the game ends on the board, or the record says why not
   * @param scoreIsWrong whether the declared score is not the score of the moves
   * @param isScored whether a score is declared
   * @param blackDiscs black's discs at the end of the line
   */
  LegalLine(
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

  /** The faults of the moves, without the fault of the score. */
  List<Fault> faults() {
    List<Fault> faults = new ArrayList<>();
    undone.forEach(fault -> faults.add(fault.get()));
    return faults;
  }

  int moveEdits() {
    return undone.size();
  }

  /** The number of all edits; a contradicted score counts as one. */
  int edits() {
    return undone.size() + (evidence() == Evidence.CONTRADICTED ? 1 : 0);
  }

  /** The evidence for this candidate from the end of its line. */
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

  /** Whether the change is so large that a smaller fault explains the record better. */
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
   * The freedom of choice along the line, in bits: the sum of the logarithms of the numbers of
   * legal moves. A line that left its players less choice is more likely.
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

  /** A record with the moves and the score of a candidate. */
  record CorrectedRecord(GameRecord record, LegalLine candidate) {
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
              .map(remark -> remark.at(Math.min(remark.move(), size)))
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

    /**
     * The times. They belong to moves by number, so they are dropped if the number of moves
     * changed.
     */
    private List<ClockTime> clocks(int size) {
      return size == record.moves().size() ? record.clocks() : List.of();
    }
  }
}
