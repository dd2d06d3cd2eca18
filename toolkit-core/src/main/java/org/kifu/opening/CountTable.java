package org.kifu.opening;

import java.util.Arrays;
import org.kifu.board.Disc;

/**
 * Positions, and the results of the moves played there: the store of {@link OpeningCounts}.
 * Positions are found by open addressing with linear probing; a slot holds the number of a
 * position, which is its place in a growing array. The moves of a position are a chain in a second
 * array. Numbers begin at 0, in the order of arrival.
 */
final class CountTable {
  /** No such position, or no further move. */
  static final int NONE = -1;

  private static final int FIRST_SLOTS = 1 << 10;

  // A position: player's discs, opponent's discs, ply and colour to move, first move of the chain.
  private static final int POSITION = 4;
  private static final int OPPONENT = 1;
  private static final int TAG = 2;
  private static final int CHAIN = 3;

  // A move: square and next of the chain, then the sums.
  private static final int MOVE = 5;
  private static final int GAMES = 1;
  private static final int BLACK_WINS = 2;
  private static final int DRAWS = 3;
  private static final int DISC_SUM = 4;

  private long[] positions = new long[POSITION * (FIRST_SLOTS / 2)];
  private long[] moves = new long[MOVE * (FIRST_SLOTS / 2)];
  private int[] slots = emptySlots(FIRST_SLOTS);
  private int positionCount;
  private int moveCount;
  private final HistoryTable histories = new HistoryTable();

  /** The number of positions. */
  int size() {
    return positionCount;
  }

  /** The number of moves over all positions. */
  int moves() {
    return moveCount;
  }

  /** Returns the number of a canonical position, a new one if it has not been seen at this ply. */
  int add(int ply, boolean blackToMove, long player, long opponent) {
    long tag = tag(ply, blackToMove);
    int slot = slotOf(tag, player, opponent);
    if (slots[slot] == NONE) {
      slots[slot] = append(tag, player, opponent);
      growSlots();
      return positionCount - 1;
    }
    return slots[slot];
  }

  /** Returns the number of a position, a new one if it has not been seen at this ply. */
  int add(int ply, PositionKey key) {
    return add(ply, key.sideToMove() == Disc.BLACK, key.player(), key.opponent());
  }

  /** Returns the number of a position, or {@link #NONE}. */
  int find(int ply, PositionKey key) {
    return find(ply, key.sideToMove() == Disc.BLACK, key.player(), key.opponent());
  }

  /** Returns the number of a canonical position, or {@link #NONE}. */
  private int find(int ply, boolean blackToMove, long player, long opponent) {
    return slots[slotOf(tag(ply, blackToMove), player, opponent)];
  }

  /**
   * Adds results to a move of a position.
   *
   * @return the number of the move
   */
  int addResults(int position, int square, OpeningStats stats) {
    int move = moveOf(position, square);
    addResults(move, stats);
    return move;
  }

  /** Adds results to a move by its number. */
  void addResults(int move, OpeningStats stats) {
    int at = MOVE * move;
    moves[at + GAMES] += stats.games();
    moves[at + BLACK_WINS] += stats.blackWins();
    moves[at + DRAWS] += stats.draws();
    moves[at + DISC_SUM] += stats.discSum();
  }

  /** The histories of the moves. */
  HistoryTable histories() {
    return histories;
  }

  /** Adds the contents of another table. */
  void addAll(CountTable other) {
    int[] numbers = new int[other.moveCount];
    for (int i = 0; i < other.positionCount; i++) {
      int position = add(other.ply(i), other.blackToMove(i), other.player(i), other.opponent(i));
      for (int move = other.firstMove(i); move != NONE; move = other.nextMove(move)) {
        numbers[move] = addResults(position, other.square(move), other.stats(move));
      }
    }
    histories.addAll(other.histories, numbers);
  }

  /** Adds the positions of a packet. */
  void addPacket(byte[] packet) {
    CountPacket.PacketInput in = new CountPacket.PacketInput(packet);
    while (in.hasNext()) {
      CountPacket.read(in, this);
    }
  }

  /** All positions as a packet. */
  byte[] packet() {
    CountPacket.PacketOutput out = new CountPacket.PacketOutput();
    for (int position = 0; position < positionCount; position++) {
      CountPacket.write(this, position, out);
    }
    return out.toBytes();
  }

  /** The number of counted games that continued from a position. */
  long games(int position) {
    long games = 0;
    for (int move = firstMove(position); move != NONE; move = nextMove(move)) {
      games += moves[MOVE * move + GAMES];
    }
    return games;
  }

  long player(int position) {
    return positions[POSITION * position];
  }

  long opponent(int position) {
    return positions[POSITION * position + OPPONENT];
  }

  int ply(int position) {
    return (int) (positions[POSITION * position + TAG] >>> 1);
  }

  boolean blackToMove(int position) {
    return (positions[POSITION * position + TAG] & 1) != 0;
  }

  PositionKey key(int position) {
    Disc side = blackToMove(position) ? Disc.BLACK : Disc.WHITE;
    return new PositionKey(player(position), opponent(position), side);
  }

  /** The first move of a position, or {@link #NONE}. */
  int firstMove(int position) {
    return (int) positions[POSITION * position + CHAIN];
  }

  /** The next move of the same position, or {@link #NONE}. */
  int nextMove(int move) {
    return (int) (moves[MOVE * move] >> Short.SIZE);
  }

  /** The square of a move, 0 to 63, or its number in other games, 0 to 65535. */
  int square(int move) {
    return (int) moves[MOVE * move] & 0xFFFF;
  }

  OpeningStats stats(int move) {
    int at = MOVE * move;
    return new OpeningStats(
        moves[at + GAMES], moves[at + BLACK_WINS], moves[at + DRAWS], moves[at + DISC_SUM]);
  }

  private int moveOf(int position, int square) {
    for (int move = firstMove(position); move != NONE; move = nextMove(move)) {
      if (square(move) == square) {
        return move;
      }
    }
    if (MOVE * moveCount == moves.length) {
      moves = Arrays.copyOf(moves, moves.length + MOVE * (moveCount >> 1));
    }
    moves[MOVE * moveCount] = (long) firstMove(position) << Short.SIZE | square;
    positions[POSITION * position + CHAIN] = moveCount;
    return moveCount++;
  }

  private int append(long tag, long player, long opponent) {
    int at = POSITION * positionCount;
    if (at == positions.length) {
      positions = Arrays.copyOf(positions, positions.length + POSITION * (positionCount >> 1));
    }
    positions[at] = player;
    positions[at + OPPONENT] = opponent;
    positions[at + TAG] = tag;
    positions[at + CHAIN] = NONE;
    return positionCount++;
  }

  /** The slot that holds a position, or the empty one where it belongs. */
  private int slotOf(long tag, long player, long opponent) {
    int mask = slots.length - 1;
    int slot = mix(tag, player, opponent) & mask;
    while (slots[slot] != NONE && !holds(slots[slot], tag, player, opponent)) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private boolean holds(int position, long tag, long player, long opponent) {
    int at = POSITION * position;
    return positions[at] == player
        && positions[at + OPPONENT] == opponent
        && positions[at + TAG] == tag;
  }

  /** Keeps at least half of the slots empty. */
  private void growSlots() {
    if (2 * positionCount > slots.length) {
      slots = emptySlots(2 * slots.length);
      for (int i = 0; i < positionCount; i++) {
        int at = POSITION * i;
        slots[slotOf(positions[at + TAG], positions[at], positions[at + OPPONENT])] = i;
      }
    }
  }

  private static int[] emptySlots(int count) {
    int[] slots = new int[count];
    Arrays.fill(slots, NONE);
    return slots;
  }

  private static long tag(int ply, boolean blackToMove) {
    return 2L * ply + (blackToMove ? 1 : 0);
  }

  /** Spreads a key; the multiplier is 2^64 over the golden ratio, made odd. */
  private static int mix(long tag, long player, long opponent) {
    long mixed = (player + tag) * 0x9E37_79B9_7F4A_7C15L;
    mixed = (Long.rotateLeft(mixed, 32) ^ opponent) * 0x9E37_79B9_7F4A_7C15L;
    return (int) (mixed >>> 32);
  }
}
