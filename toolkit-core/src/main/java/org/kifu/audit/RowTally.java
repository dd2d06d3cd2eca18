package org.kifu.audit;

/** Counts the verdicts of one question. */
final class RowTally {
  private static final double DISC = 100;

  private int judged;
  private int held;
  private int requiredPercent;
  private long off;
  private int mostOff;

  void add(Verdict verdict) {
    judged++;
    held += verdict.holds() ? 1 : 0;
    requiredPercent = Math.max(requiredPercent, verdict.claim().requiredPercent());
    off += verdict.off();
    mostOff = Math.max(mostOff, verdict.off());
  }

  AuditRow row(Question question, long claims) {
    double mean = judged == 0 ? 0 : off / DISC / judged;
    return new AuditRow(question, claims, judged, held, requiredPercent, mean, mostOff / DISC);
  }
}
