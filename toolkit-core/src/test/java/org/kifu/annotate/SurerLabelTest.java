package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainWthor;
import org.kifu.testing.PlayerOfTheGame;

/** Probable losses of real games, which are searched again before they give a label. */
class SurerLabelTest {
  private static final int UNSURE = 73;
  private static final int SURE = 99;
  private static final Limits LIMITS = new Limits(3, 8, UNSURE, 16);
  private static final int GAMES = 6;

  private final Recorder engine = new Recorder(true);

  static Stream<Rule> rules() {
    return Stream.of(
        new Rule(new LabelRule(200, 400, 800, 0, 800), Optional.empty()),
        new Rule(LabelRule.BY_CHANCE, Optional.of(WinCurve.shipped())));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void onlyProbableLossesThatWouldGiveALabelAreSearchedAgain(Rule rule) {
    List<AnnotatedMove> moves = annotated(rule, LIMITS);
    List<Asked> labelled =
        engine.asked(UNSURE).stream()
            .filter(Asked::isProbable)
            .filter(asked -> rule.label(asked).isPresent())
            .toList();
    assertThat(engine.asked(SURE))
        .extracting(Asked::position, Asked::played)
        .isEqualTo(labelled.stream().map(each -> tuple(each.position(), each.played())).toList());
    assertThat(moves)
        .filteredOn(isProbable().and(move -> move.label().isPresent()))
        .isNotEmpty()
        .allMatch(move -> move.certainty().percent() >= SURE);
    assertThat(moves).filteredOn(isProbable()).anyMatch(move -> move.certainty().percent() < SURE);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theValuesAndTheLabelAreThoseOfTheSurerSearch(Rule rule) {
    List<AnnotatedMove> moves = annotated(rule, LIMITS);
    List<Asked> surer = engine.asked(SURE).stream().filter(Asked::isProbable).toList();
    assertThat(moves)
        .filteredOn(isProbable().and(move -> move.certainty().percent() >= SURE))
        .extracting(
            AnnotatedMove::bestMoverCentidiscs, AnnotatedMove::lossCentidiscs, AnnotatedMove::label)
        .isEqualTo(
            surer.stream()
                .map(
                    asked ->
                        tuple(
                            asked.found().bestValue().centidiscs(),
                            asked.found().lossCentidiscs(),
                            rule.label(asked)))
                .toList());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aLossThatTheSurerSearchDoesNotFindIsNotLabelled(Rule rule) {
    List<AnnotatedMove> moves = annotated(rule, LIMITS, new Forgiving());
    assertThat(moves)
        .filteredOn(isProbable())
        .allMatch(move -> move.label().isEmpty())
        .anyMatch(move -> move.certainty().percent() >= SURE);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aSearchThatIsSureEnoughIsNotRepeated(Rule rule) {
    List<AnnotatedMove> moves = annotated(rule, new Limits(3, 8, SURE, 14));
    assertThat(moves).anyMatch(isProbable().and(move -> move.label().isPresent()));
    assertThat(engine.all).hasSameSizeAs(moves.stream().filter(move -> !move.forced()).toList());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void anEngineThatDoesNotHeedTheConfidenceIsAskedOnce(Rule rule) {
    Recorder deaf = new Recorder(false);
    annotated(rule, LIMITS, deaf);
    assertThat(deaf.asked(UNSURE)).anyMatch(asked -> rule.label(asked).isPresent());
    assertThat(deaf.asked(SURE)).isEmpty();
  }

  /** An adviser that names the played move disagrees by the loss of that move. */
  @Test
  void theMoveOfAnAdviserIsWeighedAsSurely() {
    int told = 0;
    for (ParsedGame game : games()) {
      PlayerOfTheGame player = new PlayerOfTheGame(game.record().orElseThrow());
      Rule rule = rules().findFirst().orElseThrow();
      for (AnnotatedMove move :
          annotated(
              rule.annotator(LIMITS).advisedBy(player.description(), () -> player), game, engine)) {
        if (move.disagreement().isPresent() && move.certainty().percent() == SURE) {
          assertThat(move.disagreement().get().says())
              .isEqualTo(new Disagreement.MoveAlone(move.lossCentidiscs()));
          told++;
        }
      }
    }
    assertThat(told).isPositive();
  }

  private static Predicate<AnnotatedMove> isProbable() {
    return move -> move.certainty().confidence() == Confidence.PROBABLE;
  }

  private static List<ParsedGame> games() {
    return PlainWthor.games(Games.examples().resolve("wthor")).stream()
        .limit(GAMES)
        .map(game -> ParsedGames.of(game.moves()))
        .toList();
  }

  private List<AnnotatedMove> annotated(Rule rule, Limits limits) {
    return annotated(rule, limits, engine);
  }

  private static List<AnnotatedMove> annotated(
      Rule rule, Limits limits, Analyser<Position, Move> asked) {
    return games().stream()
        .flatMap(game -> annotated(rule.annotator(limits), game, asked).stream())
        .toList();
  }

  private static List<AnnotatedMove> annotated(
      Annotator<Position, Move> annotator, ParsedGame game, Analyser<Position, Move> asked) {
    return ((AnnotatedGame) annotator.annotate(game, asked)).moves();
  }

  /** A rule for labels, and the chances that it counts. */
  private record Rule(LabelRule labels, Optional<WinCurve> chances) {
    Annotator<Position, Move> annotator(Limits limits) {
      Annotator<Position, Move> plain =
          new Annotator<>(Othello.RULES, OpeningNamer.none(), "test", limits).labelledBy(labels);
      return chances.map(plain::withChances).orElse(plain);
    }

    Optional<MoveLabel> label(Asked asked) {
      Comparison<Move> found = asked.found();
      int empties = asked.position().empties();
      return labels.of(found.bestValue(), found.playedValue(), empties, chances);
    }
  }

  /** A question for the value of a move, and its answer. */
  private record Asked(Position position, Move played, Limits limits, Comparison<Move> found) {
    boolean isProbable() {
      return Certainty.of(found).confidence() == Confidence.PROBABLE;
    }
  }

  /** The own engine, which keeps what it was asked. */
  private static class Recorder implements Analyser<Position, Move> {
    private final Engine engine = new Engine();
    private final List<Asked> all = new ArrayList<>();
    private final boolean heeds;

    Recorder(boolean heeds) {
      this.heeds = heeds;
    }

    List<Asked> asked(int confidence) {
      return all.stream().filter(each -> each.limits().confidencePercent() == confidence).toList();
    }

    @Override
    public String description() {
      return engine.description();
    }

    @Override
    public boolean heedsConfidence() {
      return heeds;
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

  /** An engine that finds no loss when it is asked to be sure. */
  private static final class Forgiving extends Recorder {
    Forgiving() {
      super(true);
    }

    @Override
    public Comparison<Move> compare(Position position, Move played, Limits limits) {
      Comparison<Move> found = super.compare(position, played, limits);
      return limits.confidencePercent() < SURE
          ? found
          : super.compare(position, found.best().getFirst(), limits);
    }
  }
}
