package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import org.kifu.archive.audit.AuditPlan;
import org.kifu.archive.audit.AuditRow;
import org.kifu.archive.audit.Claim;
import org.kifu.archive.audit.Question;
import org.kifu.archive.audit.Verdict;
import org.kifu.board.Square;

/**
 * An audit for people.
 *
 * <pre>
 * game 12, ply 36: probable +4.0, found +8.0: ---X...
 *
 * claims       there are    judged      hold    needed  mean off  most off
 * plain            1,325     1,325   100.0 %     100 %      0.00       0.0
 * </pre>
 */
record AuditText(Writer out) implements AuditWriter {
  @Override
  public void write(Verdict verdict) throws IOException {
    Claim claim = verdict.claim();
    out.write(
        String.format(
            Locale.ROOT,
            "game %d, ply %d: %s%s %+.1f, found %+.1f: %s\n",
            claim.game(),
            claim.ply(),
            claim.question() == Question.LABELS ? "label, loss of " : claim.question().label(),
            claim.move().map(move -> Square.name(move.square())).orElse(""),
            claim.centidiscs() / 100.0,
            verdict.found() / 100.0,
            claim.position()));
  }

  @Override
  public void finish(long games, List<AuditRow> rows, AuditPlan plan) throws IOException {
    out.write(
        String.format(
            "%-10s %11s %9s %9s %9s %9s %9s\n",
            "claims", "there are", "judged", "hold", "needed", "mean off", "most off"));
    for (AuditRow row : rows) {
      out.write(
          String.format(
              Locale.ROOT,
              "%-10s %,11d %,9d %7.1f %% %7d %% %9.2f %9.1f\n",
              row.question().label(),
              row.claims(),
              row.judged(),
              row.heldPercent(),
              row.requiredPercent(),
              row.meanOff(),
              row.mostOff()));
    }
    out.write(
        String.format(
            Locale.ROOT, "%,d %s, seed %d\n", games, games == 1 ? "game" : "games", plan.seed()));
    out.flush();
  }
}
