package org.kifu.archive.query;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.ResultSwings.Swing;
import org.kifu.archive.query.GameQuery.Hit;
import org.kifu.board.MoveToken;
import org.kifu.replay.Replay;

/**
 * A question about the moves of annotated games that gave away the result, or discs. A move that
 * fulfils either condition counts.
 *
 * @param results the changes of the result that count; may be empty
 * @param discs the least loss in discs that counts, whatever its certainty; 1 or more
 */
public record SwingCondition(Set<Swing> results, OptionalInt discs) {
  /** The greatest possible loss: from all discs won to all discs lost. */
  public static final int MOST_DISCS = 128;

  private static final String ANY = "any";
  private static final int CENTIDISCS = 100;

  /** Copies the set. */
  public SwingCondition {
    results = Set.copyOf(results);
  }

  /**
   * Reads {@code any} for every change of the result, {@code win-to-draw}, {@code win-to-loss},
   * {@code draw-to-loss} and a number of discs; commas separate several.
   *
   * @return empty if the text is something else
   */
  public static Optional<SwingCondition> parse(String text) {
    Set<Swing> results = EnumSet.noneOf(Swing.class);
    OptionalInt discs = OptionalInt.empty();
    for (String word : text.split(",", -1)) {
      List<Swing> meant = results(word);
      OptionalInt number = meant.isEmpty() ? number(word) : OptionalInt.empty();
      if (meant.isEmpty() && (number.isEmpty() || discs.isPresent())) {
        return Optional.empty();
      }
      results.addAll(meant);
      discs = number.isPresent() ? number : discs;
    }
    return Optional.of(new SwingCondition(results, discs));
  }

  private static List<Swing> results(String word) {
    return Arrays.stream(Swing.values())
        .filter(swing -> word.equals(ANY) || word.equals(swing.label()))
        .toList();
  }

  private static OptionalInt number(String word) {
    int number = word.matches("\\d{1,3}") ? Integer.parseInt(word) : 0;
    return number >= 1 && number <= MOST_DISCS ? OptionalInt.of(number) : OptionalInt.empty();
  }

  /**
   * The game with the first move of this kind.
   *
   * @param annotated the annotation of its moves
   * @return empty if it has no such move, or if other moves were annotated
   */
  public Optional<Hit> match(Hit hit, AnnotatedGame annotated) {
    return hasMoves(hit.replay(), annotated)
        ? annotated.moves().stream().filter(this::holds).findFirst().map(hit::with)
        : Optional.empty();
  }

  private boolean holds(AnnotatedMove move) {
    return Swing.of(move).filter(results::contains).isPresent()
        || (discs.isPresent() && move.lossCentidiscs() >= CENTIDISCS * discs.getAsInt());
  }

  /** Whether the annotated moves are those of the game; the caller may have changed them. */
  private static <P, M> boolean hasMoves(Replay<P, M> replay, AnnotatedGame annotated) {
    List<MoveToken> played =
        replay.steps().stream().map(step -> replay.rules().token(step.move())).toList();
    return played.equals(annotated.moves().stream().map(AnnotatedMove::move).toList());
  }
}
