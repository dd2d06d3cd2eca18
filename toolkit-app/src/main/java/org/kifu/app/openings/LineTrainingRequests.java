package org.kifu.app.openings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.GameCriteria;
import org.kifu.app.library.Library;
import org.kifu.app.openings.RepertoireRequests.Made;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.review.DrillProgress;
import org.kifu.archive.review.ProgressException;
import org.kifu.base.Base;
import org.kifu.base.RepertoireAnswers;
import org.kifu.board.BoardText;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.json.JsonObject;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.PositionKey;
import org.kifu.opening.study.Repertoire.RepertoireMove;
import org.kifu.opening.study.RepertoireTraining;

/** Requests of somebody who trains a repertoire against the replies of real opponents. */
record LineTrainingRequests(Library library, RepertoireRequests repertoires) {
  /**
   * Answers with what happens after a line: a move of the opponent, a question, or the end of the
   * line.
   */
  public Answer next(Asked asked) throws IOException, RefusedException {
    AskedSide player = AskedSide.of(asked);
    OpeningLine line = GameCriteria.line(asked.text("moves"));
    long least = RepertoireRequests.least(asked);
    long seed = asked.number("seed", 0);
    return library.read(
        base -> {
          Made made = repertoires.made(base, player, least);
          RepertoireTraining training = repertoires.training(base, made);
          Position position = line.position();
          RepertoireTraining.Standing standing = training.standing();
          JsonObject object =
              new JsonObject()
                  .put("due", standing.due())
                  .put("unseen", standing.unseen())
                  .put("later", standing.later())
                  .put("name", repertoires.name(line.moves()));
          if (position.sideToMove() != player.side()) {
            List<BookMove> replies = replies(base, asked, player, position);
            Optional<String> reply = training.reply(line.moves(), replies, seed);
            return Answer.of(
                object
                    .put("reply", reply.orElse(null))
                    .putAll(told(replies, reply.orElse("")))
                    .putFlag("ends", reply.isEmpty()));
          }
          boolean isFirst = line.moves().isEmpty();
          return Answer.of(
              object
                  .put("reply", isFirst ? OpeningLine.FIRST_MOVE : null)
                  .putFlag("ends", !isFirst && !training.isAsked(position)));
        });
  }

  /** The moves of all players, or of the opponent whose games are asked for. */
  private List<BookMove> replies(Base base, Asked asked, AskedSide player, Position position)
      throws IOException, RefusedException {
    if (!asked.text("opponent").isBlank()) {
      AskedSide opponent = player.against(asked.text("opponent"));
      List<BookMove> own = OwnGames.of(base, repertoires.memory(), opponent).moves(position);
      if (!own.isEmpty()) {
        return own;
      }
    }
    try {
      return new PlayedBook(base, repertoires.memory()).moves(position);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** The share of a reply, and the number of games in which it is one. */
  private static JsonObject told(List<BookMove> replies, String reply) {
    long all = replies.stream().mapToLong(each -> each.stats().games()).sum();
    long games =
        replies.stream()
            .filter(each -> each.move().equals(reply))
            .mapToLong(each -> each.stats().games())
            .sum();
    JsonObject object = new JsonObject();
    return all == 0 ? object : object.put("replyGames", games).put("allGames", all);
  }

  /**
   * An answer of the player.
   *
   * @param move the square; empty if the player asks for it
   * @param isKept whether the base keeps the answer
   */
  private record Given(
      AskedSide player, OpeningLine line, String move, long least, boolean isKept) {}

  /** Takes an answer, says whether it is right, and keeps this in the base if it can be changed. */
  public Answer answer(Asked asked) throws IOException, RefusedException {
    Given given =
        asked.fields(
            fields -> {
              OpeningLine line = GameCriteria.line(fields.text("moves"));
              AskedSide player =
                  AskedSide.of(fields.text("player"), line.position().sideToMove().label());
              return new Given(
                  player,
                  line,
                  fields.text("move"),
                  Math.max(1, fields.longInteger("least", 2)),
                  !fields.flag("unkept"));
            });
    if (!given.move().isEmpty()) {
      GameCriteria.legal(given.line(), given.move());
    }
    return given.isKept()
        ? library.change(base -> answered(base, given))
        : library.read(base -> answered(base, given));
  }

  private Answer answered(Base base, Given given) throws IOException, RefusedException {
    Position position = given.line().position();
    Made made = repertoires.made(base, given.player(), given.least());
    RepertoireTraining training = repertoires.training(base, made);
    if (!training.isAsked(position)) {
      throw RefusedException.conflict("not-asked", "the repertoire has no move in this position");
    }
    boolean isAnswer = !given.move().isEmpty();
    boolean isRight = isAnswer && training.isRight(position, given.move());
    if (given.isKept()) {
      new RepertoireAnswers(base, given.player().name()).add(progress(position, isRight));
    }
    PlayedBook book = new PlayedBook(base, repertoires.memory());
    List<BookMove> all = book.moves(position);
    List<RepertoireMove> own = made.repertoire().own(position);
    return Answer.of(
        new JsonObject()
            .put("right", isRight)
            .putEach("own", own, move -> told(made, position, move.move(), all, move))
            .put("played", isAnswer ? told(made, position, given.move(), all, null) : null)
            .put(
                "due",
                repertoires
                    .training(base, made)
                    .nextDay(position)
                    .map(Object::toString)
                    .orElse(null)));
  }

  private DrillProgress progress(Position position, boolean isRight) {
    String line =
        repertoires.today() + "," + BoardText.write(position) + "," + (isRight ? "right" : "wrong");
    try {
      return DrillProgress.of(List.of(line));
    } catch (ProgressException e) {
      throw new AssertionError(line, e);
    }
  }

  /** A move with the results of the player, if it is the player's, and of all games. */
  private static JsonObject told(
      Made made, Position position, String move, List<BookMove> all, @Nullable RepertoireMove own) {
    JsonObject object =
        own == null
            ? new JsonObject().put("move", move)
            : RepertoireRequests.move(made, position, own);
    if (own == null) {
      RepertoireRequests.addKnownValue(object, made, position, move);
    }
    String name =
        PositionKey.moveName(position, PositionKey.canonical(position, Square.parse(move)));
    OpeningStats stats =
        all.stream()
            .filter(each -> each.move().equals(name))
            .findFirst()
            .map(BookMove::stats)
            .orElse(OpeningStats.NONE);
    long games = all.stream().mapToLong(each -> each.stats().games()).sum();
    object.put("all", stats.games());
    object.put("share", games == 0 ? 0 : OpeningStats.ratio(stats.games(), games));
    if (stats.games() > 0) {
      object.put("allScore", stats.score(made.player().side()));
    }
    return object;
  }
}
