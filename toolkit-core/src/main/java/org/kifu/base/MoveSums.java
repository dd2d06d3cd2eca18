package org.kifu.base;

import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Sums for the moves of some positions.
 *
 * @param byKey the sums by the keys of positions, and by moves
 */
record MoveSums(SortedMap<Long, SortedMap<Integer, MoveSum>> byKey) {
  /** Empty sums for positions with these keys. */
  static MoveSums of(Set<Long> keys) {
    MoveSums sums = new MoveSums(new TreeMap<>());
    keys.forEach(sums::open);
    return sums;
  }

  private void open(long key) {
    byKey.put(key, new TreeMap<>());
  }

  /** The sum of a move in a position, which is added if it is new. */
  MoveSum of(long key, int move) {
    return byKey
        .computeIfAbsent(key, _ -> new TreeMap<>())
        .computeIfAbsent(move, _ -> new MoveSum());
  }

  /** Adds a game to the sums of those of its positions that have sums. */
  void add(long game, long[] keys, CountedLine line) {
    for (int ply = 0; ply < line.plies(); ply++) {
      Map<Integer, MoveSum> moves = byKey.get(keys[ply]);
      if (moves != null) {
        moves.computeIfAbsent(line.move(ply), _ -> new MoveSum()).add(game, line);
      }
    }
  }
}
