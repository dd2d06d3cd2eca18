package org.kifu.search;

/**
 * The depth of a search, and its selectivity.
 *
 * @param depth plies, 0 or more; the number of empty squares goes to the end of the game
 * @param selectivity what it leaves out on the way
 */
record SearchDepth(int depth, Selectivity selectivity) {
  /** What is left after a move. */
  SearchDepth oneLess() {
    return new SearchDepth(depth - 1, selectivity);
  }
}
