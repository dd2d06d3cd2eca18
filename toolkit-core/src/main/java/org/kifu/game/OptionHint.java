package org.kifu.game;

import java.util.Locale;

/**
 * Ways out that messages name: options of the command line. No message spells one itself, so that
 * an option that changes its name is changed here.
 */
public enum OptionHint {
  ENCODING,
  FORCE,
  FORMAT,
  FROM,
  LIMIT,
  LOANS,
  RULES,
  SOLVE_THEORY,
  STRICT,
  TOUCHED_DISCS;

  /** The option as a person types it, {@code --touched-discs}. */
  @Override
  public String toString() {
    return "--" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
