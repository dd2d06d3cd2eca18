package org.kifu.command.everyday;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.batch.Batch;
import org.kifu.game.ParsedGame;
import org.kifu.repair.Diagnosis;
import org.kifu.repair.GameRepair;
import org.kifu.repair.GameRepair.RepairOptions;
import org.kifu.repair.LineArchive;
import org.kifu.repair.RepairTally;
import org.kifu.repair.output.RepairWriter;
import org.kifu.repair.output.RepairWriter.Copy;

/** Looks at the records of a run one after the other. */
final class RepairRun {
  /** A damaged record is some milliseconds of work, a sound one next to nothing. */
  private static final int GAMES_TOGETHER = 32;

  private final RepairWriter shown;
  private final CorrectedCopies copies;
  private RepairTally tally = RepairTally.NONE;

  RepairRun(RepairWriter shown, CorrectedCopies copies) {
    this.shown = shown;
    this.copies = copies;
  }

  RepairTally repair(
      Iterator<ParsedGame> games, RepairOptions options, @Nullable LineArchive archive, int jobs)
      throws IOException {
    new Batch(jobs, GAMES_TOGETHER)
        .<ParsedGame, Diagnosis>run(
            games, game -> game.origin().byteCount(), () -> worker(options, archive), this::take);
    shown.finish(tally);
    return tally;
  }

  private static Function<ParsedGame, Diagnosis> worker(
      RepairOptions options, @Nullable LineArchive archive) {
    return new GameRepair(options, archive)::diagnose;
  }

  private void take(Diagnosis diagnosis) {
    try {
      Optional<Copy> copy = copies.take(diagnosis);
      shown.write(diagnosis, copy);
      tally = tally.plus(diagnosis, copy.isPresent());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
