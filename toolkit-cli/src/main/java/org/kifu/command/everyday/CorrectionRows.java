package org.kifu.command.everyday;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import org.kifu.archive.edition.CorrectionField.Correction;
import org.kifu.archive.output.CorrectionCsv;
import org.kifu.command.FreshFolder;
import org.kifu.command.Staging;
import org.kifu.game.GameRecord;
import org.kifu.repair.Diagnosis;

/** The chosen proposals of a repair as a table for {@code --correct}. */
final class CorrectionRows implements AutoCloseable {
  private static final String NAME = "corrections.csv";

  private final Writer file;
  private final CorrectionCsv table;
  private int games;
  private int rows;

  CorrectionRows(FreshFolder folder) throws IOException {
    file = Staging.text(folder.file(NAME));
    table = new CorrectionCsv(file);
  }

  /** Takes what was found about the next game of the input. */
  void take(Diagnosis diagnosis, Optional<Integer> chosen) throws IOException {
    games++;
    Optional<GameRecord> read = diagnosis.game().record();
    if (chosen.isPresent() && read.isPresent()) {
      GameRecord corrected = diagnosis.proposals().get(chosen.get() - 1).corrected();
      for (Correction each : Correction.between(rows + 2, games, read.get(), corrected)) {
        table.add(each);
        rows++;
      }
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
