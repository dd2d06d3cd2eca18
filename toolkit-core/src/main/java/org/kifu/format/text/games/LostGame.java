package org.kifu.format.text.games;

import java.util.List;
import java.util.Optional;
import org.kifu.format.text.caption.LostPair;
import org.kifu.format.text.page.Row;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;

/** A game whose players are named, and whose moves are missing. */
final class LostGame {
  private LostGame() {}

  static ParsedGame of(int number, LostPair players, List<Row> rows) {
    String message =
        "'%s' against '%s', but no moves of their game".formatted(players.black(), players.white());
    Problem problem =
        new Problem(ProblemCode.FACTS_WITHOUT_MOVES, players.where(), number, 0, message);
    Origin origin =
        TextGameOrigin.ofRows(
            players.where(), players.rows().stream().mapToObj(rows::get).toList());
    return new ParsedGame(number, Optional.empty(), origin, List.of(problem));
  }
}
