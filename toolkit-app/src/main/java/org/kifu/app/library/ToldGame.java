package org.kifu.app.library;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameBoards;
import org.kifu.annotate.output.Wording;
import org.kifu.json.JsonObject;

/**
 * An annotated game in sentences: the verdict, and why moves were bad.
 *
 * @param game the game
 * @param wording the language
 */
record ToldGame(AnnotatedGame game, Wording wording) {
  JsonObject told() {
    JsonObject told = new JsonObject();
    if (GameBoards.of(game).isPresent()) {
      told.put("verdict", sentence(wording.verdict(game)));
    }
    return told.putEach("moves", moves(), Function.identity());
  }

  /** The moves of which the annotation says why they were bad. */
  private List<JsonObject> moves() {
    List<JsonObject> all = new ArrayList<>();
    for (AnnotatedMove move : game.moves()) {
      List<String> why = wording.clauses(move).stream().map(this::sentence).toList();
      if (!why.isEmpty()) {
        all.add(new JsonObject().put("ply", move.ply()).putTexts("why", why));
      }
    }
    return all;
  }

  private String sentence(String clause) {
    return wording.words().filled("page.sentence", clause);
  }
}
