package org.kifu.train;

import java.util.HashSet;
import java.util.Set;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Symmetry;

/** Positions that have occurred; the eight images of a position are one. */
final class LearntPositions {
  private final Set<Position> canonical = new HashSet<>();

  /** The positions of some samples with {@code fewest} to {@code most} empty squares. */
  static LearntPositions of(TrainingSamples samples, int fewest, int most) {
    LearntPositions known = new LearntPositions();
    for (int sample = 0; sample < samples.size(); sample++) {
      int empties = samples.empties(sample);
      if (empties >= fewest && empties <= most) {
        known.add(samples.player(sample), samples.opponent(sample));
      }
    }
    return known;
  }

  /** Adds a position; returns whether neither it nor an image of it was known. */
  boolean add(long player, long opponent) {
    Position position = new Position(player, opponent, Disc.BLACK);
    return canonical.add(Symmetry.toCanonical(position).apply(position));
  }
}
