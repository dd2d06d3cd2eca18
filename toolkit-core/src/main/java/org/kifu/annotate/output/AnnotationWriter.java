package org.kifu.annotate.output;

import java.io.IOException;
import org.kifu.annotate.AnnotationResult;

/**
 * Writes annotated games in one form, in the order they are given. Closing it finishes the output
 * and leaves the stream below open.
 */
public interface AnnotationWriter extends AutoCloseable {
  /** Writes one game, or why it was not annotated. */
  void write(AnnotationResult result) throws IOException;

  @Override
  void close() throws IOException;
}
