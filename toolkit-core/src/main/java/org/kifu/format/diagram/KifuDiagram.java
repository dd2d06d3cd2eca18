package org.kifu.format.diagram;

import java.util.Arrays;
import java.util.Optional;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;

/** Draws a game as a kifu diagram: each square shows the number of the move played there. */
public final class KifuDiagram {
  /** How the four discs of the start are drawn. */
  public enum Style {
    /** {@code X} for black and {@code O} for white. */
    ASCII("X", "O"),
    /** ● for black and ○ for white. Some terminals draw these two columns wide. */
    DISCS("\u25CF", "\u25CB");

    private final String black;
    private final String white;

    Style(String black, String white) {
      this.black = black;
      this.white = white;
    }
  }

  private KifuDiagram() {}

  /**
   * Why a game has no such diagram, as a short phrase; nothing if it has. Passes have no number, so
   * that they are never the reason here.
   */
  public static Optional<String> refusal(GameRecord game) {
    if (!game.start().equals(StartSpec.STANDARD)) {
      return Optional.of("a kifu diagram begins from the standard start");
    }
    long taken = 0;
    for (MoveToken move : game.moves()) {
      switch (move) {
        case Place(int file, int rank) when (file | rank) < 8 -> {
          long bit = 1L << Square.at(file, rank);
          if (((taken | Diagram.START_SQUARES) & bit) != 0) {
            return Optional.of("a kifu diagram has one number a square; " + move + " was taken");
          }
          taken |= bit;
        }
        case MoveToken.Pass() -> {}
        default -> {
          return Optional.of("a move is no square of the 8x8 board");
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The diagram with its coordinates, nine lines, each with a line feed.
   *
   * @throws IllegalArgumentException if there is a {@link #refusal}
   */
  public static String text(GameRecord game, Style style) {
    refusal(game)
        .ifPresent(
            reason -> {
              throw new IllegalArgumentException(reason);
            });
    String[] cells = cells(game, style);
    StringBuilder text = new StringBuilder("   a  b  c  d  e  f  g  h\n");
    for (int square = 0; square < Square.COUNT; square++) {
      if (Square.file(square) == 0) {
        text.append(Square.rank(square) + 1);
      }
      text.append(" ".repeat(3 - cells[square].length())).append(cells[square]);
      text.append(Square.file(square) == 7 ? "\n" : "");
    }
    return text.toString();
  }

  private static String[] cells(GameRecord game, Style style) {
    String[] cells = new String[Square.COUNT];
    Arrays.fill(cells, ".");
    cells[Square.parse("d4")] = style.white;
    cells[Square.parse("e5")] = style.white;
    cells[Square.parse("e4")] = style.black;
    cells[Square.parse("d5")] = style.black;
    int number = 0;
    for (MoveToken move : game.moves()) {
      if (move instanceof Place(int file, int rank)) {
        number++;
        cells[Square.at(file, rank)] = Integer.toString(number);
      }
    }
    return cells;
  }
}
