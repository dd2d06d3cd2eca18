package org.kifu.analysis.output;

import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import java.util.Optional;

/** The forms of an engine's answers. */
public final class EngineExport {
  private EngineExport() {}

  /** A table for people, the sums last. */
  public static EngineWriter text(Writer out) {
    return new EngineText(out);
  }

  /**
   * Exact scores as JSON lines, the sums in the last one.
   *
   * @param settings what the run was asked for: names and numbers, texts or truth values
   */
  public static EngineWriter solvedLines(Writer out, Map<String, Object> settings)
      throws IOException {
    return new EngineJson(out, Optional.of(settings));
  }

  /** The answers of searches as JSON lines. */
  public static EngineWriter searchLines(Writer out) throws IOException {
    return new EngineJson(out, Optional.empty());
  }
}
