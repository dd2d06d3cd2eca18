package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.RowContent;
import org.kifu.format.text.grid.OtherBoard;
import org.kifu.format.text.page.Row;
import org.kifu.game.Counted;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** The content of a text in which no game is found, in words that help to find out why. */
final class SeenText {
  private static final String LOOKS =
      "a game is a list of moves such as f5 d6 c3, or a diagram of 8 by 8 squares with the numbers"
          + " of the moves";

  /** Moves of chess that are none of Othello. */
  private static final Pattern CHESS =
      Pattern.compile(
          "\\b(?:[KQRN][a-h]?[1-8]?x?[a-h][1-8]|[a-hB]x[a-h][1-8]|B[a-h][1-8][+#]|O-O(?:-O)?)(?![\\w])");

  /** Squares that only larger boards have. */
  private static final Pattern BEYOND =
      Pattern.compile("(?<![\\w])(?:[a-h](?:9|1\\d)|[i-t](?:1?\\d))(?![\\w])");

  /** The least number of moves that show that a game is another one. */
  private static final int LEAST = 4;

  /** The number of numbers that may be squares. */
  private static final int MANY_NUMBERS = 16;

  private static final int LONG = 2000;
  private static final int ROWS_OF_BOARD = 8;

  private final OtherBoard otherBoard = new OtherBoard();
  private int chess;
  private int beyond;
  private int squares;
  private int numbers;
  private int rowsOfBoards;
  private int otherSide;
  private @Nullable SourceLocation first;

  /** Takes the place where the text begins. */
  void startsAt(SourceLocation start) {
    first = start;
  }

  /** Takes a row in which no game was found. */
  void take(Row row, boolean isBoard) {
    if (isBoard) {
      rowsOfBoards++;
      return;
    }
    String text = row.text().substring(0, Math.min(LONG, row.text().length()));
    chess += count(CHESS, text);
    beyond += count(BEYOND, text);
    int side = otherBoard.take(row);
    otherSide = side > 0 ? side : otherSide;
    RowContent content = RowContent.of(row);
    squares += content.squares();
    numbers += content.numbers();
  }

  private static int count(Pattern pattern, String text) {
    int count = 0;
    Matcher matcher = pattern.matcher(text);
    while (count < LEAST && matcher.find()) {
      count++;
    }
    return count;
  }

  /** The finding for a text without games; nothing if there was no text at all. */
  Optional<Problem> problem() {
    SourceLocation where = first;
    if (where == null) {
      return Optional.empty();
    }
    String seen = String.join(", ", seen());
    String message =
        "no game is found%s; %s".formatted(seen.isEmpty() ? "" : ", but " + seen, LOOKS);
    return Optional.of(Problem.of(ProblemCode.NO_GAMES, where, message));
  }

  private List<String> seen() {
    List<String> seen = new ArrayList<>();
    if (chess >= LEAST) {
      seen.add("moves of a game of chess");
    } else if (beyond >= LEAST) {
      seen.add("squares of a larger board");
    }
    if (otherSide > 0) {
      seen.add("a board of " + otherSide + " by " + Counted.of(otherSide, "square"));
    }
    int boards = rowsOfBoards / ROWS_OF_BOARD;
    if (boards > 0) {
      seen.add(boards == 1 ? "a board without moves" : boards + " boards without moves");
    }
    if (squares > 0 && chess < LEAST) {
      seen.add(squares == 1 ? "a square" : squares + " squares that do not begin a game");
    }
    if (numbers >= MANY_NUMBERS && chess < LEAST) {
      seen.add(numbers + " numbers that are not squares in any order");
    }
    return seen;
  }
}
