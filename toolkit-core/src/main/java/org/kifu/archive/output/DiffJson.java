package org.kifu.archive.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.dedup.FactField;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.edition.DiffCounts;
import org.kifu.archive.edition.Difference;
import org.kifu.archive.edition.Difference.Added;
import org.kifu.archive.edition.Difference.OtherFacts;
import org.kifu.archive.edition.Difference.OtherMoves;
import org.kifu.archive.edition.Difference.Removed;
import org.kifu.json.JsonStream;

/**
 * Differences as JSON lines; games as in {@link DedupJson}.
 *
 * <pre>{@code
 * {"schemaVersion","change":"removed"|"added"|"facts"|"moves","a":{...},"b":{...},
 *   "fields":[...],"turned","fromMove"}
 * ...
 * {"schemaVersion","summary":{"a","b","same","removed","added","facts","moves"},"tool","settings"}
 * }</pre>
 */
final class DiffJson implements DiffWriter {
  /** The version of the shape; it grows when a field changes its meaning. */
  static final int SCHEMA_VERSION = 1;

  private final JsonGenerator json;

  DiffJson(Writer out) throws IOException {
    this.json = JsonStream.onto(out, "\n");
  }

  @Override
  public void write(Difference difference) throws IOException {
    JsonStream.startObject(json, SCHEMA_VERSION);
    switch (difference) {
      case Removed(GameTraits game) -> {
        json.writeStringField("change", "removed");
        writeGame("a", game);
      }
      case Added(GameTraits game) -> {
        json.writeStringField("change", "added");
        writeGame("b", game);
      }
      case OtherFacts facts -> writeFacts(facts);
      case OtherMoves moves -> {
        json.writeStringField("change", "moves");
        writeGame("a", moves.before());
        writeGame("b", moves.after());
        json.writeNumberField("fromMove", moves.fromMove());
      }
    }
    json.writeEndObject();
  }

  private void writeFacts(OtherFacts facts) throws IOException {
    json.writeStringField("change", "facts");
    writeGame("a", facts.before());
    writeGame("b", facts.after());
    json.writeArrayFieldStart("fields");
    for (FactField field : facts.fields()) {
      json.writeString(field.label());
    }
    json.writeEndArray();
    json.writeBooleanField("turned", facts.isTurned());
  }

  private void writeGame(String name, GameTraits game) throws IOException {
    json.writeObjectFieldStart(name);
    DedupJson.writeGame(json, game);
    json.writeEndObject();
  }

  @Override
  public void finish(DiffCounts counts) throws IOException {
    JsonStream.startObject(json, SCHEMA_VERSION);
    json.writeObjectFieldStart("summary");
    json.writeNumberField("a", counts.first());
    json.writeNumberField("b", counts.second());
    json.writeNumberField("same", counts.same());
    json.writeNumberField("removed", counts.removed());
    json.writeNumberField("added", counts.added());
    json.writeNumberField("facts", counts.otherFacts());
    json.writeNumberField("moves", counts.otherMoves());
    json.writeEndObject();
    JsonStream.writeTool(json);
    json.writeObjectFieldStart("settings");
    json.writeEndObject();
    JsonStream.finish(json);
  }
}
