package org.kifu.archive.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.tournament.TournamentResult;
import org.kifu.game.GameDate;

/**
 * Games with known players and winner, kept in twelve bytes each. Players are the same if their
 * names are the same without case and accents. Only one thread may use a list.
 */
public final class RatedGames {
  private static final int HALVES_BITS = 2;
  private static final int DAY_BITS = 5;
  private static final int MONTH_BITS = 4;

  private final List<String> names = new ArrayList<>();
  private final Map<String, Integer> bySpelling = new HashMap<>();
  private final Map<FoldedName, Integer> byName = new HashMap<>();
  private int[] black = new int[256];
  private int[] white = new int[256];
  private int[] dateAndHalves = new int[256];
  private int size;

  /** Makes an empty list. */
  public RatedGames() {}

  /** Adds a result; ignores a result that is not of a game. */
  public void add(TournamentResult result) {
    if (!result.kind().isGame()) {
      return;
    }
    if (size == black.length) {
      black = Arrays.copyOf(black, 2 * size);
      white = Arrays.copyOf(white, 2 * size);
      dateAndHalves = Arrays.copyOf(dateAndHalves, 2 * size);
    }
    black[size] = player(result.pairing().black());
    white[size] = player(result.pairing().white());
    dateAndHalves[size] = packed(result.pairing().date()) << HALVES_BITS | result.blackHalves();
    size++;
  }

  private int player(String spelling) {
    Integer known = bySpelling.get(spelling);
    if (known != null) {
      return known;
    }
    int number = byName.computeIfAbsent(FoldedName.of(spelling), _ -> names.size());
    if (number == names.size()) {
      names.add(spelling);
    }
    bySpelling.put(spelling, number);
    return number;
  }

  private static int packed(GameDate date) {
    return packed(date.year(), date.month(), date.day());
  }

  private static int packed(int year, int month, int day) {
    return (year << MONTH_BITS | month) << DAY_BITS | day;
  }

  /** The number of games. */
  public int size() {
    return size;
  }

  /** The number of players. */
  public int players() {
    return names.size();
  }

  /** A player's name in its first spelling. */
  String name(int player) {
    return names.get(player);
  }

  int black(int game) {
    return black[game];
  }

  int white(int game) {
    return white[game];
  }

  /** Black's half points: 2 for a win. */
  int blackHalves(int game) {
    return dateAndHalves[game] & (1 << HALVES_BITS) - 1;
  }

  GameDate date(int game) {
    int date = dateAndHalves[game] >>> HALVES_BITS;
    int month = date >>> DAY_BITS;
    return new GameDate(
        month >>> MONTH_BITS, month & (1 << MONTH_BITS) - 1, date & (1 << DAY_BITS) - 1);
  }

  /**
   * The games up to a date, in the order of their dates, and in input order within a date. A date
   * that is less precise comes before those within it; games without a date come first.
   */
  int[] until(GameDate last) {
    int limit = packed(last);
    long[] keys =
        IntStream.range(0, size)
            .filter(game -> isUntil(dateAndHalves[game] >>> HALVES_BITS, limit))
            .mapToLong(game -> (long) (dateAndHalves[game] >>> HALVES_BITS) << Integer.SIZE | game)
            .sorted()
            .toArray();
    return Arrays.stream(keys).mapToInt(key -> (int) key).toArray();
  }

  /**
   * Whether a date is not after a limit; a limit without month or day includes its whole year or
   * month.
   */
  private static boolean isUntil(int date, int limit) {
    int monthAndDay = DAY_BITS + MONTH_BITS;
    int left =
        (limit & (1 << monthAndDay) - 1) == 0
            ? monthAndDay
            : (limit & (1 << DAY_BITS) - 1) == 0 ? DAY_BITS : 0;
    return date >>> left <= limit >>> left;
  }

  /** The latest date of a game; unknown if no game has one. */
  GameDate lastDate() {
    return IntStream.range(0, size)
        .boxed()
        .max((one, other) -> Integer.compare(endOf(one), endOf(other)))
        .map(this::date)
        .orElse(GameDate.UNKNOWN);
  }

  /** The date for comparison; without month or day, it is the end of its year or month. */
  private int endOf(int game) {
    GameDate date = date(game);
    int month = date.month() == 0 && date.year() > 0 ? 12 : date.month();
    int day = date.day() == 0 && date.year() > 0 ? 31 : date.day();
    return packed(date.year(), month, day);
  }

  /** The number of the player with this name, without case and accents; -1 if there is none. */
  int named(String name) {
    return byName.getOrDefault(FoldedName.of(name), -1);
  }

  /** The numbers of the players with this name, or with this part of a name if no name matches. */
  int[] matching(String name) {
    FoldedName wanted = FoldedName.of(name);
    int whole = named(name);
    return whole >= 0
        ? new int[] {whole}
        : IntStream.range(0, names.size())
            .filter(player -> FoldedName.of(names.get(player)).contains(wanted))
            .toArray();
  }

  /** The names of the players with this name, or with this part of a name if no name matches. */
  public List<String> namesMatching(String name) {
    return Arrays.stream(matching(name)).mapToObj(names::get).toList();
  }
}
