package org.kifu.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.kifu.game.Outcome;

/**
 * Undoes one fault, and where that is not enough, two. Of two, those go first whose first carries
 * the legal part of the record furthest.
 */
final class FaultSearch {
  /** So many replays are less than a second. */
  private static final int MOST_TRIALS = 600_000;

  private final Written written;
  private final Candidates candidates;
  private final int mostEdits;
  private final List<Start> second = new ArrayList<>();
  private int trials;
  private boolean isExhaustive = true;

  /** A record without one fault, that is still not legal. */
  private record Start(Written written, Supplier<Fault> undone, int used) {}

  FaultSearch(Written written, Outcome declared, int mostEdits) {
    this.written = written;
    this.candidates = new Candidates(declared);
    this.mostEdits = mostEdits;
  }

  /** Whether everything was tried that was to be. */
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
    if (written instanceof Numbering board) {
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

  private static boolean isLegal(Written written, int used) {
    byte[] line = written.line();
    return line != null && used == line.length;
  }

  private void first(Written mended, Supplier<Fault> fault) {
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
}
