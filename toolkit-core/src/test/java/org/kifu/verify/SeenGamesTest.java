package org.kifu.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kifu.game.SourceLocation;

class SeenGamesTest {
  private static final int GAMES = 300;

  @Test
  void keepsKeysAndPlacesAcrossMachines() throws IOException, ClassNotFoundException {
    Map<GameKey, SeenGame> games = games();
    SeenGames seen = new SeenGames();
    games.forEach(seen::add);
    assertThat(seen.fingerprints())
        .containsExactly(games.keySet().stream().mapToLong(GameKey::fingerprint).toArray());
    Map<GameKey, SeenGame> back = new LinkedHashMap<>();
    copy(seen).forEach(fingerprint -> true, back::put);
    assertThat(back).containsExactlyEntriesOf(games);
  }

  @Test
  void handsOnOnlyWhatIsWanted() {
    Map<GameKey, SeenGame> games = games();
    SeenGames seen = new SeenGames();
    games.forEach(seen::add);
    GameKey wanted = games.keySet().stream().skip(GAMES / 2).findFirst().orElseThrow();
    Map<GameKey, SeenGame> found = new LinkedHashMap<>();
    seen.forEach(fingerprint -> fingerprint == wanted.fingerprint(), found::put);
    assertThat(found).containsExactlyEntriesOf(Map.of(wanted, games.get(wanted)));
  }

  /** Keys of all lengths from none on, from two sources. */
  private static Map<GameKey, SeenGame> games() {
    Map<GameKey, SeenGame> games = new LinkedHashMap<>();
    for (int number = 1; number <= GAMES; number++) {
      byte[] squares = new byte[number - 1];
      Arrays.fill(squares, (byte) (number % 64));
      SourceLocation where =
          new SourceLocation(number < 99 ? "one.wtb" : "other.txt", 68L * number, number, 7);
      games.put(
          GameKey.ofSquares(squares, true),
          new SeenGame((long) number << 32, where, number, 1900 + number % 100));
    }
    return games;
  }

  private static SeenGames copy(SeenGames original) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(original);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (SeenGames) in.readObject();
    }
  }
}
