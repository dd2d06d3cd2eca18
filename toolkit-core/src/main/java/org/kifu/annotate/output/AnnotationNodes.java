package org.kifu.annotate.output;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotatedMove.Outlook;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationSettings;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.Disagreement;
import org.kifu.annotate.GameResult;
import org.kifu.annotate.GameSummary;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.LossSum;
import org.kifu.annotate.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.annotate.PlayerMetrics.Gifts;
import org.kifu.annotate.PlayerMetrics.OnlyMoves;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.annotate.ResultSwings;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Outcome;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.opening.BookMove;
import org.kifu.opening.NamedOpening;
import org.kifu.opening.OpeningName;
import org.kifu.rules.FinalCount;

/**
 * Reads what {@link AnnotationJson} writes. Fields it does not know are passed over; what does not
 * follow from the moves and the values beside it is refused, as another number would be told than
 * was read.
 */
final class AnnotationNodes {
  private AnnotationNodes() {}

  /**
   * Returns the result that an object holds.
   *
   * @throws IllegalArgumentException if a value is outside its range
   */
  static AnnotationResult read(JsonNode node) throws ShapeException {
    JsonFields root = JsonFields.of(node);
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
    for (JsonFields move : root.objects("moves")) {
      moves.add(move(move));
      List<BookMove> played = BookJson.read(move);
      if (!played.isEmpty()) {
        book.put(moves.size(), played);
      }
    }
    JsonFields metrics = root.object("metrics");
    AnnotatedGame game =
        new AnnotatedGame(
            facts(root.object("source"), root.object("game")),
            opening(root),
            root.has("knownOpening") ? root.object("knownOpening").integer("plies") : 0,
            moves,
            metrics(metrics.object("black")),
            metrics(metrics.object("white")),
            NotesNodes.read(root),
            settings(root.object("settings"), root.object("tool")));
    return game.withBook(book);
  }

  private static GameSummary facts(JsonFields source, JsonFields game) throws ShapeException {
    GameHeader header =
        new GameHeader(
            game.text("black"),
            game.text("white"),
            game.text("event"),
            game.text("place"),
            date(game));
    String start = game.text("start");
    return new GameSummary(
        place(source, source.text("name")),
        source.integer("game"),
        header,
        game.text("rules"),
        start.equals(StartSpec.STANDARD.toString())
            ? StartSpec.STANDARD
            : new StartSpec.Setup(start),
        result(game.object("result")),
        LoanNodes.read(game));
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

  private static GameResult result(JsonFields result) throws ShapeException {
    Optional<FinalCount> count =
        result.has("blackDiscs")
            ? Optional.of(
                new FinalCount(
                    result.integer("blackDiscs"),
                    result.integer("whiteDiscs"),
                    result.integer("empties")))
            : Optional.empty();
    if (count.isPresent()) {
      result.follows("blackDiscDiff", 100L * count.get().blackDiscDiff());
    }
    return new GameResult(
        result.named("kind", Outcome.Kind.values(), Outcome.Kind::label),
        result.optionalInteger("declaredBlackDiscs"),
        count);
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

  private static AnnotatedMove move(JsonFields move) throws ShapeException {
    List<MoveToken> line = moves(move, "pv");
    AnnotatedMove read =
        new AnnotatedMove(
            move.integer("ply"),
            move.named("mover", Disc.values(), Disc::label),
            token(move.text("move")),
            move.integer("empties"),
            move.flag("forced"),
            new Outlook(move.discs("blackDiscDiff"), move.optionalDecimal("blackWinProb", 4)),
            moves(move, "best"),
            new Outlook(
                move.discs("bestBlackDiscDiff"), move.optionalDecimal("bestBlackWinProb", 4)),
            certainty(move),
            move.flag("onlyMove"),
            label(move),
            line,
            move.has("playedPv") ? moves(move, "playedPv") : playedLine(move, line),
            reasons(move),
            disagreement(move.optionalObject("disagreement")));
    move.follows("moverLossDiscs", read.lossCentidiscs());
    return read;
  }

  private static Certainty certainty(JsonFields fields) throws ShapeException {
    return new Certainty(
        fields.named("confidence", Confidence.values(), Confidence::label),
        fields.integer("confidencePercent", 0),
        fields.integer("depth"));
  }

  private static Optional<MoveLabel> label(JsonFields fields) throws ShapeException {
    return fields.has("label")
        ? Optional.of(fields.named("label", MoveLabel.values(), MoveLabel::label))
        : Optional.empty();
  }

  private static Optional<Disagreement> disagreement(Optional<JsonFields> found)
      throws ShapeException {
    if (found.isEmpty()) {
      return Optional.empty();
    }
    JsonFields fields = found.get();
    return Optional.of(
        new Disagreement(
            fields.text("engine"),
            moves(fields, "best"),
            fields.has("bestLossDiscs")
                ? new Disagreement.MoveAlone(fields.discs("bestLossDiscs"))
                : new Disagreement.Values(
                    fields.discs("bestBlackDiscDiff"),
                    fields.discs("blackDiscDiff"),
                    certainty(fields),
                    label(fields))));
  }

  private static List<Reason> reasons(JsonFields move) throws ShapeException {
    List<Reason> reasons = new ArrayList<>();
    for (JsonFields reason : move.optionalObjects("reasons")) {
      reasons.add(
          new Reason(
              reason.named("code", Motif.values(), Motif::code),
              reason.has("squares") ? reason.texts("squares") : List.of(),
              reason.integer("played"),
              reason.integer("best")));
    }
    return reasons;
  }

  /** The line of a best move is its own; of another nothing is known. */
  private static List<MoveToken> playedLine(JsonFields move, List<MoveToken> line)
      throws ShapeException {
    return !line.isEmpty() && line.getFirst().equals(token(move.text("move"))) ? line : List.of();
  }

  private static List<MoveToken> moves(JsonFields fields, String name) throws ShapeException {
    return fields.texts(name).stream().map(AnnotationNodes::token).toList();
  }

  /** A move as it is written here, and not in any other way in which it could be read. */
  private static MoveToken token(String name) {
    MoveToken read = MoveToken.parse(name);
    return read.toString().equals(name) ? read : new MoveToken.NoSquare(name);
  }

  private static PlayerMetrics metrics(JsonFields metrics) throws ShapeException {
    Map<MoveLabel, Integer> labels = new EnumMap<>(MoveLabel.class);
    for (MoveLabel label : MoveLabel.values()) {
      labels.put(label, metrics.integer(MetricsJson.countName(label)));
    }
    Map<Phase, LossSum> phases = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      phases.put(phase, loss(metrics.object("phases").object(phase.label())));
    }
    return new PlayerMetrics(
        metrics.integer("moves"),
        metrics.integer("passes"),
        metrics.integer("forcedMoves"),
        loss(metrics),
        metrics.discs("largestLossDiscs"),
        metrics.integer("bestMoves"),
        labels,
        phases,
        loss(metrics.object("exact")),
        swings(metrics.object("resultSwings")),
        only(metrics.optionalObject("onlyMoves")),
        gifts(metrics.optionalObject("giftsReturned")));
  }

  private static OnlyMoves only(Optional<JsonFields> only) throws ShapeException {
    return only.isEmpty()
        ? OnlyMoves.NONE
        : new OnlyMoves(only.get().integer("found"), only.get().integer("missed"));
  }

  private static Gifts gifts(Optional<JsonFields> gifts) throws ShapeException {
    return gifts.isEmpty()
        ? Gifts.NONE
        : new Gifts(gifts.get().integer("moves"), gifts.get().discs("discs"));
  }

  private static LossSum loss(JsonFields fields) throws ShapeException {
    LossSum read =
        new LossSum(
            fields.integer("judgedMoves"),
            fields.discs("totalLossDiscs"),
            fields.optionalDecimal("accuracyPercent", 2));
    fields.follows("meanLossDiscs", read.meanCentidiscs());
    return read;
  }

  private static ResultSwings swings(JsonFields swings) throws ShapeException {
    ResultSwings read =
        new ResultSwings(
            swings.integer("winToDraw"), swings.integer("winToLoss"), swings.integer("drawToLoss"));
    swings.follows("pointsLost", 50L * read.halfPoints());
    return read;
  }

  private static AnnotationSettings settings(JsonFields settings, JsonFields tool)
      throws ShapeException {
    JsonFields labels = settings.object("labels");
    return new AnnotationSettings(
        tool.text("version"),
        settings.text("engine"),
        new Limits(
            settings.integer("depth"),
            settings.integer("exactEmpties"),
            settings.integer("confidencePercent", 100),
            settings.integer("probableEmpties", 0)),
        new LabelRule(
            labels.discs("inaccuracyDiscs"),
            labels.discs("mistakeDiscs"),
            labels.discs("blunderDiscs"),
            labels.discs("probableMarginDiscs"),
            labels.discs("estimatedMarginDiscs")),
        optionalText(settings, "winCurve"),
        optionalText(settings, "besideEngine"));
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
