package org.kifu.verify.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import java.util.OptionalInt;
import org.kifu.game.ByteCounts;
import org.kifu.game.Problem;
import org.kifu.game.Severity;
import org.kifu.json.JsonStream;
import org.kifu.table.Column;
import org.kifu.verify.CheckedGame.TheoryVerdict;
import org.kifu.verify.Checks;
import org.kifu.verify.Finding;
import org.kifu.verify.Tally;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.VerifyResult;
import org.kifu.verify.VerifyResult.Group;

/**
 * Findings as JSON lines; what does not apply is left out.
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
  /** The version of the shape; it grows when a field changes its meaning. */
  static final int SCHEMA_VERSION = 1;

  private final JsonGenerator json;
  private final VerifySettings settings;

  VerifyJson(Writer out, VerifySettings settings) throws IOException {
    this.json = JsonStream.onto(out, "\n");
    this.settings = settings;
  }

  @Override
  public void write(Finding finding) throws IOException {
    Problem problem = finding.problem();
    JsonStream.startObject(json, SCHEMA_VERSION);
    json.writeStringField("code", problem.code().code());
    json.writeStringField("severity", finding.severity().label());
    JsonStream.writePlace(json, problem.where());
    writeIfPositive("game", problem.game());
    writeIfPositive("ply", problem.ply());
    json.writeStringField("message", problem.message());
    json.writeEndObject();
  }

  private void writeIfPositive(String name, int value) throws IOException {
    if (value > 0) {
      json.writeNumberField(name, value);
    }
  }

  @Override
  public void finish(VerifyResult result) throws IOException {
    JsonStream.startObject(json, SCHEMA_VERSION);
    json.writeObjectFieldStart("summary");
    writeCounts(result.total(), json);
    if (settings.by().isPresent()) {
      writeGroups(result, settings.by().get());
    }
    json.writeEndObject();
    JsonStream.writeTool(json);
    writeSettings();
    JsonStream.finish(json);
  }

  /** Writes the fields of a tally into the object that was begun. */
  static void writeCounts(Tally tally, JsonGenerator json) throws IOException {
    for (Column<Tally> column : TallyColumns.ALL) {
      json.writeFieldName(column.field());
      json.writeNumber(column.textOf(tally));
    }
    if (tally.hasTheory()) {
      json.writeNumberField("theoriesAgree", tally.count(TheoryVerdict.AGREES));
      json.writeNumberField("theoriesDiffer", tally.count(TheoryVerdict.DIFFERS));
      json.writeNumberField("theoriesLeftOut", tally.count(TheoryVerdict.LEFT_OUT));
    }
    writeBytes(tally.bytes(), json);
    json.writeObjectFieldStart("findings");
    for (Map.Entry<String, Long> entry : tally.findings().entrySet()) {
      json.writeNumberField(entry.getKey(), entry.getValue());
    }
    json.writeEndObject();
  }

  private static void writeBytes(ByteCounts bytes, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("bytes");
    json.writeNumberField("games", bytes.games());
    json.writeNumberField("blank", bytes.blank());
    json.writeNumberField("dressing", bytes.dressing());
    json.writeNumberField("notRead", bytes.notRead());
    json.writeNumberField("total", bytes.total());
    json.writeEndObject();
  }

  private void writeGroups(VerifyResult result, Grouping by) throws IOException {
    json.writeArrayFieldStart(by == Grouping.YEAR ? "byYear" : "byFile");
    for (Group group : result.groups(by)) {
      json.writeStartObject();
      if (by == Grouping.FILE) {
        json.writeStringField("file", group.name());
      } else if (!group.name().isEmpty()) {
        json.writeNumberField("year", Integer.parseInt(group.name()));
      }
      writeCounts(group.tally(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void writeSettings() throws IOException {
    json.writeObjectFieldStart("settings");
    json.writeStringField("rules", settings.rules());
    Checks checks = settings.checks();
    json.writeBooleanField("strict", checks.strict());
    if (checks.touchedDiscs()) {
      json.writeBooleanField("touchedDiscs", true);
    }
    if (checks.loans()) {
      json.writeBooleanField("loans", true);
    }
    if (checks.theory().isPresent()) {
      json.writeBooleanField("solveTheory", true);
      OptionalInt empties = checks.theory().get().empties();
      if (empties.isPresent()) {
        json.writeNumberField("theoryEmpties", empties.getAsInt());
      }
    }
    json.writeStringField("failOn", settings.failOn().map(Severity::label).orElse("never"));
    if (settings.by().isPresent()) {
      json.writeStringField("by", settings.by().get().label());
    }
    json.writeEndObject();
  }
}
