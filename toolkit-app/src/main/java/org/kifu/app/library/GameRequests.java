package org.kifu.app.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.Reason.Audience;
import org.kifu.annotate.output.AnnotationLine;
import org.kifu.annotate.output.GameWords;
import org.kifu.annotate.output.Wording;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.base.GameMarks;
import org.kifu.json.JsonObject;
import org.kifu.words.Words;

/** Requests for all that is known of one game. */
public final class GameRequests {
  private static final String FACTS =
      """
      SELECT g.round, g.place, s.name, g.entry, g.number, g.line, g.year
      FROM games g JOIN sources s USING (source) WHERE g.game = ?\
      """;

  private static final String REMARKS =
      "SELECT move, text FROM remarks WHERE game = ? ORDER BY move, rowid";

  private static final String NOTES =
      "SELECT ply, text FROM notes WHERE game = ? ORDER BY ply, note";

  private final Library library;
  private final ListedGames lists;
  private final AnnotatedFiles files;
  private final Wording wording;

  /**
   * @param words the language of sentences about annotated games
   */
  public GameRequests(Library library, ListedGames lists, AnnotatedFiles files, Words words) {
    this.wording = new Wording(words, Audience.CLUB);
    this.library = library;
    this.lists = lists;
    this.files = files;
  }

  /** Answers a request for a game. */
  public Answer game(Asked asked) throws IOException, RefusedException {
    long number = asked.part(2);
    return library.read(base -> Answer.json(shown(ShownGame.of(base, number))));
  }

  private String shown(ShownGame game) throws IOException {
    Base base = game.base();
    JsonObject object = lists.rows(base, List.of(game.number())).getFirst();
    List<@Nullable Object> facts = Library.rows(base, FACTS, game.number()).getFirst();
    object
        .put("round", facts.get(0))
        .put("place", facts.get(1))
        .put("source", GameMarks.place(String.valueOf(facts.get(2)), String.valueOf(facts.get(3))))
        .put("number", facts.get(4))
        .put("line", facts.get(5));
    Optional<ReplayedLine<?, ?>> line = game.replayed();
    object.putTexts("moves", List.of());
    line.ifPresent(each -> each.putInto(object));
    object.putEach("findings", FindingRows.ofGame(base, game.number()), Function.identity());
    object.putEach("remarks", remarks(game, line), Function.identity());
    object.putEach("notes", notes(game), Function.identity());
    object.putEach("variations", VariationRequests.of(base, game.number()), Function.identity());
    Optional<AnnotatedGame> annotation = game.annotation(files);
    object.putTexts("forms", game.endings(annotation));
    annotation.ifPresent(
        each -> object.put("told", new ToldGame(each, GameWords.of(each, wording)).told()));
    return annotation
        .map(AnnotationLine::of)
        .map(text -> Answer.joined(object, "annotation", text))
        .orElseGet(object::toString);
  }

  private static List<JsonObject> remarks(ShownGame game, Optional<ReplayedLine<?, ?>> line)
      throws IOException {
    List<JsonObject> all = new ArrayList<>();
    for (var row : Library.rows(game.base(), REMARKS, game.number())) {
      long written = row.get(0) instanceof Long number ? number : 0;
      int ply = line.map(each -> each.ply(written)).orElse(0);
      all.add(new JsonObject().put("ply", ply).put("text", row.get(1)));
    }
    return all;
  }

  /** The notes of the user on a game. */
  static List<JsonObject> notes(ShownGame game) throws IOException {
    List<JsonObject> all = new ArrayList<>();
    for (var row : Library.rows(game.base(), NOTES, game.number())) {
      all.add(new JsonObject().put("ply", row.get(0)).put("text", row.get(1)));
    }
    return all;
  }
}
