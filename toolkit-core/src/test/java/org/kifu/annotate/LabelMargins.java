package org.kifu.annotate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kifu.analysis.Limits;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.testing.Games;
import org.kifu.testing.PlainWthor;

/**
 * A program that prints how many moves of real games would get a label by several margins, how many
 * of these lost nothing, and by how much searches overstate losses. {@code
 * docs/annotation-quality.md} has its table.
 */
final class LabelMargins {
  private static final int EMPTIES = 22;
  private static final int CONFIDENCE = 90;
  private static final List<Integer> DEPTHS = List.of(16, 12, 8, 3);
  private static final List<Integer> MARGINS = List.of(0, 200, 400, 600, 800);
  private static final List<Integer> SHARES = List.of(90, 95, 98);

  private LabelMargins() {}

  /**
   * Measures moves that had an alternative, one of each game at most.
   *
   * @param arguments the folder of the archive, the number of moves, and the seed of the draw
   */
  public static void main(String[] arguments) {
    List<Step<Position, Move>> moves =
        moves(Path.of(arguments[0]), Integer.parseInt(arguments[1]), Long.parseLong(arguments[2]));
    int[] exact = losses(moves, new Limits(1, EMPTIES));
    for (int depth : DEPTHS) {
      write(depth, losses(moves, new Limits(depth, 0, CONFIDENCE)), exact);
    }
  }

  private static List<Step<Position, Move>> moves(Path archive, int count, long seed) {
    List<PlainWthor.Game> games = new ArrayList<>(PlainWthor.games(archive));
    Collections.shuffle(games, new Random(seed));
    return games.stream()
        .map(game -> Games.squares(game.moves()))
        .map(squares -> Replay.of(Othello.RULES, GameRecord.ofMoves(MoveList.ofSquares(squares))))
        .flatMap(replay -> replay.steps().stream())
        .filter(step -> step.before().empties() == EMPTIES)
        .filter(step -> Othello.RULES.legalMoves(step.before()).size() > 1)
        .limit(count)
        .toList();
  }

  /** The losses, in hundredths of a disc. */
  private static int[] losses(List<Step<Position, Move>> moves, Limits limits) {
    Engine engine = new Engine();
    return moves.stream()
        .mapToInt(step -> engine.compare(step.before(), step.move(), limits).lossCentidiscs())
        .toArray();
  }

  private static void write(int depth, int[] estimated, int[] exact) {
    List<Integer> labels = new ArrayList<>();
    List<Integer> refuted = new ArrayList<>();
    for (int margin : MARGINS) {
      int[] labelled =
          IntStream.range(0, exact.length)
              .filter(i -> estimated[i] - margin >= LabelRule.DEFAULT.inaccuracy())
              .toArray();
      labels.add(labelled.length);
      refuted.add((int) IntStream.of(labelled).filter(i -> exact[i] == 0).count());
    }
    int[] overstated =
        IntStream.range(0, exact.length).map(i -> estimated[i] - exact[i]).sorted().toArray();
    List<Integer> most =
        SHARES.stream()
            .map(share -> overstated[(overstated.length * share + 99) / 100 - 1] / 100)
            .toList();
    System.out.printf(
        "| %d plies | %s | %s | %s discs |%n",
        depth, joined(labels), joined(refuted), joined(most));
  }

  private static String joined(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" / "));
  }
}
