package org.kifu.format.transcript;

/** The lines of Edax: {@code <64 cells> <side>;<moves>}, or moves alone, a game each. */
public final class EdaxFormat extends NamedLines {
  /** Made by the service loader. */
  public EdaxFormat() {
    super("edax");
  }
}
