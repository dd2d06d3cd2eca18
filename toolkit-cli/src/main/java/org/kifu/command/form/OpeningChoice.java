package org.kifu.command.form;

import java.io.IOException;
import java.io.Writer;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.GameFilter;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.output.Output;
import org.kifu.command.terminal.Refusal;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.output.OpeningCsv;
import org.kifu.opening.output.OpeningJson;
import org.kifu.opening.output.OpeningText;
import org.kifu.opening.output.OpeningWords;
import org.kifu.words.Printable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the counting of openings, and for the form of the table. */
public final class OpeningChoice {
  private static final FormOption SUMS = FormOption.only(Form.JSON);

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "Follow the moves until N discs are placed, 1 to 60 (default: 10).")
  private @Nullable Integer plies;

  @Option(
      names = "--min-games",
      paramLabel = "N",
      defaultValue = "1",
      description = "Leave out moves that fewer than N games played (default: 1).")
  private long minGames = 1;

  @Mixin private FormOption form;

  @Option(
      names = "--summary",
      description = "Print the numbers of games and positions as JSON, and no table.")
  private boolean summary;

  /**
   * The options of a command.
   *
   * @param form the forms of its table
   */
  public OpeningChoice(FormOption form) {
    this.form = form;
  }

  /** Whether only the sums are wanted. */
  public boolean isSummary() {
    return summary;
  }

  /** The form of the table, or of the sums. */
  public Form form(Output output) {
    if (!summary) {
      return form.form(output);
    }
    Form named = form.given().orElse(Form.JSON);
    if (named != Form.JSON) {
      throw Refusal.usage("--summary writes json, not " + named);
    }
    return form.given().isPresent() ? named : SUMS.form(output);
  }

  /** The usual settings, changed by the options. */
  public OpeningSettings settings(OpeningSettings usual) {
    try {
      return (plies == null ? usual : usual.withPlies(plies)).withMinGames(minGames);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Writes the table, or the sums.
   *
   * @param chosen the filter of the games that were counted
   */
  public void write(
      OpeningTable table, GameFilter chosen, OpeningWords words, int jobs, Form wanted, Writer out)
      throws IOException {
    if (summary) {
      OpeningJson.writeSummary(table, chosen, out);
      return;
    }
    switch (wanted) {
      case CSV -> OpeningCsv.write(table, out, jobs);
      case JSON -> OpeningJson.write(table, chosen, out, jobs);
      default -> OpeningText.write(table, chosen, words, new Printable(out));
    }
  }
}
