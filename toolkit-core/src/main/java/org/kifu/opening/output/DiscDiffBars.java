package org.kifu.opening.output;

import java.io.IOException;
import java.util.List;
import java.util.SortedMap;
import org.kifu.table.Cells;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.words.OpeningWords;

/**
 * How games ended, as bars of text: a class for every eight differences of the final discs, and one
 * for draws.
 *
 * @param games the number of games of each difference, black minus white
 */
record DiscDiffBars(SortedMap<Integer, Long> games, OpeningWords words) {
  /** So wide is a class, and the longest bar. */
  private static final int CLASS = 16;

  private static final int CLASSES = 8;
  private static final int BAR = 40;

  private static final List<Column<Bar>> COLUMNS =
      List.of(
          Column.number("", 12, Bar::label),
          Column.number("", 7, Bar::games),
          Column.text("", Bar::bar));

  /** A class and its games. */
  private record Bar(String label, long games, long all) {
    String bar() {
      return "#".repeat((int) Math.round((double) BAR * games / all));
    }
  }

  void write(Appendable out) throws IOException {
    long[] classes = new long[CLASSES];
    games.forEach((diff, count) -> classes[classOf(diff)] += diff == 0 ? 0 : count);
    long all = games.values().stream().mapToLong(Long::longValue).sum();
    out.append('\n').append(words.of("text.final")).append('\n');
    TextTable<Bar> text = new TextTable<>(COLUMNS);
    for (int i = 0; i < CLASSES; i++) {
      // Even numbers; a class of black's begins with its lower end, one of white's with its upper.
      int low = (i - CLASSES / 2) * CLASS + (i < CLASSES / 2 ? 0 : 2);
      String from = Cells.right(Integer.toString(low), 3);
      String to = Cells.right(Integer.toString(low + CLASS - 2), 3);
      text.add(new Bar(words.filled("text.range", from, to), classes[i], all));
      if (i == CLASSES / 2 - 1) {
        text.add(new Bar(words.of("text.draw"), games.getOrDefault(0, 0L), all));
      }
    }
    out.append(text.body());
  }

  /** The class of a difference; a draw has one of its own and is in none of these. */
  private static int classOf(int diff) {
    return diff < 0 ? (diff + 64) / CLASS : (diff + 62) / CLASS;
  }
}
