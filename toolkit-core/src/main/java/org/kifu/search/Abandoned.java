package org.kifu.search;

/** Ends the search of a move that nobody needs any more, since another one was enough. */
final class Abandoned extends RuntimeException {
  /** The only one: it says nothing but that it was thrown. */
  static final Abandoned INSTANCE = new Abandoned();

  private static final long serialVersionUID = 1;

  private Abandoned() {
    super("another move was enough", null, false, false);
  }
}
