package org.kifu.format.diagram;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kifu.game.Origin.Fact;

/** The habits of a text in its captions, learned from its whole diagrams so far. */
final class CaptionStyle {
  private static final int FACTS = Fact.values().length;

  /** The most labels that begin diagrams; more are not a habit. */
  private static final int MOST_LABELS = 50;

  private final int[] said = new int[FACTS];
  private final int[] saidBelow = new int[FACTS];
  private final Map<String, Integer> labels = new HashMap<>();
  private String label = "";
  private int usual;
  private int usualBelow;
  private int diagrams;
  private int apart;

  /**
   * Learns from a whole diagram.
   *
   * @param isApart whether there is a blank line between the captions and the board
   */
  void learn(List<Caption> above, boolean isApart, List<Caption> below) {
    int over = said(above);
    int under = said(below);
    int players = Caption.bit(Fact.BLACK) | Caption.bit(Fact.WHITE);
    boolean areParted = (over & players) != 0 && (under & players) != 0;
    if ((over | under) == 0 || areParted) {
      return;
    }
    diagrams++;
    apart += isApart && over != 0 ? 1 : 0;
    usual = 0;
    usualBelow = 0;
    for (int fact = 0; fact < FACTS; fact++) {
      said[fact] += (over | under) >>> fact & 1;
      saidBelow[fact] += under >>> fact & 1;
      usual |= 2 * said[fact] > diagrams ? 1 << fact : 0;
      usualBelow |= 2 * saidBelow[fact] > said[fact] ? 1 << fact : 0;
    }
    learnLabel(over == 0 ? below : above);
  }

  private void learnLabel(List<Caption> captions) {
    for (Caption caption : captions) {
      String begins = caption.label();
      if (!begins.isEmpty()) {
        if (labels.size() < MOST_LABELS || labels.containsKey(begins)) {
          int count = labels.merge(begins, 1, Integer::sum);
          label = count >= labels.getOrDefault(label, 0) ? begins : label;
        }
        return;
      }
    }
  }

  static int said(List<Caption> captions) {
    int said = 0;
    for (Caption caption : captions) {
      said |= caption.said();
    }
    return said;
  }

  /** Whether no habit is known yet. */
  boolean areUnknown() {
    return diagrams == 0;
  }

  /** Whether captions are usually below the board. */
  boolean areBelow() {
    return usual != 0 && (usual & ~usualBelow) == 0;
  }

  /** Whether there is usually a blank line between the captions and the board. */
  boolean areApart() {
    return 2 * apart > diagrams;
  }

  /** Whether captions with these facts are all that a diagram usually has, or name its players. */
  boolean isComplete(int said) {
    return usual != 0
        && ((usual & ~said) == 0 || Caption.namesBoth(usual) && Caption.namesBoth(said));
  }

  /** Whether a caption states facts that are usually below the board. */
  boolean isBelow(Caption caption) {
    return caption.said() != 0 && (caption.said() & ~usualBelow) == 0;
  }

  /** The label with which the captions of a diagram usually begin; empty if there is no habit. */
  String label() {
    return label;
  }

  /** Whether a caption has the usual first label. */
  boolean isFirst(Caption caption) {
    return !label.isEmpty() && caption.label().equals(label);
  }
}
