package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.GameResult;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningName;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.opening.output.BookJson;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Loan;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;

/**
 * A parser of the output of {@link AnnotationJson}. It skips unknown fields. It refuses a number
 * that does not follow from the moves and the other values, because Kifu would then report a
 * different one.
 */
final class AnnotationParser {
  private AnnotationParser() {}

  /** The result that a text holds. */
  static AnnotationResult parse(String text) throws ShapeException {
    try {
      return read(JsonFields.parse(text));
    } catch (IllegalArgumentException e) {
      throw new ShapeException("a value that cannot be: " + e.getMessage());
    }
  }

  /**
   * Returns the result that an object holds.
   *
   * @throws IllegalArgumentException if a value is outside its range
   */
  private static AnnotationResult read(JsonFields root) throws ShapeException {
    int version = root.integer("schemaVersion");
    if (version != AnnotationJson.SCHEMA_VERSION) {
      throw root.wrong("schemaVersion", AnnotationJson.SCHEMA_VERSION + ", found " + version);
    }
    if (root.has("error")) {
      return new AnnotationFailure(problem(root.object("error")));
    }
    AnnotatedGame game = game(root);
    Optional<String> fault = game.firstFault();
    if (fault.isPresent()) {
      throw new ShapeException(fault.get());
    }
    return game;
  }

  private static AnnotatedGame game(JsonFields root) throws ShapeException {
    List<AnnotatedMove> moves = new ArrayList<>();
    Map<Integer, List<BookMove>> book = new TreeMap<>();
    Optional<GameUnit> unit = unit(root);
    for (JsonFields move : root.objects("moves")) {
      moves.add(MoveJson.read(move, unit));
      List<BookMove> played = BookJson.read(move);
      if (!played.isEmpty()) {
        book.put(moves.size(), played);
      }
    }
    JsonFields metrics = root.object("metrics");
    AnnotatedGame game =
        new AnnotatedGame(
            facts(root.object("source"), root.object("game"), unit, moves),
            opening(root),
            root.has("knownOpening") ? root.object("knownOpening").integer("plies") : 0,
            moves,
            MetricsJson.read(metrics.object("black")),
            MetricsJson.read(metrics.object("white")),
            AnnotationNotes.read(root),
            settings(root.object("settings"), root.object("tool")));
    return game.withBook(book).withPeers(PeerJson.read(root));
  }

  private static GameSummary facts(
      JsonFields source, JsonFields game, Optional<GameUnit> unit, List<AnnotatedMove> moves)
      throws ShapeException {
    GameHeader header =
        new GameHeader(
            game.text("black"),
            game.text("white"),
            game.text("event"),
            game.text("place"),
            date(game));
    StartSpec start = start(game.text("start"));
    JsonFields result = game.object("result");
    return new GameSummary(
        place(source, source.text("name")),
        source.integer("game"),
        header,
        game.text("rules"),
        start,
        result(
            result,
            unit.isPresent() ? count(result, unit.get().replay(start, moves)) : count(result)),
        loans(game));
  }

  private static StartSpec start(String written) {
    return written.equals(StartSpec.STANDARD.toString())
        ? StartSpec.STANDARD
        : new StartSpec.Setup(written);
  }

  private static List<Loan> loans(JsonFields game) throws ShapeException {
    List<Loan> loans = new ArrayList<>();
    if (game.has("loans")) {
      for (JsonFields loan : game.objects("loans")) {
        loans.add(
            new Loan(
                loan.integer("ply"),
                loan.named("side", Disc.values(), Disc::label),
                loan.integer("count")));
      }
    }
    return loans;
  }

  private static GameDate date(JsonFields game) throws ShapeException {
    String date = game.text("date");
    return GameDate.parse(date)
        .orElseThrow(() -> game.wrong("date", "a date like 1997-08-05, found '" + date + "'"));
  }

  private static SourceLocation place(JsonFields fields, String source) throws ShapeException {
    long offset = fields.longInteger("offset", -1);
    int line = fields.integer("line", 0);
    int column = fields.integer("column", 0);
    if (offset < -1 || line < 0 || column < 0) {
      throw fields.wrong("offset", "a place in a file");
    }
    return new SourceLocation(source, offset, line, column);
  }

  /** The unit of a game by other rules; such a game says who moved first. */
  private static Optional<GameUnit> unit(JsonFields root) throws ShapeException {
    String rules = root.object("game").text("rules");
    if (rules.equals(GameRecord.OTHELLO)) {
      return Optional.empty();
    }
    if (Catalogue.byName(rules).isEmpty()) {
      throw new ShapeException(Catalogue.refusal(rules));
    }
    return GameUnit.of(rules, root.named("firstPlayer", Disc.values(), Disc::label));
  }

  private static GameResult result(JsonFields result, Optional<FinalCount> count)
      throws ShapeException {
    if (count.isPresent()) {
      result.follows("blackDiscDiff", 100L * count.get().blackDiscDiff());
    }
    return new GameResult(
        result.named("kind", Outcome.Kind.values(), Outcome.Kind::label),
        result.optionalInteger("declaredBlackDiscs"),
        count,
        result.has("declaredWinner")
            ? Optional.of(result.named("declaredWinner", Disc.values(), Disc::label))
            : Optional.empty());
  }

  /** The count that a tournament game states. */
  private static Optional<FinalCount> count(JsonFields result) throws ShapeException {
    return result.has("blackDiscs")
        ? Optional.of(
            new FinalCount(
                result.integer("blackDiscs"),
                result.integer("whiteDiscs"),
                result.integer("empties")))
        : Optional.empty();
  }

  /**
   * The count of a game by other rules, from its moves, with which the stated one must agree; empty
   * if the moves are not legal.
   */
  private static Optional<FinalCount> count(JsonFields result, Replay<?, ?> replay)
      throws ShapeException {
    if (!(replay.isComplete() || replay.ending() instanceof Replay.Ending.Unfinished)) {
      return Optional.empty();
    }
    Optional<FinalCount> count =
        replay.isComplete() ? Optional.of(replay.count()) : Optional.empty();
    String winner = count.map(AnnotationJson::winner).orElse("");
    if (result.has("winner") ? !result.text("winner").equals(winner) : count.isPresent()) {
      throw result.wrong("winner", winner + " by the moves");
    }
    boolean isSame =
        !result.has("blackDiscs")
            || count.map(FinalCount::blackDiscs).equals(Optional.of(result.integer("blackDiscs")))
                && count
                    .map(FinalCount::whiteDiscs)
                    .equals(Optional.of(result.integer("whiteDiscs")))
                && count.map(FinalCount::empties).equals(Optional.of(result.integer("empties")));
    if (!isSame) {
      throw result.wrong("blackDiscs", "the count of the moves");
    }
    return count;
  }

  private static Optional<NamedOpening> opening(JsonFields root) throws ShapeException {
    Optional<JsonFields> opening = root.optionalObject("opening");
    if (opening.isEmpty()) {
      return Optional.empty();
    }
    JsonFields fields = opening.get();
    OpeningName first = OpeningName.of(fields.text("name")); // older files have all names in one
    OpeningName name =
        fields.has("aliases") ? new OpeningName(first.name(), fields.texts("aliases")) : first;
    return Optional.of(new NamedOpening(name, fields.integer("plies"), fields.text("moves")));
  }

  private static AnnotationSettings settings(JsonFields settings, JsonFields tool)
      throws ShapeException {
    return new AnnotationSettings(
        tool.text("version"),
        settings.text("engine"),
        limits(settings),
        LabelRuleJson.read(settings.object("labels")),
        optionalText(settings, "winCurve"),
        optionalText(settings, "besideEngine"),
        settings.has("candidates")
            ? Optional.of(limits(settings.object("candidates")))
            : Optional.empty(),
        optionalText(settings, "peers"));
  }

  private static Limits limits(JsonFields fields) throws ShapeException {
    return new Limits(
        fields.integer("depth"),
        fields.integer("exactEmpties"),
        fields.integer("confidencePercent", 100),
        fields.integer("probableEmpties", 0));
  }

  private static Optional<String> optionalText(JsonFields fields, String name)
      throws ShapeException {
    return fields.has(name) ? Optional.of(fields.text(name)) : Optional.empty();
  }

  private static Problem problem(JsonFields error) throws ShapeException {
    String code = error.text("code");
    if (error.integer("game", 0) < 0 || error.integer("ply", 0) < 0) {
      throw error.wrong("game", "a number of a game or ply");
    }
    return new Problem(
        ProblemCode.byCode(code)
            .orElseThrow(() -> error.wrong("code", "a known code, found '" + code + "'")),
        place(error, error.text("source")),
        error.integer("game", 0),
        error.integer("ply", 0),
        error.text("message"));
  }
}
