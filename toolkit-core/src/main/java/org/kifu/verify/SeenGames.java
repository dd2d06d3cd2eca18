package org.kifu.verify;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.function.LongPredicate;
import org.kifu.game.SourceLocation;

/**
 * Games that may repeat, or be repeated by, games of other parts. Their keys and places are packed
 * into about a hundred bytes for each game, so that a part of a run can keep them until it is known
 * which are needed.
 */
final class SeenGames implements Serializable {
  private static final long serialVersionUID = 1;

  private static final int FIRST_GAMES = 64;
  private static final int BYTES_A_KEY = 60;

  // The numbers of a game: source, line, column, number, year, and the end of its key.
  private static final int NUMBERS = 6;
  private static final int LINE = 1;
  private static final int COLUMN = 2;
  private static final int NUMBER = 3;
  private static final int YEAR = 4;
  private static final int KEY_END = 5;

  private final ArrayList<String> sources = new ArrayList<>();
  private byte[] keys = new byte[FIRST_GAMES * BYTES_A_KEY];
  private int[] numbers = new int[FIRST_GAMES * NUMBERS];
  private long[] offsets = new long[FIRST_GAMES];
  private long[] indices = new long[FIRST_GAMES];
  private long[] fingerprints = new long[FIRST_GAMES];
  private int size;

  /** Adds a game. */
  void add(GameKey key, SeenGame game) {
    grow(key.length());
    SourceLocation where = game.where();
    if (sources.isEmpty() || !sources.getLast().equals(where.source())) {
      sources.add(where.source());
    }
    int start = keyStart(size);
    key.copyTo(keys, start);
    int at = NUMBERS * size;
    numbers[at] = sources.size() - 1;
    numbers[at + LINE] = where.line();
    numbers[at + COLUMN] = where.column();
    numbers[at + NUMBER] = game.number();
    numbers[at + YEAR] = game.year();
    numbers[at + KEY_END] = start + key.length();
    offsets[size] = where.offset();
    indices[size] = game.index();
    fingerprints[size++] = key.fingerprint();
  }

  /** The {@link GameKey#fingerprint} of each game. */
  long[] fingerprints() {
    return Arrays.copyOf(fingerprints, size);
  }

  /** Passes on the games whose fingerprint is wanted. */
  void forEach(LongPredicate wanted, BiConsumer<GameKey, SeenGame> games) {
    for (int game = 0; game < size; game++) {
      if (wanted.test(fingerprints[game])) {
        int end = numbers[NUMBERS * game + KEY_END];
        games.accept(new GameKey(Arrays.copyOfRange(keys, keyStart(game), end)), sighting(game));
      }
    }
  }

  private SeenGame sighting(int game) {
    int at = NUMBERS * game;
    SourceLocation where =
        new SourceLocation(
            sources.get(numbers[at]), offsets[game], numbers[at + LINE], numbers[at + COLUMN]);
    return new SeenGame(indices[game], where, numbers[at + NUMBER], numbers[at + YEAR]);
  }

  private int keyStart(int game) {
    return game == 0 ? 0 : numbers[NUMBERS * (game - 1) + KEY_END];
  }

  private void grow(int keyLength) {
    int bytes = keyStart(size) + keyLength;
    if (bytes > keys.length) {
      keys = Arrays.copyOf(keys, Math.max(bytes, 2 * keys.length));
    }
    if (size == offsets.length) {
      numbers = Arrays.copyOf(numbers, 2 * numbers.length);
      offsets = Arrays.copyOf(offsets, 2 * size);
      indices = Arrays.copyOf(indices, 2 * size);
      fingerprints = Arrays.copyOf(fingerprints, 2 * size);
    }
  }
}
