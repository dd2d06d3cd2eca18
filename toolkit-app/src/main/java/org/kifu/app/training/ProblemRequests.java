package org.kifu.app.training;

import java.io.IOException;
import java.time.Clock;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Reason.Audience;
import org.kifu.annotate.output.Wording;
import org.kifu.app.library.AnnotatedFiles;
import org.kifu.app.library.Library;
import org.kifu.app.library.ShownGame;
import org.kifu.app.live.LiveSearch;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.review.Drill;
import org.kifu.archive.review.DrillProgress;
import org.kifu.archive.review.DrillStanding;
import org.kifu.archive.review.DrillVerdict;
import org.kifu.archive.review.ProgressException;
import org.kifu.base.DrillRows;
import org.kifu.board.BoardText;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;
import org.kifu.rules.Othello;
import org.kifu.rules.TokenMeaning;
import org.kifu.words.Words;

/**
 * Requests for one problem: what it asks, what a move is worth, and the answer that is kept.
 *
 * @param files the sources that are files of annotated games
 * @param searches judge a move that the annotation does not have
 * @param words the language of the reasons
 * @param clock the day
 */
public record ProblemRequests(
    Library library, AnnotatedFiles files, LiveSearch searches, Words words, Clock clock) {
  /** Answers with a problem; its solution is that of the annotated game. */
  public Answer problem(Asked asked) throws IOException, RefusedException {
    Drill drill = drill(asked);
    AnnotatedMove move = drill.move();
    Wording wording = new Wording(words, Audience.CLUB);
    List<String> reasons = wording.reasons(move);
    return Answer.of(
        new JsonObject()
            .put("position", BoardText.write(drill.canonical()))
            .put("board", TrainingRequests.board(drill.position()))
            .put("toMove", BoardText.write(drill.position()).substring(65))
            .put("phase", words.of("phase." + drill.phase().label()))
            .put(
                "cause",
                move.reasons().stream()
                    .findFirst()
                    .map(reason -> words.of("motif." + reason.motif().code()))
                    .orElse(null))
            .put(
                "why",
                reasons.isEmpty()
                    ? null
                    : words.filled("page.why", move.move(), words.sentence(reasons))));
  }

  /** Answers with what a move is worth. */
  public Answer verdict(Asked asked) throws IOException, RefusedException {
    Drill drill = drill(asked);
    String square = asked.text("move");
    if (!square.matches("[a-h][1-8]")) {
      throw RefusedException.wrong("a move is a square, such as f5");
    }
    MoveToken move = MoveToken.Place.on8x8(Square.parse(square));
    if (!(Othello.RULES.resolve(drill.position(), move) instanceof TokenMeaning.Legal<?>)) {
      throw RefusedException.wrong(square + " is not a legal move");
    }
    Optional<DrillVerdict> stored = DrillVerdict.of(drill, move);
    DrillVerdict verdict =
        stored.isPresent()
            ? stored.get()
            : DrillVerdict.of(drill, move, searches.valued(drill.position())).orElseThrow();
    JsonObject object =
        new JsonObject()
            .put("move", square)
            .put("grade", verdict.grade().name().toLowerCase(Locale.ROOT))
            .put("right", verdict.isRight())
            .put("centidiscs", verdict.lossCentidiscs())
            .put("confidence", verdict.confidence().label())
            .put("searched", stored.isEmpty())
            .putTexts("line", verdict.line());
    verdict.winLoss().ifPresent(loss -> object.put("points", Math.round(loss / 100.0)));
    return Answer.of(object);
  }

  /** A bad move of an annotated game as a problem. */
  private Drill drill(Asked asked) throws IOException, RefusedException {
    long number = asked.part(3);
    long ply = asked.part(4);
    AnnotatedGame game =
        library.read(
            base ->
                ShownGame.of(base, number)
                    .annotation(files)
                    .filter(AnnotatedGame::isOnBoard)
                    .orElseThrow(
                        () -> RefusedException.missing("game " + number + " is not annotated")));
    if (ply < 1 || ply > game.moves().size()) {
      throw RefusedException.missing("game " + number + " has no ply " + ply);
    }
    AnnotatedMove move = game.moves().get((int) ply - 1);
    if (move.lossCentidiscs() == 0) {
      throw RefusedException.missing("ply " + ply + " of game " + number + " lost nothing");
    }
    Position before = game.positions().get((int) ply - 1);
    return new Drill(before, move, game.game().header(), game.game(), 0);
  }

  /** Keeps an answer of today in the base, and says when the problem comes again. */
  public Answer keep(Asked asked) throws IOException, RefusedException {
    LocalDate today = LocalDate.now(clock);
    DrillProgress added = asked.fields(fields -> answer(today, fields));
    Position canonical = added.standings().keySet().iterator().next();
    DrillStanding standing =
        library.change(
            base -> {
              DrillRows.add(base, added);
              return DrillRows.read(base).standing(canonical).orElseThrow();
            });
    return Answer.of(
        new JsonObject()
            .put("due", standing.due().toString())
            .put("box", standing.box())
            .put("days", ChronoUnit.DAYS.between(today, standing.due())));
  }

  private static DrillProgress answer(LocalDate today, JsonFields fields)
      throws ShapeException, RefusedException {
    String position = fields.text("position");
    String answer = fields.flag("correct") ? "right" : "wrong";
    try {
      DrillProgress added = DrillProgress.of(List.of(today + "," + position + "," + answer));
      if (added.size() == 1) {
        return added;
      }
    } catch (ProgressException e) {
      throw notAnAnswer(position);
    }
    throw notAnAnswer(position);
  }

  private static RefusedException notAnAnswer(String position) {
    return RefusedException.wrong("'" + position + "' is not the position of a problem");
  }
}
