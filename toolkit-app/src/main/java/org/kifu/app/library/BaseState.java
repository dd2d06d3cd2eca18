package org.kifu.app.library;

import java.io.IOException;
import java.nio.file.Files;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.GameMarks;
import org.kifu.json.JsonObject;
import org.kifu.json.Tool;

/**
 * The state of a base as a whole.
 *
 * @param files the sources that are files of annotated games
 * @param isOwn whether it is the own base of the user
 */
public record BaseState(Library library, AnnotatedFiles files, boolean isOwn) {
  /** The number of records with an error about which nothing is decided. */
  private static final String OPEN =
      "SELECT count(*) FROM games WHERE acceptance = 'quarantined'"
          + " AND game NOT IN (SELECT game FROM decisions)";

  private static final String ANNOTATED =
      "SELECT count(*) FROM (SELECT game FROM annotated_games JOIN annotations USING (annotation)"
          + " WHERE ply = 1 UNION SELECT game FROM games"
          + " WHERE source IN (SELECT value FROM json_each(?)))";

  /** Answers a request for it. */
  public Answer state(Asked asked) throws IOException, RefusedException {
    return library.read(
        base ->
            Answer.of(
                new JsonObject()
                    .put("version", Tool.version())
                    .put("base", library.file().toString())
                    .put("identity", library.identity())
                    .put("games", base.count("games"))
                    .put("toCheck", Library.number(base, OPEN))
                    .put("annotated", Library.number(base, ANNOTATED, files.listed(base)))
                    .putTexts("tags", new GameMarks(base).tags())
                    .put("own", isOwn)
                    .put("mayWrite", Files.isWritable(library.file()))));
  }
}
