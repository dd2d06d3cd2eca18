package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.game.NumberedBoard;
import org.kifu.game.SourceLocation;

/** The numbers of a board, and what is wrong with it. */
final class NumberedGrid {
  /** The four squares that are taken at the start: d4, e4, d5, e5. */
  static final long START_SQUARES = 0x0000_0018_1800_0000L;

  private static final int MOST_MOVES = 60;

  private final BoardGrid grid;
  private final @Nullable WrittenSquare[] numbers = new WrittenSquare[MOST_MOVES + 1];

  /** The number of numbers, the smallest and the largest of them. */
  private int count;

  private int first;
  private int last;

  /** The numbers above those of moves, and those that occur again. */
  private final List<WrittenSquare> others = new ArrayList<>(0);

  private final int[] written = new int[BoardGrid.SIDE * BoardGrid.SIDE];

  /** The faults that the discs have only if the board is that of a whole game. */
  private final List<Flaw> discFlaws = new ArrayList<>(0);

  private final List<Flaw> flaws = new ArrayList<>(0);

  /**
   * A fault.
   *
   * @param words a clause for a person
   */
  record Flaw(SourceLocation where, String words) {}

  NumberedGrid(BoardGrid grid) {
    this.grid = grid;
    for (int y = 0; y < grid.rows().size(); y++) {
      GridRow row = grid.rows().get(y);
      if (row.isWhole()) {
        for (int x = 0; x < GridRow.WIDTH; x++) {
          take(row.row(), row.items().get(x), grid.square(y, x));
        }
      } else {
        String words = "a row of %d cells where there must be 8".formatted(row.items().size());
        flaws.add(new Flaw(firstOf(row.row()), words));
      }
    }
    int count = grid.rows().size();
    if (count < BoardGrid.SIDE) {
      PlacedText last = grid.rows().getLast().row().cells().getLast().text();
      flaws.add(new Flaw(last.at(last.length()), "the board ends after " + count + " rows"));
    }
  }

  private static SourceLocation firstOf(Row row) {
    return row.cells().getFirst().text().strip().at(0);
  }

  private void take(Row row, GridItem item, int square) {
    if (item.isOther()) {
      flaws.add(
          new Flaw(
              item.place(row),
              "expected a number, a disc or an empty cell: '%s'".formatted(item.written(row))));
    } else if (item.isDisc() && (START_SQUARES >>> square & 1) == 0) {
      discFlaws.add(new Flaw(item.place(row), "a disc on a square that is empty at the start"));
    } else if (item.value() > 0) {
      takeNumber(
          new WrittenSquare(
              square, row, item.cell(), item.from(), item.to(), item.value(), 0, 0, ""));
    }
  }

  private void takeNumber(WrittenSquare square) {
    int number = square.number();
    written[square.square()] = number;
    if (number > MOST_MOVES) {
      others.add(square);
      String words = "the number %d is above %d".formatted(number, MOST_MOVES);
      flaws.add(new Flaw(square.place(), words));
    } else if (numbers[number] != null) {
      others.add(square);
      flaws.add(new Flaw(square.place(), "the number " + number + " occurs twice"));
    } else {
      numbers[number] = square;
      first = count == 0 ? number : Math.min(first, number);
      last = Math.max(last, number);
      count++;
    }
  }

  BoardGrid grid() {
    return grid;
  }

  /** The numbers as they are written. */
  NumberedBoard board() {
    return new NumberedBoard(written, Math.min(grid.rows().size(), BoardGrid.SIDE));
  }

  /** The squares with numbers up to 60, each number once, in their order. */
  List<WrittenSquare> numbered() {
    List<WrittenSquare> order = new ArrayList<>(count);
    for (int number = first; number <= last; number++) {
      WrittenSquare square = numbers[number];
      if (square != null) {
        order.add(square);
      }
    }
    return order;
  }

  /** The squares whose numbers are too high, or occur again. */
  List<WrittenSquare> others() {
    return others;
  }

  int first() {
    return first;
  }

  int last() {
    return last;
  }

  /** Whether the numbers have no gap and nothing is wrong but the discs. */
  boolean isRun() {
    return flaws.isEmpty() && count > 0 && last - first == count - 1;
  }

  /** Whether the discs are at most those of the start. */
  boolean hasOnlyStart() {
    return discFlaws.isEmpty();
  }

  /** The number of discs on squares that are empty at the start. */
  int discsBesideStart() {
    return discFlaws.size();
  }

  /** The moves 1 to m, where m is the largest number up to which each number occurs once. */
  List<WrittenSquare> moves() {
    List<WrittenSquare> moves = new ArrayList<>();
    for (int i = 1; i <= last && !isRepeated(i); i++) {
      WrittenSquare square = numbers[i];
      if (square == null) {
        break;
      }
      moves.add(square);
    }
    return moves;
  }

  private boolean isRepeated(int number) {
    return others.stream().anyMatch(square -> square.number() == number);
  }

  /** The flaws of the diagram of a whole game, in the order of the text. */
  List<Flaw> flaws() {
    List<Flaw> all = new ArrayList<>(flaws);
    all.addAll(discFlaws);
    all.sort((one, other) -> Long.compare(one.where().offset(), other.where().offset()));
    int missing = 1;
    while (missing <= last && numbers[missing] != null) {
      missing++;
    }
    int above = missing + 1;
    while (above < last && numbers[above] == null) {
      above++;
    }
    WrittenSquare next = above <= last ? numbers[above] : null;
    if (all.isEmpty() && next != null) {
      all.add(new Flaw(next.place(), "the number " + missing + " is missing"));
    }
    return all;
  }
}
