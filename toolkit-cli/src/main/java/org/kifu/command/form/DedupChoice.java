package org.kifu.command.form;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.archive.dedup.Dedup.DedupOptions;
import org.kifu.archive.dedup.DuplicateReason;
import org.kifu.archive.dedup.DuplicateRemoval.Keep;
import org.kifu.archive.output.DedupWriter;
import org.kifu.archive.output.DedupWriter.DedupSettings;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.output.Output;
import org.kifu.command.terminal.Refusal;
import org.kifu.words.Printable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options for the reasons for which games are equal, and for the form of the report. */
public final class DedupChoice {
  @Option(
      names = "--reasons",
      paramLabel = "REASONS",
      split = ",",
      converter = ByLabel.class,
      description = "Report only these reasons, such as identical,prefix (default: all).")
  private List<DuplicateReason> reasons = new ArrayList<>();

  @Option(
      names = "--board-from",
      paramLabel = "MOVES",
      defaultValue = "" + DedupOptions.USUAL_BOARD_FROM,
      description =
          "Compare final boards of games with at least this many moves (default:"
              + " ${DEFAULT-VALUE}).")
  private int boardFrom = DedupOptions.USUAL_BOARD_FROM;

  @Mixin private FormOption form = FormOption.withTables(Form.TEXT, Form.JSONL, Form.CSV);

  /** The form of output that always goes to standard output. */
  public Form form() {
    return form.form();
  }

  /** The form of output that goes to the place that {@code -o} names. */
  public Form form(Output output) {
    return form.form(output);
  }

  /**
   * Opens the report.
   *
   * @param removed the reasons for which a copy leaves games out
   * @param keep the rule that chooses the game that stays; nothing without a copy
   */
  public DedupWriter writer(
      Form wanted, Writer out, List<DuplicateReason> removed, Optional<Keep> keep)
      throws IOException {
    DedupOptions options = options(1);
    DedupSettings settings =
        new DedupSettings(
            options.reasons().stream().sorted().toList(), options.boardFrom(), removed, keep);
    return switch (wanted) {
      case JSONL -> DedupWriter.jsonLines(out, settings);
      case CSV -> DedupWriter.csv(form.table(out));
      default -> DedupWriter.text(new Printable(out));
    };
  }

  /**
   * The settings from the options.
   *
   * @param jobs the number of threads
   */
  public DedupOptions options(int jobs) {
    if (boardFrom < 1) {
      throw Refusal.usage("--board-from must be 1 or more, not " + boardFrom);
    }
    Set<DuplicateReason> wanted =
        reasons.isEmpty() ? EnumSet.allOf(DuplicateReason.class) : EnumSet.copyOf(reasons);
    return DedupOptions.withJobs(jobs).withReasons(wanted).withBoardFrom(boardFrom);
  }

  /** A converter of names to reasons. */
  public static final class ByLabel implements ITypeConverter<DuplicateReason> {
    @Override
    public DuplicateReason convert(String label) {
      try {
        return DuplicateReason.labelled(label);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(String.valueOf(e.getMessage()));
      }
    }
  }
}
