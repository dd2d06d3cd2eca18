package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Value;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainWthor;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

/** The labels of real games beside the chances to win that their values say. */
@Slow
class LabelledGamesTest {
  private static final int GAMES = 400;
  private static final Limits LIMITS = new Limits(2, 9);

  /** Points of the chance to win, in hundredths. */
  private static final int LEAST_LABELLED = 300;

  private static final int MOST_UNLABELLED = 1500;

  private final WinCurve curve = WinCurve.shipped();

  @Test
  void followTheChancesThatAreLost() {
    List<AnnotatedMove> moves = moves();
    long labelled = moves.stream().filter(move -> move.label().isPresent()).count();
    long dear = moves.stream().filter(move -> certainLoss(move) >= MOST_UNLABELLED).count();
    assertThat(labelled).isGreaterThan(dear);
    assertThat(dear).isGreaterThan(GAMES / 4);
    assertThat(moves)
        .allSatisfy(
            move -> {
              if (move.label().isPresent()) {
                assertThat(loss(move)).isGreaterThanOrEqualTo(LEAST_LABELLED);
              } else {
                assertThat(certainLoss(move)).isLessThan(MOST_UNLABELLED);
              }
            });
  }

  private static List<AnnotatedMove> moves() {
    List<String> archive =
        new ArrayList<>(
            PlainWthor.games(RealData.folder("wthor")).stream()
                .map(PlainWthor.Game::moves)
                .toList());
    Collections.shuffle(archive, new Random(58));
    Stream<ParsedGame> games = archive.stream().limit(GAMES).map(ParsedGames::of);
    Annotator<Position, Move> annotator =
        new Annotator<>(Othello.RULES, OpeningNamer.none(), "test", LIMITS)
            .labelledBy(LabelRule.BY_CHANCE)
            .withChances(WinCurve.shipped());
    List<AnnotationResult> results = new ArrayList<>();
    annotator.annotate(games.iterator(), 2, Engine::new, results::add);
    assertThat(results).hasSize(GAMES);
    return results.stream()
        .flatMap(result -> ((AnnotatedGame) result).moves().stream())
        .filter(AnnotatedMove::isJudged)
        .toList();
  }

  private int loss(AnnotatedMove move) {
    return chance(move, 0) - chance(move, move.lossCentidiscs());
  }

  /** The loss that is left if the search was wrong by its error. */
  private int certainLoss(AnnotatedMove move) {
    int error = error(move.certainty().confidence());
    return chance(move, 0) - chance(move, Math.max(0, move.lossCentidiscs() - error));
  }

  /** The error of a search of two plies, in hundredths of a disc. */
  private static int error(Confidence confidence) {
    return switch (confidence) {
      case EXACT -> 0;
      case PROBABLE -> 200;
      case ESTIMATED -> 800;
    };
  }

  private int chance(AnnotatedMove move, int loss) {
    Certainty certainty = move.certainty();
    Value value =
        new Value(
            move.bestMoverCentidiscs() - loss,
            certainty.confidence(),
            certainty.percent(),
            certainty.depth());
    return curve.win(value, move.empties());
  }
}
