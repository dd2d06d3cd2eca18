package org.kifu.archive.audit;

/**
 * A claim and what slower means say.
 *
 * @param claim what an annotated game says
 * @param found the value or the loss that was found, in hundredths of a disc
 */
public record JudgedClaim(Claim claim, int found) {
  /** Whether the claim holds. */
  public boolean holds() {
    return claim.agreesWith(found);
  }

  /** By how much the claim is off, in hundredths of a disc, 0 or more. */
  public int off() {
    return Math.abs(claim.centidiscs() - found);
  }
}
