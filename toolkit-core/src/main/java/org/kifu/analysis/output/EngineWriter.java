package org.kifu.analysis.output;

import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import java.util.Optional;

/** A writer of the answers of an engine in one form. The stream below is flushed and stays open. */
public interface EngineWriter {
  /** Writes an answer; it can be read at once. */
  void write(EngineAnswer answer) throws IOException;

  /** Writes the sums, if the form has any, and ends the output. */
  void finish(EngineTotal total) throws IOException;

  /** A table for people, the sums last. */
  static EngineWriter text(Writer out) {
    return new EngineText(out);
  }

  /**
   * Exact scores as JSON lines, the sums in the last one.
   *
   * @param settings what the run was asked for: names and numbers, texts or truth values
   */
  static EngineWriter solvedLines(Writer out, Map<String, Object> settings) throws IOException {
    return new EngineJson(out, Optional.of(settings));
  }

  /** The answers of searches as JSON lines. */
  static EngineWriter searchLines(Writer out) throws IOException {
    return new EngineJson(out, Optional.empty());
  }

  /**
   * The sums of a run over positions.
   *
   * @param positions how many were searched
   * @param checked how many answers were compared with a score that their source lists
   * @param wrong how many of them contradict it
   * @param nodes positions searched, all together
   * @param seconds the wall times of all searches, added up
   */
  record EngineTotal(int positions, int checked, int wrong, long nodes, double seconds) {
    /** Nothing yet. */
    public static final EngineTotal ZERO = new EngineTotal(0, 0, 0, 0, 0);

    /** The sums with one more answer. */
    public EngineTotal plus(EngineAnswer answer) {
      return new EngineTotal(
          positions + 1,
          checked + (answer.listedScore().isPresent() ? 1 : 0),
          wrong + (answer.wrong() ? 1 : 0),
          nodes + answer.nodes(),
          seconds + answer.seconds());
    }
  }
}
