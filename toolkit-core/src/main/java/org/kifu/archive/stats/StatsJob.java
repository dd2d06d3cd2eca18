package org.kifu.archive.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.kifu.batch.Batch;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.opening.GameWalk;
import org.kifu.opening.OpeningHistory.Collector;
import org.kifu.opening.OpeningTally;
import org.kifu.opening.OpeningTally.Exclusion;
import org.kifu.opening.ResultsByYear;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;

/** A count of whole games on several threads. */
public final class StatsJob {
  /** The games of a chunk; one game is some microseconds of work. */
  private static final int GAMES_TOGETHER = 256;

  private StatsJob() {}

  /**
   * Counts games. The number of threads does not change the counts.
   *
   * @param games the games, which the calling thread reads one at a time
   * @param jobs the number of working threads, at least 1
   * @throws java.util.concurrent.CancellationException if the calling thread is interrupted
   */
  public static GameStats count(Iterator<ParsedGame> games, int jobs) {
    List<GameTally> parts = new ArrayList<>();
    new Batch(jobs, GAMES_TOGETHER)
        .<ParsedGame, GameTally>run(
            games,
            game -> game.origin().byteCount(),
            () -> {
              GameTally part = new GameTally();
              parts.add(part);
              return game -> {
                part.add(game);
                return part;
              };
            },
            part -> {});
    GameTally all = parts.removeFirst();
    parts.forEach(all::addAll);
    return all.stats();
  }

  /** The statistics of one thread while it counts. */
  private static final class GameTally {
    private static final int START_DISCS = 4;

    private final GameWalk walk = new GameWalk(1);
    private final CompactReplay replay = new CompactReplay();
    private final OpeningTally.Counter tally = new OpeningTally.Counter();
    private final Collector played = new Collector();
    private final Counts discsPlaced = new Counts();
    private final Counts passes = new Counts();
    private final GameStats.@Nullable Branching[] branching = new GameStats.Branching[Square.COUNT];
    private ResultsByYear others = ResultsByYear.NONE;
    private long blackWipeOuts;
    private long whiteWipeOuts;
    private long blackPasses;
    private long whitePasses;
    private int passesHere;

    void add(ParsedGame game) {
      Optional<Exclusion> exclusion = walk.walk(game);
      tally.add(exclusion);
      if (exclusion.isPresent()) {
        return;
      }
      played.add(walk.year(), walk.blackDiscDiff(), -1);
      passesHere = 0;
      GameRecord record = game.record().orElseThrow();
      if (record.moves().isCompact() && record.start() instanceof StartSpec.Standard) {
        lookAt(record.moves().squares());
      } else {
        lookAt(Replay.of(Othello.RULES, record));
      }
      passes.add(passesHere);
    }

    private void lookAt(byte[] squares) {
      replay.start();
      for (byte square : squares) {
        if (square != MoveList.PASS) { // whether a pass is written or not
          look(replay.player(), replay.opponent(), replay.sideToMove() == Disc.BLACK);
        }
        replay.step(square);
      }
      end(replay.black(), replay.white());
    }

    private void lookAt(Replay<Position, Move> whole) {
      List<Step<Position, Move>> steps = whole.steps();
      for (Step<Position, Move> step : steps) {
        if (!step.move().isPass()) {
          Position before = step.before();
          look(before.player(), before.opponent(), before.sideToMove() == Disc.BLACK);
        } else {
          pass(step.before().sideToMove() == Disc.BLACK);
        }
      }
      end(whole.end().black(), whole.end().white());
    }

    /** Counts a position in which one side moves, after a pass of the other if necessary. */
    private void look(long player, long opponent, boolean black) {
      int moves = Long.bitCount(Mobility.legalMoves(player, opponent));
      if (moves == 0) {
        pass(black);
        moves = Long.bitCount(Mobility.legalMoves(opponent, player));
      }
      int discs = Long.bitCount(player | opponent) - START_DISCS;
      GameStats.Branching here = new GameStats.Branching(discs, 1, moves, moves, moves);
      GameStats.Branching before = branching[discs];
      branching[discs] = before == null ? here : before.plus(here);
    }

    private void pass(boolean black) {
      passesHere++;
      blackPasses += black ? 1 : 0;
      whitePasses += black ? 0 : 1;
    }

    private void end(long black, long white) {
      discsPlaced.add(Long.bitCount(black | white) - START_DISCS);
      blackWipeOuts += white == 0 ? 1 : 0;
      whiteWipeOuts += black == 0 ? 1 : 0;
    }

    /** Adds the counts of another object. */
    void addAll(GameTally other) {
      tally.add(other.tally.tally());
      others = others.plus(other.results());
      discsPlaced.addAll(other.discsPlaced);
      passes.addAll(other.passes);
      blackWipeOuts += other.blackWipeOuts;
      whiteWipeOuts += other.whiteWipeOuts;
      blackPasses += other.blackPasses;
      whitePasses += other.whitePasses;
      for (int i = 0; i < branching.length; i++) {
        GameStats.Branching one = branching[i];
        GameStats.Branching two = other.branching[i];
        branching[i] = one == null ? two : two == null ? one : one.plus(two);
      }
    }

    private ResultsByYear results() {
      return others.plus(played.history(null).results());
    }

    GameStats stats() {
      return new GameStats(
          tally.tally(),
          results(),
          blackWipeOuts,
          whiteWipeOuts,
          discsPlaced.toMap(),
          passes.toMap(),
          blackPasses,
          whitePasses,
          Arrays.stream(branching).filter(Objects::nonNull).toList());
    }

    /** The counts of small numbers. */
    private static final class Counts {
      private long[] counts = new long[0];

      void add(int number) {
        add(number, 1);
      }

      private void add(int number, long times) {
        if (number >= counts.length) {
          counts = Arrays.copyOf(counts, number + 1);
        }
        counts[number] += times;
      }

      void addAll(Counts other) {
        for (int i = 0; i < other.counts.length; i++) {
          add(i, other.counts[i]);
        }
      }

      /** The numbers that occurred, ascending. */
      SortedMap<Integer, Long> toMap() {
        SortedMap<Integer, Long> map = new TreeMap<>();
        for (int i = 0; i < counts.length; i++) {
          if (counts[i] > 0) {
            map.put(i, counts[i]);
          }
        }
        return map;
      }
    }
  }
}
