package org.kifu.games.draughts;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;

/**
 * A move of a piece. Two captures are equal if they start and end on the same squares and take the
 * same pieces, in any order, because they lead to the same position.
 */
public final class DraughtsMove {
  /** The order of a list: by the squares where the piece lands, beginning with the first. */
  static final Comparator<DraughtsMove> BY_SQUARES =
      (one, other) -> Arrays.compare(one.way, other.way);

  private final long captured;
  private final byte[] way;

  DraughtsMove(long captured, byte[] way) {
    this.captured = captured;
    this.way = way;
  }

  static DraughtsMove quiet(int from, int to) {
    return new DraughtsMove(0, new byte[] {(byte) from, (byte) to});
  }

  /** The first square, 0 (a1) to 63 (h8). */
  public int from() {
    return way[0];
  }

  /** The last square, 0 to 63. */
  public int to() {
    return way[way.length - 1];
  }

  /** The squares of the pieces that the move takes, bit 0 is a1; empty if it is not a capture. */
  public long captured() {
    return captured;
  }

  /** Whether the move takes pieces. */
  public boolean isCapture() {
    return captured != 0;
  }

  /** All squares where the piece lands, including the first and the last. */
  List<Place> places() {
    return IntStream.range(0, way.length).mapToObj(i -> Place.on8x8(way[i])).toList();
  }

  /** The written form, with every square where the piece lands. */
  MoveToken token() {
    return new MoveToken.Path(places(), isCapture());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof DraughtsMove move
        && from() == move.from()
        && to() == move.to()
        && captured == move.captured;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(new long[] {from(), to(), captured});
  }

  @Override
  public String toString() {
    return token().toString();
  }
}
