package org.kifu.board;

import org.kifu.bitboard.Symmetries;

/**
 * The eight symmetries of the board. Each mirrors the ranks, then the files, then along the
 * diagonal a1-h8, or does only some of these steps.
 */
public enum Symmetry {
  IDENTITY(false, false, false),
  FLIP_RANKS(true, false, false),
  FLIP_FILES(false, true, false),
  ROTATE_180(true, true, false),
  TRANSPOSE(false, false, true),
  ROTATE_90(true, false, true),
  ROTATE_270(false, true, true),
  ANTI_TRANSPOSE(true, true, true);

  private final boolean ranks;
  private final boolean files;
  private final boolean transposed;

  Symmetry(boolean ranks, boolean files, boolean transposed) {
    this.ranks = ranks;
    this.files = files;
    this.transposed = transposed;
  }

  /** Maps a set of squares. */
  public long apply(long squares) {
    long mapped = ranks ? Symmetries.flipRanks(squares) : squares;
    mapped = files ? Symmetries.flipFiles(mapped) : mapped;
    return transposed ? Symmetries.transpose(mapped) : mapped;
  }

  /** Maps one square, 0 to 63. */
  public int apply(int square) {
    int file = files ? 7 - Square.file(square) : Square.file(square);
    int rank = ranks ? 7 - Square.rank(square) : Square.rank(square);
    return transposed ? Square.at(rank, file) : Square.at(file, rank);
  }

  /** Maps a position; the side to move stays. */
  public Position apply(Position position) {
    return new Position(
        apply(position.player()), apply(position.opponent()), position.sideToMove());
  }

  /** The symmetry that undoes this one. */
  public Symmetry inverse() {
    return switch (this) {
      case ROTATE_90 -> ROTATE_270;
      case ROTATE_270 -> ROTATE_90;
      default -> this;
    };
  }

  /**
   * The symmetry that takes {@code position} to its canonical form: the smallest of the eight
   * images, with the discs of the side to move compared first, then the opponent's, both as
   * unsigned numbers. If several symmetries lead there, the first in the order of this enum.
   */
  public static Symmetry toCanonical(Position position) {
    int smallest = Symmetries.toSmallest(position.player(), position.opponent());
    return ALL[Integer.numberOfTrailingZeros(smallest)];
  }

  private static final Symmetry[] ALL = values();
}
