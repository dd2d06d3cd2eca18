package org.kifu.annotate.reason;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;

/**
 * The moves of the second and third answer keys, judged by a second person.
 *
 * @param moves the judgement of each move by its name
 */
record JudgedAgain(Map<String, JsonFields> moves) {
  static JudgedAgain read() throws IOException, ShapeException {
    Map<String, JsonFields> moves = new HashMap<>();
    for (JsonFields move : KeyMove.key("reason-key-again.json").objects("moves")) {
      moves.put(move.text("id"), move);
    }
    return new JudgedAgain(moves);
  }

  /** Whether both judges name the same cause, with a square in common. */
  boolean agrees(KeyMove move) throws ShapeException {
    JsonFields again = moves.get(move.id());
    if (again == null) {
      return false;
    }
    JsonFields one = move.fields().object("cause");
    JsonFields other = again.object("cause");
    Set<String> common = new HashSet<>(one.texts("squares"));
    common.retainAll(other.texts("squares"));
    return one.text("code").equals(other.text("code")) && !common.isEmpty();
  }
}
