package org.kifu.verify;

import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.kifu.game.SourceLocation;
import org.kifu.spill.SpillFile;

/**
 * Games in a file, of which only those are read back that may repeat another game or be repeated. A
 * table in memory has two bits for each place of a fingerprint: one for a first game, one for a
 * second. Different fingerprints with the same place also come back, and the taker tells them
 * apart. More games cause more of these, but need no more memory.
 */
final class SuspectFile implements Closeable {
  /** A taker of games in the order in which they were added. */
  @FunctionalInterface
  interface GameTaker {
    void accept(GameKey key, SeenGame game) throws IOException;
  }

  private static final int BLOCK = 1 << 20;
  private static final int PLACES_OF_A_WORD = Long.SIZE / 2;
  private static final int LEAST_WORDS = 16;
  private static final long SECOND = 2;

  /** The number of bytes of index, offset, line, column, number and year. */
  private static final int NUMBERS = 2 * Long.BYTES + 4 * Integer.BYTES;

  private final long[] table;
  private final SpillFile file = new SpillFile();
  private ByteBuffer block = ByteBuffer.allocate(BLOCK);
  private String source = "";

  /**
   * Starts without games.
   *
   * @param memory the approximate size of the table in bytes
   */
  SuspectFile(long memory) throws IOException {
    long words = Math.clamp(memory / Long.BYTES, LEAST_WORDS, 1 << 27);
    table = new long[(int) words];
  }

  /** Adds a game. */
  void add(GameKey key, SeenGame game) throws IOException {
    if (!game.where().source().equals(source)) {
      source = game.where().source();
      writeSource(source.getBytes(StandardCharsets.UTF_8));
    }
    long fingerprint = key.fingerprint();
    note(place(fingerprint));
    begin(NUMBERS + key.length());
    block
        .putLong(fingerprint)
        .putInt(NUMBERS + key.length())
        .putLong(game.index())
        .putLong(game.where().offset())
        .putInt(game.where().line())
        .putInt(game.where().column())
        .putInt(game.number())
        .putInt(game.year());
    key.copyTo(block.array(), block.position());
    block.position(block.position() + key.length());
  }

  /** Writes the source of the games that follow, as a record whose length is negative. */
  private void writeSource(byte[] name) throws IOException {
    begin(name.length);
    block.putLong(0).putInt(~name.length).put(name);
  }

  /** Makes room for a fingerprint, a length and a record of this number of bytes. */
  private void begin(int length) throws IOException {
    int whole = Long.BYTES + Integer.BYTES + length;
    if (block.remaining() < whole) {
      writeBlock();
      block = block.capacity() < whole ? ByteBuffer.allocate(whole) : block.clear();
    }
  }

  private void writeBlock() throws IOException {
    DataOutputStream out = file.next();
    out.writeInt(block.position());
    out.write(block.array(), 0, block.position());
  }

  /** The place of a fingerprint, counted in pairs of bits. */
  private long place(long fingerprint) {
    return Math.unsignedMultiplyHigh(fingerprint, (long) table.length * PLACES_OF_A_WORD);
  }

  private void note(long place) {
    int word = (int) (place / PLACES_OF_A_WORD);
    int shift = 2 * (int) (place % PLACES_OF_A_WORD);
    long bits = table[word] >>> shift;
    table[word] |= ((bits & 1) == 0 ? 1 : SECOND) << shift;
  }

  private boolean isSuspect(long fingerprint) {
    long place = place(fingerprint);
    long bits = table[(int) (place / PLACES_OF_A_WORD)];
    return (bits >>> 2 * (int) (place % PLACES_OF_A_WORD) & SECOND) != 0;
  }

  /**
   * Passes on the games that may have the key of another one; no games can be added after this
   * call.
   */
  void suspects(GameTaker games) throws IOException {
    writeBlock();
    DataInputStream in = file.rewind();
    for (long i = 0; i < file.records(); i++) {
      ByteBuffer written = ByteBuffer.wrap(in.readNBytes(in.readInt()));
      while (written.hasRemaining()) {
        read(written, games);
      }
    }
  }

  private void read(ByteBuffer written, GameTaker games) throws IOException {
    long fingerprint = written.getLong();
    int length = written.getInt();
    if (length < 0) {
      source = new String(bytes(written, ~length), StandardCharsets.UTF_8);
    } else if (isSuspect(fingerprint)) {
      long index = written.getLong();
      SourceLocation where =
          new SourceLocation(source, written.getLong(), written.getInt(), written.getInt());
      SeenGame game = new SeenGame(index, where, written.getInt(), written.getInt());
      games.accept(new GameKey(bytes(written, length - NUMBERS)), game);
    } else {
      written.position(written.position() + length);
    }
  }

  private static byte[] bytes(ByteBuffer written, int length) {
    byte[] bytes = new byte[length];
    written.get(bytes);
    return bytes;
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
