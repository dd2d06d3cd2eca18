package org.kifu.annotate.output;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotationResult;

/**
 * Annotated games of several parts, one part after the other, of which one at a time is open. The
 * iterator throws {@link UncheckedIOException} if a part cannot be read.
 */
public abstract class JoinedAnnotations implements Iterator<AnnotationResult>, Closeable {
  private @Nullable AnnotatedPart part;

  /**
   * A part that is open.
   *
   * @param results its annotated games
   * @param resource what to close after them
   */
  public record AnnotatedPart(Iterator<AnnotationResult> results, Closeable resource) {}

  /** Opens the next part, which this closes; nothing after the last. */
  protected abstract Optional<AnnotatedPart> nextPart() throws IOException;

  @Override
  public final boolean hasNext() {
    try {
      AnnotatedPart open = part == null ? opened() : part;
      while (open != null && !open.results().hasNext()) {
        open.resource().close();
        open = opened();
      }
      return open != null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private @Nullable AnnotatedPart opened() throws IOException {
    part = null;
    part = nextPart().orElse(null);
    return part;
  }

  @Override
  public final AnnotationResult next() {
    AnnotatedPart open = hasNext() ? part : null;
    if (open == null) {
      throw new NoSuchElementException();
    }
    return open.results().next();
  }

  @Override
  public void close() throws IOException {
    AnnotatedPart open = part;
    part = null;
    if (open != null) {
      open.resource().close();
    }
  }
}
