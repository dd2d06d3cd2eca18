package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;

/** The games on each row, and the one of them to which a fact on that row belongs. */
final class GamesOnRow {
  private final List<FoundGame> games;
  private final Map<Integer, List<Integer>> onRow = new HashMap<>();

  /** The rows of several games that begin with moves and end with a fact. */
  private final BitSet factsBehind = new BitSet();

  GamesOnRow(List<FoundGame> games, List<Claim> claims) {
    this.games = games;
    for (int i = 0; i < games.size(); i++) {
      for (int row : games.get(i).rows()) {
        onRow.computeIfAbsent(row, each -> new ArrayList<>(1)).add(i);
      }
    }
    claims.forEach(this::learnLast);
    claims.forEach(this::learnFirst);
  }

  /** Learns whether a fact is behind the last of several games on its row. */
  private void learnLast(Claim claim) {
    List<Integer> here = onRow.getOrDefault(claim.row().number(), List.of());
    if (here.size() > 1) {
      List<WrittenSquare> last = games.get(here.getLast()).squares();
      if (!last.isEmpty() && claim.offset() >= last.getLast().end().offset()) {
        factsBehind.set(claim.row().number());
      }
    }
  }

  /** Learns whether a fact is before the first of several games on its row. */
  private void learnFirst(Claim claim) {
    int row = claim.row().number();
    List<Integer> here = onRow.getOrDefault(row, List.of());
    if (factsBehind.get(row) && claim.offset() < start(here.getFirst())) {
      factsBehind.clear(row);
    }
  }

  /**
   * The index of the game on a row to which a fact at a place belongs: the one before it if facts
   * are behind the games there, and otherwise the one whose first move is nearest; nothing if there
   * is no game.
   */
  OptionalInt at(int row, long offset) {
    List<Integer> here = onRow.getOrDefault(row, List.of());
    if (here.isEmpty()) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(
        here.get(factsBehind.get(row) ? before(offset, here) : nearest(offset, here)));
  }

  /** The last game that begins before a place, or the first one. */
  private int before(long offset, List<Integer> here) {
    return last(here, i -> start(here.get(i)) < offset);
  }

  private int nearest(long offset, List<Integer> here) {
    return last(here, i -> offset - start(here.get(i - 1)) > start(here.get(i)) - offset);
  }

  /** The last index above 0 for which a test holds, which holds for all before it; else 0. */
  private static int last(List<Integer> here, IntPredicate holds) {
    int low = 0;
    int high = here.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      low = holds.test(middle) ? middle : low;
      high = holds.test(middle) ? high : middle - 1;
    }
    return low;
  }

  private long start(int game) {
    return games.get(game).place().offset();
  }
}
