package org.kifu.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.words.Words;

/**
 * A stretch of a game as a kifu diagram shows it: the discs that lie there before it, and the
 * number of each disc placed in it. Numbers run through from the start of the game; passes have
 * none.
 */
public final class KifuSheet {
  /**
   * A disc that was placed.
   *
   * @param number how many discs the game had placed with it
   * @param square 0 to 63
   * @param mover who placed it
   */
  record Numbered(int number, int square, Disc mover) {}

  /**
   * A pass.
   *
   * @param after how many discs the game had placed before it
   */
  private record Pass(Disc side, int after) {
    String told(Words words) {
      return words.filled("kifu.pass", words.mover(side), Integer.toString(after));
    }
  }

  private final Position before;
  private final Position after;
  private final List<Numbered> placed = new ArrayList<>();
  private final List<Pass> passes = new ArrayList<>();

  private KifuSheet(Replay<Position, Move> game, int first, int last) {
    List<Step<Position, Move>> steps = game.steps();
    int from = Math.clamp(first - 1L, 0, steps.size());
    int to = Math.clamp(last, from, steps.size());
    before = from < steps.size() ? steps.get(from).before() : game.end();
    after = to < steps.size() ? steps.get(to).before() : game.end();
    int number = 0;
    for (int i = 0; i < to; i++) {
      Step<Position, Move> step = steps.get(i);
      number += step.move().isPass() ? 0 : 1;
      if (i >= from) {
        add(step, number);
      }
    }
  }

  private void add(Step<Position, Move> step, int number) {
    Disc side = step.before().sideToMove();
    if (step.move().isPass()) {
      passes.add(new Pass(side, number));
    } else {
      placed.add(new Numbered(number, step.move().square(), side));
    }
  }

  /** The whole game. */
  public static KifuSheet of(Replay<Position, Move> game) {
    return of(game, 1, game.steps().size());
  }

  /**
   * Some plies of it.
   *
   * @param first the first ply, from 1, passes counted
   * @param last the last one; more than the game has stand for its end, less than {@code first} for
   *     no ply at all
   */
  public static KifuSheet of(Replay<Position, Move> game, int first, int last) {
    return new KifuSheet(game, first, last);
  }

  /** The position before the first ply. */
  Position before() {
    return before;
  }

  /** The position after the last ply. */
  Position after() {
    return after;
  }

  /** The discs placed, in their order. */
  List<Numbered> placed() {
    return placed;
  }

  /** The side that places the first disc, where the discs before are not those every game has. */
  Optional<Disc> toMove() {
    return before.equals(Position.START)
        ? Optional.empty()
        : Optional.of(placed.isEmpty() ? before.sideToMove() : placed.getFirst().mover());
  }

  /** Which moves these are and who begins, such as {@code moves 21–40, black to move}. */
  Optional<String> stretch(Words words) {
    return placed.isEmpty()
        ? Optional.empty()
        : toMove()
            .map(
                side ->
                    words.filled(
                        "kifu.stretch",
                        Integer.toString(placed.getFirst().number()),
                        Integer.toString(placed.getLast().number()),
                        words.mover(side)));
  }

  /** All passes in one line, such as {@code passes: white after 41, black after 55}. */
  Optional<String> passes(Words words) {
    return passes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            words.filled(
                "kifu.passes",
                passes.stream().map(pass -> pass.told(words)).collect(Collectors.joining(", "))));
  }
}
