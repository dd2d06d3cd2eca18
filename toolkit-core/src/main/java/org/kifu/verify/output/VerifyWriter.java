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

/**
 * A writer of a verification in one form: its findings in the order they are given, then what was
 * counted. The stream below is flushed at the end and stays open.
 */
public interface VerifyWriter {
  /** Writes one finding. */
  void write(Finding finding) throws IOException;

  /** Writes what was counted, and ends the output. */
  void finish(VerifyResult result) throws IOException;

  /**
   * Text for people: findings by source, the place first; then the table, and the two sums.
   *
   * @param rest what lists those of many findings that are not shown, "--format jsonl"
   */
  static VerifyWriter text(Writer out, VerifySettings settings, String rest) {
    return new VerifyText(out, settings, rest);
  }

  /** An object a finding, one a line; the last line is the summary. */
  static VerifyWriter jsonLines(Writer out, VerifySettings settings) throws IOException {
    return new VerifyJson(out, settings);
  }

  /** One table: that of files or years if the settings name one, else the findings. */
  static VerifyWriter csv(Writer out, VerifySettings settings) throws IOException {
    return settings.by().isPresent() ? new GroupCsv(out, settings.by().get()) : new FindingCsv(out);
  }

  /**
   * SARIF 2.1.0 (OASIS), the form in which code hosts and editors take findings.
   *
   * @param meanings says what a finding means, in a sentence
   */
  static VerifyWriter sarif(
      Writer out, VerifySettings settings, Function<ProblemCode, String> meanings)
      throws IOException {
    return new VerifySarif(out, settings, meanings);
  }

  /**
   * JUnit's XML, a test case a source. The result must hold the table by file.
   *
   * @param out written to at the end only
   */
  static VerifyWriter junit(Writer out, VerifySettings settings) {
    return new VerifyJunit(out, settings);
  }

  /**
   * The settings of a verification, as its output states them; what cannot change the output is not
   * among it.
   *
   * @param rules the name of the rules
   * @param checks what games were checked for beside the rules
   * @param failOn from which severity on a finding is a failure; nothing for never
   * @param by the table to write, which must have been made
   */
  record VerifySettings(
      String rules, CheckOptions checks, Optional<Severity> failOn, Optional<Grouping> by) {
    /** Settings without checks beside the rules. */
    public VerifySettings(
        String rules, boolean strict, Optional<Severity> failOn, Optional<Grouping> by) {
      this(rules, CheckOptions.LENIENT.withStrict(strict), failOn, by);
    }
  }
}
