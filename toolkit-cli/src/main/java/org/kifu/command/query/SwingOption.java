package org.kifu.command.query;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.archive.query.GameQuery.Hit;
import org.kifu.archive.query.SwingCondition;
import org.kifu.base.Base;
import org.kifu.base.BaseFacts;
import org.kifu.base.GameCondition;
import org.kifu.base.StoredAnnotations;
import org.kifu.command.input.GameInput;
import org.kifu.command.input.InputSources;
import org.kifu.command.terminal.Refusal;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/**
 * The option that searches annotated games for moves with losses of given kinds. Bases know the
 * annotations of their games; elsewhere the records themselves are annotated games.
 */
final class SwingOption {
  /** Half of the least difference between two values in the tables of a base, in discs. */
  private static final double TOLERANCE = 0.005;

  @Option(
      names = "--swing",
      paramLabel = "KINDS",
      converter = Kinds.class,
      description =
          "Only annotated games with a move that gave away the result: any, win-to-draw,"
              + " win-to-loss or draw-to-loss; or at least this number of discs. Separate"
              + " several by commas.")
  private @Nullable SwingCondition condition;

  private boolean isOnlyOfBase;
  private boolean isAnyAnnotated;

  /** Whether the bytes of records are needed. */
  boolean needsRecords() {
    return condition != null && !isOnlyOfBase;
  }

  /** Looks into a base that is the only input: it must have annotated games. */
  void read(GameInput input) throws IOException {
    Optional<Path> file = condition == null ? Optional.empty() : input.onlyBase();
    if (file.isPresent()) {
      try (Base base = Base.open(file.get())) {
        StoredAnnotations annotations = new StoredAnnotations(base);
        if (!annotations.areAny()) {
          throw Refusal.usage("--swing: " + InputSources.noAnnotations(base).message());
        }
        isOnlyOfBase = !annotations.areInSources();
        isAnyAnnotated = true;
      }
    }
  }

  /**
   * The condition for the tables of a base that has all annotations.
   *
   * @throws IOException if the annotations are damaged
   */
  Optional<GameCondition> condition(BaseFacts facts) throws IOException {
    SwingCondition wanted = condition;
    if (wanted == null || !isOnlyOfBase) {
      return Optional.empty();
    }
    OptionalInt discs = wanted.results().isEmpty() ? wanted.discs() : OptionalInt.empty();
    double least = discs.isPresent() ? discs.getAsInt() - TOLERANCE : TOLERANCE;
    return Optional.of(GameCondition.lost(facts.base(), least));
  }

  /**
   * Tests a game.
   *
   * @param hit the result of the other conditions; nothing if the game failed them
   * @param problems takes the problem of an annotation that cannot be read
   * @return the hit, if the game meets this condition too; the same hit if the option is not given
   * @throws IOException if the annotation in a base is damaged
   */
  Optional<Hit> match(ParsedGame game, Optional<Hit> hit, Consumer<Problem> problems)
      throws IOException {
    SwingCondition wanted = condition;
    if (wanted == null || (hit.isEmpty() && isAnyAnnotated)) {
      return hit;
    }
    Optional<AnnotatedGame> annotated = annotated(game, problems);
    isAnyAnnotated |= annotated.isPresent();
    return hit.flatMap(found -> annotated.flatMap(moves -> wanted.match(found, moves)));
  }

  private Optional<AnnotatedGame> annotated(ParsedGame game, Consumer<Problem> problems)
      throws IOException {
    Optional<Base> base = Base.of(game);
    Optional<AnnotatedGame> known =
        base.isPresent() ? new StoredAnnotations(base.get()).of(game) : Optional.empty();
    return known.or(
        () -> isOnlyOfBase ? Optional.empty() : AnnotationReader.annotation(game, problems));
  }

  /** Refuses an input without annotated games. */
  void refuseRecordsAlone(long looked) {
    if (condition != null && looked > 0 && !isAnyAnnotated) {
      throw Refusal.usage(
          "--swing needs annotated games, and the input has none; 'kifu annotate --format jsonl'"
              + " makes them, and 'kifu base annotate' in a base");
    }
  }

  /** A reader of the kinds of swings. */
  static final class Kinds implements ITypeConverter<SwingCondition> {
    @Override
    public SwingCondition convert(String text) {
      return SwingCondition.parse(text)
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'%s' is not any, win-to-draw, win-to-loss, draw-to-loss or 1 to %d discs"
                          .formatted(text, SwingCondition.MOST_DISCS)));
    }
  }
}
