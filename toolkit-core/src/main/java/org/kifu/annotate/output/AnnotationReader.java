package org.kifu.annotate.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.output.TextLineInput.Line;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.json.JsonFields.ShapeException;

/**
 * A reader of annotated games from JSON lines, one at a time. It skips empty lines. A line without
 * an annotated game gives a failure in its place. A source whose first lines have no annotated game
 * is not a file of annotated games, and gives one failure. Threads must not share a reader. The
 * iterator throws {@link UncheckedIOException} if the stream breaks.
 */
public final class AnnotationReader implements Iterator<AnnotationResult> {
  /** The most lines at the start that are searched for an annotated game. */
  private static final int LINES_TRIED = 100;

  private final String source;
  private final TextLineInput lines;
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
    this.lines = new TextLineInput(in);
  }

  /**
   * The annotation of a game that was read as a record.
   *
   * @param problems takes the problem of a record that looks like an annotated game but is not
   *     valid
   * @return empty for a record of another kind
   */
  public static Optional<AnnotatedGame> annotation(
      ParsedGame game, Consumer<? super Problem> problems) {
    byte[] bytes = game.origin().bytes();
    if (bytes.length == 0 || bytes[0] != '{') {
      return Optional.empty();
    }
    String text = new String(bytes, StandardCharsets.UTF_8);
    try {
      return AnnotationParser.parse(text) instanceof AnnotatedGame annotated
          ? Optional.of(annotated)
          : Optional.empty();
    } catch (ShapeException e) {
      if (text.contains(AnnotationJson.METRICS)) {
        problems.accept(unreadable(game.origin().start(), game.number(), e));
      }
      return Optional.empty();
    }
  }

  /** Whether this is a file of annotated games, as its first lines tell. */
  boolean isOfAnnotatedGames() {
    return hasNext()
        && !(ahead.peek() instanceof AnnotationFailure(Problem problem)
            && problem.code() == ProblemCode.UNRECOGNISED);
  }

  @Override
  public boolean hasNext() {
    if (!isKnown) {
      isKnown = true;
      recognise();
    } else if (ahead.isEmpty()) {
      nextLine().ifPresent(line -> ahead.add(read(line)));
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
    Optional<Line> line = nextLine();
    while (line.isPresent()) {
      AnnotationResult result = read(line.get());
      ahead.add(result);
      boolean isDamaged =
          result instanceof AnnotationFailure(Problem problem)
              && problem.where().equals(at(line.get()));
      if (!isDamaged) {
        return;
      }
      line = ahead.size() < LINES_TRIED ? nextLine() : Optional.empty();
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
  private Optional<Line> nextLine() {
    try {
      Optional<Line> line = ended ? Optional.empty() : lines.next();
      while (line.isPresent() && line.get().fault().isEmpty() && line.get().text().isBlank()) {
        line = lines.next();
      }
      ended = line.isEmpty();
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private AnnotationResult read(Line line) {
    try {
      if (!line.fault().isEmpty()) {
        throw new ShapeException(line.fault());
      }
      return AnnotationParser.parse(line.text());
    } catch (ShapeException e) {
      return new AnnotationFailure(unreadable(at(line), 0, e));
    }
  }

  private static Problem unreadable(SourceLocation where, int game, ShapeException fault) {
    String message = "not an annotated game: " + fault.getMessage();
    return new Problem(ProblemCode.UNREADABLE, where, game, 0, message);
  }

  private SourceLocation at(Line line) {
    return new SourceLocation(source, -1, line.number(), 1);
  }
}
