package org.kifu.format.transcript;

/** The lines of Edax: {@code <64 cells> <side>;<moves>}, or moves alone, one game a line. */
public final class EdaxFormat extends NamedLines {
  /** Called by the service loader. */
  public EdaxFormat() {
    super("edax");
  }
}
