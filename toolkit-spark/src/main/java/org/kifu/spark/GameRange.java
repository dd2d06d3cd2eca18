package org.kifu.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * Some games of a part of the input, for jobs in which one game is long work. Who works on them
 * reads the part up to them, which is little work beside.
 *
 * @param from the number of games before them
 * @param to the number of games up to the last of them
 * @param isLast whether the part ends with them
 */
record GameRange(InputPart part, long from, long to, boolean isLast) implements Serializable {
  private static final long serialVersionUID = 1;

  /** Parts the games of a part; one without games is a range as well, for its problems. */
  static List<GameRange> of(InputPart part, long games, long gamesTogether) {
    List<GameRange> ranges = new ArrayList<>();
    long from = 0;
    do {
      long to = Math.min(games, from + gamesTogether);
      ranges.add(new GameRange(part, from, to, to == games));
      from = to;
    } while (from < games);
    return ranges;
  }

  /** The number of games of a part; a source without any counts as one that is unreadable. */
  static long count(InputPart part) {
    try (RangeGames games = new RangeGames(new GameRange(part, 0, Long.MAX_VALUE, true))) {
      long count = 0;
      for (; games.hasNext(); count++) {
        games.next();
      }
      return count;
    }
  }
}
