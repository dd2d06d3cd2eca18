package org.kifu.train;

import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.TheoreticalScore;

/**
 * A tournament game as training sees it.
 *
 * @param moves compact moves from the standard start
 * @param year the year it was played in; 0 if unknown
 * @param blackDiscsAt24 black's final discs with perfect play from 24 empties, if the archive says
 */
public record TrainingGame(MoveList moves, int year, OptionalInt blackDiscsAt24) {
  private static final int THEORY_EMPTIES = 24;

  /** The game of a record, if it is one of tournament Othello from the standard start. */
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
                    : OptionalInt.empty()))
        : Optional.empty();
  }
}
