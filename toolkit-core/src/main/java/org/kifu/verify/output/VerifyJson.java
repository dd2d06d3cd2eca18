package org.kifu.verify.output;

import java.io.IOException;
import java.io.Writer;
import java.util.OptionalInt;
import org.kifu.game.ByteCounts;
import org.kifu.game.Severity;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.verify.CheckOptions;
import org.kifu.verify.CheckedGame.TheoryVerdict;
import org.kifu.verify.Finding;
import org.kifu.verify.Tally;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.VerifyResult;
import org.kifu.verify.VerifyResult.Group;
import org.kifu.verify.output.VerifyWriter.VerifySettings;

/**
 * Findings as JSON lines; fields that do not apply are left out.
 *
 * <pre>{@code
 * {"schemaVersion","code","severity","source","offset","line","game","ply","message"}
 * ...
 * {"schemaVersion","summary":{"read","accepted","repaired","quarantined","complete","unfinished",
 *   "illegal","unreadable","duplicates","moves","scoresAgree","declaredBlackDiscs",
 *   "theoreticalBlackDiscs","theoriesAgree","theoriesDiffer","theoriesLeftOut",
 *   "bytes":{"games","blank","dressing","notRead","total"},
 *   "findings":{code:count},"byYear":[{"year",...}]},"tool","settings"}
 * }</pre>
 */
final class VerifyJson implements VerifyWriter {
  /** The version of the schema, which grows when a field changes its meaning. */
  static final int SCHEMA_VERSION = 1;

  private final JsonOutput json;
  private final VerifySettings settings;

  VerifyJson(Writer out, VerifySettings settings) throws IOException {
    this.json = JsonOutput.onto(out, "\n");
    this.settings = settings;
  }

  @Override
  public void write(Finding finding) throws IOException {
    json.write(JsonObject.ofVersion(SCHEMA_VERSION).putRow(FindingCsv.COLUMNS, finding));
  }

  @Override
  public void finish(VerifyResult result) throws IOException {
    JsonObject summary = counts(result.total());
    settings
        .by()
        .ifPresent(
            by ->
                summary.putEach(
                    by == Grouping.YEAR ? "byYear" : "byFile",
                    result.groups(by),
                    group -> of(group, by)));
    json.finish(SCHEMA_VERSION, summary, settings());
  }

  /** The fields of a tally. */
  static JsonObject counts(Tally tally) {
    JsonObject counts = new JsonObject().putRow(TallyColumns.ALL, tally);
    if (tally.hasTheory()) {
      counts
          .put("theoriesAgree", tally.count(TheoryVerdict.AGREES))
          .put("theoriesDiffer", tally.count(TheoryVerdict.DIFFERS))
          .put("theoriesLeftOut", tally.count(TheoryVerdict.LEFT_OUT));
    }
    return counts.put("bytes", of(tally.bytes())).put("findings", tally.findings());
  }

  private static JsonObject of(ByteCounts bytes) {
    return new JsonObject()
        .put("games", bytes.games())
        .put("blank", bytes.blank())
        .put("dressing", bytes.dressing())
        .put("notRead", bytes.notRead())
        .put("total", bytes.total());
  }

  private static JsonObject of(Group group, Grouping by) {
    JsonObject object = new JsonObject();
    if (by == Grouping.FILE) {
      object.put("file", group.name());
    } else if (!group.name().isEmpty()) {
      object.put("year", Integer.parseInt(group.name()));
    }
    return object.putAll(counts(group.tally()));
  }

  private JsonObject settings() {
    CheckOptions checks = settings.checks();
    return new JsonObject()
        .put("rules", settings.rules())
        .put("strict", checks.strict())
        .putFlag("touchedDiscs", checks.touchedDiscs())
        .putFlag("loans", checks.loans())
        .putFlag("solveTheory", checks.theory().isPresent())
        .put(
            "theoryEmpties",
            checks.theory().map(theory -> theory.empties()).orElse(OptionalInt.empty()))
        .put("failOn", settings.failOn().map(Severity::label).orElse("never"))
        .put("by", settings.by().map(Grouping::label));
  }
}
