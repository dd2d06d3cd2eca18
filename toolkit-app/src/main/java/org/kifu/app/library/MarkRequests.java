package org.kifu.app.library;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.base.GameMarks;
import org.kifu.base.GameMarks.MarkChange;
import org.kifu.base.GameMarks.Note;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;

/**
 * Requests that change the marks of a game: tags, notes, and whether it is a favourite.
 *
 * @param library the games
 */
public record MarkRequests(Library library) {
  private static final int LONGEST_TAG = 100;
  private static final int LONGEST_NOTE = 10_000;

  private static final String MARKS =
      "SELECT EXISTS (SELECT 1 FROM favourites WHERE game = ?1), tag FROM tags WHERE game = ?1"
          + " UNION SELECT EXISTS (SELECT 1 FROM favourites WHERE game = ?1), NULL ORDER BY tag";

  /** Answers a request to change marks with those that the game has then. */
  public Answer change(Asked asked) throws IOException, RefusedException {
    long number = asked.part(2);
    Wanted wanted = asked.fields(MarkRequests::wanted);
    return library.change(
        base -> {
          ShownGame game = ShownGame.of(base, number);
          GameMarks marks = new GameMarks(base);
          marks.change(Set.of(number), wanted.change());
          if (wanted.removed().isPresent()) {
            marks.removeNote(number, wanted.removed().get());
          }
          return Answer.of(marks(game));
        });
  }

  /**
   * A change that somebody wants.
   *
   * @param removed a note to remove, if any
   */
  private record Wanted(MarkChange change, Optional<Note> removed) {}

  private static Wanted wanted(JsonFields fields) throws ShapeException, RefusedException {
    Optional<JsonFields> note = fields.optionalObject("note");
    MarkChange change =
        new MarkChange(
            tags(fields, "addTags"),
            tags(fields, "removeTags"),
            note.isPresent() ? Optional.of(note(note.get())) : Optional.empty(),
            false,
            fields.has("favourite") ? Optional.of(fields.flag("favourite")) : Optional.empty());
    Optional<JsonFields> gone = fields.optionalObject("removeNote");
    return new Wanted(
        change,
        gone.isPresent()
            ? Optional.of(new Note(gone.get().integer("ply", 0), gone.get().text("text")))
            : Optional.empty());
  }

  private static List<String> tags(JsonFields fields, String name)
      throws ShapeException, RefusedException {
    List<String> tags =
        fields.has(name) ? fields.texts(name).stream().map(String::strip).toList() : List.of();
    for (String tag : tags) {
      if (tag.isEmpty()
          || tag.length() > LONGEST_TAG
          || tag.chars().anyMatch(Character::isISOControl)) {
        throw RefusedException.wrong("a tag is a word of at most " + LONGEST_TAG + " characters");
      }
    }
    return tags;
  }

  private static Note note(JsonFields fields) throws ShapeException, RefusedException {
    String text = fields.text("text").strip();
    if (text.isEmpty() || text.length() > LONGEST_NOTE) {
      throw RefusedException.wrong("a note has at most " + LONGEST_NOTE + " characters");
    }
    return new Note(Math.max(0, fields.integer("ply", 0)), text);
  }

  private static JsonObject marks(ShownGame game) throws IOException {
    Base base = game.base();
    var rows = Library.rows(base, MARKS, game.number());
    List<String> tags =
        rows.stream().filter(row -> row.get(1) != null).map(row -> "" + row.get(1)).toList();
    return new JsonObject()
        .put("favourite", ListedGames.isTrue(rows.getFirst().getFirst()))
        .putTexts("tags", tags)
        .putEach("notes", GameRequests.notes(game), Function.identity());
  }
}
