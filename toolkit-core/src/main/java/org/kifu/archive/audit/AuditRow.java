package org.kifu.archive.audit;

/**
 * The sums of the claims of one kind.
 *
 * @param question what was asked
 * @param claims how many such claims there are in the games
 * @param judged how many of them were drawn and judged
 * @param held how many of these hold
 * @param requiredPercent the share that has to hold, 0 to 100
 * @param meanOff by how much they are off on average, in discs
 * @param mostOff by how much they are off at most, in discs
 */
public record AuditRow(
    Question question,
    long claims,
    int judged,
    int held,
    int requiredPercent,
    double meanOff,
    double mostOff) {
  /** The share that holds, 0 to 100; 100 if none was judged. */
  public double heldPercent() {
    return judged == 0 ? 100 : 100.0 * held / judged;
  }

  /** Whether so many hold as have to. */
  public boolean isGoodEnough() {
    return heldPercent() >= requiredPercent;
  }
}
