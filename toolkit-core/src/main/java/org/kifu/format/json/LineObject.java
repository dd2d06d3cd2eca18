package org.kifu.format.json;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.LineDraft;
import org.kifu.notation.RecordDraft;

/** A reader of a line of moves and its notes: the line of the game, or of a variation. */
final class LineObject {
  private static final Pattern INDEX = Pattern.compile("\\d{1,6}");
  private final JsonCursor json;
  private final RecordDraft draft;
  private final LineDraft line;
  private boolean hasMoves;
  private int last;
  private Optional<SourceLocation> lastAt = Optional.empty();

  /**
   * Starts a line.
   *
   * @param draft takes the problems
   */
  LineObject(JsonCursor json, RecordDraft draft, LineDraft line) {
    this.json = json;
    this.draft = draft;
    this.line = line;
  }

  /** Whether there was an array of moves. */
  boolean hasMoves() {
    return hasMoves;
  }

  /** Takes the value of a field. */
  void take(String name) throws IOException {
    if (json.isScalar()) {
      ignore(name);
      return;
    }
    switch (name) {
      case NotesJson.MOVES -> takeMoves();
      case NotesJson.REMARKS -> takeEach(NotesJson::remark, remark -> line.add(remark));
      case NotesJson.CLOCKS -> takeEach(NotesJson::clock, clock -> line.add(clock));
      case NotesJson.EVALUATIONS -> takeEach(NotesJson::evaluation, each -> line.add(each));
      case NotesJson.TAGS -> takeEach(NotesJson::tag, tag -> line.add(tag));
      case NotesJson.VARIATIONS -> json.each(_ -> takeVariation());
      default -> ignore(name);
    }
  }

  private void takeMoves() throws IOException {
    if (hasMoves) {
      draft.problem(ProblemCode.UNREADABLE, json.where(), "the field 'moves' occurs twice");
      return;
    }
    hasMoves = true;
    json.each(_ -> takeMove());
  }

  /** Reports an unknown field; it is a serious problem if the field holds games. */
  void ignore(String name) throws IOException {
    SourceLocation where = json.where();
    boolean[] isOfGames = {false};
    lookForMoves(isOfGames);
    if (isOfGames[0]) {
      String message = "there are other moves in '%s', which are not read".formatted(name);
      draft.problem(ProblemCode.UNREADABLE, where, message);
    } else {
      String message = "the field '%s' is not known".formatted(name);
      draft.problem(ProblemCode.TEXT_IGNORED, where, message);
    }
  }

  private void lookForMoves(boolean[] found) throws IOException {
    json.each(
        name -> {
          found[0] |= name.equals("moves") && !json.isScalar();
          lookForMoves(found);
        });
  }

  /** Reports notes after moves that the line does not have. */
  void finish() {
    if (last > line.size()) {
      String message = "refers to move %d, but the line has %d".formatted(last, line.size());
      draft.problem(ProblemCode.BAD_VALUE, lastAt.orElse(draft.where()), message);
    }
  }

  private void takeMove() throws IOException {
    if (json.isScalar()) {
      line.move(MoveToken.parse(json.text()), json.where());
      return;
    }
    ObjectFields move = ObjectFields.read(json);
    line.move(MoveToken.parse(move.text("move")), move.where());
    OptionalDouble discs = number(move, "blackDiscDiff");
    Optional<Disc> mover = move.disc("mover");
    if (discs.isPresent() && mover.isPresent()) {
      line.evaluation(discs.getAsDouble() * mover.get().sign());
    }
  }

  private <E> void takeEach(NotesJson.NoteReader<E> element, Consumer<E> taker) throws IOException {
    json.each(
        _ -> {
          ObjectFields fields = ObjectFields.read(json);
          try {
            taker.accept(element.read(new Note(fields)));
          } catch (BadNote e) {
            bad(fields.where(), e.message);
          }
        });
  }

  private static String without(String what, ObjectFields fields, String name) {
    return fields.has(name)
        ? "%s: '%s' is not a number".formatted(name, fields.text(name))
        : "%s without its %s".formatted(what, name);
  }

  /** An optional number. */
  private OptionalDouble number(ObjectFields fields, String name) {
    OptionalDouble number = fields.number(name);
    if (number.isEmpty() && fields.has(name)) {
      bad(fields.where(), without("", fields, name));
    }
    return number;
  }

  /**
   * The index of a note.
   *
   * @param moves the number of moves that it describes; 0 if it is between moves
   */
  private int at(String written, SourceLocation where, int moves) throws BadNote {
    if (!INDEX.matcher(written).matches()) {
      throw new BadNote("'%s' is not the number of a move".formatted(written));
    }
    int move = Integer.parseInt(written);
    if (move + moves > last) {
      last = move + moves;
      lastAt = Optional.of(where);
    }
    return move;
  }

  /** Takes a variation, whose number of moves may come after its content. */
  private void takeVariation() throws IOException {
    LineDraft variation = line.variation(0);
    LineObject object = new LineObject(json, draft, variation);
    json.each(
        name -> {
          if (name.equals(NotesJson.MOVE)) {
            takeDeparture(variation);
          } else {
            object.take(name);
          }
        });
    object.finish();
  }

  private void takeDeparture(LineDraft variation) throws IOException {
    SourceLocation where = json.where();
    try {
      variation.leaveAfter(at(json.text(), where, 0));
    } catch (BadNote e) {
      bad(where, e.message);
    }
  }

  private void bad(SourceLocation where, String message) {
    draft.problem(ProblemCode.BAD_VALUE, where, message);
  }

  /** The fault of a note, which is left out. */
  private static final class BadNote extends Exception {
    private static final long serialVersionUID = 1L;

    private final String message;

    BadNote(String message) {
      super(message, null, false, false);
      this.message = message;
    }
  }

  /** An object of a list; a missing text is empty. */
  private final class Note implements NotesJson.NotesSource<BadNote> {
    private final ObjectFields fields;

    Note(ObjectFields fields) {
      this.fields = fields;
    }

    @Override
    public int move(int moves) throws BadNote {
      return at(fields.text(NotesJson.MOVE), fields.where(), moves);
    }

    @Override
    public String text(String name) {
      return fields.text(name);
    }

    @Override
    public int count(String name) throws BadNote {
      String written = fields.text(name);
      if (!written.isEmpty() && !INDEX.matcher(written).matches()) {
        throw new BadNote("'%s' is not a number of %s".formatted(written, name));
      }
      return written.isEmpty() ? 0 : Integer.parseInt(written);
    }

    @Override
    public double number(String what, String name) throws BadNote {
      return fields.number(name).orElseThrow(() -> new BadNote(without(what, fields, name)));
    }
  }
}
