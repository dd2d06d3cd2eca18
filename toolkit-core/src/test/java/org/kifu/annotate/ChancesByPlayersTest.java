package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.AnnotationPlan;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.MixedAnnotator.RuledAnnotator;
import org.kifu.board.Disc;
import org.kifu.format.GameReader;
import org.kifu.game.ParsedGame;
import org.kifu.search.Engine;
import org.kifu.testing.Games;

/** The curve of chances by the players of real games. */
class ChancesByPlayersTest {
  private static final Limits LIMITS = new Limits(1, 6);

  private final AnnotationPlan plan =
      new AnnotationPlan(LIMITS, LabelRule.BY_CHANCE, CandidateSearch.NONE);

  /** Games of two programs, of a program and a person, and of two people. */
  @ParameterizedTest
  @CsvSource({
    "WTH_1981.wtb, 57, Odin (frey/atkin), true",
    "WTH_1997-match.wtb, 1, Murakami Takeshi, false",
    "WTH_1983.wtb, 3, Jeangille Pierre, false"
  })
  void aGameHasTheChancesOfItsPlayers(String file, int number, String black, boolean isOfPrograms)
      throws IOException {
    ParsedGame game = game(file, number);
    WinCurve curve = isOfPrograms ? WinCurve.ofPrograms() : WinCurve.shipped();
    AnnotatedGame annotated = (AnnotatedGame) plan.annotator().annotate(game, new Engine(1));
    assertThat(annotated.game().header().player(Disc.BLACK)).isEqualTo(black);
    assertThat(annotated.settings().chances()).contains(curve.name());
    assertThat(annotated.moves())
        .allSatisfy(move -> assertThat(move.after().win(Disc.BLACK)).hasValue(chance(curve, move)));
    assertThat(annotated.firstFault()).isEmpty();
    assertThat(settings(game)).contains(annotated.settings());
  }

  /** The chance of black after a move, by the formula of docs/metrics.md. */
  private static int chance(WinCurve curve, AnnotatedMove move) {
    int sign = move.mover() == Disc.BLACK ? 1 : -1;
    double discs = sign * move.blackCentidiscs() / 100.0;
    WinCurve.CurveRow row = curve.row(move.empties());
    double x = discs / row.scale();
    double own =
        move.empties() == 1
            ? (1 + Math.signum(discs)) / 2
            : 1 / (1 + Math.exp(-row.slope() * Math.log(x + Math.sqrt(x * x + 1))));
    int mover = (int) Math.round(10_000 * own);
    return sign > 0 ? mover : 10_000 - mover;
  }

  private Optional<AnnotationSettings> settings(ParsedGame game) {
    return new MixedAnnotator(_ -> RuledAnnotator.of(plan.annotator(), () -> new Engine(1)))
        .settings(game);
  }

  /** A file whose labels do not follow from the curve that it names has a fault. */
  @ParameterizedTest
  @CsvSource({"WTH_1981.wtb, 57", "WTH_1997-match.wtb, 4"})
  void aLabelOfTheOtherCurveIsAFault(String file, int number) throws IOException {
    ParsedGame game = game(file, number);
    AnnotatedGame right = (AnnotatedGame) plan.annotator().annotate(game, new Engine(1));
    AnnotatedGame other =
        (AnnotatedGame)
            plan.annotator()
                .withChances(WinCurve.ofPrograms(), WinCurve.shipped())
                .annotate(game, new Engine(1));
    assertThat(other.firstFault()).isEmpty();
    AnnotatedGame mixed =
        new AnnotatedGame(
            right.game(),
            right.opening(),
            right.knownPlies(),
            other.moves(),
            other.black(),
            other.white(),
            right.notes(),
            right.settings());
    assertThat(mixed.firstFault()).hasValueSatisfying(fault -> assertThat(fault).contains("label"));
  }

  private static ParsedGame game(String file, int number) throws IOException {
    List<ParsedGame> games = new ArrayList<>();
    try (GameReader reader = GameReader.open(Games.examples().resolve("wthor").resolve(file))) {
      reader.forEach(games::add);
    }
    return games.get(number - 1);
  }
}
