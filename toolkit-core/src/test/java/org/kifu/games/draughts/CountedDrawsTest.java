package org.kifu.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Value;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;
import org.kifu.rules.TokenMeaning.Legal;
import org.kifu.search.general.GeneralEngine;
import org.kifu.testing.Slow;

/** The federation's draws, in moves of one of each side. */
class CountedDrawsTest {
  private static final RussianDraughts COUNTED =
      RussianDraughts.byName("russian-draughts:draws=counted").orElseThrow();

  /** White's king comes back after four moves, black's after three. */
  private static final String ROUND =
      "a3-b4 h6-g5 b4-c5 g5-f4 c5-f8 f4-h6 f8-a3 h6-g5 a3-b4 g5-f4 b4-c5 f4-h6"
          + " c5-f8 h6-g5 f8-a3 g5-f4 a3-b4 f4-h6 b4-c5 h6-g5 c5-f8 g5-f4 f8-a3 f4-h6";

  private static DraughtsPosition start(RussianDraughts rules, String text) {
    return rules.start(new StartSpec.Setup(text)).orElseThrow();
  }

  private static DraughtsPosition play(DraughtsPosition position, String move) {
    return switch (COUNTED.resolve(position, MoveToken.parse(move))) {
      case Legal<DraughtsMove>(DraughtsMove found) -> COUNTED.play(position, found);
      case TokenMeaning.Illegal<DraughtsMove> illegal ->
          throw new AssertionError(move + ": " + illegal.message());
    };
  }

  /** Plays moves round and round until the game is over; returns the plies, 400 at most. */
  private static int plies(String start, String round) {
    DraughtsPosition position = start(COUNTED, start);
    String[] moves = round.split(" ", -1);
    int plies = 0;
    while (plies < 400 && !COUNTED.legalMoves(position).isEmpty()) {
      position = play(position, moves[plies % moves.length]);
      plies++;
    }
    assertThat(COUNTED.count(position).winner()).isEmpty();
    return plies;
  }

  @Test
  void aPositionThatComesForTheThirdTimeIsADraw() {
    // The start counts: after four plies it is there for the second time, after eight the third.
    assertThat(plies("W:WKa3:BKh6", "a3-b4 h6-g5 b4-a3 g5-h6")).isEqualTo(8);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // 15 moves of kings alone: the rounds of four and of three meet after twelve.
        "W:WKa3,g1:BKh6,b8 | " + ROUND + " | 30",
        // Three against a king on the main road: five moves.
        "W:WKc1,Ke1,Kg1:BKa1 | c1-d2 a1-b2 d2-c1 b2-a1 e1-d2 a1-h8 d2-e1 h8-g7 e1-f2 g7-h8| 10",
        // One against one: five moves.
        "W:WKc1:BKh8 | c1-d2 h8-g7 d2-e1 g7-f8 e1-f2 f8-e7 f2-g1 e7-d8 g1-h2 d8-a5 | 10",
        // Three against a king elsewhere: not before fifteen.
        "W:WKa3,Kg1,Ka1:BKh6 | " + ROUND + " | 30"
      })
  void movesThatChangeNothingAreCounted(String start, String round, int plies) {
    assertThat(plies(start, round)).isEqualTo(plies);
  }

  @Test
  void aCaptureOrAManStartsAnew() {
    DraughtsPosition position = start(COUNTED, "W:WKa3,e1:BKh6,b8");
    position = play(play(position, "a3-b4"), "h6-g5");
    assertThat(position.clock().kingPlies()).isEqualTo(2);
    position = play(position, "e1-f2");
    assertThat(position.clock().kingPlies()).isZero();
    assertThat(position.clock().forcePlies()).isEqualTo(3);
  }

  @Test
  void withoutTheSwitchNothingIsCounted() {
    DraughtsPosition position = start(RussianDraughts.RULES, "W:WKa1:BKh2");
    assertThat(position.clock()).isEqualTo(DrawClock.OFF);
    Rules<?, ?> both =
        Catalogue.byName("russian-draughts:capture=optional:draws=counted").orElseThrow().rules();
    assertThat(both.name()).isEqualTo("russian-draughts:capture=optional:draws=counted");
    assertThat(Catalogue.byName("russian-draughts:draws=never")).isEmpty();
  }

  /** Whether the side to move wins for sure within so many plies: plainly tried. */
  private static boolean isWon(RussianDraughts rules, DraughtsPosition position, int plies) {
    return plies > 0
        && rules.legalMoves(position).stream()
            .map(move -> rules.play(position, move))
            .anyMatch(after -> isLost(rules, after, plies - 1));
  }

  private static boolean isLost(RussianDraughts rules, DraughtsPosition position, int plies) {
    List<DraughtsMove> moves = rules.legalMoves(position);
    return moves.isEmpty()
        ? rules.count(position).winner().isPresent()
        : plies > 0
            && moves.stream().allMatch(move -> isWon(rules, rules.play(position, move), plies - 1));
  }

  /** Three kings against one anywhere, and what was counted before; forced wins are short. */
  @Slow
  @Test
  void theSearchDoesNotPromiseAWinThatACountTakesAway() {
    Random random = new Random(15);
    int taken = 0;
    int kept = 0;
    while (taken < 20 || kept < 20) {
      DraughtsPosition free = kings(random);
      int plies = win(RussianDraughts.RULES, free);
      if (plies < 2 || plies > 5) {
        continue;
      }
      int counted = 25 + random.nextInt(5);
      DraughtsPosition position =
          free.withClock(new DrawClock(counted, counted, 0, DrawClock.SeenPosition.of(free, null)));
      int own = win(COUNTED, position);
      if (own > 0) {
        assertThat(isWon(COUNTED, position, own)).as("%s at %d", free, counted).isTrue();
        kept++;
      } else {
        assertThat(isWon(COUNTED, position, plies)).as("%s at %d", free, counted).isFalse();
        taken++;
      }
    }
  }

  private static DraughtsPosition kings(Random random) {
    StringBuilder text = new StringBuilder("W:W");
    List<Integer> squares = new ArrayList<>(IntStream.rangeClosed(1, 32).boxed().toList());
    Collections.shuffle(squares, random);
    for (int i = 0; i < 4; i++) {
      text.append(i == 3 ? ":BK" : i > 0 ? ",K" : "K").append(squares.get(i));
    }
    return DraughtsPosition.parse(text.toString()).orElseThrow();
  }

  /** The plies to a forced win that the search finds at depth 5; 0 if it finds none. */
  private static int win(RussianDraughts rules, DraughtsPosition position) {
    Value value = GeneralEngine.ofMegabytes(rules, 1).value(position, new Limits(5, 0)).value();
    return value.centidiscs() == 6400 ? value.depth() : 0;
  }

  @Test
  void whatWasThereTwiceIsADrawTheNextTime() {
    DraughtsPosition position = start(COUNTED, "W:WKa3:BKh6");
    for (String move : "a3-b4 h6-g5 b4-a3 g5-h6 a3-b4 h6-g5 b4-a3".split(" ", -1)) {
      position = play(position, move);
    }
    assertThat(position.clock().seenTwice()).hasSize(4);
  }
}
