package org.kifu.format.text.page;

/** The kinds of text that have a {@link Dress}. */
public enum DressKind {
  /** Plain lines, with tables in them. */
  LINES,
  /** Values of a program: JSON, and the like of Python, JavaScript and other languages. */
  DATA,
  /** HTML and XML. */
  MARKUP,
  /** Keys with values in brackets, {@code B[f5]}, as in SGF. */
  BRACKETS,
  /** Tables of MediaWiki. */
  WIKI,
  /** RTF, as word processors write it. */
  RTF,
  /** A mail, or several. */
  MAIL
}
