package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Limits;
import org.kifu.archive.audit.PlainSolver;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainWthor;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

/** The exact part of real games, every value and every best move, against a plain solver. */
@Slow
class ExactPartTest {
  private static final Limits LIMITS = new Limits(2, 14);

  private final Annotator<Position, Move> annotator =
      new Annotator<>(Othello.RULES, OpeningNamer.none(), "test", LIMITS);

  @Test
  void agreesWithThePlainSolverOnTheMatchOf1997() {
    assertExact(Games.match1997(), 12);
  }

  /** Fifty games of the archive, among them some with late passes and some wiped out late. */
  @Test
  void agreesWithThePlainSolverOnFiftyRealGames() {
    List<String> archive =
        new ArrayList<>(
            PlainWthor.games(RealData.folder("wthor")).stream()
                .map(PlainWthor.Game::moves)
                .toList());
    Collections.shuffle(archive, new Random(1));
    assertExact(first(archive, 30, game -> game.length() == 2 * 60), 12);
    assertExact(first(archive, 15, ExactPartTest::hasLatePass), 12);
    assertExact(first(archive, 5, ExactPartTest::isLateWipeOut), 12);
  }

  private static List<String> first(List<String> games, int count, Predicate<String> wanted) {
    List<String> found = games.stream().filter(wanted).limit(count).toList();
    assertThat(found).hasSize(count);
    return found;
  }

  private static boolean hasLatePass(String game) {
    return steps(game).stream()
        .anyMatch(step -> step.move().isPass() && step.before().empties() <= 10);
  }

  private static boolean isLateWipeOut(String game) {
    if (game.length() < 2 * 50 || game.length() == 2 * 60) {
      return false;
    }
    Replay<Position, Move> replay = replay(game);
    return replay.isComplete() && Math.abs(replay.count().blackDiscDiff()) == 64;
  }

  private static Replay<Position, Move> replay(String game) {
    return Replay.of(Othello.RULES, GameRecord.ofMoves(MoveList.ofSquares(Games.squares(game))));
  }

  private static List<Step<Position, Move>> steps(String game) {
    return replay(game).steps();
  }

  private void assertExact(List<String> games, int empties) {
    Stream<ParsedGame> parsed = games.stream().map(ParsedGames::of);
    List<AnnotationResult> results = new ArrayList<>();
    annotator.annotate(parsed.iterator(), 2, Engine::new, results::add);
    for (int i = 0; i < games.size(); i++) {
      List<AnnotatedMove> moves = ((AnnotatedGame) results.get(i)).moves();
      List<Step<Position, Move>> steps = steps(games.get(i));
      for (int ply = 0; ply < steps.size(); ply++) {
        assertThat(moves.get(ply).certainty().isExact())
            .isEqualTo(steps.get(ply).before().empties() <= LIMITS.exactEmpties());
        if (steps.get(ply).before().empties() <= empties) {
          assertExact(steps.get(ply), moves.get(ply));
        }
      }
      assertThat(steps.getLast().before().empties()).isLessThanOrEqualTo(empties);
    }
  }

  /** No move is worth more than the best value, and only the best moves are worth as much. */
  private static void assertExact(Step<Position, Move> step, AnnotatedMove annotated) {
    Position before = step.before();
    int sign = before.sideToMove() == Disc.BLACK ? 1 : -1;
    int best = sign * annotated.bestBlackCentidiscs() / 100;
    int played = sign * annotated.blackCentidiscs() / 100;
    List<MoveToken> reaching = new ArrayList<>();
    for (Move move : Othello.RULES.legalMoves(before)) {
      Position after = Othello.RULES.play(before, move);
      assertThat(PlainSolver.isAtLeast(after, -best)).as("%s %s", before, move).isTrue();
      if (!PlainSolver.isAtLeast(after, 2 - best)) {
        reaching.add(Othello.RULES.token(move));
      }
    }
    assertThat(annotated.best()).as("%s", before).isEqualTo(reaching);
    Position after = Othello.RULES.play(before, step.move());
    assertThat(PlainSolver.isAtLeast(after, -played)).as("%s %s", before, step.move()).isTrue();
    assertThat(PlainSolver.isAtLeast(after, 2 - played)).as("%s %s", before, step.move()).isFalse();
  }
}
