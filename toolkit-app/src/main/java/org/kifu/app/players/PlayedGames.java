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
  /**
   * The result of a game for black, -1 to 1; null if it is not known. As in lists of ratings the
   * board decides, unless the game was lost by time or did not end there.
   */
  static final String RESULT =
      """
      CASE WHEN acceptance = 'quarantined' THEN NULL
        WHEN black_disc_diff NOTNULL AND result IS NOT 'time'
          THEN (black_disc_diff > 0) - (black_disc_diff < 0)
        WHEN declared_winner NOTNULL THEN iif(declared_winner = 'black', 1, -1)
        WHEN declared_black_discs NOTNULL AND rules = 'othello'
          THEN (declared_black_discs > 32) - (declared_black_discs < 32)
        WHEN result = 'agreed' THEN 0
        ELSE (black_disc_diff > 0) - (black_disc_diff < 0) END\
      """;

  private static final String SIDE =
      """
      SELECT game, %1$d AS sign, o.name, e.name, year, n.name, %1$d * %2$s AS won,
        CASE WHEN acceptance <> 'quarantined' THEN %1$d * black_disc_diff END, squares, start
      FROM games g LEFT JOIN players o ON o.player = g.%4$s LEFT JOIN events e USING (event)
        LEFT JOIN openings n ON n.opening = g.opening
      WHERE g.%3$s IN (SELECT value FROM json_each(?))\
      """;

  private static final String QUESTION =
      SIDE.formatted(1, RESULT, "black", "white")
          + " UNION ALL "
          + SIDE.formatted(-1, RESULT, "white", "black")
          + " ORDER BY 1";

  private PlayedGames() {}

  /**
   * All games of a player, in the order of the base.
   *
   * @param openings names their openings
   */
  static PlayerTotals of(Base base, GameOpenings openings, AskedPlayer player)
      throws IOException, RefusedException {
    String numbers = player.numbers(base);
    List<PlayedGame> games = new ArrayList<>();
    for (List<@Nullable Object> row : Library.rows(base, QUESTION, numbers, numbers)) {
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
