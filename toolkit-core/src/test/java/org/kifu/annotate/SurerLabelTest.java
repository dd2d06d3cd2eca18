package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;

/** Probable losses of real games, which are searched again before they give a label. */
class SurerLabelTest {
  private static final int UNSURE = 73;
  private static final int SURE = 99;
  private static final LabelRule LABELS = new LabelRule(200, 400, 800, 0, 800);

  private final Recorder engine = new Recorder();

  @Test
  void onlyProbableLossesThatWouldGiveALabelAreSearchedAgain() {
    List<AnnotatedMove> moves = annotated(new Limits(3, 8, UNSURE, 16));
    List<Asked> labelled =
        engine.asked(UNSURE).stream().filter(Asked::isProbable).filter(Asked::isLabelled).toList();
    assertThat(labelled).isNotEmpty();
    assertThat(engine.asked(SURE))
        .extracting(Asked::position, Asked::played)
        .isEqualTo(labelled.stream().map(each -> tuple(each.position(), each.played())).toList());
    assertThat(moves)
        .filteredOn(isProbable().and(move -> move.label().isPresent()))
        .isNotEmpty()
        .allMatch(move -> move.certainty().percent() >= SURE);
    assertThat(moves).filteredOn(isProbable()).anyMatch(move -> move.certainty().percent() < SURE);
  }

  @Test
  void theValuesAreThoseOfTheSurerSearch() {
    List<AnnotatedMove> moves = annotated(new Limits(3, 8, UNSURE, 16));
    assertThat(moves)
        .filteredOn(isProbable().and(move -> move.certainty().percent() >= SURE))
        .extracting(AnnotatedMove::bestMoverCentidiscs, AnnotatedMove::lossCentidiscs)
        .isEqualTo(
            engine.asked(SURE).stream()
                .map(Asked::found)
                .filter(found -> Certainty.of(found).confidence() == Confidence.PROBABLE)
                .map(found -> tuple(found.bestValue().centidiscs(), found.lossCentidiscs()))
                .toList());
  }

  @Test
  void aSearchThatIsSureEnoughIsNotRepeated() {
    List<AnnotatedMove> moves = annotated(new Limits(3, 8, SURE, 16));
    assertThat(moves).anyMatch(isProbable().and(move -> move.label().isPresent()));
    assertThat(engine.all).hasSameSizeAs(moves.stream().filter(move -> !move.forced()).toList());
  }

  private static Predicate<AnnotatedMove> isProbable() {
    return move -> move.certainty().confidence() == Confidence.PROBABLE;
  }

  private List<AnnotatedMove> annotated(Limits limits) {
    Annotator<Position, Move> annotator =
        new Annotator<>(Othello.RULES, OpeningNamer.none(), "test", limits).labelledBy(LABELS);
    return Games.match1997().stream()
        .map(game -> annotator.annotate(ParsedGames.of(game), engine))
        .flatMap(result -> ((AnnotatedGame) result).moves().stream())
        .toList();
  }

  /** A question for the value of a move, and its answer. */
  private record Asked(Position position, Move played, Limits limits, Comparison<Move> found) {
    boolean isProbable() {
      return Certainty.of(found).confidence() == Confidence.PROBABLE;
    }

    boolean isLabelled() {
      return LABELS
          .of(found.bestValue(), found.playedValue(), position.empties(), Optional.empty())
          .isPresent();
    }
  }

  /** The own engine, which keeps what it was asked. */
  private static final class Recorder implements Analyser<Position, Move> {
    private final Engine engine = new Engine();
    private final List<Asked> all = new ArrayList<>();

    List<Asked> asked(int confidence) {
      return all.stream().filter(each -> each.limits().confidencePercent() == confidence).toList();
    }

    @Override
    public String description() {
      return engine.description();
    }

    @Override
    public Valuation<Move> value(Position position, Limits limits) {
      return engine.value(position, limits);
    }

    @Override
    public Comparison<Move> compare(Position position, Move played, Limits limits) {
      Comparison<Move> found = engine.compare(position, played, limits);
      all.add(new Asked(position, played, limits, found));
      return found;
    }
  }
}
