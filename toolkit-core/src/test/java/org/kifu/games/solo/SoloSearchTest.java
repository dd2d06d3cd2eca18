package org.kifu.games.solo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.games.solo.SoloPosition.SoloMove;
import org.kifu.games.solo.SoloScore.SoloGoal;
import org.kifu.games.solo.SoloSearch.SoloAnswer;
import org.kifu.testing.Slow;

class SoloSearchTest {
  private static final SoloRules RULES = SoloRules.RULES;
  private static final long MANY = 3_000_000;
  private static final int MOST_PLAIN_NODES = 20_000;

  private int plainNodes;

  /** Late positions of random games, searched in full by plain recursion. */
  @Slow
  @ParameterizedTest
  @EnumSource(SoloGoal.class)
  void isProvenAndRightWhereEverythingCanBeTried(SoloGoal goal) {
    int compared = 0;
    for (int seed = 1; seed <= 100; seed++) {
      SoloPosition position = late(seed);
      plainNodes = 0;
      int best = plainBest(position, goal);
      if (plainNodes < MOST_PLAIN_NODES) {
        SoloAnswer answer = new SoloSearch(goal, MANY).best(position);
        assertThat(answer.isProven()).isTrue();
        assertThat(answer.value()).isEqualTo(best);
        assertThat(goal.worth(SoloScore.of(played(position, answer.line())))).isEqualTo(best);
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(20);
  }

  /** A position of a random game, as far as it goes a few moves before its end. */
  private static SoloPosition late(int seed) {
    Random random = new Random(seed);
    List<SoloPosition> game = new ArrayList<>();
    game.add(SoloPosition.start(Deal.random(new SplittableRandom(seed))));
    List<SoloMove> moves = RULES.legalMoves(game.getLast());
    while (!moves.isEmpty()) {
      game.add(game.getLast().played(moves.get(random.nextInt(moves.size()))));
      moves = RULES.legalMoves(game.getLast());
    }
    return game.get(Math.max(0, game.size() - 6));
  }

  /** The best of everything that can be tried; of no use past the bound. */
  private int plainBest(SoloPosition position, SoloGoal goal) {
    int best = goal.worth(SoloScore.of(position));
    plainNodes++;
    if (plainNodes < MOST_PLAIN_NODES) {
      for (SoloMove move : RULES.legalMoves(position)) {
        best = Math.max(best, plainBest(position.played(move), goal));
      }
    }
    return best;
  }

  private static SoloPosition played(SoloPosition from, List<SoloMove> line) {
    SoloPosition position = from;
    for (SoloMove move : line) {
      assertThat(RULES.legalMoves(position)).contains(move);
      position = position.played(move);
    }
    return position;
  }

  @Test
  void findsAPlayThatWinsAllTilesOfADeal() {
    SoloPosition start = SoloPosition.start(Deal.random(new SplittableRandom(4)));
    SoloAnswer answer = new SoloSearch(SoloGoal.TILES, MANY).best(start);
    assertThat(answer.isProven()).isTrue();
    assertThat(SoloScore.of(played(start, answer.line()))).isEqualTo(new SoloScore(24, 110, 4));
  }

  @Test
  void saysWhatIsPossibleAtMostWhereItDidNotLookAtAll() {
    SoloPosition start = SoloPosition.start(Deal.random(new SplittableRandom(2)));
    SoloAnswer answer = new SoloSearch(SoloGoal.POINTS, 10_000).best(start);
    assertThat(answer.isProven()).isFalse();
    assertThat(answer.value()).isBetween(50.0, 219.0);
    assertThat(answer.high()).isEqualTo(220);
  }

  @Slow
  @Test
  void ofUnknownTilesItSaysAMeanWithItsInterval() {
    SoloPosition start = SoloPosition.start(Deal.USUAL);
    assertThatThrownBy(() -> new SoloSearch(SoloGoal.TILES, 1).best(start))
        .hasMessage("a tile is unknown");
    SoloAnswer answer = new SoloExpectation(SoloGoal.TILES, 50).of(start);
    assertThat(answer.isKnown()).isFalse();
    assertThat(answer.value()).isBetween(answer.low(), answer.high()).isBetween(15.0, 23.0);
    assertThat(answer.line()).hasSize(1);
    assertThat(new SoloExpectation(SoloGoal.TILES, 50).of(start)).isEqualTo(answer);
  }

  /** With nothing to be decided by chance the expectation is what happens. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void whereNothingIsLeftToWinTheExpectationIsTheScore(int seed) {
    SoloPosition end = late(seed);
    for (List<SoloMove> moves = RULES.legalMoves(end); !moves.isEmpty(); ) {
      end = end.played(moves.getFirst());
      moves = RULES.legalMoves(end);
    }
    SoloAnswer answer = new SoloExpectation(SoloGoal.TILES, 2).of(end);
    assertThat(answer.value()).isEqualTo(SoloScore.of(end).tiles());
    assertThat(answer.isProven()).isTrue();
  }

  @Test
  void endsIfItsThreadIsInterrupted() {
    SoloPosition start = SoloPosition.start(Deal.USUAL);
    SoloExpectation expectation = new SoloExpectation(SoloGoal.TILES, 50);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> expectation.of(start)).isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
