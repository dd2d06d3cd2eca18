package org.kifu.train;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** Positions and their values for the side to move, packed. */
final class TrainingSamples {
  /** The number of bytes of a sample: two sets of discs and a value. */
  static final int BYTES = 2 * Long.BYTES + Short.BYTES;

  private long[] players = new long[1024];
  private long[] opponents = new long[1024];
  private short[] values = new short[1024];
  private int size;

  int size() {
    return size;
  }

  long player(int sample) {
    return players[sample];
  }

  long opponent(int sample) {
    return opponents[sample];
  }

  /** The value of a sample, in hundredths of a disc for the side to move. */
  int centidiscs(int sample) {
    return values[sample];
  }

  int empties(int sample) {
    return Long.bitCount(~(players[sample] | opponents[sample]));
  }

  void add(long player, long opponent, int centidiscs) {
    if (size == values.length) {
      players = Arrays.copyOf(players, 2 * size);
      opponents = Arrays.copyOf(opponents, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
    }
    players[size] = player;
    opponents[size] = opponent;
    values[size++] = (short) centidiscs;
  }

  void addAll(TrainingSamples other) {
    for (int sample = 0; sample < other.size; sample++) {
      add(other.players[sample], other.opponents[sample], other.values[sample]);
    }
  }

  /** Adds the samples whose positions are new, each position once. */
  void addNew(TrainingSamples other, LearntPositions known) {
    for (int sample = 0; sample < other.size; sample++) {
      if (known.add(other.players[sample], other.opponents[sample])) {
        add(other.players[sample], other.opponents[sample], other.values[sample]);
      }
    }
  }

  /** Adds samples that {@link #packed} made. */
  void addPacked(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    while (buffer.remaining() >= BYTES) {
      add(buffer.getLong(), buffer.getLong(), buffer.getShort());
    }
  }

  /** One sample in {@link #BYTES} bytes. */
  static byte[] packed(long player, long opponent, int centidiscs) {
    return ByteBuffer.allocate(BYTES)
        .putLong(player)
        .putLong(opponent)
        .putShort((short) centidiscs)
        .array();
  }
}
