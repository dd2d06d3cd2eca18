package org.kifu.format.text.grid;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.judge.OthelloPosition;

/** The letters for a colour beside the numbers of a diagram, such as {@code 12b}. */
final class ColourLetters {
  private static final String BLACK = "bx●";
  private static final String WHITE = "wo○";

  private ColourLetters() {}

  /**
   * The first letter that names another colour than that of its move, if the letters are not those
   * of the discs behind the last move either.
   *
   * @param start the position before the first move
   */
  static Optional<GameNote> contradiction(List<WrittenSquare> moves, JudgedPosition start) {
    if (moves.stream().allMatch(move -> colour(move) == 0)) {
      return Optional.empty();
    }
    Set<WrittenSquare> ofBlack = new HashSet<>();
    @Nullable JudgedPosition position = start;
    for (WrittenSquare move : moves) {
      if (position != null && position.isBlackToMove() != position.mustPass()) {
        ofBlack.add(move);
      }
      position = position == null ? null : position.play(move.square());
    }
    long black = position instanceof OthelloPosition end ? black(end) : 0;
    boolean areFinal =
        moves.stream().allMatch(move -> agrees(move, (black >>> move.square() & 1) != 0));
    return areFinal
        ? Optional.empty()
        : moves.stream()
            .filter(move -> !agrees(move, ofBlack.contains(move)))
            .findFirst()
            .map(
                move ->
                    new GameNote(
                        GameNote.Kind.COLOUR_LETTER,
                        "'%s' names the colour of neither the move nor the disc after the last one"
                            .formatted(move.written()),
                        move.place()));
  }

  private static long black(OthelloPosition position) {
    return position.isBlackToMove() ? position.player() : position.opponent();
  }

  private static boolean agrees(WrittenSquare move, boolean isBlack) {
    int colour = colour(move);
    return colour == 0 || colour > 0 == isBlack;
  }

  /** The colour that a letter beside a number names: 1 for black, -1 for white, 0 for none. */
  private static int colour(WrittenSquare move) {
    String written = move.written();
    char first = written.charAt(0);
    char letter = Character.isDigit(first) ? written.charAt(written.length() - 1) : first;
    return BLACK.indexOf(letter) >= 0 ? 1 : WHITE.indexOf(letter) >= 0 ? -1 : 0;
  }
}
