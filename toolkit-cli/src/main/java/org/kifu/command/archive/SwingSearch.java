package org.kifu.command.archive;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.archive.query.GameQuery.Hit;
import org.kifu.archive.query.SwingCondition;
import org.kifu.command.Refusal;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option that asks what the moves of annotated games gave away. */
final class SwingSearch {
  @Option(
      names = "--swing",
      paramLabel = "KINDS",
      converter = Kinds.class,
      description =
          "Only annotated games with a move that gave away the result: any, win-to-draw,"
              + " win-to-loss or draw-to-loss; or so many discs or more: a number; several with"
              + " commas.")
  private @Nullable SwingCondition condition;

  private boolean isAnyAnnotated;

  /** Whether the option is given. */
  boolean isGiven() {
    return condition != null;
  }

  /**
   * Looks at a game.
   *
   * @param hit nothing if it failed the other conditions
   * @param problems is told of an annotation that cannot be read
   * @return the same if the option is not given
   */
  Optional<Hit> match(ParsedGame game, Optional<Hit> hit, Consumer<Problem> problems) {
    SwingCondition wanted = condition;
    if (wanted == null || (hit.isEmpty() && isAnyAnnotated)) {
      return hit;
    }
    Optional<AnnotatedGame> annotated = AnnotationReader.annotation(game, problems);
    isAnyAnnotated |= annotated.isPresent();
    return hit.flatMap(found -> annotated.flatMap(moves -> wanted.match(found, moves)));
  }

  /** Refuses games that were looked at if there were some and none was annotated. */
  void refuseRecordsAlone(long looked) {
    if (isGiven() && looked > 0 && !isAnyAnnotated) {
      throw Refusal.usage(
          "--swing asks annotated games, and the input has none; 'kifu annotate --format jsonl'"
              + " makes them");
    }
  }

  /** Reads the kinds. */
  static final class Kinds implements ITypeConverter<SwingCondition> {
    @Override
    public SwingCondition convert(String text) {
      return SwingCondition.parse(text)
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'%s' is not any, win-to-draw, win-to-loss, draw-to-loss or discs from 1 to %d"
                          .formatted(text, SwingCondition.MOST_DISCS)));
    }
  }
}
