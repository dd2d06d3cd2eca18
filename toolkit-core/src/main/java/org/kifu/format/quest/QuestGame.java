package org.kifu.format.quest;

import java.io.IOException;
import org.kifu.format.JsonCursor;
import org.kifu.game.ProblemCode;
import org.kifu.notation.RecordDraft;

/** Goes through one object; each value is told with its path, such as {@code /players/0/name}. */
record QuestGame(JsonCursor json, QuestValues values) {
  static void read(JsonCursor json, RecordDraft game) throws IOException {
    QuestValues values = new QuestValues(game);
    new QuestGame(json, values).read("");
    if (!values.hasMoves()) {
      game.problem(ProblemCode.UNREADABLE, game.where(), "the object holds no array of moves");
    }
  }

  private void read(String path) throws IOException {
    if (json.isScalar()) {
      values.scalar(path, json.text(), json.where());
      return;
    }
    if (values.open(path, json.where())) {
      json.each(name -> read(path + "/" + name));
      values.close(path);
    }
  }
}
