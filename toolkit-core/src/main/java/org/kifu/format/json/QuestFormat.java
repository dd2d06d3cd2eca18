package org.kifu.format.json;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.kifu.game.ProblemCode;
import org.kifu.notation.RecordDraft;

/**
 * The JSON of Othello Quest, as its server exports games, and of programs without a shape of their
 * own: an object for each game, one after the other, a line each, or in an array.
 *
 * <pre>
 * {"players":[{"id":"a","name":"A"},{"id":"b","name":"B"}],
 *  "created":"2024-05-01T12:00:00Z","gtype":"reversi","tcb":300000,
 *  "position":{"moves":[{"m":"f5","t":1250},{"m":"d6","t":900},{"m":"-"}]}}
 * </pre>
 *
 * <p>The array {@code moves}, in any place, holds the moves: {@code m} the square, {@code -} a
 * pass, {@code t} the time in milliseconds. The first player is black. The start is always the
 * standard one. The server's own result leaves out the empty squares, so that the score comes from
 * a replay. All values that have no field in a record are kept as {@link org.kifu.game.Tag} {@code
 * quest:PATH}, those of a move at that move.
 *
 * <p>Plain JSON of other programs is read as well: {@code
 * {"black":"Anna","white":"Bob","moves":"f5d6c3"}}. The moves are a string under {@code moves}; a
 * string that begins with a square under {@code transcript}, {@code kifu}, {@code game}, {@code
 * record} or {@code sequence}; or an array of squares under one of these names. Values of the
 * object itself under the names of labels are the facts.
 *
 * <p>A broken object keeps the moves before the damage; the next one is read where an object begins
 * like those before it.
 *
 * <p>Source of the facts: programs that import these games; no published description is known.
 */
public final class QuestFormat implements JsonNotation {
  private static final int SURE = 90;

  /** A list of moves by its name and its first element: an object, a pair, or a number. */
  private static final Pattern MOVES =
      Pattern.compile(
          ("(?i)\"(?:"
                  + JsonNames.OF_MOVES
                  + "|plies)\"\\s*:\\s*\\[\\s*(?:\\]"
                  + "|\\{[^{}]*(?:\"m\"\\s*:|:\\s*\"[a-h][1-8]\"|NUMBER|INDEX)"
                  + "|\\[\\s*(?:\\d\\s*,\\s*\\d\\s*\\]|\"[a-h](?:[1-8]\"|\"\\s*,\\s*\"?[1-8]))"
                  + "|\"?\\d{1,2}\"?\\s*,\\s*\"?\\d{1,2}\"?\\s*,)")
              .replace("NUMBER", MoveCell.NAMED_NUMBER)
              .replace("INDEX", MoveCell.NAMED_INDEX));

  /** A move in a list with any name, or without a name. */
  private static final Pattern SQUARE = Pattern.compile("(?i)" + MoveCell.NAMED_SQUARE);

  private static final Pattern NUMBER = Pattern.compile("(?i)" + MoveCell.NAMED_NUMBER);

  /** The least number of such fields; fewer may be anything. */
  private static final int CLEAR_FIELDS = 5;

  @Override
  public String name() {
    return "quest";
  }

  @Override
  public int recognise(byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    boolean areMoves =
        MOVES.matcher(text).find()
            || QuestValues.PlainMoves.areNamedIn(text)
            || begins(text, '{') && (hasSome(SQUARE, text) || hasSome(NUMBER, text))
            || begins(text, '[') && hasSome(SQUARE, text);
    return areMoves ? SURE : 0;
  }

  private static boolean begins(String text, char sign) {
    return text.stripLeading().indexOf(sign) == 0;
  }

  private static boolean hasSome(Pattern field, String text) {
    return field.matcher(text).results().limit(CLEAR_FIELDS).count() == CLEAR_FIELDS;
  }

  @Override
  public JsonGame.Shape shape() {
    return QuestGame::read;
  }

  @Override
  public boolean isOfKifu() {
    return false;
  }

  /** A walk through one object; each value has its path, such as {@code /players/0/name}. */
  record QuestGame(JsonCursor json, QuestValues values) {
    static void read(JsonCursor json, RecordDraft game) throws IOException {
      QuestValues values = new QuestValues(game, json.players());
      new QuestGame(json, values).readAll();
      if (!values.hasMoves()) {
        game.problem(ProblemCode.UNREADABLE, game.where(), "the object holds no array of moves");
      }
    }

    /** Reads an array of moves without an object around it. */
    static void readArray(JsonCursor json, RecordDraft game) throws IOException {
      new QuestGame(json, QuestValues.ofArray(game)).readAll();
    }

    private void readAll() throws IOException {
      try {
        read("");
      } finally {
        values.finish(); // also if there is damage, for the values before it
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
