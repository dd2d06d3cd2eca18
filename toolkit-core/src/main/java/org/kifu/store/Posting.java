package org.kifu.store;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Comparator;
import org.kifu.opening.GameWalk;
import org.kifu.spill.RecordCodec;

/**
 * A game at a position, and the move that it continued with.
 *
 * @param player the discs of the side to move, in the canonical orientation
 * @param opponent the discs of the other side
 * @param place the ply in the upper bytes; the move in the lowest byte, 0 to 63 or {@link #END},
 *     plus {@link #BLACK} if black moves
 * @param game the number of the game in the store, from 0
 */
record Posting(long player, long opponent, int place, int game) {
  /** The value in place of a move if the game ended there or was not followed any further. */
  static final int END = 64;

  static final int BLACK = 128;

  /** The approximate number of bytes of a posting in memory. */
  static final long WEIGHT = 48;

  static final Comparator<Posting> ORDER = Posting::compare;

  static final RecordCodec<Posting> CODEC =
      new RecordCodec<>() {
        @Override
        public void write(Posting posting, DataOutput out) throws IOException {
          out.writeLong(posting.player);
          out.writeLong(posting.opponent);
          out.writeInt(posting.place);
          out.writeInt(posting.game);
        }

        @Override
        public Posting read(DataInput in) throws IOException {
          return new Posting(in.readLong(), in.readLong(), in.readInt(), in.readInt());
        }
      };

  static int place(int ply, boolean black, int move) {
    return ply << Byte.SIZE | (black ? BLACK : 0) | move;
  }

  static Posting of(GameWalk walk, int k, int game) {
    int move = k < walk.discs() ? walk.move(k) : END;
    return new Posting(walk.player(k), walk.opponent(k), place(k, walk.blackToMove(k), move), game);
  }

  int ply() {
    return place >>> Byte.SIZE;
  }

  /** The move and the side that plays it. */
  int step() {
    return place & 0xFF;
  }

  boolean isOfSameEntry(Posting other) {
    return player == other.player && opponent == other.opponent && place == other.place;
  }

  private static int compare(Posting one, Posting other) {
    int order = Integer.compare(one.ply(), other.ply());
    order = order != 0 ? order : Long.compare(one.player, other.player);
    order = order != 0 ? order : Long.compare(one.opponent, other.opponent);
    order = order != 0 ? order : Integer.compare(one.place, other.place);
    return order != 0 ? order : Integer.compare(one.game, other.game);
  }
}
