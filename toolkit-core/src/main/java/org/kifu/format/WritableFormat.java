package org.kifu.format;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A notation that can also be written. */
public interface WritableFormat extends GameFormat {
  /**
   * Opens a writer. It writes straight to its files; who wants them to appear all at once lets it
   * write to another folder and moves {@link #files} from there.
   *
   * @param target the file that holds the games; it is replaced if it exists
   */
  GameWriter writer(Path target) throws IOException;

  /** The files that {@link #writer} writes: the target, and those that belong beside it. */
  default List<Path> files(Path target) {
    return List.of(target);
  }
}
