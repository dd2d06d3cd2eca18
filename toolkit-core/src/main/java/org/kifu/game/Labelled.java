package org.kifu.game;

import java.util.Locale;

/** A constant of an enum that options and output call by its own name. */
public interface Labelled {
  /** The name in the source, which every constant has. */
  String name();

  /** The name in options and output: lower case with hyphens, such as {@code wipe-out}. */
  default String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
