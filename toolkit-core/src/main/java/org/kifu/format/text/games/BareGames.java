package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.JoinedSquares;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.page.Row;

/**
 * Rows of nothing but games that are over, one a row, as archives of moves have them by the
 * million. No other row is near, so there is no fact and no other order to look for.
 */
final class BareGames {
  private BareGames() {}

  /** The games; nothing if any row is something else. */
  static Optional<List<FoundGame>> of(List<Row> rows, JudgedPosition start) {
    List<FoundGame> games = new ArrayList<>(rows.size());
    for (Row row : rows) {
      FoundGame game = game(row, start);
      if (game == null) {
        return Optional.empty();
      }
      games.add(game);
    }
    return Optional.of(games);
  }

  private static @Nullable FoundGame game(Row row, JudgedPosition start) {
    List<WrittenSquare> squares = JoinedSquares.of(row);
    @Nullable JudgedPosition end = squares.isEmpty() ? null : start;
    for (int at = 0; at < squares.size() && end != null; at++) {
      end = end.play(squares.get(at).square());
    }
    return end == null || !end.isOver() ? null : FoundGame.legal(squares, end);
  }
}
