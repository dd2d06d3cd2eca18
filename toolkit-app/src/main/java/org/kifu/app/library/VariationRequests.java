package org.kifu.app.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.base.GameVariations;
import org.kifu.base.GameVariations.Variation;
import org.kifu.base.RepertoireChoices;
import org.kifu.game.MoveList;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;

/**
 * Requests that keep the moves that somebody tried in a game.
 *
 * @param library the games
 */
public record VariationRequests(Library library) {
  private static final int LONGEST_NAME = 200;
  private static final int LONGEST_TEXT = 10_000;

  private static final String OF_GAME =
      "SELECT variation, ply, moves, name, text FROM variations WHERE game = ? ORDER BY variation";

  /**
   * Answers a request to keep a variation, or one in the place of another, with all of the game.
   */
  public Answer keep(Asked asked) throws IOException, RefusedException {
    long game = asked.part(2);
    Wanted wanted = asked.fields(VariationRequests::wanted);
    long number = wanted.number();
    Variation variation = wanted.variation();
    return changed(
        game,
        (shown, variations) -> {
          checkLegal(shown, variation);
          if (number == 0) {
            variations.add(game, variation);
          } else if (!variations.replace(game, number, variation)) {
            throw RefusedException.missing("the game has no variation " + number);
          }
        });
  }

  /** Answers a request to remove a variation with those that are left. */
  public Answer remove(Asked asked) throws IOException, RefusedException {
    long game = asked.part(2);
    long number = asked.part(4);
    return changed(
        game,
        (_, variations) -> {
          if (!variations.remove(game, number)) {
            throw RefusedException.missing("the game has no variation " + number);
          }
        });
  }

  private static void checkLegal(ShownGame game, Variation variation)
      throws IOException, RefusedException {
    Optional<String> fault =
        game.replayed()
            .orElseThrow(() -> RefusedException.wrong("the game cannot be replayed"))
            .fault(variation.ply(), MoveList.parse(variation.moves()).orElseThrow());
    if (fault.isPresent()) {
      throw RefusedException.wrong(fault.get());
    }
  }

  /** A change of the variations. */
  @FunctionalInterface
  private interface Change {
    void make(ShownGame game, GameVariations variations) throws IOException, RefusedException;
  }

  private Answer changed(long game, Change change) throws IOException, RefusedException {
    return library.change(
        base -> {
          change.make(ShownGame.of(base, game), new GameVariations(base));
          return Answer.of(
              new JsonObject().putEach("variations", of(base, game), Function.identity()));
        });
  }

  /**
   * A variation that somebody wants to keep.
   *
   * @param number the number of the one in whose place it comes; 0 for none
   */
  private record Wanted(long number, Variation variation) {}

  private static Wanted wanted(JsonFields fields) throws ShapeException, RefusedException {
    String moves = fields.text("moves");
    int ply = fields.integer("ply");
    if (!moves.matches("(?:[a-h][1-8]){1,60}+") || ply < 0) {
      throw RefusedException.wrong("a variation has moves, such as f5d6, and a ply");
    }
    String name = limited(fields, "name", LONGEST_NAME);
    String text = limited(fields, "text", LONGEST_TEXT);
    return new Wanted(fields.longInteger("variation", 0), new Variation(ply, moves, name, text));
  }

  private static String limited(JsonFields fields, String name, int most)
      throws ShapeException, RefusedException {
    String text = fields.has(name) ? fields.text(name).strip() : "";
    if (text.length() > most) {
      throw RefusedException.wrong(name + " has at most " + most + " characters");
    }
    return text;
  }

  /** The variations of a game, without the choices of repertoires. */
  static List<JsonObject> of(Base base, long game) throws IOException {
    List<JsonObject> all = new ArrayList<>();
    for (var row : Library.rows(base, OF_GAME, game)) {
      if (!RepertoireChoices.isChoice(String.valueOf(row.get(3)))) {
        all.add(
            new JsonObject()
                .put("variation", row.get(0))
                .put("ply", row.get(1))
                .put("moves", row.get(2))
                .put("name", row.get(3))
                .put("text", row.get(4)));
      }
    }
    return all;
  }
}
