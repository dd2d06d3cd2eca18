package org.kifu.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** Squares among words over and over: no text takes more than in proportion to its length. */
@Slow
class HostileTextTest {
  private static final int BYTES = 100_000;

  private static final Duration MOST = Duration.ofSeconds(30);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5 d6 Ann c3 ",
        "f5 d6 Ann c3\n",
        "Ann f5 Bob d6 ",
        "f5 Ann - Bob d6 ",
        "f5d6c3 Ann ",
        "f5 (d6 Ann) c3 ",
        "1. f5 Ann 2. d6 ",
        "f5 d6 c3 d3 c4 Ann Bob 40-24 ",
        "f5 d6 c3 d3 c4 f4 c5 b3 c2 Ann ",
        "c3 d6 f5 ",
        "Black: f5 White: Ann ",
      })
  void areReadInLinearTime(String piece) {
    ProcessorTime.within(
        MOST,
        () -> {
          ProcessorTime.assertLinear(
              BYTES,
              size -> {
                String text = piece.repeat(size / piece.length());
                return () -> assertThat(Reading.of(text).counts().total()).isPositive();
              });
          return true;
        });
  }

  /** A damaged list with commas, each of which may stand between names. */
  @Test
  void manyCommasAreReadInTime() {
    String text = "d6,c3,d3,c4,b3,d2,e1,a0,b5,c5,b4,e3,c2,a4,c6,d1,e2,c7,b6,f1,".repeat(2);
    ProcessorTime.within(
        MOST, () -> assertThat(Reading.of(text + "\n").counts().total()).isPositive());
  }
}
