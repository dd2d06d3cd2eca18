package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.List;
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
import org.kifu.json.JsonObject;

/** The notes of a line as lists of a JSON object, in the shape of {@code format.json}, and back. */
final class NotesJson {
  /** A reader of an element of a list. */
  private interface Element<E> {
    E of(JsonFields fields) throws ShapeException;
  }

  private NotesJson() {}

  static JsonObject of(Notes notes) {
    return new JsonObject()
        .putAny("remarks", notes.remarks(), each -> at(each.move()).put("text", each.text()))
        .putAny("clocks", notes.clocks(), each -> at(each.move()).put("seconds", each.seconds()))
        .putAny(
            "evaluations", notes.evaluations(), each -> at(each.move()).put("discs", each.discs()))
        .putAny(
            "tags",
            notes.tags(),
            each -> at(each.move()).put("name", each.name()).put("value", each.value()))
        .putAny(
            "variations",
            notes.variations(),
            each -> at(each.move()).putTexts("moves", each.moves()).putAll(of(each.notes())));
  }

  private static JsonObject at(int move) {
    return new JsonObject().put("move", move);
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
        list(fields, "variations", NotesJson::variation));
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
