package org.kifu.format.transcript;

/**
 * The lines of Logistello's log books, a game each: {@code +f5-d6+c3: +04 10}, or squares from the
 * second move on.
 */
public final class LogistelloFormat extends NamedLines {
  /** Called by the service loader. */
  public LogistelloFormat() {
    super("logistello");
  }
}
