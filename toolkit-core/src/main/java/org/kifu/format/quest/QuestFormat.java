package org.kifu.format.quest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.kifu.format.JsonCursor;
import org.kifu.format.JsonGame;
import org.kifu.format.JsonNotation;
import org.kifu.game.ProblemCode;
import org.kifu.notation.RecordDraft;

/** JSON of Othello Quest and plain JSON; their shapes are in the package's description. */
public final class QuestFormat implements JsonNotation {
  private static final int SURE = 90;

  private static final Pattern MOVES =
      Pattern.compile("\"moves\"\\s*:\\s*\\[\\s*(?:\\]|\\{[^{}]*\"m\"\\s*:)");

  @Override
  public String name() {
    return "quest";
  }

  @Override
  public int recognise(byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    return MOVES.matcher(text).find() || QuestValues.PlainMoves.areNamedIn(text) ? SURE : 0;
  }

  @Override
  public JsonGame.Shape shape() {
    return QuestGame::read;
  }

  @Override
  public boolean isOfKifu() {
    return false;
  }

  /**
   * A walk through one object; each value is told with its path, such as {@code /players/0/name}.
   */
  private record QuestGame(JsonCursor json, QuestValues values) {
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
}
