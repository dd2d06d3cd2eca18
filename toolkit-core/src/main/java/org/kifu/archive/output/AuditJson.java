package org.kifu.archive.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.kifu.archive.audit.AuditPlan;
import org.kifu.archive.audit.AuditRow;
import org.kifu.archive.audit.Claim;
import org.kifu.archive.audit.Question;
import org.kifu.archive.audit.Verdict;
import org.kifu.board.Move;
import org.kifu.board.Square;
import org.kifu.json.JsonStream;

/** An audit as JSON lines. */
record AuditJson(JsonGenerator json) implements AuditWriter {
  private static final int SCHEMA_VERSION = 1;
  private static final double DISC = 100;

  @Override
  public void write(Verdict verdict) throws IOException {
    Claim claim = verdict.claim();
    JsonStream.startObject(json, SCHEMA_VERSION);
    json.writeStringField("question", claim.question().label());
    json.writeNumberField("game", claim.game());
    json.writeNumberField("ply", claim.ply());
    json.writeStringField("position", claim.position().toString());
    if (claim.move().isPresent()) {
      Move move = claim.move().get();
      json.writeStringField("move", Square.name(move.square()));
      writeDiscs("statedLossDiscs", claim.centidiscs());
      writeDiscs("foundLossDiscs", verdict.found());
    } else {
      writeDiscs("statedMoverDiscDiff", claim.centidiscs());
      writeDiscs("foundMoverDiscDiff", verdict.found());
    }
    json.writeEndObject();
  }

  private void writeDiscs(String name, int centidiscs) throws IOException {
    json.writeNumberField(name, centidiscs / DISC);
  }

  @Override
  public void finish(long games, List<AuditRow> rows, AuditPlan plan) throws IOException {
    JsonStream.startObject(json, SCHEMA_VERSION);
    json.writeObjectFieldStart("summary");
    json.writeNumberField("games", games);
    for (AuditRow row : rows) {
      write(row);
    }
    json.writeEndObject();
    JsonStream.writeTool(json);
    json.writeObjectFieldStart("settings");
    json.writeNumberField("seed", plan.seed());
    for (Map.Entry<Question, Integer> count : new TreeMap<>(plan.counts()).entrySet()) {
      json.writeNumberField(count.getKey().label(), count.getValue());
    }
    json.writeEndObject();
    JsonStream.finish(json);
  }

  private void write(AuditRow row) throws IOException {
    json.writeObjectFieldStart(row.question().label());
    json.writeNumberField("claims", row.claims());
    json.writeNumberField("judged", row.judged());
    json.writeNumberField("held", row.held());
    json.writeNumberField("requiredPercent", row.requiredPercent());
    json.writeNumberField("meanOffDiscs", row.meanOff());
    json.writeNumberField("mostOffDiscs", row.mostOff());
    json.writeEndObject();
  }
}
