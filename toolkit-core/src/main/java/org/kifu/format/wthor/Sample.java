package org.kifu.format.wthor;

/**
 * The first records of a source, taken as games: what a source is shows in them even where its
 * header is damaged.
 *
 * @param seen how many there are
 * @param good how many look like a game
 * @param strong how many of these are long
 */
record Sample(int seen, int good, int strong) {
  /** So many records are looked at; the rest may be damaged as it likes. */
  static final int SIZE = 24;

  /** A game of so many moves is no accident. */
  static final int STRONG_MOVES = 16;

  /** d3, c4, f5 and e6. */
  private static final long FIRST_MOVES = 0x0000_1020_0408_0000L;

  private static final long START_SQUARES = 0x0000_0018_1800_0000L;

  static Sample of(byte[] head) {
    int seen = 0;
    int good = 0;
    int strong = 0;
    for (int at = Layout.HEADER; at + Layout.GAME <= head.length && seen < SIZE; seen++) {
      int moves = movesOfGame(head, at);
      good += moves > 0 ? 1 : 0;
      strong += moves >= STRONG_MOVES ? 1 : 0;
      at += Layout.GAME;
    }
    return new Sample(seen, good, strong);
  }

  /** Whether this is a game file, whatever its header says. */
  boolean provesGames() {
    return strong > 0 && 2 * strong >= seen;
  }

  /** Whether this can be a game file if its header says so too. */
  boolean suggestsGames() {
    return good > 0 && 2 * good >= seen;
  }

  /** The number of moves if the record can be a game: no square twice, zeros last; else 0. */
  static int movesOfGame(byte[] bytes, int at) {
    if (!isScore(Layout.u8(bytes, at + 6)) || !isScore(Layout.u8(bytes, at + 7))) {
      return 0;
    }
    int start = at + Layout.MOVES;
    int end = at + Layout.GAME;
    long taken = START_SQUARES;
    int next = start;
    for (; next < end && bytes[next] != 0; next++) {
      int square = Layout.square(bytes[next]);
      if (square == Layout.NO_SQUARE || (taken & 1L << square) != 0) {
        return 0;
      }
      taken |= 1L << square;
    }
    boolean isGame = next > start && isFirstMove(bytes[start]) && isZero(bytes, next, end);
    return isGame ? next - start : 0;
  }

  private static boolean isScore(int value) {
    return value <= Layout.MAX_SCORE || value == Layout.NO_SCORE;
  }

  private static boolean isFirstMove(byte code) {
    int square = Layout.square(code);
    return square != Layout.NO_SQUARE && (FIRST_MOVES & 1L << square) != 0;
  }

  private static boolean isZero(byte[] bytes, int from, int to) {
    for (int i = from; i < to; i++) {
      if (bytes[i] != 0) {
        return false;
      }
    }
    return true;
  }
}
