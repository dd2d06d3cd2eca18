package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.PlacedText;

/** Games whose rows are the same, because they stand side by side on the page. */
final class CaptionsBeside {
  /** The most characters between the left edge of a board and its first number. */
  private static final int MARGIN = 8;

  /** The blanks between the captions of two games. */
  private static final String GAP = "   ";

  private final List<FoundGame> games;

  CaptionsBeside(List<FoundGame> games) {
    this.games = games;
  }

  /** The first column of the moves of a game. */
  private int column(int game) {
    return games.get(game).squares().stream()
        .mapToInt(square -> square.place().column())
        .min()
        .orElse(Integer.MAX_VALUE);
  }

  /** Whether some games stand side by side. */
  boolean areThere() {
    for (int i = 1; i < games.size(); i++) {
      if (areBeside(i - 1, i)) {
        return true;
      }
    }
    return false;
  }

  private boolean areBeside(int one, int other) {
    FoundGame first = games.get(one);
    FoundGame second = games.get(other);
    return first.firstRow() == second.firstRow()
        && first.lastRow() > first.firstRow()
        && column(one) != column(other);
  }

  /** The game above or below which a fact stands, of those beside one game. */
  int of(int game, Claim claim) {
    int first = game;
    while (first > 0 && areBeside(first - 1, game)) {
      first--;
    }
    boolean isAlone = first == game && (game + 1 == games.size() || !areBeside(game, game + 1));
    return isAlone ? game : nearest(first, game, column(claim));
  }

  /** The column of the caption that holds a fact. */
  private static int column(Claim claim) {
    int column = claim.written().at(0).column();
    for (Cell cell : claim.row().cells()) {
      for (PlacedText part : parts(cell.text())) {
        column = part.at(0).offset() <= claim.offset() ? part.at(0).column() : column;
      }
    }
    return column;
  }

  /**
   * The game with the last left edge before a column.
   *
   * @param first the first of the games that stand side by side
   */
  private int nearest(int first, int game, int column) {
    int best = first;
    int most = column(first);
    for (int i = first + 1; i < games.size() && (i == game || areBeside(i, game)); i++) {
      int edge = column(i);
      if (edge - MARGIN <= column && edge > most) {
        best = i;
        most = edge;
      }
    }
    return best;
  }

  /** The parts of a text with gaps between them, each of which is the caption of a game. */
  static List<PlacedText> parts(PlacedText text) {
    List<PlacedText> parts = new ArrayList<>();
    String written = text.toString().replace('\t', ' ');
    int from = 0;
    while (from < written.length()) {
      int gap = written.indexOf(GAP, from);
      int to = gap < 0 ? written.length() : gap;
      if (to > from && !text.piece(from, to).isBlank()) {
        parts.add(text.piece(from, to).strip());
      }
      from = to + (gap < 0 ? 0 : GAP.length());
    }
    return parts;
  }
}
