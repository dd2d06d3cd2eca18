package org.kifu.format.text.page;

/** An element that a page does not show, while its end is looked for. */
final class HiddenElement {
  private String name = "";
  private int depth;
  private int from;

  /** Whether such an element has begun and not ended. */
  boolean isOpen() {
    return depth > 0;
  }

  /**
   * Begins an element.
   *
   * @param start the index of the first character behind its tag
   */
  void open(String element, int start) {
    name = element;
    depth = 1;
    from = start;
  }

  /** Goes on in the next piece of a text. */
  void goOn() {
    from = 0;
  }

  /** Takes a tag in the element, which may end it. */
  void take(MarkupTag tag, PlacedText text, MarkupScanner tokens, Group group, Page page) {
    if (tag.name().equals(name) && !tag.isAlone()) {
      depth += tag.isEnd() ? -1 : 1;
      if (depth == 0) {
        leaveOut(text, tokens.start(), group, page);
      }
    }
  }

  /** Says that the text up to an index is left out, if the element has not ended. */
  void give(PlacedText text, int to, Group group, Page page) {
    if (isOpen()) {
      leaveOut(text, to, group, page);
    }
  }

  private void leaveOut(PlacedText text, int to, Group group, Page page) {
    page.leaveOut(LeftOut.Kind.HIDDEN, text.piece(Math.min(from, to), to), group);
  }
}
