package org.kifu.command;

import java.io.IOException;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Consumer;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.output.JoinedAnnotations;
import org.kifu.archive.names.NameRules;
import org.kifu.archive.review.ReviewedGame;
import org.kifu.command.input.InputSources;
import org.kifu.command.input.InputWords;
import org.kifu.command.input.SourceStream;
import org.kifu.game.GameHeader;
import org.kifu.game.Problem;
import org.kifu.source.Source;

/**
 * The annotated games of some inputs, one input after the other, with names as the rules write
 * them.
 */
public final class AnnotatedLines implements Iterator<AnnotatedLines.AnnotatedLine>, AutoCloseable {
  /**
   * A line of annotated games.
   *
   * @param header the header, with names as the rules write them; none for a record that was not
   *     annotated
   * @param rules the rules of the game; empty for such a record
   * @param game the game; nothing if it cannot be reviewed
   */
  public record AnnotatedLine(GameHeader header, String rules, Optional<ReviewedGame> game) {
    private static AnnotatedLine of(AnnotationResult result, int number, NameRules names) {
      return switch (result) {
        case AnnotatedGame game -> {
          GameHeader header = names.apply(game.game().header());
          yield new AnnotatedLine(
              header,
              game.game().rules(),
              ReviewedGame.of(game).map(reviewed -> reviewed.named(header).numbered(number)));
        }
        case AnnotationFailure _ -> new AnnotatedLine(GameHeader.NONE, "", Optional.empty());
      };
    }
  }

  /** The lines as they are in the sources. */
  private static final class SourceLines extends SourceStream<AnnotationResult> {
    private final InputSources sources;

    SourceLines(InputSources sources, Consumer<Problem> problems) {
      super(sources, problems);
      this.sources = sources;
    }

    @Override
    protected OpenSource<AnnotationResult> open(Source source) throws IOException {
      JoinedAnnotations games = sources.annotated(source);
      return new OpenSource<>(games, games);
    }
  }

  private final SourceLines lines;
  private final NameRules names;
  private final Consumer<Problem> problems;
  private int number;

  /**
   * Starts before the first game; words that do not name an input are reported at once.
   *
   * @param problems takes the problems of sources, and the reasons why records were not annotated
   */
  public AnnotatedLines(InputWords inputs, NameRules names, Consumer<Problem> problems) {
    InputWords.missing(inputs.sources()).forEach(problems);
    this.lines = new SourceLines(new InputSources(inputs, problems), problems);
    this.names = names;
    this.problems = problems;
  }

  @Override
  public boolean hasNext() {
    return lines.hasNext();
  }

  @Override
  public AnnotatedLine next() {
    AnnotationResult result = lines.next();
    if (result instanceof AnnotationFailure(Problem problem)) {
      problems.accept(problem);
    }
    number++;
    return AnnotatedLine.of(result, number, names);
  }

  @Override
  public void close() {
    lines.close();
  }
}
