package org.kifu.annotate.output;

import java.util.StringJoiner;
import org.kifu.game.Variation;

/** Variations in one line of text: moves, comments in quotation marks, branches in parentheses. */
final class VariationText {
  private VariationText() {}

  static String of(Variation variation) {
    StringJoiner text = new StringJoiner(" ");
    for (int i = 0; i <= variation.moves().size(); i++) {
      int at = i;
      if (i > 0) {
        text.add(variation.moves().get(i - 1).toString());
      }
      variation.notes().remarks().stream()
          .filter(remark -> remark.move() == at)
          .forEach(remark -> text.add('"' + remark.text() + '"'));
      variation.notes().variations().stream()
          .filter(inner -> inner.move() == at)
          .forEach(inner -> text.add('(' + of(inner) + ')'));
    }
    return text.toString();
  }
}
