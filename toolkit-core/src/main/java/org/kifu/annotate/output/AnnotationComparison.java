package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.game.Problem;
import org.kifu.game.SourceLocation;
import org.kifu.json.JsonObject;

/**
 * A comparison of an annotated game with the same game annotated again, value by value as in JSON.
 * The place of the source and the version that wrote the annotation do not matter.
 */
public final class AnnotationComparison {
  private static final Set<String> PASSED_OVER = Set.of("source", "tool", "offset", "line");

  private final SourceLocation where;
  private final int game;
  private final List<AnnotationDifference> differences = new ArrayList<>();

  private AnnotationComparison(SourceLocation where, int game) {
    this.where = where;
    this.game = game;
  }

  /**
   * The differences.
   *
   * @param recorded the recorded result; null if there is no other game
   * @param now the result now; null if there is no other game
   */
  public static List<AnnotationDifference> differences(
      @Nullable AnnotationResult recorded, @Nullable AnnotationResult now) {
    AnnotationResult placed = now != null ? now : recorded;
    if (placed == null) {
      return List.of();
    }
    AnnotationComparison comparison =
        switch (placed) {
          case AnnotatedGame(var facts, _, _, _, _, _, _, _, _, _, _) ->
              new AnnotationComparison(facts.where(), facts.number());
          case AnnotationFailure(Problem problem) ->
              new AnnotationComparison(problem.where(), problem.game());
        };
    comparison.compare(recorded, now);
    return comparison.differences;
  }

  private void compare(@Nullable AnnotationResult recorded, @Nullable AnnotationResult now) {
    if (recorded instanceof AnnotatedGame was && now instanceof AnnotatedGame is) {
      compare("", 0, AnnotationJson.of(was), AnnotationJson.of(is));
    } else if (!outcome(recorded).equals(outcome(now))) {
      differences.add(
          new AnnotationDifference(where, game, 0, "game", outcome(recorded), outcome(now)));
    }
  }

  /** The outcome of a game: annotated, or the code of its problem. */
  private static String outcome(@Nullable AnnotationResult result) {
    return switch (result) {
      case null -> "";
      case AnnotatedGame _ -> "annotated";
      case AnnotationFailure(Problem problem) -> problem.code().code();
    };
  }

  private void compare(String field, int ply, @Nullable Object was, @Nullable Object is) {
    if (was instanceof JsonObject then && is instanceof JsonObject now) {
      Set<String> names = new LinkedHashSet<>(then.fields().keySet());
      names.addAll(now.fields().keySet());
      names.removeAll(PASSED_OVER);
      String before = field.isEmpty() ? "" : field + ".";
      names.forEach(
          name -> compare(before + name, ply, then.fields().get(name), now.fields().get(name)));
    } else if (field.equals("moves") && was instanceof List<?> then && is instanceof List<?> now) {
      for (int i = 0; i < Math.max(then.size(), now.size()); i++) {
        compare("move", i + 1, at(then, i), at(now, i));
      }
    } else if (was == null || !was.equals(is)) {
      differences.add(new AnnotationDifference(where, game, ply, field, text(was), text(is)));
    }
  }

  private static @Nullable Object at(List<?> list, int index) {
    return index < list.size() ? list.get(index) : null;
  }

  private static String text(@Nullable Object value) {
    return value == null ? "" : value instanceof String text ? text : JsonObject.text(value);
  }

  /**
   * A value of an annotated game that changes when the game is annotated again.
   *
   * @param where the game's place in its source
   * @param game the game's number in its source, from 1; 0 if it has no number
   * @param ply the ply from 1, with passes counted; 0 if the value is not about a ply
   * @param field the name of the value in JSON, with the names of the objects around it, such as
   *     {@code metrics.black.bestMoves}
   * @param recorded the value in the record; empty if there was none
   * @param now the value now; empty if there is none
   */
  public record AnnotationDifference(
      SourceLocation where, int game, int ply, String field, String recorded, String now) {
    /** One line for people. */
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
}
