package org.kifu.train;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.zip.CRC32;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.TheoreticalScore;

/**
 * A tournament game as training uses it.
 *
 * @param moves the moves from the standard start, compact
 * @param year the year of the game; 0 if unknown
 * @param blackDiscsAt24 the final discs of black with perfect play from 24 empties, if the archive
 *     states them
 * @param programs the number of players that are programs, 0 to 2
 */
public record TrainingGame(MoveList moves, int year, OptionalInt blackDiscsAt24, int programs) {
  private static final int THEORY_EMPTIES = 24;

  /** A game of two people. */
  public TrainingGame(MoveList moves, int year, OptionalInt blackDiscsAt24) {
    this(moves, year, blackDiscsAt24, 0);
  }

  /** The game of a record, if it is a game of Othello from the standard start. */
  public static Optional<TrainingGame> of(GameRecord game) {
    boolean fits =
        game.rules().equals(GameRecord.OTHELLO)
            && game.start().equals(StartSpec.STANDARD)
            && game.moves().isCompact();
    Optional<TheoreticalScore> theory =
        game.theory().filter(score -> score.empties() == THEORY_EMPTIES);
    return fits
        ? Optional.of(
            new TrainingGame(
                game.moves(),
                game.header().date().year(),
                theory.isPresent()
                    ? OptionalInt.of(theory.get().blackDiscs())
                    : OptionalInt.empty(),
                game.header().programs()))
        : Optional.empty();
  }

  /** Games of tournaments. */
  record TrainingArchive(List<TrainingGame> games) {
    /** The number of empties at which the theoretical scores of the archive begin. */
    static final int THEORY_EMPTIES = 24;

    static TrainingArchive of(List<TrainingGame> games) {
      return new TrainingArchive(games);
    }

    /** The games of some years. */
    TrainingArchive years(Set<Integer> years) {
      return new TrainingArchive(
          games.stream().filter(game -> years.contains(game.year())).toList());
    }

    /** The games of all other years. */
    TrainingArchive withoutYears(Set<Integer> years) {
      return new TrainingArchive(
          games.stream().filter(game -> !years.contains(game.year())).toList());
    }

    /** The positions of the games, with a name that holds a checksum of all moves. */
    PositionSource source() {
      CRC32 crc = new CRC32();
      List<byte[]> moves = games.stream().map(game -> game.moves().squares()).toList();
      moves.forEach(crc::update);
      return new PositionSource(
          "archive of %d games %08x".formatted(games.size(), crc.getValue()), moves);
    }

    /** The positions whose score with perfect play the archive states. */
    TrainingSamples theory() {
      TrainingSamples samples = new TrainingSamples();
      for (TrainingGame game : games) {
        PlayedPosition walk = new PlayedPosition();
        if (game.blackDiscsAt24().isPresent()
            && walk.follow(game.moves().squares(), THEORY_EMPTIES)
            && walk.moves() != 0) {
          int black = 2 * game.blackDiscsAt24().getAsInt() - 64;
          samples.add(walk.player(), walk.opponent(), 100 * (walk.blackToMove() ? black : -black));
        }
      }
      return samples;
    }
  }
}
