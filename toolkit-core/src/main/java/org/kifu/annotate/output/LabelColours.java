package org.kifu.annotate.output;

import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.words.Colours;
import org.kifu.words.Colours.Colour;

/** The colours of labels on a terminal: the worse the move, the stronger. */
final class LabelColours {
  private LabelColours() {}

  /** A text about a move in the colour of its label, or as it is without a label. */
  static String of(AnnotatedMove move, String text, Colours colours) {
    return move.label().map(label -> colours.in(colour(label), text)).orElse(text);
  }

  private static Colour colour(MoveLabel label) {
    return switch (label) {
      case BLUNDER -> Colour.RED;
      case MISTAKE -> Colour.MAGENTA;
      case INACCURACY -> Colour.YELLOW;
    };
  }
}
