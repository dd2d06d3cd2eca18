package org.kifu.rules.grid;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.rules.Catalogue.Entry;
import org.kifu.rules.RuleBook;

/** The rules of this package, explained. */
public final class GridBook implements RuleBook {
  private static final List<Entry> ENTRIES =
      List.of(
          new Entry(
              Grids.PARALLEL,
              "Othello from the parallel start",
              """
              Start:   white d4 e4, black d5 e5; black moves first.
              Moves, passes, end and score are those of 'othello'.
              Source:  a start that could arise when the first four discs of old Reversi were placed
                       freely.\
              """),
          new Entry(
              Grids.GRAND_OTHELLO,
              "Othello on 10x10 squares",
              """
              Start:   white e5 f6, black f5 e6; black moves first.
              Moves, passes, end and score are those of 'othello'; up to 96 moves.
              Source:  Grand Othello, as WTHOR files of 10x10 boards have it.\
              """),
          new Entry(
              Grids.EIGHT_STARS,
              "Othello on the octagon of 88 squares",
              """
              Board:   10x10 squares without a1 b1 a2, i1 j1 j2, a9 a10 b10, i10 j10 j9. The eight squares
                       c1 h1 a3 j3 a8 j8 c10 h10 take the place of the corners.
              Start:   white e5 f6, black f5 e6; black moves first.
              Moves, passes, end and score are those of 'othello'.
              Source:  Othello 8 Stars; board type 88 of the server GGS.\
              """));

  private static final String GRID_TITLE = "Othello on another board";

  private static final String GRID =
      """
      Name:    grid:FILESxRANKS, 4 to 16 each; :parallel lays the discs of the start side by side.
      Start:   on the four centre squares, white upper left; of an odd side on the upper or left of
               its two centres. Black moves first.
      Moves, passes, end and score are those of 'othello'; with an odd number of squares the difference
      may be odd.
      Source:  small boards of the literature (6x6 solved by J. Feinstein, 1993), boards of 4 to 14 on
               the server GGS.\
      """;

  @Override
  public List<Entry> entries() {
    return ENTRIES;
  }

  @Override
  public Map<String, String> forms() {
    return Map.of("grid:WxH[:crossed|:parallel]", GRID_TITLE);
  }

  @Override
  public Optional<Entry> byName(String name) {
    Optional<Entry> fixed =
        ENTRIES.stream().filter(entry -> entry.rules().name().equals(name)).findFirst();
    return fixed.isPresent()
        ? fixed
        : Grids.byName(name).map(rules -> new Entry(rules, GRID_TITLE, GRID));
  }
}
