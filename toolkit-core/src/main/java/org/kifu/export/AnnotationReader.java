package org.kifu.export;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.export.JsonFields.ShapeException;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * Reads annotated games back from JSON lines, one at a time; empty lines are passed over. A line
 * that holds none gives a failure in its place; a source whose first lines hold none is no file of
 * annotated games, which is one failure. Threads must not share it. The iterator throws {@link
 * UncheckedIOException} if the stream breaks.
 */
public final class AnnotationReader implements Iterator<AnnotationResult> {
  /** So many lines at the start without an annotated game are not looked beyond. */
  private static final int LINES_TRIED = 100;

  private final String source;
  private final BufferedReader lines;
  private int line;
  private final Deque<AnnotationResult> ahead = new ArrayDeque<>();
  private boolean isKnown;
  private boolean ended;

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

  /**
   * What an annotated game, read as a record, says of its moves.
   *
   * @return nothing for a record of another kind
   */
  public static Optional<AnnotatedGame> annotation(ParsedGame game) {
    byte[] bytes = game.origin().bytes();
    if (bytes.length == 0 || bytes[0] != '{') {
      return Optional.empty();
    }
    try {
      return AnnotationJson.parse(new String(bytes, StandardCharsets.UTF_8))
              instanceof AnnotatedGame annotated
          ? Optional.of(annotated)
          : Optional.empty();
    } catch (ShapeException e) {
      return Optional.empty();
    }
  }

  @Override
  public boolean hasNext() {
    if (!isKnown) {
      isKnown = true;
      recognise();
    } else if (ahead.isEmpty()) {
      nextLine().ifPresent(text -> ahead.add(read(text)));
    }
    return !ahead.isEmpty();
  }

  @Override
  public AnnotationResult next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return ahead.remove();
  }

  /** Reads up to the first line that holds a result. */
  private void recognise() {
    Optional<String> text = nextLine();
    while (text.isPresent()) {
      int at = line;
      AnnotationResult result = read(text.get());
      ahead.add(result);
      boolean isDamaged =
          result instanceof AnnotationFailure(Problem problem) && problem.where().equals(at(at));
      if (!isDamaged) {
        return;
      }
      text = ahead.size() < LINES_TRIED ? nextLine() : Optional.empty();
    }
    if (ahead.peek() instanceof AnnotationFailure(Problem first)) {
      ahead.clear();
      String message = "this holds no annotated games as JSON lines: " + first.message();
      ahead.add(
          new AnnotationFailure(
              new Problem(ProblemCode.UNRECOGNISED, first.where(), 0, 0, message)));
      ended = true;
    }
  }

  /** The next line that is not empty. */
  private Optional<String> nextLine() {
    try {
      String read = ended ? null : lines.readLine();
      while (read != null) {
        line++;
        if (!read.isBlank()) {
          return Optional.of(read);
        }
        read = lines.readLine();
      }
      ended = true;
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private AnnotationResult read(String text) {
    try {
      return AnnotationJson.parse(text);
    } catch (ShapeException e) {
      String message = "not an annotated game: " + e.getMessage();
      return new AnnotationFailure(new Problem(ProblemCode.UNREADABLE, at(line), 0, 0, message));
    }
  }

  private SourceLocation at(int number) {
    return new SourceLocation(source, -1, number, 1);
  }
}
