package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken.Place;
import org.kifu.format.text.find.BoardSigns;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.page.Row;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;

/**
 * A board of the size that rules prescribe, with the numbers and discs on its squares.
 *
 * @param face the discs; squares with numbers are empty
 * @param numbers the squares with numbers, each number once, in order
 * @param places the squares of the numbers
 * @param again the squares whose numbers occur again
 * @param rows the rows of the page, with the names of the columns
 */
record RuledGrid(
    BoardFace face,
    List<WrittenSquare> numbers,
    List<Place> places,
    List<WrittenSquare> again,
    List<Row> rows) {
  private static final Pattern WORD = Pattern.compile("[^\\s|]+");
  private static final Pattern NUMBER = Pattern.compile("[1-9]\\d{0,2}");

  /** The sign of a hole, which is one of a disc elsewhere. */
  private static final String HOLE = "#";

  private static final OptionalInt EMPTY = OptionalInt.of(0);

  /** The length of a row above which it is none of a board. */
  private static final int LONG = 200;

  /** Copies the lists. */
  RuledGrid {
    numbers = List.copyOf(numbers);
    places = List.copyOf(places);
    again = List.copyOf(again);
    rows = List.copyOf(rows);
  }

  /** The number of the first disc; 0 if there is none. */
  int first() {
    return numbers.isEmpty() ? 0 : numbers.getFirst().number();
  }

  /** Whether no number is missing or occurs again. */
  boolean isRun() {
    return again.isEmpty()
        && (numbers.isEmpty() || numbers.getLast().number() - first() == numbers.size() - 1);
  }

  /** The number of the last row. */
  int lastRow() {
    return rows.getLast().number();
  }

  /**
   * Reads the board that begins on a row, with the names of its columns or without them.
   *
   * @param empty the board with its holes
   * @param page the rows of the page
   */
  static Optional<RuledGrid> at(int index, BoardFace empty, List<Row> page) {
    boolean hasHeading = isHeading(words(page.get(index)), empty.width());
    int top = hasHeading ? index + 1 : index;
    if (top + empty.height() > page.size()) {
      return Optional.empty();
    }
    Reading reading = new Reading(empty);
    for (int rank = 0; rank < empty.height(); rank++) {
      if (!reading.takes(rank, words(page.get(top + rank)), hasHeading)) {
        return Optional.empty();
      }
    }
    return Optional.of(reading.grid(page.subList(index, top + empty.height())));
  }

  private static boolean isHeading(List<WrittenWord> words, int width) {
    if (words.size() != width) {
      return false;
    }
    for (int file = 0; file < width; file++) {
      if (!words.get(file).text().equals(String.valueOf((char) ('a' + file)))) {
        return false;
      }
    }
    return true;
  }

  private static List<WrittenWord> words(Row row) {
    List<WrittenWord> words = new ArrayList<>();
    if (row.text().length() > LONG) {
      return words;
    }
    for (int cell = 0; cell < row.cells().size(); cell++) {
      Matcher word = WORD.matcher(row.cells().get(cell).written());
      while (word.find()) {
        String text = word.group().toLowerCase(Locale.ROOT);
        words.add(new WrittenWord(row, cell, word.start(), word.end(), text));
      }
    }
    return words;
  }

  /** A word of a row, in small letters. */
  private record WrittenWord(Row row, int cell, int from, int to, String text) {
    WrittenSquare numbered() {
      return new WrittenSquare(-1, row, cell, from, to, Integer.parseInt(text), 0, 0, "");
    }
  }

  /** The squares that were read so far. */
  private static final class Reading {
    private final BoardFace empty;
    private final List<Cell> cells = new ArrayList<>();
    private final TreeMap<Integer, WrittenSquare> numbers = new TreeMap<>();
    private final TreeMap<Integer, Place> places = new TreeMap<>();
    private final List<WrittenSquare> again = new ArrayList<>();

    Reading(BoardFace empty) {
      this.empty = empty;
    }

    boolean takes(int rank, List<WrittenWord> words, boolean hasHeading) {
      String label = Integer.toString(rank + 1);
      boolean isLabelled = !words.isEmpty() && words.getFirst().text().equals(label);
      boolean isLabelledTwice =
          words.size() == empty.width() + 2 && words.getLast().text().equals(label);
      int first = isLabelled && words.size() > empty.width() ? 1 : 0;
      boolean fits = words.size() == empty.width() + first + (isLabelledTwice ? 1 : 0);
      if (!fits || first == 0 && !hasHeading) {
        return false;
      }
      for (int file = 0; file < empty.width(); file++) {
        if (!takes(file, rank, words.get(file + first))) {
          return false;
        }
      }
      return true;
    }

    private boolean takes(int file, int rank, WrittenWord word) {
      Cell place = empty.at(file, rank);
      if (place instanceof Cell.Hole) {
        cells.add(place);
        return HOLE.equals(word.text()) || EMPTY.equals(BoardSigns.colour(word.text()));
      }
      if (NUMBER.matcher(word.text()).matches()) {
        WrittenSquare square = word.numbered();
        boolean isNew = numbers.putIfAbsent(square.number(), square) == null;
        if (isNew) {
          places.put(square.number(), new Place(file, rank));
        } else {
          again.add(square);
        }
        cells.add(new Cell.Empty());
        return true;
      }
      Disc colour = colour(word.text());
      cells.add(colour == null ? new Cell.Empty() : new Cell.Laid(colour));
      return BoardSigns.colour(word.text()).isPresent();
    }

    private static @Nullable Disc colour(String word) {
      OptionalInt colour = BoardSigns.colour(word);
      return colour.isEmpty() || colour.getAsInt() == 0
          ? null
          : colour.getAsInt() > 0 ? Disc.BLACK : Disc.WHITE;
    }

    RuledGrid grid(List<Row> rows) {
      return new RuledGrid(
          new BoardFace(empty.make(), empty.width(), empty.height(), cells),
          List.copyOf(numbers.values()),
          List.copyOf(places.values()),
          again,
          rows);
    }
  }
}
