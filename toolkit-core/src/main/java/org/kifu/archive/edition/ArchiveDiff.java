package org.kifu.archive.edition;

import java.io.Closeable;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.dedup.RecordAgreement;
import org.kifu.archive.dedup.RecordFacts.FactField;
import org.kifu.archive.dedup.TraitReader;
import org.kifu.archive.edition.ArchiveDiff.Difference.Added;
import org.kifu.archive.edition.ArchiveDiff.Difference.ChangedFacts;
import org.kifu.archive.edition.ArchiveDiff.Difference.ChangedMoves;
import org.kifu.archive.edition.ArchiveDiff.Difference.Removed;
import org.kifu.game.ParsedGame;
import org.kifu.spill.RecordCodec;
import org.kifu.spill.SpillSort;

/**
 * A comparison of two archives, whatever the order of their games. Games are paired first if they
 * are the same; then if they have the same moves, players, event and date; then if they have the
 * same moves and players; then if they have the same moves. Games with other moves are paired by
 * the longest line that they have in common: first those with the same players, event and date;
 * then those whose facts do not contradict each other, if at least half of each game is that line.
 * The games that are left are in one archive only. An object is used once.
 */
public final class ArchiveDiff implements Closeable {
  private static final Comparator<GameTraits> SAME_LINE = Comparator.comparing(GameTraits::line);

  private static final Comparator<GameTraits> IDENTICAL =
      SAME_LINE.thenComparingInt(game -> game.line().turn()).thenComparing(GameTraits::facts);

  private static final Comparator<GameTraits> SAME_MOVES_AND_PLAYERS =
      SAME_LINE.thenComparing(game -> game.facts().players());

  private static final Comparator<GameTraits> SAME_MEETING =
      Comparator.comparing(GameTraits::meeting);

  private static final Comparator<GameTraits> ANY = (_, _) -> 0;

  /**
   * The least share of a common line. Games share openings; only a long common line may mean one
   * game.
   */
  private static final double LEAST_SHARE = 0.5;

  private static final Set<FactField> OF_THE_RESULT =
      Set.of(FactField.RESULT, FactField.THEORY, FactField.NOTES);

  /**
   * The order of differences: the first archive in its order, then the games only in the second.
   */
  private static final Comparator<Difference> ORDER =
      Comparator.comparing((Difference difference) -> difference instanceof Added)
          .thenComparingLong(difference -> named(difference).index());

  private final int jobs;
  private final GamePairing identical;
  private final GamePairing sameGame;
  private final GamePairing sameMovesAndPlayers;
  private final GamePairing sameMoves;
  private final LinePairing samePlayers;
  private final GamePairing manyOfSamePlayers;
  private final LinePairing sameLine;
  private final SpillSort<Difference> differences;
  private long same;
  private long removed;
  private long added;
  private long otherFacts;
  private long otherMoves;

  /**
   * Prepares a comparison.
   *
   * @param jobs the number of threads, which does not change the result
   * @param memory the approximate number of bytes to use, which does not change the result
   */
  public ArchiveDiff(int jobs, long memory) {
    this.jobs = jobs;
    long share = memory / 10;
    this.identical = new GamePairing(IDENTICAL, 3 * share);
    this.sameGame = new GamePairing(SAME_LINE.thenComparing(SAME_MEETING), share);
    this.sameMovesAndPlayers = new GamePairing(SAME_MOVES_AND_PLAYERS, share);
    this.sameMoves = new GamePairing(SAME_LINE, share);
    this.samePlayers = new LinePairing(SAME_MEETING, (_, _) -> true, 0, share);
    this.manyOfSamePlayers = new GamePairing(SAME_MEETING, share);
    this.sameLine = new LinePairing(ANY, ArchiveDiff::canBeOneGame, LEAST_SHARE, share);
    this.differences =
        new SpillSort<>(
            new DifferenceCodec(), ORDER, difference -> 2 * named(difference).weight(), share);
  }

  private static GameTraits named(Difference difference) {
    return switch (difference) {
      case Removed(GameTraits game) -> game;
      case Added(GameTraits game) -> game;
      case ChangedFacts(GameTraits before, _) -> before;
      case ChangedMoves(GameTraits before, _) -> before;
    };
  }

  /**
   * Reads both archives and hands on their differences.
   *
   * @throws java.io.UncheckedIOException if games, or files for what memory does not hold, cannot
   *     be read
   */
  public DiffCounts run(Iterator<ParsedGame> first, Iterator<ParsedGame> second, DiffSink sink)
      throws IOException {
    long[] counts = new long[2];
    TraitReader.readAll(
        first,
        jobs,
        game -> {
          counts[0]++;
          identical.add(new GamePairing.SidedGame(game, false));
        });
    TraitReader.readAll(
        second,
        jobs,
        game -> {
          counts[1]++;
          identical.add(new GamePairing.SidedGame(game, true));
        });
    match();
    for (Iterator<Difference> sorted = differences.sorted(); sorted.hasNext(); ) {
      sink.write(sorted.next());
    }
    return new DiffCounts(counts[0], counts[1], same, removed, added, otherFacts, otherMoves);
  }

  private void match() throws IOException {
    identical.finish((before, after) -> same++, this::withOtherFacts);
    sameGame.finish(this::otherFacts, this::atAnotherMeeting);
    sameMovesAndPlayers.finish(this::otherFacts, sameMoves::add);
    sameMoves.finish(this::otherFacts, this::withoutMoves);
    samePlayers.finish(this::otherMoves, manyOfSamePlayers::add);
    manyOfSamePlayers.finish(this::otherMoves, sameLine::add);
    sameLine.finish(this::otherMoves, this::alone);
  }

  /** Whether the games may differ only in moves and in the results that follow from the moves. */
  private static boolean canBeOneGame(GameTraits one, GameTraits other) {
    return one.moves() > 0
        && other.moves() > 0
        && OF_THE_RESULT.containsAll(RecordAgreement.conflicts(one.facts(), other.facts()));
  }

  private void withOtherFacts(GamePairing.SidedGame game) throws IOException {
    if (game.game().meeting().isEmpty()) {
      atAnotherMeeting(game);
    } else {
      sameGame.add(game);
    }
  }

  private void atAnotherMeeting(GamePairing.SidedGame game) throws IOException {
    if (game.game().facts().players().isEmpty()) {
      sameMoves.add(game);
    } else {
      sameMovesAndPlayers.add(game);
    }
  }

  private void otherFacts(GameTraits before, GameTraits after) throws IOException {
    otherFacts++;
    differences.add(new ChangedFacts(before, after));
  }

  private void otherMoves(GameTraits before, GameTraits after) throws IOException {
    otherMoves++;
    differences.add(new ChangedMoves(before, after));
  }

  /**
   * Passes on a game that has no partner by its moves; without known players, only its line is
   * left.
   */
  private void withoutMoves(GamePairing.SidedGame game) throws IOException {
    if (game.game().meeting().isEmpty()) {
      sameLine.add(game);
    } else {
      samePlayers.add(game);
    }
  }

  private void alone(GamePairing.SidedGame game) throws IOException {
    if (game.second()) {
      added++;
      differences.add(new Added(game.game()));
    } else {
      removed++;
      differences.add(new Removed(game.game()));
    }
  }

  @Override
  public void close() throws IOException {
    identical.close();
    sameGame.close();
    sameMovesAndPlayers.close();
    sameMoves.close();
    samePlayers.close();
    manyOfSamePlayers.close();
    sameLine.close();
    differences.close();
  }

  /** A codec that writes a byte for the kind, then one or two games. */
  private static final class DifferenceCodec implements RecordCodec<Difference> {
    @Override
    public void write(Difference difference, DataOutput out) throws IOException {
      switch (difference) {
        case Removed(GameTraits game) -> write('r', game, out);
        case Added(GameTraits game) -> write('a', game, out);
        case ChangedFacts(GameTraits before, GameTraits after) -> {
          write('f', before, out);
          GameTraits.CODEC.write(after, out);
        }
        case ChangedMoves(GameTraits before, GameTraits after) -> {
          write('m', before, out);
          GameTraits.CODEC.write(after, out);
        }
      }
    }

    private static void write(char kind, GameTraits game, DataOutput out) throws IOException {
      out.writeByte(kind);
      GameTraits.CODEC.write(game, out);
    }

    @Override
    public Difference read(DataInput in) throws IOException {
      int kind = in.readByte();
      GameTraits game = GameTraits.CODEC.read(in);
      return switch (kind) {
        case 'r' -> new Removed(game);
        case 'a' -> new Added(game);
        case 'f' -> new ChangedFacts(game, GameTraits.CODEC.read(in));
        default -> new ChangedMoves(game, GameTraits.CODEC.read(in));
      };
    }
  }

  /**
   * The sums of a comparison of two archives. {@code same + otherFacts + otherMoves} games have a
   * partner in the other archive.
   *
   * @param first the number of games of the first archive that could be read
   * @param second the number of games of the second archive that could be read
   */
  public record DiffCounts(
      long first,
      long second,
      long same,
      long removed,
      long added,
      long otherFacts,
      long otherMoves) {
    /** Whether there is no difference. */
    public boolean areSame() {
      return removed + added + otherFacts + otherMoves == 0;
    }
  }

  /** A receiver of differences, one after the other. */
  @FunctionalInterface
  public interface DiffSink {
    /** Takes the next difference. */
    void write(Difference difference) throws IOException;
  }

  /** A difference between two archives. */
  public sealed interface Difference {
    /** A game that only the first archive has. */
    record Removed(GameTraits game) implements Difference {}

    /** A game that only the second archive has. */
    record Added(GameTraits game) implements Difference {}

    /** A game with the same moves, perhaps on a turned board, and other facts. */
    record ChangedFacts(GameTraits before, GameTraits after) implements Difference {
      /** The fields that differ; empty if only the board was turned. */
      public List<FactField> fields() {
        return before.facts().differing(after.facts());
      }

      /** Whether the moves are those of a turned board. */
      public boolean isTurned() {
        return before.line().turn() != after.line().turn();
      }
    }

    /** A game with other moves, but the same players, event and date where these are known. */
    record ChangedMoves(GameTraits before, GameTraits after) implements Difference {
      /** The number of the first move that differs, from 1, without passes. */
      public int fromMove() {
        return before.line().movesInCommon(after.line()) + 1;
      }
    }
  }
}
