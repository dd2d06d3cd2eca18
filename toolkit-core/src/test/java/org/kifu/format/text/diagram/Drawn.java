package org.kifu.format.text.diagram;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kifu.format.GameReader;
import org.kifu.game.GameRecord;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.RealData;

/**
 * Boards of real games as lists of 64 cells, drawn with the plain board and nothing of a reader.
 */
final class Drawn {
  /** One game of so many is drawn where a test draws some of a year. */
  private static final int ONE_IN = Boolean.getBoolean("kifu.long") ? 1 : 5;

  private Drawn() {}

  /** The games of a year of the WTHOR base as joined transcripts. */
  static List<String> year() {
    Path year = RealData.folder("wthor").resolve("WTH_2008.wtb");
    try (GameReader reader = GameReader.open(year)) {
      return reader.stream()
          .flatMap(game -> game.record().stream())
          .map(GameRecord::moves)
          .map(moves -> moves.stream().map(Object::toString).collect(Collectors.joining()))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Games of all parts of that year; {@code kifu.long} takes each of them. */
  static List<String> someOfAYear() {
    List<String> year = year();
    return IntStream.range(0, year.size())
        .filter(number -> number % ONE_IN == 0)
        .mapToObj(year::get)
        .toList();
  }

  /** The moves of a joined transcript as squares. */
  static List<Integer> squares(String game) {
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i < game.length(); i += 2) {
      squares.add(8 * (game.charAt(i + 1) - '1') + game.charAt(i) - 'a');
    }
    return squares;
  }

  /** The numbers of some moves of a game on the discs that lie before them. */
  static List<String> cells(String game, int from, int to) {
    List<String> cells = new ArrayList<>();
    PlainBoard before = after(game, from);
    for (int square = 0; square < 64; square++) {
      cells.add(
          switch (before.at(square)) {
            case BLACK -> "●";
            case WHITE -> "○";
            default -> ".";
          });
    }
    for (int move = from; move < to; move++) {
      cells.set(squares(game).get(move), Integer.toString(move + 1));
    }
    return cells;
  }

  /** All numbers of a game on the start. */
  static List<String> cells(String game) {
    return cells(game, 0, game.length() / 2);
  }

  static PlainBoard after(String game, int moves) {
    PlainBoard board = PlainBoard.start(8);
    for (int square : squares(game).subList(0, moves)) {
      if (board.mustPass()) {
        board.pass();
      }
      board.play(square);
    }
    return board;
  }

  /** The eight rows, the cells right-aligned in two columns with blanks between. */
  static List<String> rows(List<String> cells) {
    List<String> rows = new ArrayList<>();
    for (int rank = 0; rank < 8; rank++) {
      StringBuilder row = new StringBuilder();
      cells.subList(8 * rank, 8 * rank + 8).forEach(cell -> row.append("%3s".formatted(cell)));
      rows.add(row.substring(1));
    }
    return rows;
  }

  /** The rows with the labels 1 to 8 and the letters above. */
  static List<String> labelled(List<String> cells) {
    List<String> rows = new ArrayList<>(List.of("   a  b  c  d  e  f  g  h"));
    for (int rank = 1; rank <= 8; rank++) {
      rows.add(rank + " " + rows(cells).get(rank - 1));
    }
    return rows;
  }

  static String text(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }
}
