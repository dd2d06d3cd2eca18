package org.kifu.base;

import org.kifu.base.GameMarks.MarkWatcher;
import org.kifu.base.GameMarks.MarkedGame;
import org.kifu.game.Problem;

/** Takes what happens during an addition. */
public interface AdditionWatcher extends MarkWatcher {
  /** Takes nothing: the base itself keeps the problems of its sources. */
  AdditionWatcher NONE =
      new AdditionWatcher() {
        @Override
        public void problem(Problem problem) {}

        @Override
        public void reached(long games, long bytes) {}

        @Override
        public void isKnown(String source, String name) {}

        @Override
        public void isOther(String source) {}

        @Override
        public void isReplaced(String source, long annotations) {}

        @Override
        public void areMoved(MarkedGame game, String source, int number) {}

        @Override
        public void areLost(MarkedGame game) {}

        @Override
        public void isRenamed(String source, String before) {}
      };

  /** Takes a problem of a source as a whole, which the base keeps too. */
  void problem(Problem problem);

  /** Takes the number of games that are read, and the bytes of the sources that are read. */
  void reached(long games, long bytes);

  /** Takes a source that is not added, because the base has its bytes under this name. */
  void isKnown(String source, String name);

  /** Takes a source that is not added, because the base has other bytes under its name. */
  void isOther(String source);

  /**
   * Takes a source whose other bytes in the base were replaced by those that it has now. Games with
   * the same moves took over the marks.
   *
   * @param annotations the number of annotations that went
   */
  void isReplaced(String source, long annotations);

  /** Takes a source that the base had under the name of a file that is gone. */
  void isRenamed(String source, String before);
}
