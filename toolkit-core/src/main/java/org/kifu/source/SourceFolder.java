package org.kifu.source;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** The files that lie beside a source, such as those with the names of its players. */
public interface SourceFolder {
  /**
   * The names of the files, without a path, sorted.
   *
   * @throws IOException if they cannot be listed
   */
  List<String> files() throws IOException;

  /**
   * Opens one of {@link #files}. The caller closes the stream.
   *
   * @throws IOException if it cannot be read
   */
  InputStream open(String file) throws IOException;

  /** Whether somebody named this file as the one to use. */
  default boolean isNamed(String file) {
    return false;
  }
}
