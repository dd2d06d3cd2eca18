package org.kifu.annotate.output;

import org.kifu.game.SourceLocation;

/**
 * A value of an annotated game that is another when the game is annotated again.
 *
 * @param where the game's place in its source
 * @param game its number in its source, from 1; 0 if it has none
 * @param ply from 1, passes counted; 0 if it is about no ply
 * @param field the name in JSON, with those of the objects around it, such as {@code
 *     metrics.black.bestMoves}
 * @param recorded the value as it was written; empty if there was none
 * @param now the value now; empty if there is none
 */
public record AnnotationDifference(
    SourceLocation where, int game, int ply, String field, String recorded, String now) {
  /** One line for a person. */
  @Override
  public String toString() {
    return where
        + (game > 0 ? ": game " + game : "")
        + (ply > 0 ? ", ply " + ply : "")
        + ": %s is %s, was %s".formatted(field, orNothing(now), orNothing(recorded));
  }

  private static String orNothing(String value) {
    return value.isEmpty() ? "nothing" : value;
  }
}
