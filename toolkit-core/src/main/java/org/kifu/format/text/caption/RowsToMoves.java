package org.kifu.format.text.caption;

import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.RowKind;

/**
 * The distances of facts from the moves of their game, in rows. Of lines that state the same fact
 * one after the other, the first one counts; but a player who is named twice beside one who is not
 * is what is left of another game. Values of data have no distance.
 */
final class RowsToMoves {
  private final Map<LabelKind, BitSet> rows = new EnumMap<>(LabelKind.class);
  private final boolean areNamedTwice;
  private final int first;
  private final int last;

  /** The order of facts by their distances, if there are several of one kind. */
  static Comparator<Placing.Placed> order(FoundGame game, List<Placing.Placed> facts) {
    Set<LabelKind> kinds = EnumSet.noneOf(LabelKind.class);
    boolean areDifferent = true;
    for (Placing.Placed fact : facts) {
      areDifferent &= kinds.add(fact.claim().kind());
    }
    return areDifferent ? (_, _) -> 0 : Comparator.comparingInt(new RowsToMoves(game, facts)::of);
  }

  private RowsToMoves(FoundGame game, List<Placing.Placed> facts) {
    this.first = game.firstRow();
    this.last = game.lastRow();
    for (Placing.Placed fact : facts) {
      rows.computeIfAbsent(fact.claim().kind(), _ -> new BitSet()).set(row(fact));
    }
    this.areNamedTwice = areNamedTwice(of(LabelKind.BLACK), of(LabelKind.WHITE));
  }

  private static int row(Placing.Placed fact) {
    return fact.claim().row().number();
  }

  private int of(Placing.Placed fact) {
    if (fact.claim().row().kind() == RowKind.DATA) {
      return 0;
    }
    int row = row(fact);
    if (!fact.claim().isOfPlayer() || areNamedTwice) {
      row = of(fact.claim().kind()).previousClearBit(row) + 1;
    }
    return Math.max(0, Math.max(first - row, row - last));
  }

  /** Whether the lines of one side are all above those of the other, which are as many. */
  private static boolean areNamedTwice(BitSet black, BitSet white) {
    return black.cardinality() == white.cardinality()
        && (black.length() <= white.nextSetBit(0) || white.length() <= black.nextSetBit(0));
  }

  private BitSet of(LabelKind kind) {
    return rows.getOrDefault(kind, new BitSet());
  }
}
