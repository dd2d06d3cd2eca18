package org.kifu.format.wthor;

/** What a source is, told by its content and not by its name. */
enum Kind {
  GAMES("a file of 8x8 games"),
  GAMES_10X10("a file of 10x10 games (.wtd)"),
  SOLITAIRES("a WTHOR solitaire file (.pzz)"),
  PLAYERS("a WTHOR player file (.jou); it is read with the games beside it and holds none"),
  TOURNAMENTS("a WTHOR tournament file (.trn); it is read with the games beside it and holds none"),
  NONE("no WTHOR file");

  private static final int PRESENCE_TABLE = 64;

  private final String description;

  Kind(String description) {
    this.description = description;
  }

  String description() {
    return description;
  }

  /**
   * Recognises a source, be its header damaged or its first games, but not both.
   *
   * @param head its first bytes
   */
  static Kind of(byte[] head) {
    if (head.length < Layout.HEADER) {
      return NONE;
    }
    Header header = Header.of(head);
    Sample sample = Sample.of(head);
    if (sample.provesGames()) {
      return GAMES;
    }
    return sample.suggestsGames() && isOfGames(header) ? GAMES : byHeader(head, header);
  }

  private static Kind byHeader(byte[] head, Header header) {
    if (isNames(head, header, Layout.PLAYER)) {
      return PLAYERS;
    }
    if (isNames(head, header, Layout.TOURNAMENT)) {
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

  /** At most one field is odd, and it is not just a run of zeros. */
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
    for (int at = Layout.HEADER; at + size <= head.length && seen < Sample.SIZE; at += size) {
      seen++;
      good += isName(head, at, size) ? 1 : 0;
    }
    return seen > 0 && 2 * good > seen;
  }

  /** Text that starts with a printable character, then zeros only. */
  private static boolean isName(byte[] bytes, int at, int size) {
    int end = at;
    while (end < at + size && Layout.u8(bytes, end) >= ' ') {
      end++;
    }
    boolean hasText = end > at;
    while (end < at + size && bytes[end] == 0) {
      end++;
    }
    return hasText && end == at + size;
  }

  /** The table after the header holds N1 at the place of N2, the number of empties, else zeros. */
  private static boolean isSolitaires(byte[] head, Header header) {
    boolean canBe = header.isDated() && header.games() > 0 && header.year() == 0;
    if (!canBe || header.names() >= PRESENCE_TABLE) {
      return false;
    }
    if (header.type() == 1) {
      return true;
    }
    int end = Layout.HEADER + 4 * PRESENCE_TABLE;
    int at = Layout.HEADER + 4 * header.names();
    if (head.length < end || Layout.i32(head, at) != header.games()) {
      return false;
    }
    for (int i = Layout.HEADER; i < end; i++) {
      if (head[i] != 0 && (i < at || i >= at + 4)) {
        return false;
      }
    }
    return true;
  }
}
