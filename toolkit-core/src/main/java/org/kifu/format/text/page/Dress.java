package org.kifu.format.text.page;

/**
 * One form of text, such as HTML. A dress knows nothing of games: it only says what stands beside
 * what, and what names it.
 */
public interface Dress {
  /** The kind of this text. */
  DressKind kind();

  /**
   * Whether a text is in this form.
   *
   * @param text the whole text, or the beginning of a long one; a decision takes no more time than
   *     a look at some of its characters, or one walk through them
   */
  boolean fits(PlacedText text);

  /**
   * Begins to read one text in this form.
   *
   * @param group the containers around the text
   * @param page takes the rows
   */
  DressReader reader(Group group, Page page);
}
