package org.kifu.format.text.page;

/**
 * The reader of one text in some {@link Dress}, which gives its rows to a {@link Page}. It keeps
 * what it knows of open containers, so that a long text comes in pieces. It takes any text: damage
 * only makes rows that mean less.
 */
@FunctionalInterface
public interface DressReader {
  /**
   * Gives the rows of a text. If more text follows, the reader may stop where it can go on later:
   * the next call brings the rest of this text again, with more text behind it. A reader that
   * cannot go on later takes the text as far as it is.
   *
   * @param isEnd whether no more text follows
   * @return the index up to which all rows have been given; the length of the text if {@code isEnd}
   */
  int read(PlacedText text, boolean isEnd);
}
