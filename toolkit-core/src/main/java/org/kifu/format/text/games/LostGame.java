package org.kifu.format.text.games;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.kifu.format.text.caption.LineStatement;
import org.kifu.format.text.caption.LostPair;
import org.kifu.format.text.find.RowContent;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Row;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** A game whose players are named without its moves, or of which moves are taken back. */
final class LostGame {
  /** The most rows between a game and the row that takes back its moves. */
  private static final int MOST_OF_DRESS = 8;

  /** The most characters of such a row. */
  private static final int SHORT = 150;

  private LostGame() {}

  /** The game whose moves are missing. */
  static ParsedGame of(int number, LostPair players, List<Row> rows) {
    String message =
        "'%s' against '%s', but no moves of their game".formatted(players.black(), players.white());
    return of(
        number,
        ProblemCode.FACTS_WITHOUT_MOVES,
        players.where(),
        message,
        players.rows().stream().mapToObj(rows::get).toList());
  }

  /**
   * The game of which moves are taken back, if a row of it or the row behind it says so: nobody
   * knows which moves stand. In a game that reaches its end, the rules tell.
   *
   * @param rows the rows of the page
   * @param used takes the rows of the game
   */
  static Optional<ParsedGame> takenBack(int number, FoundGame game, List<Row> rows, BitSet used) {
    if (game.isEnded()) {
      return Optional.empty();
    }
    int behind = game.lastRow() + 1;
    int most = Math.min(rows.size(), behind + MOST_OF_DRESS);
    while (behind < most && isDress(rows.get(behind))) {
      behind++;
    }
    int past = Math.min(behind + 1, rows.size());
    for (int i = game.firstRow(); i < past; i++) {
      if (LineStatement.takesBack(rows.get(i))) {
        int end = Math.max(i, game.lastRow()) + 1;
        used.set(game.firstRow(), end);
        SourceLocation where = rows.get(i).cells().getFirst().text().at(0);
        String message = "moves are taken back, so it is not known which moves of the game stand";
        List<Row> own = rows.subList(game.firstRow(), end);
        return Optional.of(of(number, ProblemCode.MOVES_NOT_READ, where, message, own));
      }
    }
    return Optional.empty();
  }

  private static boolean isDress(Row row) {
    return row.cells().getFirst().text().length() <= SHORT && RowContent.of(row).isDress();
  }

  private static ParsedGame of(
      int number, ProblemCode code, SourceLocation where, String message, List<Row> rows) {
    Problem problem = new Problem(code, where, number, 0, message);
    Origin origin = TextGameOrigin.ofRows(where, rows);
    return new ParsedGame(number, Optional.empty(), origin, List.of(problem));
  }
}
