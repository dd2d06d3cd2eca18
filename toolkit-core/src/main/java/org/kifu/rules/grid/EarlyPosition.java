package org.kifu.rules.grid;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;

/**
 * A position of a game in which nobody lends discs.
 *
 * @param board the discs on the board, and the side to move
 * @param blackLeft the discs that black has not laid yet
 * @param whiteLeft the discs that white has not laid yet
 */
public record EarlyPosition(GridPosition board, int blackLeft, int whiteLeft) {
  private static final Pattern TEXT =
      Pattern.compile("(.*?[XO])(?:\\s+(\\d{1,2})\\s+(\\d{1,2}))?\\s*", Pattern.DOTALL);

  /**
   * Reads the cells, the side to move, and the discs that black and white have left. Without them
   * the discs on the board were laid in turns, white first.
   *
   * @param supply what each side had at first
   */
  static Optional<EarlyPosition> parse(GridShape shape, int supply, String text) {
    Matcher matcher = TEXT.matcher(text);
    return matcher.matches()
        ? GridText.parse(shape, matcher.group(1)).flatMap(board -> of(board, supply, matcher))
        : Optional.empty();
  }

  private static Optional<EarlyPosition> of(GridPosition board, int supply, Matcher text) {
    int discs = board.count(Disc.BLACK) + board.count(Disc.WHITE);
    boolean isTold = text.group(2) != null;
    int black = isTold ? Integer.parseInt(text.group(2)) : supply - discs / 2;
    int white = isTold ? Integer.parseInt(text.group(3)) : supply - (discs + 1) / 2;
    boolean fits = 0 <= black && black <= supply && 0 <= white && white <= supply;
    return fits ? Optional.of(new EarlyPosition(board, black, white)) : Optional.empty();
  }

  Disc sideToMove() {
    return board.sideToMove();
  }

  /** The discs that the side to move has left. */
  int left() {
    return sideToMove() == Disc.BLACK ? blackLeft : whiteLeft;
  }

  EarlyPosition passed() {
    return new EarlyPosition(board.passed(), blackLeft, whiteLeft);
  }

  /** After a legal move, which may flip nothing. */
  EarlyPosition played(GridMove move) {
    return sideToMove() == Disc.BLACK
        ? new EarlyPosition(board.played(move), blackLeft - 1, whiteLeft)
        : new EarlyPosition(board.played(move), blackLeft, whiteLeft - 1);
  }

  @Override
  public String toString() {
    return board + " " + blackLeft + " " + whiteLeft;
  }
}
