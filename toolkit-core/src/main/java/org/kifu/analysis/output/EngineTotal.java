package org.kifu.analysis.output;

/**
 * The sums of a run over positions.
 *
 * @param positions how many were searched
 * @param checked how many answers were compared with a score that their source lists
 * @param wrong how many of them contradict it
 * @param nodes positions searched, all together
 * @param seconds the wall times of all searches, added up
 */
public record EngineTotal(int positions, int checked, int wrong, long nodes, double seconds) {
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
