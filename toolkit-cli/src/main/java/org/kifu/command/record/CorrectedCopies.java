package org.kifu.command.record;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.edition.CorrectionField.Correction;
import org.kifu.archive.output.CorrectionCsv;
import org.kifu.command.output.FreshFolder;
import org.kifu.command.output.GameFileNames;
import org.kifu.command.output.Staging;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.repair.Diagnosis;
import org.kifu.repair.RepairTally;
import org.kifu.repair.output.RepairWriter;
import org.kifu.repair.output.RepairWriter.Copy;
import org.kifu.repair.output.RepairWriter.RepairSettings;
import picocli.CommandLine.Option;

/**
 * The folder of a repair: all proposals, and a file for each corrected copy. A diagram is written
 * as a diagram, every other record as a transcript.
 */
final class CorrectedCopies implements AutoCloseable {
  private static final String PROPOSALS = "repair.jsonl";

  private final @Nullable FreshFolder folder;
  private final ProposalChoice choice;
  private final Streams streams;
  private final boolean quiet;
  private final @Nullable Writer file;
  private final @Nullable RepairWriter proposals;
  private final @Nullable CorrectionRows corrections;
  private final GameFileNames names = new GameFileNames(".txt");

  private CorrectedCopies(
      @Nullable FreshFolder folder,
      ProposalChoice choice,
      Streams streams,
      boolean quiet,
      @Nullable Writer file,
      @Nullable RepairWriter proposals,
      @Nullable CorrectionRows corrections) {
    this.folder = folder;
    this.choice = choice;
    this.streams = streams;
    this.quiet = quiet;
    this.file = file;
    this.proposals = proposals;
    this.corrections = corrections;
  }

  /**
   * Opens the files of the folder.
   *
   * @param folder the folder; null to write nothing
   * @param isWhole whether all games of the input are read, so that their numbers are known
   */
  static CorrectedCopies open(
      @Nullable FreshFolder folder,
      ProposalChoice choice,
      RepairSettings settings,
      boolean isWhole,
      Streams streams,
      boolean quiet)
      throws IOException {
    if (folder == null) {
      return new CorrectedCopies(null, choice, streams, quiet, null, null, null);
    }
    Writer file = Staging.text(folder.file(PROPOSALS));
    RepairWriter proposals = RepairWriter.jsonLines(file, settings);
    CorrectionRows corrections = choice.isAsked() && isWhole ? new CorrectionRows(folder) : null;
    return new CorrectedCopies(folder, choice, streams, quiet, file, proposals, corrections);
  }

  /** Writes a diagnosis, and the corrected copy if it is requested. */
  Optional<Copy> take(Diagnosis diagnosis) throws IOException {
    Optional<Copy> copy = Optional.empty();
    Optional<Integer> chosen = choice.of(diagnosis);
    if (folder != null && chosen.isPresent()) {
      copy = Optional.of(write(folder, diagnosis, chosen.get()));
    }
    if (proposals != null) {
      proposals.write(diagnosis, copy);
    }
    if (corrections != null) {
      corrections.take(diagnosis, chosen);
    }
    return copy;
  }

  private Copy write(FreshFolder into, Diagnosis diagnosis, int chosen) throws IOException {
    ParsedGame game = diagnosis.game();
    GameRecord corrected = diagnosis.proposals().get(chosen - 1).corrected();
    String name = names.next(game);
    String notation = game.origin().board().isPresent() ? "diagram" : "transcript";
    try (GameWriter writer = GameWriter.open(notation, into.file(name))) {
      writer.write(corrected);
      sayLosses(game, name, writer.losses(corrected));
    }
    return new Copy(chosen, name);
  }

  private void sayLosses(ParsedGame game, String name, List<String> losses) {
    if (!losses.isEmpty() && !quiet) {
      streams.say(
          "kifu: %s: game %d: %s does not hold %s"
              .formatted(game.origin().start(), game.number(), name, String.join(", ", losses)));
    }
  }

  /** Writes the sums. */
  void finish(RepairTally tally) throws IOException {
    if (proposals != null) {
      proposals.finish(tally);
    }
    close();
  }

  @Override
  public void close() throws IOException {
    if (file != null) {
      file.close();
    }
    if (corrections != null) {
      corrections.close();
    }
  }

  /** The chosen proposals of a repair as a table for {@code --correct}. */
  private static final class CorrectionRows implements AutoCloseable {
    private static final String NAME = "corrections.csv";

    private final Writer file;
    private final CorrectionCsv table;
    private int games;
    private int rows;

    CorrectionRows(FreshFolder folder) throws IOException {
      file = Staging.text(folder.file(NAME));
      table = new CorrectionCsv(file);
    }

    /** Takes the diagnosis of the next game of the input. */
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

  /** The options for the proposals that are written as corrected copies; the default is none. */
  static final class ProposalChoice {
    @Option(
        names = "--apply",
        paramLabel = "N",
        description = "Write the Nth proposal of each record, in the order shown.")
    private @Nullable Integer number;

    @Option(
        names = "--accept-unique",
        description =
            "Write the first proposal if it is better than all others, reaches the end of the"
                + " game and contradicts no score. Two faults also need a score that confirms"
                + " them.")
    private boolean unique;

    boolean isAsked() {
      return number != null || unique;
    }

    /** The requested number of a proposal; 0 for none. */
    int number() {
      if (number == null) {
        return 0;
      }
      if (number < 1) {
        throw Refusal.usage("--apply must be 1 or more, not " + number);
      }
      return number;
    }

    /** The option as on the command line; empty for none. */
    String words() {
      return number != null ? "--apply " + number : unique ? "--accept-unique" : "";
    }

    /** The number of the chosen proposal, from 1. */
    Optional<Integer> of(Diagnosis diagnosis) {
      if (number != null) {
        return Optional.of(number).filter(chosen -> chosen <= diagnosis.proposals().size());
      }
      return unique && diagnosis.isAcceptable() ? Optional.of(1) : Optional.empty();
    }
  }
}
