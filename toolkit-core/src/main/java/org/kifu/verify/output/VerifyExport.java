package org.kifu.verify.output;

import java.io.IOException;
import java.io.Writer;

/** The forms of a verification. */
public final class VerifyExport {
  private VerifyExport() {}

  /** Text for people: findings by source, the place first; then the table, and the two sums. */
  public static VerifyWriter text(Writer out, VerifySettings settings) {
    return new VerifyText(out, settings);
  }

  /** An object a finding, one a line; the last line is the summary. */
  public static VerifyWriter jsonLines(Writer out, VerifySettings settings) throws IOException {
    return new VerifyJson(out, settings);
  }

  /** One table: that of files or years if the settings name one, else the findings. */
  public static VerifyWriter csv(Writer out, VerifySettings settings) throws IOException {
    return settings.by().isPresent() ? new GroupCsv(out, settings.by().get()) : new FindingCsv(out);
  }

  /** SARIF 2.1.0 (OASIS), the form in which code hosts and editors take findings. */
  public static VerifyWriter sarif(Writer out, VerifySettings settings) throws IOException {
    return new VerifySarif(out, settings);
  }

  /**
   * JUnit's XML, a test case a source. The result must hold the table by file.
   *
   * @param out written to at the end only
   */
  public static VerifyWriter junit(Writer out, VerifySettings settings) {
    return new VerifyJunit(out, settings);
  }
}
