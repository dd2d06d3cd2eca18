package org.kifu.format.text.caption;

import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.notation.WrittenDate;

/**
 * A fact that a page states about a game.
 *
 * @param kind one of the kinds of {@link LabelName#isFact}
 * @param value the value, without signs and numbers that are not part of it
 * @param written the text that states it, with its places
 * @param player what is written of a player; null for other facts
 */
record Claim(
    LabelKind kind,
    String value,
    PlacedText written,
    Row row,
    Manner manner,
    @Nullable PlayerName player) {
  Claim(LabelKind kind, String value, PlacedText written, Row row, Manner manner) {
    this(kind, value, written, row, manner, null);
  }

  /** The offset of its first byte. */
  long offset() {
    return written.at(0).offset();
  }

  /** Whether it is a score, or a part of one, which the board may confirm. */
  boolean isOfScore() {
    return switch (kind) {
      case SCORE, BLACK_DISCS, WHITE_DISCS, DIFFERENCE -> true;
      default -> false;
    };
  }

  /** Whether it is a date in the form of one, on which no day is. */
  boolean isBadDate() {
    return kind == LabelKind.DATE && WrittenDate.read(value).isEmpty();
  }

  boolean isOfPlayer() {
    return kind == LabelKind.BLACK || kind == LabelKind.WHITE;
  }
}
