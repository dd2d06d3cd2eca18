package org.kifu.repair;

import java.util.Optional;
import org.kifu.board.Square;
import org.kifu.replay.CompactReplay;

/** Diagrams whose numbers count the passes, so that there is a gap at each of them. */
final class CountedPasses {
  private CountedPasses() {}

  /** The board with the moves alone counted; nothing if its gaps are not where the passes are. */
  static Optional<Numbering> without(Numbering board) {
    int[] written = new int[Numbering.MOST_MOVES];
    int[] renumbered = new int[Square.COUNT];
    int count = 0;
    for (int number = next(board, 0); number > 0; number = next(board, number)) {
      if (count == Numbering.MOST_MOVES || board.count(number) > 1) {
        return Optional.empty();
      }
      written[count++] = number;
      for (int square = 0; square < Square.COUNT; square++) {
        renumbered[square] = board.at(square) == number ? count : renumbered[square];
      }
    }
    Numbering mended = new Numbering(renumbered, board.rows());
    return countsPlies(mended, written) ? Optional.of(mended) : Optional.empty();
  }

  /** The smallest number above another; 0 if there is none. */
  private static int next(Numbering board, int above) {
    int next = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      int number = board.at(square);
      next = number > above && (next == 0 || number < next) ? number : next;
    }
    return next;
  }

  private static boolean countsPlies(Numbering mended, int[] written) {
    byte[] line = mended.line();
    CompactReplay replay = new CompactReplay();
    replay.start();
    for (int i = 0; line != null && i < line.length; i++) {
      if (!replay.step(line[i]) || replay.plies() != written[i]) {
        return false;
      }
    }
    return line != null;
  }
}
