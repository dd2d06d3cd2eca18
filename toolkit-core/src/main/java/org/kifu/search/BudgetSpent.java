package org.kifu.search;

import java.util.concurrent.CancellationException;

/** Ends a search that was allowed no more. */
final class BudgetSpent extends CancellationException {
  private static final long serialVersionUID = 1;

  BudgetSpent() {
    super("the search was allowed no more");
  }
}
