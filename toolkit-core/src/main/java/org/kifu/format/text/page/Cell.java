package org.kifu.format.text.page;

/**
 * Text that stands apart from what is beside it: a field of a table, a value of a program's data,
 * or a whole line.
 *
 * @param text the text with the place of each character
 * @param label the key, attribute, tag or column that names the cell, as it is written; empty if
 *     nothing does
 */
public record Cell(PlacedText text, String label) {
  /** A cell that nothing names. */
  public static Cell of(PlacedText text) {
    return new Cell(text, "");
  }

  /** The characters of the text. */
  public String written() {
    return text.toString();
  }
}
