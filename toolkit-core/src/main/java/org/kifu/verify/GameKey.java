package org.kifu.verify;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;

/**
 * The key by which two games are the same: rules, start and moves. In a legal game a written pass
 * is the same as an omitted one; in other games the moves count as they are written. A start that
 * is written out is the same as that start by name.
 */
public final class GameKey implements Serializable {
  private static final long serialVersionUID = 1;

  /**
   * The bytes of the key. For a game by the tournament rules from the standard start: one byte for
   * each move, 0 to 63. For any other game: a text that starts with the name of the rules, so that
   * its first byte is a letter, which is above 63.
   */
  private final byte[] bytes;

  private final int hash;

  /** Creates a key from the bytes of another one, without copying them. */
  GameKey(byte[] bytes) {
    this.bytes = bytes;
    this.hash = Arrays.hashCode(bytes);
  }

  /**
   * The key of a tournament game from the standard start.
   *
   * @param squares the squares, 0 to 63 or {@link MoveList#PASS}; kept, and not to be changed
   * @param legal whether all moves are legal, so that passes make no difference
   */
  static GameKey ofSquares(byte[] squares, boolean legal) {
    int passes = 0;
    for (byte square : squares) {
      passes += square == MoveList.PASS ? 1 : 0;
    }
    if (passes == 0) {
      return new GameKey(squares);
    }
    return legal
        ? new GameKey(withoutPasses(squares, passes))
        : ofText(GameRecord.OTHELLO, "", MoveList.ofSquares(squares), false);
  }

  /**
   * The key of any game.
   *
   * @param start the key of the start position; empty for the standard start
   * @param legal whether all moves are legal, so that passes make no difference
   */
  static GameKey of(String rules, String start, MoveList moves, boolean legal) {
    boolean compact = rules.equals(GameRecord.OTHELLO) && start.isEmpty() && moves.isCompact();
    return compact ? ofSquares(moves.squares(), legal) : ofText(rules, start, moves, legal);
  }

  private static GameKey ofText(String rules, String start, MoveList moves, boolean legal) {
    String text =
        moves.stream()
            .filter(token -> !(legal && token instanceof MoveToken.Pass))
            .map(MoveToken::toString)
            .collect(Collectors.joining(" ", rules + "\n" + start + "\n", ""));
    return new GameKey(text.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] withoutPasses(byte[] squares, int passes) {
    byte[] kept = new byte[squares.length - passes];
    int count = 0;
    for (byte square : squares) {
      if (square != MoveList.PASS) {
        kept[count++] = square;
      }
    }
    return kept;
  }

  static GameKey read(DataInput in) throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return new GameKey(bytes);
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /** Copies the bytes to an array. */
  void copyTo(byte[] target, int at) {
    System.arraycopy(bytes, 0, target, at, bytes.length);
  }

  /** The number of bytes of the key. */
  int length() {
    return bytes.length;
  }

  /**
   * Bits that equal keys share and different keys hardly ever share, the same on every machine; for
   * a first comparison of keys on different machines.
   */
  public long fingerprint() {
    long mixed = bytes.length;
    for (byte each : bytes) {
      mixed = (mixed ^ each) * 0x9E37_79B9_7F4A_7C15L;
      mixed ^= mixed >>> 32;
    }
    return mixed;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameKey key && hash == key.hash && Arrays.equals(bytes, key.bytes);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
