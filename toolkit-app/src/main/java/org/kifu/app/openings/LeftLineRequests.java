package org.kifu.app.openings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.Library;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.history.LeftLine;
import org.kifu.archive.history.LeftLine.MoveLoss;
import org.kifu.archive.history.LeftLines;
import org.kifu.base.Base;
import org.kifu.base.BaseFacts;
import org.kifu.base.FactsIterator;
import org.kifu.base.GamesBefore;
import org.kifu.base.PlyLosses;
import org.kifu.base.PlyLosses.PlyValue;
import org.kifu.base.TimeOrder;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.game.GameHeader;
import org.kifu.game.ParsedGame;
import org.kifu.json.JsonObject;
import org.kifu.opening.GameWalk;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.PositionKey;

/**
 * Requests about the moves with which the games of a player left the known line and the own one.
 */
final class LeftLineRequests {
  private static final int KNOWN_GAMES = 10;
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_ROWS = 500;

  private final Library library;
  private final BaseMemory memory;

  LeftLineRequests(Library library, BaseMemory memory) {
    this.library = library;
    this.memory = memory;
  }

  /** A game of the player. */
  private record Played(long number, GameHeader header, Disc side, @Nullable Integer blackDiff) {
    OptionalDouble points() {
      if (blackDiff == null) {
        return OptionalDouble.empty();
      }
      int own = side.sign() * blackDiff;
      return OptionalDouble.of(own > 0 ? 1 : own == 0 ? 0.5 : 0);
    }
  }

  /** A game and how it left both lines. */
  private record Left(Played game, Optional<LeftLine> known, Optional<LeftLine> own) {}

  private record Question(String player, int least) {}

  /** All games of a player, the latest first. */
  private record LeftList(List<Left> games) {}

  /** Answers with sums and with games, the latest first, some at a time. */
  public Answer left(Asked asked) throws IOException, RefusedException {
    String player = asked.text("player").strip();
    if (player.isEmpty()) {
      throw RefusedException.wrong("choose a player");
    }
    int least = Math.clamp(asked.number("known", KNOWN_GAMES), 1, MOST_GAMES);
    long from = Math.max(0, asked.number("from", 0));
    long count = Math.clamp(asked.number("count", 100), 0, MOST_ROWS);
    return library.read(
        base -> {
          List<Left> games =
              memory
                  .get(
                      base,
                      new Question(player, least),
                      LeftList.class,
                      () -> new LeftList(read(base, player, least)))
                  .games();
          return Answer.of(
              new JsonObject()
                  .put("total", games.size())
                  .put("known", sums(games, Left::known))
                  .put("own", sums(games, Left::own))
                  .putEach(
                      "games",
                      games.stream().skip(from).limit(count).toList(),
                      LeftLineRequests::row));
        });
  }

  private List<Left> read(Base base, String player, int least)
      throws IOException, RefusedException {
    TimeOrder order = memory.get(base, TimeOrder.class, TimeOrder.class, () -> TimeOrder.of(base));
    GamesBefore before = new GamesBefore(base, order, least);
    List<Left> games = new ArrayList<>();
    try {
      for (Disc side : Disc.values()) {
        games.addAll(read(base, new AskedSide(player, side), order, before));
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    games.sort(
        Comparator.comparingLong((Left left) -> order.place(left.game().number())).reversed());
    return withLosses(base, games);
  }

  /** Goes through the games of one colour in the order of time, and counts them as it goes. */
  private static List<Left> read(Base base, AskedSide player, TimeOrder order, GamesBefore before)
      throws IOException, RefusedException {
    record Row(long number, ParsedGame game) {}
    List<Row> rows = new ArrayList<>();
    try (FactsIterator all = new BaseFacts(base).rows(player.games(base))) {
      while (all.hasNext()) {
        ParsedGame game = all.next();
        rows.add(new Row(all.number(), game));
      }
    }
    rows.sort(Comparator.comparingLong(row -> order.place(row.number())));
    GameWalk walk = new GameWalk(OpeningSettings.MAX_PLIES);
    Map<PositionKey, Integer> own = new HashMap<>();
    List<Left> games = new ArrayList<>();
    for (Row row : rows) {
      boolean isScored = walk.walk(row.game()).isEmpty();
      if (walk.positions() > 0 && key(walk, 0).equals(START)) {
        GameHeader header = row.game().record().orElseThrow().header();
        Played played =
            new Played(row.number(), header, player.side(), isScored ? walk.blackDiscDiff() : null);
        int year = header.date().year();
        games.add(
            new Left(
                played,
                left(row.game(), walk, k -> had(before, key(walk, k), row.number(), year)),
                left(
                    row.game(),
                    walk,
                    k -> own.getOrDefault(key(walk, k), 0) >= LeftLines.OWN_GAMES)));
        for (int k = 1; k <= walk.discs(); k++) {
          own.merge(key(walk, k), 1, Integer::sum);
        }
      }
    }
    return games;
  }

  private static final PositionKey START = PositionKey.of(Position.START);

  private static Optional<LeftLine> left(ParsedGame game, GameWalk walk, IntPredicate isOn) {
    return LeftLine.of(game.record().orElseThrow(), walk.discs(), isOn);
  }

  private static boolean had(GamesBefore before, PositionKey key, long number, int year) {
    try {
      return before.had(key, number, year);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static PositionKey key(GameWalk walk, int k) {
    Disc side = walk.blackToMove(k) ? Disc.BLACK : Disc.WHITE;
    return new PositionKey(walk.player(k), walk.opponent(k), side);
  }

  private static List<Left> withLosses(Base base, List<Left> games) throws IOException {
    Map<Long, List<PlyValue>> values =
        PlyLosses.of(
            base,
            games.stream().map(left -> left.game().number()).toList(),
            2 * OpeningSettings.MAX_PLIES);
    return games.stream()
        .map(
            left -> {
              List<PlyValue> plies = values.getOrDefault(left.game().number(), List.of());
              return new Left(
                  left.game(),
                  left.known().map(line -> line.withLoss(loss(plies, line))),
                  left.own().map(line -> line.withLoss(loss(plies, line))));
            })
        .toList();
  }

  private static Optional<MoveLoss> loss(List<PlyValue> plies, LeftLine line) {
    return plies.stream()
        .filter(value -> value.ply() == line.ply())
        .findFirst()
        .map(value -> new MoveLoss(value.lossCentidiscs(), value.isExact()));
  }

  /** The sums by who left a line first: how far it went, how that scored, and the mean price. */
  private static JsonObject sums(List<Left> games, Function<Left, Optional<LeftLine>> line) {
    return new JsonObject()
        .put("player", sum(games, line, true))
        .put("opponent", sum(games, line, false))
        .put("nobody", games.stream().filter(left -> line.apply(left).isEmpty()).count());
  }

  private static JsonObject sum(
      List<Left> games, Function<Left, Optional<LeftLine>> line, boolean isPlayer) {
    List<Left> some =
        games.stream()
            .filter(
                left ->
                    line.apply(left)
                        .filter(each -> (each.by() == left.game().side()) == isPlayer)
                        .isPresent())
            .toList();
    JsonObject object = new JsonObject().put("games", some.size());
    some.stream()
        .mapToInt(left -> line.apply(left).map(LeftLine::ply).orElse(0))
        .average()
        .ifPresent(ply -> object.put("ply", Math.round(10 * ply) / 10.0));
    some.stream()
        .flatMapToDouble(left -> left.game().points().stream())
        .average()
        .ifPresent(score -> object.put("score", Math.round(10_000 * score) / 10_000.0));
    List<MoveLoss> losses =
        some.stream().flatMap(left -> line.apply(left).flatMap(LeftLine::loss).stream()).toList();
    losses.stream()
        .mapToInt(MoveLoss::centidiscs)
        .average()
        .ifPresent(loss -> object.put("loss", Math.round(loss)).put("priced", losses.size()));
    return object;
  }

  private static JsonObject row(Left left) {
    Played game = left.game();
    JsonObject object =
        new JsonObject()
            .put("id", game.number())
            .put("date", game.header().date().toString())
            .put("opponent", game.header().player(game.side().opponent()))
            .put("side", game.side().label())
            .put("event", game.header().event());
    if (game.blackDiff() != null) {
      object.put("diff", game.side().sign() * game.blackDiff());
    }
    left.known().ifPresent(line -> object.put("known", line(line, game)));
    left.own().ifPresent(line -> object.put("own", line(line, game)));
    return object;
  }

  private static JsonObject line(LeftLine line, Played game) {
    JsonObject object =
        new JsonObject()
            .put("ply", line.ply())
            .put("move", line.move())
            .putFlag("byPlayer", line.by() == game.side());
    line.loss()
        .ifPresent(loss -> object.put("loss", loss.centidiscs()).putFlag("exact", loss.isExact()));
    return object;
  }
}
