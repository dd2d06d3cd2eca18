package org.kifu.export;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.export.JsonFields.ShapeException;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * Reads annotated games back from JSON lines, one at a time; empty lines are passed over. A line
 * that holds none gives a failure in its place. Threads must not share it. The iterator throws
 * {@link UncheckedIOException} if the stream breaks.
 */
public final class AnnotationReader implements Iterator<AnnotationResult> {
  private final String source;
  private final BufferedReader lines;
  private int line;
  private @Nullable String next;

  /**
   * Starts reading.
   *
   * @param source the name of the source in messages
   * @param in UTF-8 text; the caller closes it
   */
  public AnnotationReader(String source, InputStream in) {
    this.source = source;
    this.lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  @Override
  public boolean hasNext() {
    try {
      while (next == null) {
        String read = lines.readLine();
        if (read == null) {
          return false;
        }
        line++;
        next = read.isBlank() ? null : read;
      }
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public AnnotationResult next() {
    if (!hasNext() || next == null) {
      throw new NoSuchElementException();
    }
    String text = next;
    next = null;
    return read(text);
  }

  private AnnotationResult read(String text) {
    try {
      return AnnotationJson.parse(text);
    } catch (ShapeException e) {
      return failure("not an annotated game: " + e.getMessage());
    }
  }

  private AnnotationFailure failure(String message) {
    SourceLocation where = new SourceLocation(source, -1, line, 1);
    return new AnnotationFailure(new Problem(ProblemCode.UNREADABLE, where, 0, 0, message));
  }
}
