package org.kifu.archive.tournament.output;

/** Numbers that are counted in halves. */
final class Halves {
  private Halves() {}

  /** {@code 2} or {@code 2.5}. */
  static String text(long halves) {
    String sign = halves < 0 ? "-" : "";
    long size = Math.abs(halves);
    return sign + size / 2 + (size % 2 == 0 ? "" : ".5");
  }
}
