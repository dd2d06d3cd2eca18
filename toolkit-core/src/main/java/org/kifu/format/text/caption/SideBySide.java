package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.PlacedText;

/** Games whose rows are the same, because they stand side by side on the page. */
final class SideBySide {
  /** The most characters between the left edge of a board and its first number. */
  private static final int MARGIN = 8;

  /** The blanks between the captions of two games. */
  private static final String GAP = "   ";

  private final List<FoundGame> games;
  private final int[] columns;

  SideBySide(List<FoundGame> games) {
    this.games = games;
    this.columns = new int[games.size()];
    for (int i = 0; i < columns.length; i++) {
      columns[i] =
          games.get(i).squares().stream()
              .mapToInt(square -> square.place().column())
              .min()
              .orElse(Integer.MAX_VALUE);
    }
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
    return games.get(one).firstRow() == games.get(other).firstRow()
        && games.get(one).rows().length > 1
        && columns[one] != columns[other];
  }

  /** The game above or below which a text stands, of those beside one game. */
  int of(int game, PlacedText text) {
    int first = game;
    while (first > 0 && areBeside(first - 1, game)) {
      first--;
    }
    int column = text.at(0).column();
    int best = game;
    int most = -1;
    for (int i = first; i < games.size() && (i == game || areBeside(i, game)); i++) {
      boolean isLeftEdge = columns[i] - MARGIN <= column || most < 0 && i == first;
      if (isLeftEdge && columns[i] > most) {
        best = i;
        most = columns[i];
      }
    }
    return most < 0 ? game : best;
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
