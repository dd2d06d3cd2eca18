package org.kifu.archive.synthetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;

class SyntheticGamesTest {

  private static final String REAL =
      "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7";

  private static final int GAMES = 20_000;

  private final List<byte[]> real =
      List.of(MoveList.parse(REAL).orElseThrow().squares(), new byte[] {0, 1, 2});

  @Test
  void areCompleteAndSayTheirScores() {
    SyntheticGames games = new SyntheticGames(real, 1);
    for (int i = 0; i < 500; i++) {
      GameRecord game = games.game(i);
      var replay = Replay.of(Othello.RULES, game);
      assertThat(replay.isComplete()).isTrue();
      assertThat(game.declared().blackDiscs()).hasValue(replay.count().blackDiscs());
    }
  }

  @Test
  void areTheSameInAnyOrderAndOthersWithAnotherSeed() {
    SyntheticGames games = new SyntheticGames(real, 7);
    List<GameRecord> forwards = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      forwards.add(games.game(i));
    }
    SyntheticGames again = new SyntheticGames(real, 7);
    for (int i = 49; i >= 0; i--) {
      assertThat(again.game(i)).isEqualTo(forwards.get(i));
    }
    assertThat(new SyntheticGames(real, 8).game(0)).isNotEqualTo(forwards.getFirst());
    assertThat(forwards).doesNotHaveDuplicates();
  }

  /** The one real game is chosen every other time, and is left between its moves 8 and 30. */
  @Test
  void followRealGamesAsFarAsPromised() {
    SyntheticGames games = new SyntheticGames(real.subList(0, 1), 3);
    int[] following = new int[61];
    for (int i = 0; i < GAMES; i++) {
      String moves = games.game(i).moves().joined();
      for (int ply = 1; ply <= 40; ply++) {
        following[ply] += moves.startsWith(REAL.substring(0, 2 * ply)) ? 1 : 0;
      }
    }
    double share = 0.95 * GAMES;
    assertThat((double) following[8]).isEqualTo(share, within(0.01 * GAMES));
    // After move n, 30 - n of the 23 places to leave are ahead; some that left found the move
    // again.
    assertThat((double) following[19]).isBetween(share * 12 / 23, share * 13.5 / 23);
    assertThat(following[36]).isLessThan(GAMES / 50);
  }
}
