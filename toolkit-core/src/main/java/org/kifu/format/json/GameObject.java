package org.kifu.format.json;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.format.JsonCursor;
import org.kifu.format.RecordDraft;
import org.kifu.game.GameDate;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.game.TheoreticalScore;

/** Reads one object: a record, or an annotated game. */
final class GameObject {
  private final JsonCursor json;
  private final RecordDraft draft;
  private final LineObject line;

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
    line.finish();
    if (!line.hasMoves() && !draft.isRefused()) {
      draft.refuse(ProblemCode.UNREADABLE, draft.where(), "the object holds no array of moves");
    }
  }

  private void take(String name) throws IOException {
    switch (name) {
      case "schemaVersion" -> takeVersion();
      case "game" -> takeFacts();
      case "error" -> takeError();
      case "source", "opening", "knownOpening", "metrics", "tool", "settings" -> {
        // what Kifu wrote about the record, and no part of it
      }
      default -> line.take(name);
    }
  }

  private void takeFacts() throws IOException {
    if (json.isScalar()) {
      line.passOver("game");
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
    Fields error = Fields.read(json);
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
      case "rules" -> draft.rules(json.text());
      case "start" -> takeStart();
      case "result" -> takeResult(Fields.read(json));
      case "theory" -> takeTheory(Fields.read(json));
      default -> line.passOver(name);
    }
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
              bad(where, "'%s' is no date like 1997-08-05".formatted(written));
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

  private void takeResult(Fields result) {
    Outcome outcome =
        new Outcome(
            kind(result),
            number(result, "declaredBlackDiscs"),
            number(result, "declaredBoardDiscDiff"),
            winner(result));
    draft.declare(outcome, result.where());
  }

  private Outcome.Kind kind(Fields result) {
    String written = result.has("kind") ? result.text("kind") : Outcome.Kind.UNKNOWN.label();
    for (Outcome.Kind kind : Outcome.Kind.values()) {
      if (kind.label().equals(written)) {
        return kind;
      }
    }
    bad(result.where(), "'%s' is no kind of result".formatted(written));
    return Outcome.Kind.UNKNOWN;
  }

  private Optional<Disc> winner(Fields result) {
    Optional<Disc> winner = result.disc("declaredWinner");
    if (winner.isEmpty() && result.has("declaredWinner")) {
      bad(result.where(), "'%s' is no colour".formatted(result.text("declaredWinner")));
    }
    return winner;
  }

  private void takeTheory(Fields theory) {
    OptionalInt discs = number(theory, "blackDiscs");
    OptionalInt empties = number(theory, "empties");
    if (discs.isPresent() && empties.isPresent()) {
      draft.theory(new TheoreticalScore(discs.getAsInt(), empties.getAsInt()), theory.where());
    }
  }

  private OptionalInt number(Fields fields, String name) {
    OptionalInt number = fields.integer(name);
    if (number.isEmpty() && fields.has(name)) {
      bad(fields.where(), "%s: '%s' is no number".formatted(name, fields.text(name)));
    }
    return number;
  }

  private void bad(SourceLocation where, String message) {
    draft.problem(ProblemCode.BAD_VALUE, where, message);
  }
}
