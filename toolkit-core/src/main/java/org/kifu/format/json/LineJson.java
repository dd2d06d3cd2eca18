package org.kifu.format.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.kifu.board.MoveToken;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;

/** Writes a line of moves with what stands at them; lists without elements are left out. */
final class LineJson {
  /** Writes one element of a list as the fields of an object. */
  private interface Fields<E> {
    void write(JsonGenerator json, E element) throws IOException;
  }

  private LineJson() {}

  static void write(JsonGenerator json, MoveList moves, Notes notes) throws IOException {
    json.writeArrayFieldStart("moves");
    for (MoveToken move : moves) {
      json.writeString(move.toString());
    }
    json.writeEndArray();
    write(json, "remarks", notes.remarks(), LineJson::remark);
    write(json, "clocks", notes.clocks(), LineJson::clock);
    write(json, "evaluations", notes.evaluations(), LineJson::evaluation);
    write(json, "tags", notes.tags(), LineJson::tag);
    write(json, "variations", notes.variations(), LineJson::variation);
  }

  private static <E> void write(JsonGenerator json, String name, List<E> list, Fields<E> fields)
      throws IOException {
    if (list.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart(name);
    for (E element : list) {
      json.writeStartObject();
      fields.write(json, element);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void remark(JsonGenerator json, Remark remark) throws IOException {
    json.writeNumberField("move", remark.move());
    json.writeStringField("text", remark.text());
  }

  private static void clock(JsonGenerator json, ClockTime clock) throws IOException {
    json.writeNumberField("move", clock.move());
    json.writeNumberField("seconds", clock.seconds());
  }

  private static void evaluation(JsonGenerator json, Evaluation evaluation) throws IOException {
    json.writeNumberField("move", evaluation.move());
    json.writeNumberField("discs", evaluation.discs());
  }

  private static void tag(JsonGenerator json, Tag tag) throws IOException {
    json.writeNumberField("move", tag.move());
    json.writeStringField("name", tag.name());
    json.writeStringField("value", tag.value());
  }

  private static void variation(JsonGenerator json, Variation variation) throws IOException {
    json.writeNumberField("move", variation.move());
    write(json, variation.moves(), variation.notes());
  }
}
