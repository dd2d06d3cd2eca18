package org.kifu.archive.audit;

import java.util.Locale;

/** Questions to values of one kind. */
public enum Question {
  /** Exact values of 12 empty squares and fewer, against {@link PlainSolver}. */
  PLAIN(100),
  /** Other exact values, against another engine. */
  SOLVED(100),
  /** Probable values, against the exact score. */
  PROBABLE(0),
  /** Estimates, against a search of the same depth that leaves out nothing. */
  ESTIMATED(0),
  /** Labels that rest on probable values: the move must have lost something. */
  LABELS(97);

  /** What a probable or estimated value may be off by, one step of scores, in centidiscs. */
  static final int STEP = 200;

  private final int requiredPercent;

  Question(int requiredPercent) {
    this.requiredPercent = requiredPercent;
  }

  /**
   * The least share that has to hold, 0 to 100; 0 where each value states the share that values of
   * its kind hold.
   */
  int requiredPercent() {
    return requiredPercent;
  }

  /** The name in output, lower case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
