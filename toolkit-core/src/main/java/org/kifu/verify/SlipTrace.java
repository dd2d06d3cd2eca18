package org.kifu.verify;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The ways that led to a board with the fewest wrong discs.
 *
 * @param slips those of the way that is told: flips forgotten rather than made, and early
 * @param passes the passes on that way
 * @param ways how many ways there are
 * @param shapes the discs concerned, of each way; ways with the same discs are one
 * @param firstPly the earliest ply of a first slip
 * @param lastPly the latest ply of a last slip
 */
record SlipTrace(
    List<Slip> slips, int passes, long ways, Set<Long> shapes, int firstPly, int lastPly) {
  /** No slip yet. */
  static final SlipTrace NONE = new SlipTrace(List.of(), 0, 1, Set.of(0L), Integer.MAX_VALUE, 0);

  SlipTrace passed() {
    return new SlipTrace(slips, passes + 1, ways, shapes, firstPly, lastPly);
  }

  SlipTrace with(Slip slip) {
    List<Slip> more = new ArrayList<>(slips);
    more.add(slip);
    Set<Long> wider = new HashSet<>();
    shapes.forEach(discs -> wider.add(discs | slip.discs()));
    return new SlipTrace(
        List.copyOf(more),
        passes,
        ways,
        Set.copyOf(wider),
        Math.min(firstPly, slip.ply()),
        Math.max(lastPly, slip.ply()));
  }

  /** Both, or the one with fewer wrong discs. */
  SlipTrace or(SlipTrace other) {
    if (discs() != other.discs()) {
      return discs() < other.discs() ? this : other;
    }
    SlipTrace told = isBetter(other) ? other : this;
    Set<Long> all = shapes;
    if (!shapes.containsAll(other.shapes)) {
      all = new HashSet<>(shapes);
      all.addAll(other.shapes);
    }
    return new SlipTrace(
        told.slips,
        told.passes,
        ways + other.ways,
        all,
        Math.min(firstPly, other.firstPly),
        Math.max(lastPly, other.lastPly));
  }

  private boolean isBetter(SlipTrace other) {
    int mine = invented();
    int others = other.invented();
    return others < mine || others == mine && other.plies() < plies();
  }

  private int invented() {
    return (int) slips.stream().filter(slip -> !slip.forgotten()).count();
  }

  private int plies() {
    return slips.stream().mapToInt(Slip::ply).sum();
  }

  private int discs() {
    return slips.stream().mapToInt(slip -> Long.bitCount(slip.discs())).sum();
  }
}
