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
import org.kifu.board.MoveToken;
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
import org.kifu.rules.FinalCount;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

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
    return count(games, Othello.RULES, jobs);
  }

  /**
   * Counts games of some rules. The number of threads does not change the counts.
   *
   * @param games the games, which the calling thread reads one at a time
   * @param rules the rules of the games that count
   * @param jobs the number of working threads, at least 1
   * @throws java.util.concurrent.CancellationException if the calling thread is interrupted
   */
  public static GameStats count(Iterator<ParsedGame> games, Rules<?, ?> rules, int jobs) {
    List<GameTally> parts = new ArrayList<>();
    new Batch(jobs, GAMES_TOGETHER)
        .<ParsedGame, GameTally>run(
            games,
            game -> game.origin().byteCount(),
            () -> {
              GameTally part = new GameTally(rules);
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

    private final Rules<?, ?> rules;
    private final GameWalk walk;

    /** Whether the games are those of the tournament, but white begins. */
    private final boolean isExchanged;

    private final CompactReplay replay = new CompactReplay();
    private final OpeningTally.Counter tally = new OpeningTally.Counter();
    private final Collector played = new Collector();
    private final Counts discsPlaced = new Counts();
    private final Counts passes = new Counts();
    private GameStats.@Nullable Branching[] branching = new GameStats.Branching[Square.COUNT];
    private ResultsByYear others = ResultsByYear.NONE;
    private long blackWipeOuts;
    private long whiteWipeOuts;
    private long blackPasses;
    private long whitePasses;
    private int passesHere;

    GameTally(Rules<?, ?> rules) {
      this.rules = rules;
      this.walk = new GameWalk(1, rules.name());
      this.isExchanged = rules.firstToMove() == Disc.WHITE;
    }

    void add(ParsedGame game) {
      Optional<Exclusion> exclusion = walk.walk(game);
      tally.add(exclusion);
      if (exclusion.isPresent()) {
        return;
      }
      played.add(walk.year(), walk.blackDiscDiff(), walk.winner(), -1);
      passesHere = 0;
      GameRecord record = game.record().orElseThrow();
      if (rules.isPlayedAsOthello()
          && record.moves().isCompact()
          && record.start() instanceof StartSpec.Standard) {
        lookAt(record.moves().squares());
      } else {
        lookAt(Replay.of(rules, record));
      }
      passes.add(passesHere);
    }

    private void lookAt(byte[] squares) {
      replay.start();
      for (byte square : squares) {
        if (square != MoveList.PASS) { // whether a pass is written or not
          boolean isFirst = replay.sideToMove() == Disc.BLACK;
          look(replay.player(), replay.opponent(), isFirst != isExchanged);
        }
        replay.step(square);
      }
      long first = replay.black();
      long second = replay.white();
      end(
          Long.bitCount(first | second) - START_DISCS,
          (isExchanged ? first : second) == 0,
          (isExchanged ? second : first) == 0);
    }

    private <P, M> void lookAt(Replay<P, M> whole) {
      int placed = 0;
      for (Step<P, M> step : whole.steps()) {
        P before = step.before();
        if (whole.rules().token(step.move()) instanceof MoveToken.Pass) {
          pass(whole.rules().sideToMove(before) == Disc.BLACK);
        } else {
          note(placed++, whole.rules().legalMoves(before).size());
        }
      }
      FinalCount count = whole.count();
      end(placed, count.whiteDiscs() == 0, count.blackDiscs() == 0);
    }

    /** Counts a position in which one side moves, after a pass of the other if necessary. */
    private void look(long player, long opponent, boolean black) {
      int moves = Long.bitCount(Mobility.legalMoves(player, opponent));
      if (moves == 0) {
        pass(black);
        moves = Long.bitCount(Mobility.legalMoves(opponent, player));
      }
      note(Long.bitCount(player | opponent) - START_DISCS, moves);
    }

    private void note(int discs, int moves) {
      if (discs >= branching.length) {
        branching = Arrays.copyOf(branching, Math.max(discs + 1, 2 * branching.length));
      }
      GameStats.Branching here = new GameStats.Branching(discs, 1, moves, moves, moves);
      GameStats.Branching before = branching[discs];
      branching[discs] = before == null ? here : before.plus(here);
    }

    private void pass(boolean black) {
      passesHere++;
      blackPasses += black ? 1 : 0;
      whitePasses += black ? 0 : 1;
    }

    private void end(int placed, boolean isWithoutWhite, boolean isWithoutBlack) {
      discsPlaced.add(placed);
      blackWipeOuts += isWithoutWhite ? 1 : 0;
      whiteWipeOuts += isWithoutBlack ? 1 : 0;
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
      if (other.branching.length > branching.length) {
        branching = Arrays.copyOf(branching, other.branching.length);
      }
      for (int i = 0; i < other.branching.length; i++) {
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
          rules,
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
