package org.kifu.archive.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.dedup.FactField;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.edition.MergeEvent;
import org.kifu.archive.edition.MergeSummary;
import org.kifu.json.JsonStream;

/**
 * What a merger did as JSON lines; games as in {@link DedupJson}.
 *
 * <pre>{@code
 * {"schemaVersion","event":"merged"|"conflict"|"ambiguous","game":{...},"other":{...},
 *   "fields":[...]}
 * ...
 * {"schemaVersion","summary":{"read","kept","merged","completed","conflicts",
 *   "leftOut","damaged"},"tool","settings"}
 * }</pre>
 */
final class MergeJson implements MergeWriter {
  /** The version of the shape; it grows when a field changes its meaning. */
  static final int SCHEMA_VERSION = 1;

  private final JsonGenerator json;

  MergeJson(Writer out) throws IOException {
    this.json = JsonStream.onto(out, "\n");
  }

  @Override
  public void write(MergeEvent event) throws IOException {
    JsonStream.startObject(json, SCHEMA_VERSION);
    json.writeStringField("event", event.kind().label());
    writeGame("game", event.game());
    writeGame("other", event.kept());
    json.writeArrayFieldStart("fields");
    for (FactField field : event.fields()) {
      json.writeString(field.label());
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void writeGame(String name, GameTraits game) throws IOException {
    json.writeObjectFieldStart(name);
    DedupJson.writeGame(json, game);
    json.writeEndObject();
  }

  @Override
  public void finish(MergeSummary summary) throws IOException {
    JsonStream.startObject(json, SCHEMA_VERSION);
    json.writeObjectFieldStart("summary");
    json.writeNumberField("read", summary.read());
    json.writeNumberField("kept", summary.kept());
    json.writeNumberField("merged", summary.merged());
    json.writeNumberField("completed", summary.completed());
    json.writeNumberField("conflicts", summary.conflicts());
    json.writeNumberField("leftOut", summary.leftOut());
    json.writeNumberField("damaged", summary.damaged());
    json.writeEndObject();
    JsonStream.writeTool(json);
    json.writeObjectFieldStart("settings");
    json.writeEndObject();
    JsonStream.finish(json);
  }
}
