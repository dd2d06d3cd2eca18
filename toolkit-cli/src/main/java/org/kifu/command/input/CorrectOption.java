package org.kifu.command.input;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.edition.CorrectionField.Correction;
import org.kifu.archive.edition.Corrections;
import org.kifu.archive.output.CorrectionCsv;
import org.kifu.command.input.ChosenGames.Edits;
import org.kifu.command.terminal.Refusal;
import org.kifu.table.CsvTable.TableException;
import picocli.CommandLine.Option;

/** The option for corrections of single facts. */
public final class CorrectOption implements ReadsFiles {
  @Option(
      names = "--correct",
      paramLabel = "FILE",
      description =
          "Correct facts by the table FILE: game,field,old,new. A row that does not fit is"
              + " refused.")
  private @Nullable Path file;

  @Override
  public InputFiles with(InputFiles inputs) {
    return file == null ? inputs : inputs.with(file);
  }

  /** The changes that the corrections make to games; none without corrections. */
  public Edits edits() {
    if (file == null) {
      return Edits.NONE;
    }
    List<Correction> corrections = read(file);
    return new Edits(games -> new Corrections(games, corrections), Edits.NONE.hint());
  }

  private static List<Correction> read(Path file) {
    try (Reader in = ReadsFiles.openTable(file)) {
      return CorrectionCsv.read(in);
    } catch (TableException e) {
      throw Refusal.usage("--correct: " + file + ": " + e.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
