package org.kifu.analysis.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.analysis.output.EngineWriter.EngineTotal;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Square;
import org.kifu.json.Tool;
import org.kifu.rules.Othello;

class EngineWriterTest {
  /** FFO problem 1 as its source lists it: g8 wins by 18. */
  private static final EngineAnswer SOLVED =
      EngineAnswer.of(
          1,
          1,
          14,
          Othello.RULES,
          new Valuation<>(Value.exact(18, 14), List.of(at("g8"), Move.PASS), 12_345),
          0.25);

  private static final EngineAnswer FINISHED =
      EngineAnswer.of(
          2, 1, 3, Othello.RULES, new Valuation<>(Value.exact(-64, 3), List.of(), 1), 0);

  @Test
  void writesExactScoresWithTheirSumsAsJsonLines() throws IOException {
    StringWriter out = new StringWriter();
    EngineWriter writer = EngineWriter.solvedLines(out, Map.of("hashMegabytes", 16));
    EngineAnswer wrong = SOLVED.checked(OptionalInt.of(20), true);
    writer.write(wrong);
    writer.write(FINISHED);
    writer.finish(EngineTotal.ZERO.plus(wrong).plus(FINISHED));
    assertThat(out.toString().lines())
        .containsExactly(
            """
            {"schemaVersion":1,"index":1,"empties":14,"score":18,"best":"g8","pv":["g8","pass"],\
            "nodes":12345,"seconds":0.250000,"listedScore":20,"wrong":true}\
            """,
            """
            {"schemaVersion":1,"index":2,"empties":3,"score":-64,"pv":[],"nodes":1,\
            "seconds":0.000000}\
            """,
            """
            {"schemaVersion":1,"total":{"positions":2,"checked":1,"wrong":1,"nodes":12346,\
            "seconds":0.250000},"tool":{"name":"kifu","version":"%s"},\
            "settings":{"hashMegabytes":16}}\
            """
                .formatted(Tool.version()));
  }

  @Test
  void writesSearchesAsJsonLinesWithoutSums() throws IOException {
    StringWriter out = new StringWriter();
    EngineWriter writer = EngineWriter.searchLines(out);
    EngineAnswer estimate =
        EngineAnswer.of(
            1,
            2,
            60,
            Othello.RULES,
            new Valuation<>(Value.estimated(-125, 8), List.of(at("f5")), 999),
            1.5);
    writer.write(estimate);
    writer.finish(EngineTotal.ZERO.plus(estimate));
    assertThat(out)
        .hasToString(
            """
            {"schemaVersion":1,"index":1,"rank":2,"depth":8,"score":-1.25,\
            "confidence":"estimated","confidencePercent":100,"best":"f5","pv":["f5"],"nodes":999,"seconds":1.500000}
            """);
  }

  @Test
  void aMoveWithoutAValueHasNoScore() throws IOException {
    EngineAnswer move = EngineAnswer.ofMove(1, 60, MoveToken.parse("f5"), 1.5);
    StringWriter json = new StringWriter();
    EngineWriter.searchLines(json).write(move);
    assertThat(json)
        .hasToString(
            """
            {"schemaVersion":1,"index":1,"rank":1,"best":"f5","pv":["f5"],"nodes":0,\
            "seconds":1.500000}
            """);
    StringWriter text = new StringWriter();
    EngineWriter.text(text).write(move);
    assertThat(text.toString().lines().skip(1))
        .containsExactly("   1       60      -        -  f5               0     1.500  f5");
  }

  @Test
  void writesATableWithTheSumsLast() throws IOException {
    StringWriter out = new StringWriter();
    EngineWriter writer = EngineWriter.text(out);
    EngineAnswer wrong = SOLVED.checked(OptionalInt.of(20), true);
    writer.write(wrong);
    writer.write(FINISHED);
    writer.finish(EngineTotal.ZERO.plus(wrong).plus(FINISHED));
    assertThat(out)
        .hasToString(
            """
               #  empties  depth    score  best         nodes   seconds  line
               1       14     14      +18  g8           12345     0.250  g8 pass  WRONG: listed 20
               2        3      3      -64  -                1     0.000
            2 positions, 1 wrong of 1, 12346 nodes, 0.250 s, 0.0 million nodes/s
            """);
  }

  private static Move at(String square) {
    return Move.at(Square.parse(square));
  }
}
