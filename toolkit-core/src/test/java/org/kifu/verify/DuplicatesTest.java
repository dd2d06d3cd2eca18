package org.kifu.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.Square;
import org.kifu.game.MoveList;
import org.kifu.game.SourceLocation;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;
import org.kifu.testing.Slow;

class DuplicatesTest {
  @ParameterizedTest
  @ValueSource(longs = {0, 1000, 1 << 20})
  void namesTheFirstOfItsKindInInputOrder(long memory) throws IOException {
    assertThat(find(memory, List.of(key(1), key(2), key(1), key(3), key(2), key(1))))
        .containsExactly("2=0", "4=1", "5=0");
  }

  /** 31 * 2 + 40 = 31 * 3 + 9: the hashes are equal and the moves are not. */
  @ParameterizedTest
  @ValueSource(longs = {0, 1 << 20})
  void gamesWithTheSameHashAreNotTheSame(long memory) throws IOException {
    GameKey one = key(2, 40);
    GameKey other = key(3, 9);
    assertThat(one).hasSameHashCodeAs(other).isNotEqualTo(other);
    assertThat(find(memory, List.of(one, other, one, other))).containsExactly("2=0", "3=1");
  }

  @Slow
  @Property(tries = 60)
  void findsTheSameOnDiskAsAPlainMap(Draw draw) throws IOException {
    long seed = draw.anyLong();
    int games = draw.between(0, 400);
    int kinds = draw.between(1, 200);
    int memory = draw.between(0, 20_000);
    Random random = new Random(seed);
    List<GameKey> keys = new ArrayList<>();
    Map<Integer, Integer> first = new HashMap<>();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      int kind = random.nextInt(kinds);
      keys.add(key(kind % 7, kind / 7));
      Integer earlier = first.putIfAbsent(kind, i);
      if (earlier != null) {
        expected.add(i + "=" + earlier);
      }
    }
    assertThat(find(memory, keys)).isEqualTo(expected);
  }

  /** More games than the table of the file has places, so that most are suspects by chance. */
  @ParameterizedTest
  @ValueSource(longs = {0, 4000, 40_000})
  void whatTheTableTakesForAnotherGameIsNotADuplicate(long memory) throws IOException {
    List<GameKey> keys = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      keys.add(key(i % 64, i / 64));
    }
    for (int i = 0; i < 3000; i += 100) {
      expected.add(keys.size() + "=" + i);
      keys.add(key(i % 64, i / 64));
    }
    assertThat(find(memory, keys)).isEqualTo(expected);
  }

  @Test
  void onlySuspectsComeBackFromTheFile() throws IOException {
    List<Long> back = new ArrayList<>();
    try (SuspectFile file = new SuspectFile(1 << 20)) {
      for (int i = 0; i < 1000; i++) {
        SourceLocation where = new SourceLocation(i % 3 == 0 ? "" : "söurce", i, 1, 1);
        file.add(key(i % 64, i / 64), new SeenGame(i, where, 1, 0));
      }
      file.add(key(5, 0), new SeenGame(1000, new SourceLocation("", 7, 1, 1), 1, 0));
      file.suspects((key, game) -> back.add(game.index()));
    }
    assertThat(back).contains(5L, 1000L).hasSizeLessThan(10);
  }

  @Test
  void aPassInALegalGameSaysNothing() {
    byte[] squares = {37, MoveList.PASS, 43};
    assertThat(GameKey.ofSquares(squares, true)).isEqualTo(key(37, 43));
    assertThat(GameKey.ofSquares(squares, false)).isNotEqualTo(key(37, 43));
    assertThat(GameKey.of("othello", "", MoveList.ofSquares(squares), true)).isEqualTo(key(37, 43));
  }

  @Test
  void otherRulesAndOtherStartsAreOtherGames() {
    MoveList moves = MoveList.ofSquares(new byte[] {37, 43});
    GameKey plain = GameKey.of("othello", "", moves, true);
    assertThat(plain).isEqualTo(key(37, 43));
    assertThat(GameKey.of("anti", "", moves, true)).isNotEqualTo(plain);
    assertThat(GameKey.of("othello", "board", moves, true))
        .isNotEqualTo(plain)
        .isEqualTo(GameKey.of("othello", "board", withPass(moves), true));
  }

  private static MoveList withPass(MoveList moves) {
    List<MoveToken> tokens = new ArrayList<>(moves);
    tokens.add(1, Pass.WRITTEN);
    return MoveList.of(tokens);
  }

  /** Each duplicate as its index and that of the first of its kind. */
  private static List<String> find(long memory, List<GameKey> keys) throws IOException {
    List<String> found = new ArrayList<>();
    try (Duplicates duplicates = new Duplicates(memory)) {
      for (int i = 0; i < keys.size(); i++) {
        SourceLocation where = new SourceLocation("söurce-" + i % 3, i * 68L, i, i + 1);
        duplicates.add(keys.get(i), new SeenGame(i, where, i + 5, 1977 + i));
      }
      duplicates.drainTo(
          duplicate -> {
            SeenGame game = duplicate.game();
            int i = (int) game.index();
            assertThat(game)
                .isEqualTo(
                    new SeenGame(
                        i,
                        new SourceLocation("söurce-" + i % 3, i * 68L, i, i + 1),
                        i + 5,
                        1977 + i));
            found.add(i + "=" + duplicate.first().index());
          });
    }
    return found;
  }

  private static GameKey key(int... squares) {
    byte[] bytes = new byte[squares.length];
    for (int i = 0; i < bytes.length; i++) {
      assertThat(squares[i]).isLessThan(Square.COUNT);
      bytes[i] = (byte) squares[i];
    }
    return GameKey.ofSquares(bytes, true);
  }
}
