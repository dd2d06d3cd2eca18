package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.kifu.archive.audit.AuditPlan;
import org.kifu.archive.audit.AuditRow;
import org.kifu.archive.audit.Claim;
import org.kifu.archive.audit.Question;
import org.kifu.archive.audit.Verdict;
import org.kifu.board.Square;
import org.kifu.table.Column;
import org.kifu.table.TextTable;

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
  private static final List<Column<AuditRow>> COLUMNS =
      List.of(
          Column.<AuditRow>text("claims", 10, row -> row.question().label()).fixed(),
          number("there are", 11, "%,d", AuditRow::claims),
          number("judged", 9, "%,d", AuditRow::judged),
          number("hold", 9, "%.1f %%", AuditRow::heldPercent),
          number("needed", 9, "%d %%", AuditRow::requiredPercent),
          number("mean off", 9, "%.2f", AuditRow::meanOff),
          number("most off", 9, "%.1f", AuditRow::mostOff));

  private static Column<AuditRow> number(
      String name, int width, String form, Function<AuditRow, Number> value) {
    return Column.<AuditRow>number(
            name, width, row -> String.format(Locale.ROOT, form, value.apply(row)))
        .fixed()
        .after(1);
  }

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
    TextTable<AuditRow> table = new TextTable<>(COLUMNS);
    rows.forEach(table::add);
    out.write(table.toString());
    out.write(
        String.format(
            Locale.ROOT, "%,d %s, seed %d\n", games, games == 1 ? "game" : "games", plan.seed()));
    out.flush();
  }
}
