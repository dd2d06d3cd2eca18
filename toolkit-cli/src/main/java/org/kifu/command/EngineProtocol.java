package org.kifu.command;

import java.util.Locale;

/** The protocols of engines that are spoken, both ways. */
public enum EngineProtocol {
  NBOARD,
  GTP;

  /** The name on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
