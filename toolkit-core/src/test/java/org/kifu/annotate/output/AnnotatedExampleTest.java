package org.kifu.annotate.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.evaluation.Weights;
import org.kifu.testing.Games;

/** The annotated match of 1997 among the examples, which {@code build/renew.sh} makes. */
class AnnotatedExampleTest {
  @Test
  void hasTheValuesOfTheShippedWeights() throws IOException {
    try (InputStream in = Files.newInputStream(Games.examples().resolve("annotated-1997.jsonl"))) {
      assertThat(new AnnotationReader("annotated-1997.jsonl", in))
          .toIterable()
          .hasSize(6)
          .allSatisfy(
              result ->
                  assertThat(((AnnotatedGame) result).settings().engine())
                      .contains("weights " + Weights.shipped().checksum()));
    }
  }
}
