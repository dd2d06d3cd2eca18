package org.kifu.annotate;

/** A label of a bad move; {@link LabelRule} says from which loss on. */
public enum MoveLabel {
  INACCURACY,
  MISTAKE,
  BLUNDER;

  /** The name in output, lower case. */
  public String label() {
    return switch (this) {
      case INACCURACY -> "inaccuracy";
      case MISTAKE -> "mistake";
      case BLUNDER -> "blunder";
    };
  }
}
