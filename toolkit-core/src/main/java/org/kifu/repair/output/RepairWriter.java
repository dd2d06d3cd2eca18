package org.kifu.repair.output;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import org.kifu.repair.Diagnosis;
import org.kifu.repair.GameRepair.RepairOptions;
import org.kifu.repair.RepairTally;

/**
 * A writer of proposals in one form, record by record in the order of the input. The stream below
 * is flushed at the end and stays open.
 */
public interface RepairWriter {
  /** A corrected copy: the number of its proposal, from 1, and the name of its file. */
  record Copy(int proposal, String file) {}

  /**
   * Writes what there is to say about one record; of one that is sound, nothing.
   *
   * @param copy the corrected copy, if one was written
   */
  void write(Diagnosis diagnosis, Optional<Copy> copy) throws IOException;

  /** Writes the sums, and ends the output. */
  void finish(RepairTally tally) throws IOException;

  /** Text for people. */
  static RepairWriter text(Writer out) {
    return new RepairText(out);
  }

  /** An object a record that is not sound, one a line; the last line is the summary. */
  static RepairWriter jsonLines(Writer out, RepairSettings settings) throws IOException {
    return new RepairJson(out, settings);
  }

  /**
   * The settings of a repair, as its output states them.
   *
   * @param options how far to look
   * @param archive whether lines were ranked by an archive
   * @param apply what was written, in the words of the command line; empty for nothing
   */
  record RepairSettings(RepairOptions options, boolean archive, String apply) {}
}
