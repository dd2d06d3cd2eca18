package org.kifu.format.text.caption;

import java.util.List;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;

/** The words before the first label of a row with facts, and rounds between facts. */
final class RowOccasions {
  private RowOccasions() {}

  /** Adds them to the facts. */
  static void add(LabelledText labelled, Row row, Claims claims) {
    PlacedText piece = labelled.text();
    List<Label> labels = AddressLabels.in(piece).isEmpty() ? labelled.labels() : List.of();
    for (int i = 0; i < labels.size(); i++) {
      PlacedText said = piece.piece(0, i == 0 ? labels.getFirst().from() : 0);
      if (labels.get(i).kind() == LabelKind.ROUND) {
        said =
            piece.piece(i == 0 ? 0 : labels.get(i).from(), endOfRound(labels, i, piece.length()));
      }
      PlacedText occasion = said.length() == 0 ? said : PlayerName.stripped(said);
      if (occasion.chars().filter(Character::isLetter).count() > 1) {
        claims.addOccasion(row, occasion);
      }
    }
  }

  /** The index of the next label of a fact, or the end. */
  private static int endOfRound(List<Label> labels, int round, int length) {
    return labels.stream()
        .skip(round + 1L)
        .filter(label -> LabelName.isFact(label.kind()))
        .mapToInt(Label::from)
        .findFirst()
        .orElse(length);
  }
}
