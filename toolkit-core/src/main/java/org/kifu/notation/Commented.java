package org.kifu.notation;

/** A notation that may have comments in the text between its games. */
@FunctionalInterface
public interface Commented {
  /** The comments of one text. */
  Comments comments();
}
