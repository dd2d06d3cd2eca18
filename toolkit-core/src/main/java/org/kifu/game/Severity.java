package org.kifu.game;

/** The severity of a problem; later constants are worse. */
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
