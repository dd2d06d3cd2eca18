package org.kifu.archive.edition;

import java.util.List;
import org.kifu.archive.dedup.FactField;
import org.kifu.archive.dedup.GameTraits;

/** One way in which two archives differ. */
public sealed interface Difference {
  /** A game that only the first archive has. */
  record Removed(GameTraits game) implements Difference {}

  /** A game that only the second archive has. */
  record Added(GameTraits game) implements Difference {}

  /** A game with the same moves, perhaps on a turned board, and other facts. */
  record OtherFacts(GameTraits before, GameTraits after) implements Difference {
    /** The fields that differ; none if only the board was turned. */
    public List<FactField> fields() {
      return before.facts().differing(after.facts());
    }

    /** Whether the moves are those of a turned board. */
    public boolean isTurned() {
      return before.line().turn() != after.line().turn();
    }
  }

  /** A game of the same players at the same event and date, with other moves. */
  record OtherMoves(GameTraits before, GameTraits after) implements Difference {
    /** The number of the first move that differs, from 1, passes not counted. */
    public int fromMove() {
      return before.line().movesInCommon(after.line()) + 1;
    }
  }
}
