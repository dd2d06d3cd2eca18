package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Valuation;
import org.kifu.board.BoardText;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.evaluation.Weights;
import org.kifu.testing.ProcessorLimit;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

/**
 * Problems whose scores are published: numbers 1 to 39 of the FFO test, and a set of hard positions
 * with 20 empty squares.
 */
@ProcessorLimit
@Slow
class PublishedProblemsTest {
  private static final Pattern SCORED = Pattern.compile("([A-H][1-8]):([+-]\\d+);");

  @ParameterizedTest
  @CsvSource({
    "ffo, fforum-1-19.obf, 1, 19",
    "ffo, fforum-1-19.obf, 2, 19",
    "ffo, fforum-20-39.obf, 1, 20",
    "ffo, fforum-20-39.obf, 2, 10",
    "edax-problems, hard-20.obf, 1, 10"
  })
  void findsThePublishedScoreAndABestMove(String folder, String file, int threads, int count)
      throws IOException {
    List<String> lines = lines(folder, file);
    assertThat(lines).hasSizeGreaterThanOrEqualTo(count);
    solve(lines.subList(0, count), threads);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  @EnabledIfSystemProperty(named = "kifu.long", matches = "true")
  void findsThemForEveryHardPosition(int threads) throws IOException {
    List<String> lines = lines("edax-problems", "hard-20.obf");
    assertThat(lines).hasSize(276);
    solve(lines, threads);
  }

  private static void solve(List<String> lines, int threads) {
    Engine engine = new Engine(16, threads, Weights.shipped());
    for (String line : lines) {
      Position position = BoardText.parse(line.substring(0, line.indexOf(';'))).orElseThrow();
      Map<String, Integer> scores = scores(line);
      int best = scores.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
      Valuation<Move> found = engine.solve(position);
      assertThat(found.value().isExact()).isTrue();
      assertThat(found.value().centidiscs()).as(line).isEqualTo(100 * best);
      assertThat(scores).as(line).containsEntry(found.line().getFirst().toString(), best);
      assertThat(100 * Lines.finalScore(position, found.line()))
          .isEqualTo(found.value().centidiscs());
    }
  }

  private static List<String> lines(String folder, String file) throws IOException {
    return Files.readAllLines(RealData.folder(folder).resolve(file)).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("%"))
        .toList();
  }

  private static Map<String, Integer> scores(String line) {
    Map<String, Integer> scores = new HashMap<>();
    Matcher matcher = SCORED.matcher(line);
    while (matcher.find()) {
      String move = matcher.group(1).toLowerCase(Locale.ROOT);
      scores.put(move, Integer.parseInt(matcher.group(2)));
    }
    return scores;
  }
}
