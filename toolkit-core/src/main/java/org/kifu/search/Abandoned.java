package org.kifu.search;

/**
 * Ends the search of a move that nobody needs any more, since another one was enough. It is thrown
 * often and says nothing, so it has no stack trace.
 */
final class Abandoned extends RuntimeException {
  private static final long serialVersionUID = 1;

  Abandoned() {
    super("another move was enough", null, false, false);
  }
}
