package org.kifu.format.wthor;

import java.time.LocalDate;
import java.util.function.ObjIntConsumer;

/**
 * The 16 bytes at the start of each file, as they are written.
 *
 * @param century the first two digits of the creation year
 * @param yearOfCentury the last two digits of the creation year
 * @param games N1
 * @param names N2
 * @param year the year of the games
 * @param boardSize P1
 * @param type P2
 * @param depth P3
 */
record Header(
    int century,
    int yearOfCentury,
    int month,
    int day,
    int games,
    int names,
    int year,
    int boardSize,
    int type,
    int depth,
    int reserved) {
  private static final int MAX_PLAUSIBLE_GAMES = 10_000_000;
  private static final int DEPTH_OF_ZERO = 22;
  private static final int FIRST_YEAR_OF_THAT = 2001;

  /** Reads the header at the start of {@code bytes}, which are at least 16. */
  static Header of(byte[] bytes) {
    return new Header(
        WthorLayout.u8(bytes, 0),
        WthorLayout.u8(bytes, 1),
        WthorLayout.u8(bytes, 2),
        WthorLayout.u8(bytes, 3),
        WthorLayout.i32(bytes, 4),
        WthorLayout.u16(bytes, 8),
        WthorLayout.u16(bytes, 10),
        WthorLayout.u8(bytes, 12),
        WthorLayout.u8(bytes, 13),
        WthorLayout.u8(bytes, 14),
        WthorLayout.u8(bytes, 15));
  }

  /** The header of a game file made today. */
  static Header ofGames(LocalDate today, int games, int year, int depth) {
    int century = today.getYear() / 100;
    int yearOfCentury = today.getYear() % 100;
    return new Header(
        century,
        yearOfCentury,
        today.getMonthValue(),
        today.getDayOfMonth(),
        games,
        0,
        year,
        8,
        0,
        depth,
        0);
  }

  /** The header of a name file made on the same day. */
  Header ofNames(int count) {
    return new Header(century, yearOfCentury, month, day, 0, count, 0, 0, 0, 0, 0);
  }

  /** Writes the header as 16 bytes. */
  byte[] toBytes() {
    byte[] bytes = new byte[WthorLayout.HEADER];
    bytes[0] = (byte) century;
    bytes[1] = (byte) yearOfCentury;
    bytes[2] = (byte) month;
    bytes[3] = (byte) day;
    WthorLayout.putI32(bytes, 4, games);
    WthorLayout.putU16(bytes, 8, names);
    WthorLayout.putU16(bytes, 10, year);
    bytes[12] = (byte) boardSize;
    bytes[13] = (byte) type;
    bytes[14] = (byte) depth;
    bytes[15] = (byte) reserved;
    return bytes;
  }

  int creationYear() {
    return 100 * century + yearOfCentury;
  }

  boolean isDated() {
    return isPlausibleYear(creationYear())
        && yearOfCentury < 100
        && month >= 1
        && month <= 12
        && day >= 1
        && day <= 31;
  }

  /** The number of empties of the theoretical scores; 0 if the file does not give it. */
  int theoryEmpties() {
    if (depth > WthorLayout.MAX_MOVES) {
      return 0;
    }
    return depth == 0 && creationYear() >= FIRST_YEAR_OF_THAT ? DEPTH_OF_ZERO : depth;
  }

  /**
   * Names the fields with values that no 8x8 game file should have, each with its offset. Fields
   * left at zero by other programs are not named.
   */
  void oddFields(ObjIntConsumer<String> odd) {
    oddFields(GameLayout.EIGHT, odd);
  }

  /** Names the odd fields of a file of games on a board. */
  void oddFields(GameLayout layout, ObjIntConsumer<String> odd) {
    if (!isDated() && (century | yearOfCentury | month | day) != 0) {
      odd.accept(
          "creation date %02d%02d-%02d-%02d".formatted(century, yearOfCentury, month, day), 0);
    }
    if (games < 0 || games > MAX_PLAUSIBLE_GAMES) {
      odd.accept("number of games " + Integer.toUnsignedString(games), 4);
    }
    if (names != 0) {
      odd.accept("number of names " + names + " in a game file", 8);
    }
    if (year != 0 && !isPlausibleYear(year)) {
      odd.accept("year " + year, 10);
    }
    if (layout == GameLayout.EIGHT && boardSize != 0 && boardSize != 8) {
      odd.accept("board size " + boardSize + " in a file of 8x8 games", 12);
    }
    if (type != 0) {
      odd.accept("type " + type + " in a file of games", 13);
    }
    if (depth > WthorLayout.MAX_MOVES) {
      odd.accept("depth " + depth + " of the theoretical score", 14);
    }
    if (reserved != 0) {
      odd.accept("reserved byte " + reserved, 15);
    }
  }

  /** Whether nothing in the header contradicts a file with games on 8x8 squares. */
  boolean isOfFile() {
    return isDated() && games > 0 && oddFieldCount() == 0;
  }

  int oddFieldCount() {
    int[] count = {0};
    oddFields((field, offset) -> count[0]++);
    return count[0];
  }

  static boolean isPlausibleYear(int year) {
    return year >= 1900 && year < 2200;
  }
}
