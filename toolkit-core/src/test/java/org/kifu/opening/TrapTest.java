package org.kifu.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrapTest {
  /**
   * 100 games at +10 on average, 50 at -2, 50 at +9, each 10 above or below: worked out by hand.
   */
  @Test
  void saysHowOftenAndHowMuchTheOpponentLoses() {
    List<Trap.Reply> replies =
        List.of(reply(10, 100, 10), reply(11, 50, -2), reply(12, 50, 9), reply(13, 3, -64));
    Trap trap = Trap.of(replies, 1).orElseThrow();
    assertThat(trap.replies()).isEqualTo(203);
    assertThat(trap.losing())
        .isEqualTo(50); // 12 discs worse; +9 may be chance, three games are few
    assertThat(trap.lossDiscs()).isEqualTo(new BigDecimal("12.0000"));
    assertThat(trap.share()).isEqualTo(new BigDecimal("0.2463"));
    assertThat(trap.index()).isEqualTo(new BigDecimal("2.9557")); // 600 discs in 203 games
  }

  @Test
  void theSameForTheOtherSideWithTheSignsChanged() {
    List<Trap.Reply> black = List.of(reply(1, 100, 10), reply(2, 50, -2));
    List<Trap.Reply> white = List.of(reply(1, 100, -10), reply(2, 50, 2));
    assertThat(Trap.of(black, 1)).isEqualTo(Trap.of(white, -1)).isPresent();
  }

  @Test
  void isNotKnownWhereFewerThanTwoAnswersAreFrequent() {
    assertThat(Trap.of(List.of(reply(1, 100, 10), reply(2, 29, -50)), 1)).isEmpty();
    assertThat(Trap.of(List.of(), 1)).isEmpty();
  }

  /** Answers that are all alike are found losing in one of twenty positions at most. */
  @ParameterizedTest
  @ValueSource(ints = {2, 5, 10})
  void seldomFindsALossWhereThereIsNone(int answers) {
    SplittableRandom random = new SplittableRandom(answers);
    int found = 0;
    for (int i = 0; i < 2000; i++) {
      List<Trap.Reply> replies = new ArrayList<>();
      for (int square = 0; square < answers; square++) {
        replies.add(randomReply(square, 30 + random.nextInt(200), random));
      }
      found += Trap.of(replies, 1).orElseThrow().losing() > 0 ? 1 : 0;
    }
    assertThat(found).isLessThan(2000 / 20 + 20);
  }

  private static Trap.Reply randomReply(int square, int games, SplittableRandom random) {
    long sum = 0;
    long squares = 0;
    for (int i = 0; i < games; i++) {
      int diff = 2 * random.nextInt(-20, 21);
      sum += diff;
      squares += (long) diff * diff;
    }
    return new Trap.Reply(square, new OpeningStats(games, 0, 0, sum), squares);
  }

  /** Half of the games 10 discs above the mean, half 10 below. */
  private static Trap.Reply reply(int square, int games, int mean) {
    long squares = (long) games * (mean * mean + 100);
    return new Trap.Reply(square, new OpeningStats(games, 0, 0, (long) games * mean), squares);
  }
}
