package org.kifu.app.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.base.GameCondition;
import org.kifu.base.GameOpenings;
import org.kifu.base.StoredGames;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.json.JsonObject;

/** Lists of games, some rows at a time. */
public final class ListedGames {
  private static final int MOST = 500;
  private static final int USUAL = 100;

  /** The sign between the tags of a game; a tag has no control character. */
  private static final String BETWEEN = "\u001f";

  private static final String ROWS =
      """
      SELECT g.game, g.date, b.name, w.name, e.name, o.name, g.black_discs, g.white_discs,
        iif(g.legal_moves = 0 AND g.verdict = 'unfinished' AND g.start NOTNULL, 'position',
          g.verdict), g.acceptance, g.rules, g.winner,
        EXISTS (SELECT 1 FROM favourites f WHERE f.game = g.game),
        (SELECT group_concat(tag, char(31)) FROM tags t WHERE t.game = g.game),
        EXISTS (SELECT 1 FROM annotated_games a JOIN annotations USING (annotation)
          WHERE a.game = g.game), g.source, g.squares, g.start,
        iif(g.winner NOTNULL AND g.black_discs ISNULL, g.moves, NULL)
      FROM json_each(?) wanted JOIN games g ON g.game = wanted.value
        LEFT JOIN players b ON b.player = g.black LEFT JOIN players w ON w.player = g.white
        LEFT JOIN events e ON e.event = g.event LEFT JOIN openings o ON o.opening = g.opening
      ORDER BY wanted.key\
      """;

  private static final List<String> FIELDS =
      List.of(
          "id",
          "date",
          "black",
          "white",
          "event",
          "opening",
          "blackDiscs",
          "whiteDiscs",
          "verdict",
          "acceptance",
          "rules",
          "winner");

  private static final int OPENING = FIELDS.indexOf("opening");
  private static final int RULES = FIELDS.indexOf("rules");

  private final Library library;
  private final AnnotatedFiles files;
  private final GameOpenings openings;

  /**
   * @param files the sources that are files of annotated games
   * @param openings names the openings of games
   */
  public ListedGames(Library library, AnnotatedFiles files, GameOpenings openings) {
    this.library = library;
    this.files = files;
    this.openings = openings;
  }

  /** Answers a request for a part of a list. */
  public Answer list(Asked asked) throws IOException, RefusedException {
    long from = Math.max(0, asked.number("from", 0));
    long count = Math.clamp(asked.number("count", USUAL), 0, MOST);
    return library.read(
        base -> {
          GameCondition chosen = GameCriteria.of(base, openings, asked);
          Object[] values = chosen.values().toArray();
          long total =
              Library.number(base, "SELECT count(*) FROM games WHERE " + chosen.sql(), values);
          Object[] paged = Arrays.copyOf(values, values.length + 2);
          paged[values.length] = count;
          paged[values.length + 1] = from;
          String question =
              "SELECT g.game FROM games g WHERE %s ORDER BY %s LIMIT ? OFFSET ?"
                  .formatted(chosen.sql(), GameOrder.of(asked));
          List<Long> games =
              Library.rows(base, question, paged).stream().map(row -> (Long) row.get(0)).toList();
          return Answer.of(
              new JsonObject()
                  .put("total", total)
                  .putEach("games", rows(base, games), Function.identity()));
        });
  }

  /** The rows of games, in this order. */
  List<JsonObject> rows(Base base, List<Long> games) throws IOException {
    String wanted = games.stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]"));
    new StoredGames(base).prove(games);
    List<JsonObject> rows = new ArrayList<>();
    for (List<@Nullable Object> row : Library.rows(base, ROWS, wanted)) {
      rows.add(row(base, row));
    }
    return rows;
  }

  private JsonObject row(Base base, List<@Nullable Object> row) throws IOException {
    JsonObject object = new JsonObject();
    int next = FIELDS.size();
    var opening = openings.name(row.get(OPENING), row.get(next + 4), row.get(next + 5));
    for (int i = 0; i < next; i++) {
      object.put(FIELDS.get(i), i == OPENING ? opening : row.get(i));
    }
    if (row.get(next + 6) instanceof String moves) {
      putCounts(object, String.valueOf(row.get(RULES)), row.get(next + 5), moves);
    }
    Object tags = row.get(next + 1);
    boolean isOfFile = row.get(next + 3) instanceof Long source && files.isOne(base, source);
    return object
        .put("favourite", isTrue(row.get(next)))
        .putTexts("tags", tags == null ? List.of() : List.of(tags.toString().split(BETWEEN, -1)))
        .put("annotated", isTrue(row.get(next + 2)) || isOfFile);
  }

  /** Puts the discs of a complete game by other rules, as these count them, if they decide it. */
  private static void putCounts(
      JsonObject object, String rules, @Nullable Object start, String moves) {
    StartSpec begun =
        start instanceof String board ? new StartSpec.Setup(board) : StartSpec.STANDARD;
    ReplayedLine.of(GameRecord.of(rules, begun, MoveList.read(moves)))
        .ifPresent(
            line ->
                object
                    .put("blackDiscs", line.count(Disc.BLACK))
                    .put("whiteDiscs", line.count(Disc.WHITE)));
  }

  static boolean isTrue(@Nullable Object cell) {
    return cell instanceof Long number && number != 0;
  }
}
