package org.kifu.rules;

import java.util.Optional;
import org.kifu.board.Disc;

/**
 * The display of one game for people: drawn boards, names of the sides, and counts in words.
 *
 * @param <P> a position
 */
public interface Display<P> {
  /**
   * Draws a position in text: letters above, numbers at the left, {@code X} black, {@code O} white,
   * a dot on every empty square. Each line ends with a line feed.
   */
  String draw(P position);

  /** The count of a position by the rules. */
  FinalCount count(P position);

  /** The appearance of the board, for a picture; nothing for games without one. */
  default Optional<BoardFace> face(P position) {
    return Optional.empty();
  }

  /** The name of a side, such as {@code gold} for the discs of {@link Disc#WHITE}. */
  default String nameOf(Disc side) {
    return side.label();
  }

  /** The count of a position in a clause: {@code black 32, gold 32}. */
  default String standing(P position) {
    FinalCount count = count(position);
    return "%s %d, %s %d"
        .formatted(nameOf(Disc.BLACK), count.blackDiscs(), nameOf(Disc.WHITE), count.whiteDiscs());
  }

  /** A clause about what is left in a game that is not over: {@code 12 squares empty}. */
  default String remaining(P position) {
    return emptySquares(count(position).empties());
  }

  /** Returns a number of empty squares in the words of {@link #remaining}. */
  static String emptySquares(int empties) {
    return empties == 1 ? "1 square empty" : empties + " squares empty";
  }

  /**
   * The count of a finished game and the winner, which the count alone does not show: {@code black
   * 32, gold 32; won by black}.
   */
  default String result(P position) {
    Optional<Disc> winner = count(position).winner();
    return standing(position) + winner.map(side -> "; won by " + nameOf(side)).orElse("; drawn");
  }
}
