package org.kifu.repair;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.replay.CompactReplay.End;

/**
 * A search that undoes one fault, or two if one is not enough. Among pairs, those are tried first
 * whose first fault, once undone, makes the longest part of the record legal.
 */
final class FaultSearch {
  /** The most replays of pairs; they take less than a second. */
  private static final int MOST_TRIALS = 600_000;

  private final DamagedRecord written;
  private final Candidates candidates;
  private final int mostEdits;
  private final List<Start> second = new ArrayList<>();
  private int trials;
  private boolean isExhaustive = true;

  /** A record in which one fault was undone and which is still not legal. */
  private record Start(DamagedRecord written, Supplier<Fault> undone, int used) {}

  FaultSearch(DamagedRecord written, Outcome declared, int mostEdits) {
    this.written = written;
    this.candidates = new Candidates(declared);
    this.mostEdits = mostEdits;
  }

  /** Whether the search tried everything that it should. */
  boolean isExhaustive() {
    return isExhaustive && !candidates.isFull();
  }

  Candidates run() {
    int used = candidates.trial(written, List.of());
    boolean isLegal = isLegal(written, used);
    if (isLegal) {
      candidates.requireEnd();
    }
    written.undo(used, this::first);
    written.undoLarge(used, (mended, fault) -> candidates.trial(mended, List.of(fault)));
    if (written instanceof DiagramNumbers board) {
      RowCompletion rows =
          new RowCompletion((mended, fault) -> candidates.trial(mended, List.of(fault)));
      rows.complete(board);
      isExhaustive = rows.isComplete();
    }
    if (mostEdits > 1 && !candidates.hasWithin(1) && !isLegal) {
      second.sort(Comparator.comparingInt(start -> -start.used));
      second.forEach(this::second);
    }
    return candidates;
  }

  private static boolean isLegal(DamagedRecord written, int used) {
    byte[] line = written.line();
    return line != null && used == line.length;
  }

  private void first(DamagedRecord mended, Supplier<Fault> fault) {
    int used = candidates.trial(mended, List.of(fault));
    if (!isLegal(mended, used)) {
      second.add(new Start(mended, fault, used));
    }
  }

  private void second(Start start) {
    if (trials > MOST_TRIALS) {
      isExhaustive = false;
      return;
    }
    start.written.undo(
        start.used,
        (mended, fault) -> {
          trials++;
          candidates.trial(mended, List.of(start.undone, fault));
        });
  }

  /**
   * The legal records among those that were tried by replaying them. Each line is kept once, with
   * the fewest edits; if two ways need equally many, with the first.
   */
  static final class Candidates {
    /** The most candidates; nobody could choose among more. */
    private static final int MOST = 20_000;

    private final OptionalInt declared;
    private final boolean mayStopEarly;
    private final LinesReplay replay = new LinesReplay();
    private final Map<MoveList, LegalLine> found = new HashMap<>();
    private int fewestEdits = Integer.MAX_VALUE;
    private boolean mustFinish;

    Candidates(Outcome outcome) {
      this.declared = outcome.blackDiscs();
      this.mayStopEarly = outcome.kind().explainsEarlyStop();
    }

    /** Requires candidates whose games are finished, because the record itself is already legal. */
    void requireEnd() {
      mustFinish = true;
    }

    /**
     * Tries a record.
     *
     * @param undone the faults that were undone in the record
     * @return the number of legal moves before the first that is not legal; the number of all moves
     *     if all are legal; -1 if the numbers show no order
     */
    int trial(DamagedRecord written, List<Supplier<Fault>> undone) {
      byte @Nullable [] line = written.line();
      if (line == null) {
        return -1;
      }
      End end = replay.play(line);
      if (end == End.COMPLETE || end == End.UNFINISHED && !mustFinish) {
        keep(line, undone, end);
      }
      return replay.used();
    }

    private void keep(byte[] line, List<Supplier<Fault>> undone, End end) {
      boolean isWrong =
          end == End.COMPLETE && declared.isPresent() && declared.getAsInt() != replay.blackDiscs();
      boolean isFinished = end == End.COMPLETE || mayStopEarly;
      LegalLine candidate =
          new LegalLine(
              line,
              List.copyOf(undone),
              isFinished,
              isWrong,
              declared.isPresent(),
              replay.blackDiscs());
      if ((isWrong || !undone.isEmpty()) && found.size() < MOST) {
        found.merge(
            MoveList.ofSquares(line),
            candidate,
            (before, now) -> now.edits() < before.edits() ? now : before);
        fewestEdits = Math.min(fewestEdits, candidate.edits());
      }
    }

    /** Whether a candidate needs at most this many edits. */
    boolean hasWithin(int edits) {
      return fewestEdits <= edits;
    }

    boolean isFull() {
      return found.size() >= MOST;
    }

    Collection<LegalLine> all() {
      return new ArrayList<>(found.values());
    }
  }
}
