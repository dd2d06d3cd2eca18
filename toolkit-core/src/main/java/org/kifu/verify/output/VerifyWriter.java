package org.kifu.verify.output;

import java.io.IOException;
import org.kifu.verify.Finding;
import org.kifu.verify.VerifyResult;

/**
 * Writes a verification in one form: its findings in the order they are given, then what was
 * counted. The stream below is flushed at the end and stays open.
 */
public interface VerifyWriter {
  /** Writes one finding. */
  void write(Finding finding) throws IOException;

  /** Writes what was counted, and ends the output. */
  void finish(VerifyResult result) throws IOException;
}
