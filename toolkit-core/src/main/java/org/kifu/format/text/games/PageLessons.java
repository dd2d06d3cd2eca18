package org.kifu.format.text.games;

import java.util.OptionalInt;
import org.kifu.format.text.caption.PageStyle;

/** Lessons from the beginning of a text, which hold for the rest of it. */
final class PageLessons {
  private final PageStyle style = new PageStyle();
  private OptionalInt firstMove = OptionalInt.empty();

  /** On which side of its games the text has their facts. */
  PageStyle style() {
    return style;
  }

  /**
   * The first move that lines leave out.
   *
   * @param shown the move that a part of the text shows; nothing if it shows none, and then the one
   *     that an earlier part has shown holds
   */
  OptionalInt firstMove(OptionalInt shown) {
    firstMove = shown.isPresent() ? shown : firstMove;
    return firstMove;
  }
}
