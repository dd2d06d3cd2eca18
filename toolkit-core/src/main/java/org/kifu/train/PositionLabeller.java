package org.kifu.train;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.function.IntFunction;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.evaluation.Weights;
import org.kifu.search.Engine;
import org.kifu.train.PositionSource.PositionKind;
import org.kifu.train.SelfPlay.ShallowPlayer;
import org.kifu.train.Trainer.TrainingListener;
import org.kifu.train.TrainingWorkers.TrainingWork;

/**
 * A labeller of positions. It keeps the labels in files, with which a run after an interrupted one
 * continues.
 *
 * @param player the weights of the player that answers random moves
 * @param folder the folder of the files
 * @param workers the workers that make the labels
 */
record PositionLabeller(
    Weights player, Path folder, TrainingWorkers workers, TrainingListener listener) {
  /**
   * The teacher that labels the positions of one file.
   *
   * @param exactEmpties the number of empties up to which positions are solved
   * @param depth the plies of the search for the other positions
   * @param mean whether their label is the mean of the values at this depth and at one ply less
   * @param weights the weights for the evaluation in that search
   */
  record Teacher(int exactEmpties, int depth, boolean mean, Weights weights)
      implements Serializable {
    /** The settings that determine the labels of positions with at most this number of empties. */
    String settings(int most) {
      return most <= exactEmpties
          ? "scores"
          : "scores up to %d empties, else %s, weights %s"
              .formatted(exactEmpties, PositionLabeller.depth(depth, mean), weights.checksum());
    }
  }

  /** The depth of the searches, in words. */
  static String depth(int depth, boolean mean) {
    return mean ? "mean of depths %d and %d".formatted(depth - 1, depth) : "depth " + depth;
  }

  /**
   * Labelled positions of one source and kind.
   *
   * @param fewest the least number of empties
   * @param most the greatest number of empties
   * @param count the number of positions; those that chance leaves without a move are left out, and
   *     siblings that a position does not have
   */
  TrainingSamples of(
      PositionSource source, PositionKind kind, int fewest, int most, int count, Teacher teacher) {
    String what = kind.name().toLowerCase(java.util.Locale.ROOT);
    String by = kind.answered() ? " by weights " + player.checksum() : "";
    String settings =
        "%s, %s%s, %d to %d empties, %s"
            .formatted(source.name(), what, by, fewest, most, teacher.settings(most));
    listener.step(settings);
    ResultFile file = new ResultFile(folder, "%s-%02d".formatted(what, fewest), settings);
    TrainingSamples samples = new TrainingSamples();
    Work work = new Work(source, kind, fewest, most, teacher, player);
    file.complete(count, work, workers, listener).forEach(samples::addPacked);
    return samples;
  }

  /** The positions of one file, and the teacher that labels them. */
  private record Work(
      PositionSource source,
      PositionKind kind,
      int fewest,
      int most,
      Teacher teacher,
      Weights player)
      implements TrainingWork {
    @Override
    public IntFunction<byte[]> worker() {
      Worker worker = new Worker(teacher, player);
      ShallowPlayer answers = new ShallowPlayer(player);
      return number ->
          source
              .position(kind, fewest, most, number, answers)
              .map(worker::labelled)
              .orElse(new byte[0]);
    }
  }

  /** The solver and the search of one thread. */
  private static final class Worker {
    private final Teacher teacher;
    private final Engine engine;
    private final DepthSearch search;

    /**
     * @param order the weights that order the moves of the solver, whose scores do not depend on
     *     them
     */
    Worker(Teacher teacher, Weights order) {
      this.engine = new Engine(Engine.DEFAULT_MEGABYTES, 1, order);
      this.teacher = teacher;
      this.search = new DepthSearch(teacher.weights());
    }

    byte[] labelled(PlayedPosition at) {
      int value = at.empties() <= teacher.exactEmpties() ? solved(at) : searched(at);
      return TrainingSamples.packed(at.player(), at.opponent(), value);
    }

    private int searched(PlayedPosition at) {
      int depth = teacher.depth();
      int value = search.value(at.player(), at.opponent(), depth);
      return teacher.mean()
          ? (value + search.value(at.player(), at.opponent(), depth - 1)) / 2
          : value;
    }

    private int solved(PlayedPosition at) {
      return engine
          .solve(new Position(at.player(), at.opponent(), Disc.BLACK))
          .value()
          .centidiscs();
    }
  }
}
