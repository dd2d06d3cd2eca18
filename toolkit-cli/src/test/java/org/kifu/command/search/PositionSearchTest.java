package org.kifu.command.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.analysis.output.EngineAnswer;
import org.kifu.analysis.output.EngineWriter;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.terminal.Streams;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.source.Source;

class PositionSearchTest {
  private final AtomicInteger special = new AtomicInteger();
  private final AtomicInteger general = new AtomicInteger();

  private final class CountedWorkers implements PositionSearch.Workers {
    @Override
    public PositionSearch.Worker<Position, Move> ofOthello() {
      special.incrementAndGet();
      return CountedWorkers::answer;
    }

    @Override
    public <P, M> PositionSearch.Worker<P, M> of(Rules<P, M> rules) {
      general.incrementAndGet();
      return task -> List.of(EngineAnswer.of(task.index(), 1, 60, rules, valuation(), 0));
    }

    @Override
    public String refusal(Rules<?, ?> rules) {
      return "";
    }

    private static List<EngineAnswer> answer(Positions.SearchTask<Position, Move> task) {
      return List.of(EngineAnswer.of(task.index(), 1, 60, Othello.RULES, valuation(), 0));
    }

    private static <M> Valuation<M> valuation() {
      return new Valuation<>(Value.exact(0, 60), List.of(), 0);
    }
  }

  private static ParsedGame game(String rules) {
    ReadOptions options =
        new ReadOptions(
            Optional.empty(),
            Optional.empty(),
            Catalogue.byName(rules).orElseThrow().rules(),
            _ -> {});
    Source source = Source.of("test", "f5d6".getBytes(StandardCharsets.US_ASCII));
    try (GameReader games = GameReader.open(source, options)) {
      return games.iterator().next();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** An engine holds tables that take long to make, and that know earlier positions. */
  @Test
  void theEnginesOfTheTournamentGameServeAllItsRuns() throws IOException {
    EngineAnswers answers = new EngineAnswers(EngineWriter.text(new StringWriter()));
    ProblemReport problems = new ProblemReport(Streams.ofProcess(), () -> true);
    new PositionSearch(new CountedWorkers(), 1, problems, answers)
        .run(
            Stream.of("othello", "anti", "othello", "anti", "othello")
                .map(PositionSearchTest::game)
                .iterator());
    assertThat(special).hasValue(1);
    assertThat(general).hasValue(2);
    assertThat(answers.finish().positions()).isEqualTo(5);
  }
}
