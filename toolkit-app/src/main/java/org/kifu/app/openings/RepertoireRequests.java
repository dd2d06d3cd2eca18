package org.kifu.app.openings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.GameCriteria;
import org.kifu.app.library.Library;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.review.DrillProgress;
import org.kifu.base.Base;
import org.kifu.base.PlyLosses.PlyValue;
import org.kifu.base.RepertoireAnswers;
import org.kifu.base.RepertoireChoices;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.json.JsonObject;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.study.Repertoire;
import org.kifu.opening.study.Repertoire.RepertoireMove;
import org.kifu.opening.study.Repertoire.RepertoirePosition;
import org.kifu.opening.study.RepertoireHoles;
import org.kifu.opening.study.RepertoireHoles.Hole;
import org.kifu.opening.study.RepertoireTraining;

/** Requests about the repertoire of a player with one colour, and its holes. */
final class RepertoireRequests {
  private static final int LEAST_GAMES = 2;
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_HOLES = 100;

  private final Library library;
  private final Locale language;
  private final BaseMemory memory;
  private final Supplier<LocalDate> today;

  RepertoireRequests(
      Library library, Locale language, BaseMemory memory, Supplier<LocalDate> today) {
    this.library = library;
    this.language = language;
    this.memory = memory;
    this.today = today;
  }

  /** A repertoire with the games that it was made of. */
  record Made(AskedSide player, Repertoire repertoire, OwnGames own) {}

  /** Makes the repertoire of a player. */
  Made made(Base base, AskedSide player, long least) throws IOException, RefusedException {
    OwnGames own = OwnGames.of(base, memory, player);
    OpeningNames names = names();
    Repertoire repertoire =
        new Repertoire(
            own.table(least, names),
            player.side(),
            new RepertoireChoices(base, player.name()).read(),
            names);
    return new Made(player, repertoire, own);
  }

  /** The least number of games of a move that a request asks for. */
  static long least(Asked asked) throws RefusedException {
    return Math.clamp(asked.number("least", LEAST_GAMES), 1, MOST_GAMES);
  }

  OpeningNames names() {
    return OpeningNames.in(language);
  }

  BaseMemory memory() {
    return memory;
  }

  LocalDate today() {
    return today.get();
  }

  /** The training of a repertoire, with the answers that the base keeps. */
  RepertoireTraining training(Base base, Made made) throws IOException {
    DrillProgress progress = new RepertoireAnswers(base, made.player().name()).read();
    return new RepertoireTraining(made.repertoire(), progress::due, today.get());
  }

  /** Answers with all positions of a repertoire, line by line. */
  public Answer repertoire(Asked asked) throws IOException, RefusedException {
    AskedSide player = AskedSide.of(asked);
    long least = least(asked);
    return library.read(
        base -> {
          Made made = made(base, player, least);
          RepertoireTraining training = training(base, made);
          RepertoireTraining.Standing standing = training.standing();
          return Answer.of(
              new JsonObject()
                  .put("games", made.own().games())
                  .put("due", standing.due())
                  .put("unseen", standing.unseen())
                  .put("later", standing.later())
                  .putEach(
                      "positions",
                      made.repertoire().positions(),
                      position -> position(made, position)));
        });
  }

  private static JsonObject position(Made made, RepertoirePosition position) {
    Position board = position.position();
    return new JsonObject()
        .put("line", position.line())
        .put("name", position.name().isEmpty() ? null : position.name().toString())
        .put("mover", position.mover() == Disc.BLACK ? "X" : "O")
        .putEach("moves", position.moves(), move -> move(made, board, move));
  }

  /** A move; its score is the share of the points of the player of the repertoire. */
  static JsonObject move(Made made, Position position, RepertoireMove move) {
    JsonObject object = new JsonObject().put("move", move.move()).putFlag("own", move.isOwn());
    object.putFlag("chosen", move.isChosen());
    addStats(object, move.stats(), made.player().side());
    addKnownValue(object, made, position, move.move());
    return object;
  }

  /** Puts the value of a move for the player, if a game of the player has it. */
  static void addKnownValue(JsonObject object, Made made, Position position, String move) {
    made.own()
        .value(position, move)
        .ifPresent(value -> addValue(object, value, made.player().side()));
  }

  /** Puts the number of games, and the share of the points of a side if there are any. */
  static void addStats(JsonObject object, OpeningStats stats, Disc side) {
    object.put("games", stats.games());
    if (stats.games() > 0) {
      object.put("score", stats.score(side)).putFlag("few", stats.isSmallSample());
    }
  }

  /** Puts the value for a side, and what the move gave away. */
  private static void addValue(JsonObject object, PlyValue value, Disc side) {
    object
        .put("centidiscs", side.sign() * value.blackCentidiscs())
        .put("loss", value.lossCentidiscs())
        .putFlag("exact", value.isExact());
  }

  /** Answers with the player's own moves in one position, by the side to move. */
  public Answer at(Asked asked) throws IOException, RefusedException {
    OpeningLine line = GameCriteria.line(asked.text("moves"));
    Position position = line.position();
    AskedSide player = AskedSide.of(asked.text("player"), position.sideToMove().label());
    long least = least(asked);
    return library.read(
        base -> {
          Made made = made(base, player, least);
          return Answer.of(
              new JsonObject()
                  .putEach(
                      "moves", made.repertoire().at(position), move -> move(made, position, move)));
        });
  }

  /** A choice of a move for a repertoire; the move is empty to take the choice back. */
  private record Choice(AskedSide player, OpeningLine line, String move) {}

  /** Answers a request to choose a move, or to take a choice back. */
  public Answer choose(Asked asked) throws IOException, RefusedException {
    Choice choice =
        asked.fields(
            fields -> {
              OpeningLine line = GameCriteria.line(fields.text("moves"));
              AskedSide player =
                  AskedSide.of(fields.text("player"), line.position().sideToMove().label());
              return new Choice(player, line, fields.text("move"));
            });
    if (!choice.move().isEmpty()) {
      GameCriteria.legal(choice.line(), choice.move());
    }
    return library.change(
        base -> {
          RepertoireChoices choices = new RepertoireChoices(base, choice.player().name());
          Position position = choice.line().position();
          if (choice.move().isEmpty()) {
            choices.forget(position);
          } else if (!choices.choose(position, choice.move())) {
            throw RefusedException.conflict(
                "not-played", "no game of the base has this position, so it cannot keep the move");
          }
          return Answer.of(new JsonObject().putFlag("kept", !choice.move().isEmpty()));
        });
  }

  /** Answers with the holes of a repertoire. */
  public Answer holes(Asked asked) throws IOException, RefusedException {
    AskedSide player = AskedSide.of(asked);
    long least = least(asked);
    return library.read(
        base -> {
          Made made = made(base, player, least);
          try {
            List<Hole> holes =
                RepertoireHoles.of(
                    made.repertoire(),
                    new PlayedBook(base, memory)::moves,
                    (position, move) -> loss(made, position, move));
            return Answer.of(
                new JsonObject()
                    .put("total", holes.size())
                    .putEach(
                        "holes",
                        holes.stream().limit(MOST_HOLES).toList(),
                        hole -> hole(hole, player.side())));
          } catch (UncheckedIOException e) {
            throw e.getCause();
          }
        });
  }

  private static OptionalInt loss(Made made, Position position, String move) {
    return made.own().value(position, move).stream().mapToInt(PlyValue::lossCentidiscs).findFirst();
  }

  private JsonObject hole(Hole hole, Disc side) {
    JsonObject object =
        new JsonObject()
            .put("kind", hole.kind().label())
            .put("line", hole.line())
            .put("name", name(hole.line()))
            .put("likelihood", Math.round(hole.likelihood() * 10_000) / 10_000.0)
            .put("all", hole.games())
            .put("move", hole.move().orElse(null));
    addStats(object, hole.own(), side);
    if (hole.others().games() > 0) {
      object.put("othersScore", hole.others().score(side)).put("others", hole.others().games());
    }
    hole.lossCentidiscs().ifPresent(loss -> object.put("loss", loss));
    return object;
  }

  /** The name of the last named position on a line. */
  @Nullable String name(String line) {
    return names()
        .deepest(OpeningLine.replay(line))
        .map(named -> named.name().toString())
        .orElse(null);
  }
}
