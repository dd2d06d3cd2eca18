package org.kifu.annotate.output;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.kifu.board.MoveToken;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;

/** The notes of a line as lists of a JSON object, in the shape of {@code format.json}, and back. */
final class NotesNodes {
  /** Reads an element of a list. */
  private interface Element<E> {
    E of(JsonFields fields) throws ShapeException;
  }

  private NotesNodes() {}

  static void write(ObjectNode node, Notes notes) {
    put(node, "remarks", notes.remarks(), NotesNodes::put);
    put(node, "clocks", notes.clocks(), NotesNodes::put);
    put(node, "evaluations", notes.evaluations(), NotesNodes::put);
    put(node, "tags", notes.tags(), NotesNodes::put);
    put(node, "variations", notes.variations(), NotesNodes::put);
  }

  private static <E> void put(
      ObjectNode node, String name, List<E> list, BiConsumer<ObjectNode, E> fields) {
    if (!list.isEmpty()) {
      ArrayNode array = node.putArray(name);
      list.forEach(element -> fields.accept(array.addObject(), element));
    }
  }

  private static void put(ObjectNode node, Remark remark) {
    node.put("move", remark.move()).put("text", remark.text());
  }

  private static void put(ObjectNode node, ClockTime clock) {
    node.put("move", clock.move()).put("seconds", clock.seconds());
  }

  private static void put(ObjectNode node, Evaluation evaluation) {
    node.put("move", evaluation.move()).put("discs", evaluation.discs());
  }

  private static void put(ObjectNode node, Tag tag) {
    node.put("move", tag.move()).put("name", tag.name()).put("value", tag.value());
  }

  private static void put(ObjectNode node, Variation variation) {
    node.put("move", variation.move());
    ArrayNode moves = node.putArray("moves");
    variation.moves().forEach(move -> moves.add(move.toString()));
    write(node, variation.notes());
  }

  static Notes read(JsonFields fields) throws ShapeException {
    return new Notes(
        list(fields, "remarks", each -> new Remark(each.integer("move"), each.text("text"))),
        list(fields, "clocks", each -> new ClockTime(each.integer("move"), each.number("seconds"))),
        list(
            fields,
            "evaluations",
            each -> new Evaluation(each.integer("move"), each.number("discs"))),
        list(
            fields,
            "tags",
            each -> new Tag(each.integer("move"), each.text("name"), each.text("value"))),
        list(fields, "variations", NotesNodes::variation));
  }

  private static <E> List<E> list(JsonFields fields, String name, Element<E> element)
      throws ShapeException {
    List<E> list = new ArrayList<>();
    for (JsonFields each : fields.optionalObjects(name)) {
      list.add(element.of(each));
    }
    return list;
  }

  private static Variation variation(JsonFields fields) throws ShapeException {
    List<MoveToken> moves = new ArrayList<>();
    for (String move : fields.texts("moves")) {
      moves.add(MoveToken.parse(move));
    }
    return new Variation(fields.integer("move"), MoveList.of(moves), read(fields));
  }
}
