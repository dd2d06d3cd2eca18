package org.kifu.game;

/** The weight of a problem; later is worse. */
public enum Severity {
  INFO,
  WARNING,
  ERROR;

  /** The name in output, lower case. */
  public String label() {
    return switch (this) {
      case INFO -> "info";
      case WARNING -> "warning";
      case ERROR -> "error";
    };
  }
}
