package org.kifu.format.json;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.game.TheoreticalScore;
import org.kifu.notation.RecordDraft;

/** A reader of one object: a record, or an annotated game. */
final class GameObject {
  /** The fields that are about the record, not part of it. */
  static final Set<String> ABOUT =
      Set.of(
          "source",
          "opening",
          "knownOpening",
          "verdict",
          "turningPoints",
          "peers",
          "unit",
          "firstPlayer",
          "metrics",
          "tool",
          "settings");

  /** The most squares of a board. */
  private static final int MOST_SQUARES = 256;

  private final JsonCursor json;
  private final RecordDraft draft;
  private final LineObject line;
  private int squares = Square.COUNT;

  /** The result, which depends on the rules, and may come before them. */
  private Optional<ObjectFields> result = Optional.empty();

  private Optional<ObjectFields> theory = Optional.empty();

  private GameObject(JsonCursor json, RecordDraft draft) {
    this.json = json;
    this.draft = draft;
    this.line = new LineObject(json, draft, draft.line());
  }

  static void read(JsonCursor json, RecordDraft draft) throws IOException {
    new GameObject(json, draft).read();
  }

  private void read() throws IOException {
    json.each(this::take);
    result.ifPresent(this::takeResult);
    theory.ifPresent(this::takeTheory);
    line.finish();
    if (!line.hasMoves() && !draft.isRefused()) {
      draft.refuse(ProblemCode.UNREADABLE, draft.where(), "the object holds no array of moves");
    }
  }

  private void take(String name) throws IOException {
    switch (name) {
      case JsonBeginning.VERSION -> takeVersion();
      case "game" -> takeFacts();
      case "error" -> takeError();
      default -> {
        if (!ABOUT.contains(name)) {
          line.take(name);
        }
      }
    }
  }

  private void takeFacts() throws IOException {
    if (json.isScalar()) {
      line.ignore("game");
    }
    json.each(this::takeFact);
  }

  private void takeVersion() throws IOException {
    if (!json.text().equals(Integer.toString(JsonWriter.SCHEMA_VERSION))) {
      String message = "schemaVersion %s is not known".formatted(json.text());
      draft.problem(ProblemCode.UNREADABLE, json.where(), message);
    }
  }

  private void takeError() throws IOException {
    ObjectFields error = ObjectFields.read(json);
    String message = "a game that could not be annotated: " + error.text("message");
    draft.refuse(ProblemCode.UNREADABLE, error.where(), message);
  }

  private void takeFact(String name) throws IOException {
    if (json.isNull()) {
      return; // not known
    }
    switch (name) {
      case "black" -> takeName(Fact.BLACK);
      case "white" -> takeName(Fact.WHITE);
      case "event" -> takeName(Fact.EVENT);
      case "place" -> takeName(Fact.PLACE);
      case "date" -> takeDate();
      case "rules" -> takeRules(json.text());
      case "start" -> takeStart();
      case "result" -> result = Optional.of(ObjectFields.read(json));
      case "theory" -> theory = Optional.of(ObjectFields.read(json));
      case "players", "loans" -> {
        // about names and moves, which are read elsewhere
      }
      default -> line.ignore(name);
    }
  }

  private void takeRules(String name) {
    draft.rules(name);
    squares = name.equals(GameRecord.OTHELLO) ? Square.COUNT : MOST_SQUARES;
  }

  private void takeName(Fact fact) throws IOException {
    draft.name(fact, json.text(), json.where());
  }

  private void takeDate() throws IOException {
    String written = json.text();
    SourceLocation where = json.where();
    GameDate.parse(written)
        .ifPresentOrElse(
            date -> draft.date(date, where),
            () -> {
              bad(where, "'%s' is not a date like 1997-08-05".formatted(written));
              draft.line().gameTag("json:date", written);
            });
  }

  private void takeStart() throws IOException {
    String written = json.text();
    StartSpec start =
        written.equals(StartSpec.STANDARD.toString())
            ? StartSpec.STANDARD
            : new StartSpec.Setup(written);
    draft.start(start, json.where());
  }

  private void takeResult(ObjectFields result) {
    Outcome outcome =
        new Outcome(
            kind(result),
            number(result, "declaredBlackDiscs", 0),
            number(result, "declaredBoardDiscDiff", -squares),
            winner(result));
    draft.declare(outcome, result.where());
  }

  private Outcome.Kind kind(ObjectFields result) {
    String written = result.has("kind") ? result.text("kind") : Outcome.Kind.UNKNOWN.label();
    for (Outcome.Kind kind : Outcome.Kind.values()) {
      if (kind.label().equals(written)) {
        return kind;
      }
    }
    bad(result.where(), "'%s' is not a kind of result".formatted(written));
    return Outcome.Kind.UNKNOWN;
  }

  private Optional<Disc> winner(ObjectFields result) {
    Optional<Disc> winner = result.disc("declaredWinner");
    if (winner.isEmpty() && result.has("declaredWinner")) {
      bad(result.where(), "'%s' is not a colour".formatted(result.text("declaredWinner")));
    }
    return winner;
  }

  private void takeTheory(ObjectFields theory) {
    OptionalInt discs = number(theory, "blackDiscs", 0);
    OptionalInt empties = number(theory, "empties", 0);
    if (discs.isPresent() && empties.isPresent()) {
      draft.theory(new TheoreticalScore(discs.getAsInt(), empties.getAsInt()), theory.where());
    }
  }

  /** A number of discs or squares, if the board has that many; otherwise it is kept as a tag. */
  private OptionalInt number(ObjectFields fields, String name, int least) {
    OptionalInt number = fields.integer(name);
    boolean isInRange =
        number.isPresent() && number.getAsInt() >= least && number.getAsInt() <= squares;
    if (isInRange || !fields.has(name)) {
      return number;
    }
    String written = fields.text(name);
    if (number.isEmpty()) {
      bad(fields.where(), "%s: '%s' is not a number".formatted(name, written));
    } else {
      String message =
          "%s: %s is not from %d to %d, the squares of the board"
              .formatted(name, written, least, squares);
      draft.problem(ProblemCode.SCORE_OUT_OF_RANGE, fields.where(), message);
    }
    draft.line().gameTag("json:" + name, written);
    return OptionalInt.empty();
  }

  private void bad(SourceLocation where, String message) {
    draft.problem(ProblemCode.BAD_VALUE, where, message);
  }
}
