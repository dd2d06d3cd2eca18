package org.kifu.archive.audit;

import java.util.List;
import org.kifu.archive.query.RandomDraw;
import org.kifu.archive.query.Urn;

/** The claims of one question, and how they stand. */
final class Section {
  private static final double DISC = 100;

  private final Question question;
  private final Urn<Claim> urn;
  private int judged;
  private int held;
  private int requiredPercent;
  private long off;
  private int mostOff;

  Section(Question question, RandomDraw draw) {
    this.question = question;
    this.urn = new Urn<>(draw);
  }

  boolean isAbout(Claim claim) {
    return claim.question() == question;
  }

  void add(Claim claim) {
    urn.add(claim);
  }

  List<Claim> drawn() {
    return urn.drawn();
  }

  void add(Verdict verdict) {
    judged++;
    held += verdict.holds() ? 1 : 0;
    requiredPercent = Math.max(requiredPercent, verdict.claim().requiredPercent());
    off += verdict.off();
    mostOff = Math.max(mostOff, verdict.off());
  }

  AuditRow row() {
    double mean = judged == 0 ? 0 : off / DISC / judged;
    return new AuditRow(question, urn.added(), judged, held, requiredPercent, mean, mostOff / DISC);
  }
}
