package org.kifu.app.openings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.kifu.app.library.Library;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.board.Disc;
import org.kifu.json.JsonObject;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.study.OpponentHabits;
import org.kifu.opening.study.OpponentHabits.Habit;
import org.kifu.opening.study.Preparation;
import org.kifu.opening.study.Preparation.PreparedMove;

/** Requests about what an opponent plays where the lines of a player lead, and what to expect. */
record HabitRequests(Library library, RepertoireRequests repertoires) {
  private static final int MOST_LINES = 12;

  /** Answers with the habits of an opponent, and the lines to expect, the most likely first. */
  public Answer habits(Asked asked) throws IOException, RefusedException {
    AskedSide player = AskedSide.of(asked);
    AskedSide opponent = player.against(asked.text("opponent"));
    long least = RepertoireRequests.least(asked);
    return library.read(
        base -> {
          OwnGames own = OwnGames.of(base, repertoires.memory(), player);
          OwnGames theirs = OwnGames.of(base, repertoires.memory(), opponent);
          OpeningTable ownTable = own.table(1, repertoires.names());
          OpeningTable theirTable = theirs.table(1, repertoires.names());
          List<PreparedMove> prepared = Preparation.of(ownTable, theirTable, player.side(), least);
          try {
            List<Habit> habits =
                OpponentHabits.of(
                    prepared,
                    player.side(),
                    theirs::moves,
                    new PlayedBook(base, repertoires.memory())::moves);
            return Answer.of(
                new JsonObject()
                    .put("games", own.games())
                    .put("opponentGames", theirs.games())
                    .putEach("habits", habits, habit -> habit(habit, opponent.side()))
                    .putEach(
                        "expected",
                        OpponentHabits.expected(prepared, MOST_LINES),
                        move -> line(move, opponent.side())));
          } catch (UncheckedIOException e) {
            throw e.getCause();
          }
        });
  }

  private JsonObject habit(Habit habit, Disc side) {
    PreparedMove move = habit.move();
    JsonObject object = moveOf(move);
    RepertoireRequests.addStats(object, move.opponents(), side);
    return object
        .put("share", rounded(habit.share()))
        .put("othersShare", rounded(habit.othersShare()))
        .putFlag("ownWay", habit.isOwnWay());
  }

  private JsonObject line(PreparedMove move, Disc side) {
    JsonObject object = moveOf(move).put("own", move.own().games());
    RepertoireRequests.addStats(object, move.opponents(), side);
    return object;
  }

  private static JsonObject moveOf(PreparedMove move) {
    String name = move.reached().isEmpty() ? move.name().toString() : move.reached().toString();
    return new JsonObject()
        .put("line", move.line())
        .put("move", move.step())
        .put("name", name.isEmpty() ? null : name)
        .put("likelihood", move.likelihood());
  }

  private static double rounded(double share) {
    return Math.round(share * 10_000) / 10_000.0;
  }
}
