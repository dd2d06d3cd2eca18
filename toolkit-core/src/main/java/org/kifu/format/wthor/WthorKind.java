package org.kifu.format.wthor;

import org.kifu.replay.CompactReplay;

/** The kind of a source, recognised by its content and not by its name. */
enum WthorKind {
  GAMES("a file of 8x8 games"),
  GAMES_10X10("a file of 10x10 games (.wtd)"),
  SOLITAIRES("a WTHOR solitaire file (.pzz)"),
  PLAYERS("a WTHOR player file (.jou); it is read with the games beside it and has no games"),
  TOURNAMENTS(
      "a WTHOR tournament file (.trn); it is read with the games beside it and has no games"),
  NONE("no WTHOR file");

  private static final int PRESENCE_TABLE = 64;

  private final String description;

  WthorKind(String description) {
    this.description = description;
  }

  String description() {
    return description;
  }

  /**
   * Recognises a source whose header or first games, but not both, may be damaged.
   *
   * @param head its first bytes
   */
  static WthorKind of(byte[] head) {
    if (head.length < WthorLayout.HEADER) {
      return NONE;
    }
    Header header = Header.of(head);
    Sample sample = Sample.of(head);
    if (sample.provesGames()) {
      return GAMES;
    }
    return sample.suggestsGames() && isOfGames(header) ? GAMES : byHeader(head, header);
  }

  private static WthorKind byHeader(byte[] head, Header header) {
    if (isNames(head, header, WthorLayout.PLAYER)) {
      return PLAYERS;
    }
    if (isNames(head, header, WthorLayout.TOURNAMENT)) {
      return TOURNAMENTS;
    }
    if (isSolitaires(head, header)) {
      return SOLITAIRES;
    }
    if (!isOfGames(header)) {
      return NONE;
    }
    return header.boardSize() == 10 ? GAMES_10X10 : GAMES;
  }

  /** Whether at most one field is odd, and the header is not just a run of zeros. */
  private static boolean isOfGames(Header header) {
    boolean saysSomething = header.isDated() || Header.isPlausibleYear(header.year());
    boolean countsGames = header.games() != 0 || header.year() != 0 || header.boardSize() != 0;
    return saysSomething && countsGames && header.oddFieldCount() <= 1;
  }

  private static boolean isNames(byte[] head, Header header, int size) {
    if (!header.isDated() || header.games() != 0 || header.year() != 0 || header.names() == 0) {
      return false;
    }
    int seen = 0;
    int good = 0;
    for (int at = WthorLayout.HEADER; at + size <= head.length && seen < Sample.SIZE; at += size) {
      seen++;
      good += isName(head, at, size) ? 1 : 0;
    }
    return seen > 0 && 2 * good > seen;
  }

  /** Whether bytes are text that starts with a printable character, followed only by zeros. */
  private static boolean isName(byte[] bytes, int at, int size) {
    int end = at;
    while (end < at + size && WthorLayout.u8(bytes, end) >= ' ') {
      end++;
    }
    boolean hasText = end > at;
    while (end < at + size && bytes[end] == 0) {
      end++;
    }
    return hasText && end == at + size;
  }

  /** Whether the table after the header holds N1 for N2, the number of empties, else zeros. */
  private static boolean isSolitaires(byte[] head, Header header) {
    boolean canBe = header.isDated() && header.games() > 0 && header.year() == 0;
    if (!canBe || header.names() >= PRESENCE_TABLE) {
      return false;
    }
    if (header.type() == 1) {
      return true;
    }
    int end = WthorLayout.HEADER + 4 * PRESENCE_TABLE;
    int at = WthorLayout.HEADER + 4 * header.names();
    if (head.length < end || WthorLayout.i32(head, at) != header.games()) {
      return false;
    }
    for (int i = WthorLayout.HEADER; i < end; i++) {
      if (head[i] != 0 && (i < at || i >= at + 4)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The first records of a source, taken as games: they show the kind of the source even if its
   * header is damaged.
   *
   * @param seen the number of records
   * @param good the number of records that look like a game
   * @param strong the number of those that are long
   */
  record Sample(int seen, int good, int strong) {
    /** The number of records that are examined; the others may have any damage. */
    static final int SIZE = 24;

    /** The number of moves that a game does not have by chance. */
    static final int STRONG_MOVES = 16;

    private static final long START_SQUARES = 0x0000_0018_1800_0000L;

    static Sample of(byte[] head) {
      int seen = 0;
      int good = 0;
      int strong = 0;
      for (int at = WthorLayout.HEADER;
          at + WthorLayout.GAME <= head.length && seen < SIZE;
          seen++) {
        int moves = movesOfGame(head, at);
        good += moves > 0 ? 1 : 0;
        strong += moves >= STRONG_MOVES ? 1 : 0;
        at += WthorLayout.GAME;
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

    /** The number of moves if the record can be a game: no square twice, zeros last; or 0. */
    static int movesOfGame(byte[] bytes, int at) {
      if (!isScore(WthorLayout.u8(bytes, at + 6)) || !isScore(WthorLayout.u8(bytes, at + 7))) {
        return 0;
      }
      int start = at + WthorLayout.MOVES;
      int end = at + WthorLayout.GAME;
      long taken = START_SQUARES;
      int next = start;
      for (; next < end && bytes[next] != 0; next++) {
        int square = WthorLayout.square(bytes[next]);
        if (square == WthorLayout.NO_SQUARE || (taken & 1L << square) != 0) {
          return 0;
        }
        taken |= 1L << square;
      }
      boolean isGame = next > start && isFirstMove(bytes[start]) && isZero(bytes, next, end);
      return isGame ? next - start : 0;
    }

    private static boolean isScore(int value) {
      return value <= WthorLayout.MAX_SCORE || value == WthorLayout.NO_SCORE;
    }

    private static boolean isFirstMove(byte code) {
      int square = WthorLayout.square(code);
      return square != WthorLayout.NO_SQUARE && (CompactReplay.FIRST_MOVES & 1L << square) != 0;
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
}
