package org.kifu.archive.dedup;

import java.io.IOException;

/** Takes groups one after the other, however large they are. */
public interface GroupSink {
  /**
   * Begins a group.
   *
   * @param number from 1
   */
  void begin(long number, Reason reason) throws IOException;

  /** A game of the group, in input order; of a prefix group the shortest game comes first. */
  void member(GameTraits game) throws IOException;

  /** Ends the group. */
  void end() throws IOException;
}
