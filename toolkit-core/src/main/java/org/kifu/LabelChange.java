package org.kifu;

import java.io.Serializable;
import java.util.List;
import org.kifu.annotate.LabelRule;

/**
 * A change to the usual rule of a search.
 *
 * @param discs the losses of the labels, in hundredths of a disc, and perhaps the two margins; none
 *     for the usual rule
 */
public record LabelChange(List<Integer> discs) implements Serializable {
  /** No change. */
  public static final LabelChange NONE = new LabelChange(List.of());

  private static final long serialVersionUID = 1;
  private static final int STEPS = 3;

  /** Copies the list. */
  public LabelChange {
    discs = List.copyOf(discs);
  }

  /** The changed rule. */
  public LabelRule of(LabelRule usual) {
    if (discs.isEmpty()) {
      return usual;
    }
    boolean isWhole = discs.size() > STEPS;
    return new LabelRule(
        discs.get(0),
        discs.get(1),
        discs.get(2),
        isWhole ? discs.get(3) : usual.probableMargin(),
        isWhole ? discs.get(4) : usual.estimatedMargin());
  }
}
