package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.function.Function;
import org.kifu.archive.audit.Audit.AuditPlan;
import org.kifu.archive.audit.Audit.AuditRow;
import org.kifu.archive.audit.ClaimedValue;
import org.kifu.archive.audit.ClaimedValue.AuditQuestion;
import org.kifu.archive.audit.ClaimedValue.JudgedClaim;
import org.kifu.board.Square;
import org.kifu.game.Counted;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.table.Column;
import org.kifu.table.TextTable;

/**
 * A writer of the findings of an audit of annotated games: claims that do not hold, and the sums.
 */
public abstract class AuditWriter {
  private static final double DISC = 100;

  private AuditWriter() {}

  /** Writes a claim that does not hold. */
  public abstract void write(JudgedClaim judged) throws IOException;

  /**
   * Ends the output.
   *
   * @param games the number of games that were audited
   * @param rows the sums, with a row for each question
   * @param plan the plan by which the claims were drawn
   */
  public abstract void finish(long games, List<AuditRow> rows, AuditPlan plan) throws IOException;

  /** Text for people: the claims that do not hold, and below them a table. */
  public static AuditWriter text(Writer out) {
    return new Text(out);
  }

  /** JSON lines with one object for each claim that does not hold; the last line is the summary. */
  public static AuditWriter jsonLines(Writer out) throws IOException {
    return new Json(JsonOutput.onto(out, "\n"));
  }

  /**
   * An audit for people.
   *
   * <pre>
   * game 12, ply 36: probable +4.0, found +8.0: ---X...
   *
   * claims       in games  examined      hold  must hold  mean error  largest error
   * plain           1,325     1,325   100.0 %      100 %        0.00            0.0
   * </pre>
   */
  private static final class Text extends AuditWriter {
    private static final List<Column<AuditRow>> COLUMNS =
        List.of(
            Column.<AuditRow>text("claims", 10, row -> row.question().label()).fixed(),
            number("in games", 11, "%,d", AuditRow::claims),
            number("examined", 9, "%,d", AuditRow::judged),
            number("hold", 9, "%.1f %%", AuditRow::heldPercent),
            number("must hold", 10, "%d %%", AuditRow::requiredPercent),
            number("mean error", 11, "%.2f", AuditRow::meanOff),
            number("largest error", 14, "%.1f", AuditRow::mostOff));

    private final Writer out;

    private Text(Writer out) {
      this.out = out;
    }

    private static Column<AuditRow> number(
        String name, int width, String form, Function<AuditRow, Number> value) {
      return Column.<AuditRow>number(
              name, width, row -> String.format(Locale.ROOT, form, value.apply(row)))
          .fixed()
          .after(1);
    }

    @Override
    public void write(JudgedClaim judged) throws IOException {
      ClaimedValue claim = judged.claim();
      out.write(
          String.format(
              Locale.ROOT,
              "game %d, ply %d: %s%s %+.1f, found %+.1f: %s\n",
              claim.game(),
              claim.ply(),
              claim.question() == AuditQuestion.LABELS
                  ? "label, loss of "
                  : claim.question().label(),
              claim.move().map(move -> Square.name(move.square())).orElse(""),
              claim.centidiscs() / DISC,
              judged.found() / DISC,
              claim.position()));
    }

    @Override
    public void finish(long games, List<AuditRow> rows, AuditPlan plan) throws IOException {
      out.write(TextTable.of(COLUMNS, rows).toString());
      out.write(
          String.format(
              Locale.ROOT, "%,d %s, seed %d\n", games, Counted.noun(games, "game"), plan.seed()));
      out.flush();
    }
  }

  private static final class Json extends AuditWriter {
    private static final int SCHEMA_VERSION = 1;

    private final JsonOutput json;

    private Json(JsonOutput json) {
      this.json = json;
    }

    @Override
    public void write(JudgedClaim judged) throws IOException {
      ClaimedValue claim = judged.claim();
      String unit = claim.move().isPresent() ? "LossDiscs" : "MoverDiscDiff";
      json.write(
          JsonObject.ofVersion(SCHEMA_VERSION)
              .put("question", claim.question().label())
              .put("game", claim.game())
              .put("ply", claim.ply())
              .put("position", claim.position().toString())
              .put("move", claim.move().map(move -> Square.name(move.square())))
              .put("stated" + unit, claim.centidiscs() / DISC)
              .put("found" + unit, judged.found() / DISC));
    }

    @Override
    public void finish(long games, List<AuditRow> rows, AuditPlan plan) throws IOException {
      JsonObject summary = new JsonObject().put("games", games);
      rows.forEach(row -> summary.put(row.question().label(), object(row)));
      JsonObject settings = new JsonObject().put("seed", plan.seed());
      new TreeMap<>(plan.counts())
          .forEach((question, count) -> settings.put(question.label(), count));
      json.finish(SCHEMA_VERSION, summary, settings);
    }

    private static JsonObject object(AuditRow row) {
      return new JsonObject()
          .put("claims", row.claims())
          .put("judged", row.judged())
          .put("held", row.held())
          .put("requiredPercent", row.requiredPercent())
          .put("meanOffDiscs", row.meanOff())
          .put("mostOffDiscs", row.mostOff());
    }
  }
}
