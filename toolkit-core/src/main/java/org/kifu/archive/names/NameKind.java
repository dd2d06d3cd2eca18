package org.kifu.archive.names;

import java.util.Locale;

/** What a name is of. */
public enum NameKind {
  PLAYER,
  EVENT;

  /** The name in files and output. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
