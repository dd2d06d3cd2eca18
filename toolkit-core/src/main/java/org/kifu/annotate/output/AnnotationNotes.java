package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.List;
import org.kifu.board.MoveToken;
import org.kifu.format.json.NotesJson;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Variation;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;

/** A writer and reader of the notes of a game in the JSON object of its annotation. */
final class AnnotationNotes {
  private AnnotationNotes() {}

  static JsonObject of(Notes notes) {
    ObjectTarget line = new ObjectTarget(new JsonObject());
    NotesJson.write(notes, line);
    return line.object;
  }

  static Notes read(JsonFields line) throws ShapeException {
    return new Notes(
        list(line, NotesJson.REMARKS, NotesJson::remark),
        list(line, NotesJson.CLOCKS, NotesJson::clock),
        list(line, NotesJson.EVALUATIONS, NotesJson::evaluation),
        list(line, NotesJson.TAGS, NotesJson::tag),
        variations(line));
  }

  private static <E> List<E> list(JsonFields line, String name, NotesJson.NoteReader<E> element)
      throws ShapeException {
    List<E> list = new ArrayList<>();
    for (JsonFields each : line.optionalObjects(name)) {
      list.add(element.read(new FieldsSource(each, each.integer(NotesJson.MOVE))));
    }
    return list;
  }

  private static List<Variation> variations(JsonFields line) throws ShapeException {
    List<Variation> variations = new ArrayList<>();
    for (JsonFields each : line.optionalObjects(NotesJson.VARIATIONS)) {
      List<MoveToken> moves = new ArrayList<>();
      for (String move : each.texts(NotesJson.MOVES)) {
        moves.add(MoveToken.parse(move));
      }
      int move = each.integer(NotesJson.MOVE);
      variations.add(new Variation(move, MoveList.of(moves), read(each)));
    }
    return variations;
  }

  private record ObjectTarget(JsonObject object)
      implements NotesJson.NotesTarget<RuntimeException> {
    @Override
    public void put(String name, Object value) {
      object.put(name, value);
    }

    @Override
    public void putMoves(String name, MoveList moves) {
      object.putTexts(name, moves);
    }

    @Override
    public <E> void putEach(String name, List<E> list, NotesJson.NoteWriter<E> element) {
      object.putEach(
          name,
          list,
          each -> {
            ObjectTarget target = new ObjectTarget(new JsonObject());
            element.write(each, target);
            return target.object;
          });
    }
  }

  private record FieldsSource(JsonFields fields, int move)
      implements NotesJson.NotesSource<ShapeException> {
    @Override
    public int move(int moves) {
      return move;
    }

    @Override
    public String text(String name) throws ShapeException {
      return fields.text(name);
    }

    @Override
    public int count(String name) throws ShapeException {
      return fields.integer(name, 0);
    }

    @Override
    public double number(String what, String name) throws ShapeException {
      return fields.number(name);
    }
  }
}
