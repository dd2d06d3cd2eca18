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
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.replay.Replay;

/**
 * A question about the moves of annotated games: one that gave away the result, or discs. A move
 * that fulfils either is one.
 *
 * @param results the ways to give away the result that are meant; may be empty
 * @param discs a loss of so many discs or more is meant, however sure its value is; 1 or more
 */
public record SwingCondition(Set<Swing> results, OptionalInt discs) {
  /** No move gives away more: all discs won against all discs lost. */
  public static final int MOST_DISCS = 128;

  private static final String ANY = "any";
  private static final int CENTIDISCS = 100;

  /** Copies the set. */
  public SwingCondition {
    results = Set.copyOf(results);
  }

  /**
   * Reads {@code any} for every result given away, {@code win-to-draw}, {@code win-to-loss}, {@code
   * draw-to-loss} and a number of discs; several with commas.
   *
   * @return nothing if the text is none of these
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
   * @param annotated what is known of its moves
   * @return nothing if it has no such move, or if the moves that were annotated are not its moves
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

  /** The caller may have changed the moves of a record since it was read. */
  private static boolean hasMoves(Replay<Position, Move> replay, AnnotatedGame annotated) {
    List<MoveToken> played =
        replay.steps().stream().map(step -> replay.rules().token(step.move())).toList();
    return played.equals(annotated.moves().stream().map(AnnotatedMove::move).toList());
  }
}
