package org.kifu.base;

import org.kifu.base.GameMarks.MarkWatcher;
import org.kifu.game.Problem;

/** A taker of what happens during an addition; it takes nothing that it does not override. */
public interface AdditionWatcher extends MarkWatcher {
  /** Takes nothing: the base itself keeps the problems of its sources. */
  AdditionWatcher NONE = new AdditionWatcher() {};

  /** Takes a problem of a source as a whole, which the base keeps too. */
  default void problem(Problem problem) {}

  /** Takes the number of games that are read, and the bytes of the sources that are read. */
  default void reached(long games, long bytes) {}

  /** Takes a source that is not added, because the base has its bytes under this name. */
  default void isKnown(String source, String name) {}

  /** Takes a source that is not added, because the base has other bytes under its name. */
  default void isOther(String source) {}

  /**
   * Takes a source whose other bytes in the base were replaced by those that it has now. Games with
   * the same moves took over the marks.
   *
   * @param annotations the number of annotations that went
   */
  default void isReplaced(String source, long annotations) {}

  /** Takes a source that the base had under the name of a file that is gone. */
  default void isRenamed(String source, String before) {}
}
