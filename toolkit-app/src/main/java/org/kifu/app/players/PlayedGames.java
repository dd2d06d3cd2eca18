package org.kifu.app.players;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.Library;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.history.PlayedGame;
import org.kifu.archive.history.PlayerTotals;
import org.kifu.base.Base;
import org.kifu.base.GameOpenings;
import org.kifu.board.Disc;

/** The games of a player as the tables of a base tell them. */
final class PlayedGames {
  private static final String SIDE =
      """
      SELECT game, %1$d AS sign, o.name, e.name, year, n.name, %1$d * %2$s AS won,
        CASE WHEN acceptance <> 'quarantined' THEN %1$d * black_disc_diff END, squares, start
      FROM games g LEFT JOIN players o ON o.player = g.%4$s LEFT JOIN events e USING (event)
        LEFT JOIN openings n ON n.opening = g.opening
      WHERE g.%3$s IN (SELECT value FROM json_each(?))\
      """;

  private PlayedGames() {}

  /**
   * All games of a player, in the order of the base.
   *
   * @param openings names their openings
   */
  static PlayerTotals of(Base base, GameOpenings openings, AskedPlayer player)
      throws IOException, RefusedException {
    String numbers = player.numbers(base);
    String result = StoredResults.sql(base);
    String question =
        SIDE.formatted(1, result, "black", "white")
            + " UNION ALL "
            + SIDE.formatted(-1, result, "white", "black")
            + " ORDER BY 1";
    List<PlayedGame> games = new ArrayList<>();
    for (List<@Nullable Object> row : Library.rows(base, question, numbers, numbers)) {
      games.add(game(row, openings));
    }
    return new PlayerTotals(games);
  }

  private static PlayedGame game(List<@Nullable Object> row, GameOpenings openings) {
    boolean isKnown = row.get(6) != null;
    return new PlayedGame(
        Listed.number(row.get(0)),
        Listed.number(row.get(1)) > 0 ? Disc.BLACK : Disc.WHITE,
        Listed.text(row.get(2)),
        Listed.text(row.get(3)),
        (int) Listed.number(row.get(4)),
        openings.name(row.get(5), row.get(8), row.get(9)).orElse(""),
        isKnown ? Optional.of((int) Listed.number(row.get(6)) + 1) : Optional.empty(),
        row.get(7) == null ? OptionalInt.empty() : OptionalInt.of((int) Listed.number(row.get(7))));
  }
}
