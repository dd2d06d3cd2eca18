package org.kifu.format.json;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.IntConsumer;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.format.JsonCursor;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.notation.LineDraft;
import org.kifu.notation.RecordDraft;

/** A reader of a line of moves with what stands at them: that of the game, or a variation. */
final class LineObject {
  private static final Pattern INDEX = Pattern.compile("\\d{1,6}");
  private final JsonCursor json;
  private final RecordDraft draft;
  private final LineDraft line;
  private boolean hasMoves;
  private int last;
  private Optional<SourceLocation> lastAt = Optional.empty();

  /**
   * Begins a line.
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
      passOver(name);
      return;
    }
    switch (name) {
      case "moves" -> takeMoves();
      case "remarks" -> json.each(_ -> takeRemark(Fields.read(json)));
      case "clocks" -> json.each(_ -> takeClock(Fields.read(json)));
      case "evaluations" -> json.each(_ -> takeEvaluation(Fields.read(json)));
      case "tags" -> json.each(_ -> takeTag(Fields.read(json)));
      case "variations" -> json.each(_ -> takeVariation());
      default -> passOver(name);
    }
  }

  private void takeMoves() throws IOException {
    if (hasMoves) {
      draft.problem(ProblemCode.UNREADABLE, json.where(), "the field 'moves' stands twice");
      return;
    }
    hasMoves = true;
    json.each(_ -> takeMove());
  }

  /** Says that a field is not known; that it holds games is no small matter. */
  void passOver(String name) throws IOException {
    SourceLocation where = json.where();
    boolean[] isOfGames = {false};
    lookForMoves(isOfGames);
    if (isOfGames[0]) {
      String message = "other moves stand in '%s', which are not read".formatted(name);
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

  /** Says so if something stands behind moves that the line does not have. */
  void finish() {
    if (last > line.size()) {
      String message = "said of move %d, and the line has %d".formatted(last, line.size());
      draft.problem(ProblemCode.BAD_VALUE, lastAt.orElse(draft.where()), message);
    }
  }

  private void takeMove() throws IOException {
    if (json.isScalar()) {
      line.move(MoveToken.parse(json.text()), json.where());
      return;
    }
    Fields move = Fields.read(json);
    line.move(MoveToken.parse(move.text("move")), move.where());
    OptionalDouble discs = number(move, "blackDiscDiff");
    Optional<Disc> mover = move.disc("mover");
    if (discs.isPresent() && mover.isPresent()) {
      line.evaluation(discs.getAsDouble() * mover.get().sign());
    }
  }

  private void takeRemark(Fields remark) {
    at(remark, 0, move -> line.add(new Remark(move, remark.text("text"))));
  }

  private void takeClock(Fields clock) {
    clock
        .number("seconds")
        .ifPresentOrElse(
            seconds -> at(clock, 1, move -> line.add(new ClockTime(move, seconds))),
            () -> bad(clock.where(), without("a time", clock, "seconds")));
  }

  private void takeEvaluation(Fields evaluation) {
    evaluation
        .number("discs")
        .ifPresentOrElse(
            discs -> at(evaluation, 1, move -> line.add(new Evaluation(move, discs))),
            () -> bad(evaluation.where(), without("an evaluation", evaluation, "discs")));
  }

  private static String without(String what, Fields fields, String name) {
    return fields.has(name)
        ? "%s: '%s' is no number".formatted(name, fields.text(name))
        : "%s without its %s".formatted(what, name);
  }

  /** A number that need not be there. */
  private OptionalDouble number(Fields fields, String name) {
    OptionalDouble number = fields.number(name);
    if (number.isEmpty() && fields.has(name)) {
      bad(fields.where(), without("", fields, name));
    }
    return number;
  }

  private void takeTag(Fields tag) {
    at(tag, 0, move -> line.add(new Tag(move, tag.text("name"), tag.text("value"))));
  }

  /**
   * Hands on the index of a note.
   *
   * @param moves how many moves it is said of, 0 where it stands between moves
   */
  private void at(Fields note, int moves, IntConsumer taker) {
    at(note.text("move"), note.where(), moves, taker);
  }

  private void at(String written, SourceLocation where, int moves, IntConsumer taker) {
    if (!INDEX.matcher(written).matches()) {
      bad(where, "'%s' is no number of a move".formatted(written));
      return;
    }
    int move = Integer.parseInt(written);
    if (move + moves > last) {
      last = move + moves;
      lastAt = Optional.of(where);
    }
    taker.accept(move);
  }

  /** Its number of moves may stand behind what it holds. */
  private void takeVariation() throws IOException {
    LineDraft variation = line.variation(0);
    LineObject object = new LineObject(json, draft, variation);
    json.each(
        name -> {
          if (name.equals("move")) {
            at(json.text(), json.where(), 0, variation::leaveAfter);
          } else {
            object.take(name);
          }
        });
    object.finish();
  }

  private void bad(SourceLocation where, String message) {
    draft.problem(ProblemCode.BAD_VALUE, where, message);
  }
}
