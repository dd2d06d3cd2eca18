package org.kifu.app.training;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.kifu.analysis.Valuation;
import org.kifu.app.library.Library;
import org.kifu.app.live.LiveSearch;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.review.DrillProgress;
import org.kifu.archive.review.EndingTask;
import org.kifu.base.Base;
import org.kifu.base.DrillRows;
import org.kifu.base.StoredEndings;
import org.kifu.base.StoredEndings.StoredEnding;
import org.kifu.board.BoardText;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.json.JsonObject;

/**
 * Requests for endings of the games of the base, which are played out against the solver.
 *
 * @param index tells endings from problems
 * @param searches solve positions
 * @param clock the day
 */
public record EndingRequests(
    Library library, ProblemIndex index, LiveSearch searches, Clock clock) {
  private static final int LEAST = 4;
  private static final int USUAL = 12;
  private static final int GAMES = 60;

  /** A request does not look for an ending any longer. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /**
   * Answers with an ending: one that is due, whatever its size, but for as many as were skipped, or
   * that of a game after a number. Where the games that were looked at have none, the answer only
   * says up to which game.
   */
  public Answer next(Asked asked) throws IOException, RefusedException {
    int empties = Math.clamp(asked.number("empties", USUAL), LEAST, EndingTask.MOST_EMPTIES);
    long after = Math.max(0, asked.number("after", 0));
    long skipped = Math.max(0, asked.number("skipped", 0));
    return library.read(
        base -> {
          DrillProgress progress = DrillRows.read(base);
          StoredEndings endings = new StoredEndings(base, asked.text("player"));
          Optional<StoredEnding> due = due(base, progress, skipped);
          return due.isPresent()
              ? Answer.of(shown(due.get(), "due").put("after", after))
              : fresh(endings, progress, after, empties);
        });
  }

  /** The first ending that is due, after those that were skipped. */
  private Optional<StoredEnding> due(Base base, DrillProgress progress, long skipped)
      throws IOException {
    return new PlayedEndings(base, index.within(base, PATIENCE), progress)
        .due(LocalDate.now(clock)).stream().skip(skipped).findFirst();
  }

  private Answer fresh(StoredEndings endings, DrillProgress progress, long after, int empties)
      throws IOException, RefusedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    long last = after;
    List<StoredEnding> some = endings.after(after, empties, GAMES);
    for (StoredEnding each : some) {
      last = each.game();
      if (progress.standing(each.task().canonical()).isEmpty()
          && EndingTask.isTask(searches.solved(each.task().position()))) {
        return Answer.of(shown(each, "new").put("after", last));
      }
      if (System.nanoTime() > end) {
        break;
      }
    }
    return Answer.of(new JsonObject().put("after", last).put("isEnd", some.isEmpty()));
  }

  private static JsonObject shown(StoredEnding ending, String state) {
    Position position = ending.task().position();
    return new JsonObject()
        .put("game", ending.game())
        .put("ply", ending.task().ply())
        .put("state", state)
        .put("position", BoardText.write(ending.task().canonical()))
        .put("board", TrainingRequests.board(position))
        .put("toMove", BoardText.write(position).substring(65));
  }

  /** Answers with the exact values of all legal moves of a position with few empty squares. */
  public Answer solve(Asked asked) throws RefusedException {
    Position position =
        BoardText.parse(asked.text("board") + " " + asked.text("toMove"))
            .filter(each -> each.empties() <= EndingTask.MOST_EMPTIES)
            .orElseThrow(
                () ->
                    RefusedException.wrong(
                        "this is not a position with at most %d empty squares"
                            .formatted(EndingTask.MOST_EMPTIES)));
    List<Valuation<Move>> moves = searches.solved(position);
    return Answer.json(LiveSearch.values(moves));
  }
}
