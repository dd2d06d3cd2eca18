package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainAnalyser;
import org.kifu.testing.Slow;

class AnswerCacheTest {
  private static final Limits LIMITS = new Limits(1, 0);

  /** The six games of a match, whose openings are partly the same, and one of them again. */
  private static List<ParsedGame> games() {
    List<ParsedGame> games = new ArrayList<>();
    Games.match1997().forEach(game -> games.add(ParsedGames.of(game)));
    games.add(ParsedGames.of(Games.match1997().getFirst()));
    return games;
  }

  @Slow
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void theResultIsThatOfSearchingAnew(int jobs) {
    Annotator<Position, Move> annotator =
        new Annotator<>(Othello.RULES, OpeningNamer.none(), "0", new Limits(5, 4, 90));
    assertThat(annotated(annotator, jobs, () -> new Engine(1)))
        .isEqualTo(annotated(annotator.searchingAnew(), 1, () -> new Engine(1)));
  }

  @Test
  void aPositionOfTheOpeningIsSearchedOnce() {
    AtomicInteger asked = new AtomicInteger();
    Annotator<Position, Move> annotator =
        new Annotator<>(Othello.RULES, OpeningNamer.none(), "0", LIMITS);
    annotated(annotator, 1, () -> new Counting(asked));
    int shared = asked.getAndSet(0);
    annotated(annotator.searchingAnew(), 1, () -> new Counting(asked));
    // the game that comes again shares the plies that place discs 1 to 20, the others fewer
    assertThat(asked.get() - shared).isBetween(20 + 5, 6 * 20);
  }

  @Test
  void theNumberOfAnswersThatAreKeptIsBounded() {
    AtomicInteger asked = new AtomicInteger();
    AnswerCache<Position, Move> shared = new AnswerCache<>(Othello.RULES, 2);
    Analyser<Position, Move> engine = shared.over(new Counting(asked));
    List<Move> first = Othello.RULES.legalMoves(Position.START);
    List<Integer> order = List.of(0, 1, 0, 2, 0, 1); // 1 was not asked for longest when 2 came
    order.forEach(i -> engine.compare(Position.START, first.get(i), LIMITS));
    assertThat(asked).hasValue(4);
    assertThat(engine.value(Position.START, LIMITS))
        .isEqualTo(engine.value(Position.START, LIMITS));
    assertThat(asked).hasValue(5);
  }

  @Test
  void otherLimitsAreAnotherQuestion() {
    AtomicInteger asked = new AtomicInteger();
    Analyser<Position, Move> engine =
        new AnswerCache<Position, Move>(Othello.RULES).over(new Counting(asked));
    engine.value(Position.START, LIMITS);
    engine.value(Position.START, new Limits(2, 0));
    assertThat(asked).hasValue(2);
  }

  private static List<AnnotationResult> annotated(
      Annotator<Position, Move> annotator,
      int jobs,
      Supplier<? extends Analyser<Position, Move>> engines) {
    List<AnnotationResult> results = new ArrayList<>();
    annotator.annotate(games().iterator(), jobs, engines, results::add);
    return results;
  }

  /** Counts what it is asked. */
  private record Counting(AtomicInteger asked) implements Analyser<Position, Move> {
    @Override
    public String description() {
      return "counting";
    }

    @Override
    public Valuation<Move> value(Position position, Limits limits) {
      asked.incrementAndGet();
      return new PlainAnalyser().value(position, limits);
    }

    @Override
    public Comparison<Move> compare(Position position, Move played, Limits limits) {
      asked.incrementAndGet();
      return new PlainAnalyser().compare(position, played, limits);
    }
  }
}
