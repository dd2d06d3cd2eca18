package org.kifu.repair;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.CompactReplay.End;

/**
 * A replay of one line after the other, each from the first move that is not that of the line
 * before: the lines of a search differ in a few moves, and mostly in late ones.
 */
final class LinesReplay {
  private final CompactReplay replay = new CompactReplay();

  /** The states after the legal moves of the last line, that before the first move included. */
  private final List<CompactReplay> states = new ArrayList<>();

  private byte[] last = {};

  LinesReplay() {
    replay.start();
    keep(0);
  }

  /**
   * Replays a line from the standard start.
   *
   * @param line squares 0 to 63 or passes; it must not change until the next line
   */
  End play(byte[] line) {
    int shared = Arrays.mismatch(last, line);
    int first = Math.min(shared < 0 ? line.length : shared, used());
    replay.goTo(states.get(first));
    last = line;
    for (int i = first; i < line.length; i++) {
      if (!replay.step(line[i])) {
        return End.ILLEGAL;
      }
      keep(i + 1);
    }
    return replay.end();
  }

  private void keep(int moves) {
    if (moves == states.size()) {
      states.add(new CompactReplay());
    }
    states.get(moves).goTo(replay);
  }

  /** The number of moves of the last line that were legal. */
  int used() {
    return replay.used();
  }

  /** Black's discs after the last line, as {@link CompactReplay#blackDiscs()} counts them. */
  int blackDiscs() {
    return replay.blackDiscs();
  }
}
