package org.kifu.verify.output;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import java.util.function.Function;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.verify.CheckOptions;
import org.kifu.verify.Finding;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.VerifyResult;
import org.kifu.words.Colours;

/**
 * A writer of a verification in one form: its findings in the order in which they come, then the
 * counts. The stream below it is flushed at the end and stays open.
 */
public interface VerifyWriter {
  /** Writes one finding. */
  void write(Finding finding) throws IOException;

  /** Writes the counts, and ends the output. */
  void finish(VerifyResult result) throws IOException;

  /**
   * Text for people: findings by source, with the place first; then the table and the two sums.
   *
   * @param rest the option that lists all findings, if some are not shown, such as "--format jsonl"
   */
  static VerifyWriter text(Writer out, VerifySettings settings, String rest) {
    return text(out, settings, rest, Colours.OFF);
  }

  /** The same text with the severities in these colours. */
  static VerifyWriter text(Writer out, VerifySettings settings, String rest, Colours colours) {
    return new VerifyText(out, settings, rest, colours);
  }

  /** JSON lines, with an object for each finding; the last line is the summary. */
  static VerifyWriter jsonLines(Writer out, VerifySettings settings) throws IOException {
    return new VerifyJson(out, settings);
  }

  /** One table: the table of files or years if the settings name one, else the findings. */
  static VerifyWriter csv(Writer out, VerifySettings settings) throws IOException {
    return settings.by().isPresent() ? new GroupCsv(out, settings.by().get()) : new FindingCsv(out);
  }

  /**
   * SARIF 2.1.0 (OASIS), the format in which code hosts and editors accept findings.
   *
   * @param meanings the meaning of a finding, in a sentence
   */
  static VerifyWriter sarif(
      Writer out, VerifySettings settings, Function<ProblemCode, String> meanings)
      throws IOException {
    return new VerifySarif(out, settings, meanings);
  }

  /**
   * The XML of JUnit, with a test case for each source. The result must hold the table by file.
   *
   * @param out the output, which is written only at the end
   */
  static VerifyWriter junit(Writer out, VerifySettings settings) {
    return new VerifyJunit(out, settings);
  }

  /**
   * The settings of a verification, as its output states them, without those that cannot change the
   * output.
   *
   * @param rules the name of the rules
   * @param checks the checks of games in addition to the rules
   * @param failOn the severity from which on a finding is a failure; nothing for never
   * @param by the table to write, which must have been made
   */
  record VerifySettings(
      String rules, CheckOptions checks, Optional<Severity> failOn, Optional<Grouping> by) {
    /** Creates settings without checks in addition to the rules. */
    public VerifySettings(
        String rules, boolean strict, Optional<Severity> failOn, Optional<Grouping> by) {
      this(rules, CheckOptions.LENIENT.withStrict(strict), failOn, by);
    }
  }
}
