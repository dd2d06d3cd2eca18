package org.kifu.format.text.page;

/**
 * Text that a reader sees nothing of, and which no {@link Row} holds. With the rows, it accounts
 * for every word of a source: what is in neither is dress, such as tags and brackets.
 *
 * @param text the text as it is written, with its places
 * @param group the containers around it
 */
public record LeftOut(Kind kind, PlacedText text, Group group) {
  /** The reason for which a text is left out. */
  public enum Kind {
    /** A program in a web page, but for the data in it, which are rows. */
    SCRIPT,
    /** Rules for the look of a web page. */
    STYLE,
    /** An element that a web page says not to show. */
    HIDDEN,
    /** A comment of a web page. */
    COMMENT,
    /** The head of a mail. */
    HEAD,
    /** The signature of a mail. */
    SIGNATURE,
    /** An attribute of a web page that says again what stands in the text beside it. */
    AGAIN,
    /** Moves that were not played, in a record with variations. */
    VARIATION,
    /** A value whose end is missing because the text is cut. */
    CUT
  }
}
