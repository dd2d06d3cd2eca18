package org.kifu.archive.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import org.kifu.archive.dedup.DedupSummary;
import org.kifu.archive.dedup.FactField;
import org.kifu.archive.dedup.GameFacts;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.dedup.Reason;
import org.kifu.json.JsonStream;

/**
 * Groups as JSON lines; what is not known is left out.
 *
 * <pre>{@code
 * {"schemaVersion","group","reason","games":[{"source","offset","line","game","moves","turn",
 *   "black","white","event","place","date","round","result","theory","notes"}]}
 * ...
 * {"schemaVersion","summary":{"read","compared","removed","groups":{reason:count},
 *   "games":{reason:count}},"tool","settings"}
 * }</pre>
 */
final class DedupJson implements DedupWriter {
  /** The version of the shape; it grows when a field changes its meaning. */
  static final int SCHEMA_VERSION = 1;

  private final JsonGenerator json;
  private final DedupSettings settings;

  DedupJson(Writer out, DedupSettings settings) throws IOException {
    this.json = JsonStream.onto(out, "\n");
    this.settings = settings;
  }

  @Override
  public void begin(long number, Reason reason) throws IOException {
    JsonStream.startObject(json, SCHEMA_VERSION);
    json.writeNumberField("group", number);
    json.writeStringField("reason", reason.label());
    json.writeArrayFieldStart("games");
  }

  @Override
  public void member(GameTraits game) throws IOException {
    json.writeStartObject();
    writeGame(json, game);
    json.writeEndObject();
  }

  /** Writes where a game stands and what is known of it, into the object that was begun. */
  static void writeGame(JsonGenerator json, GameTraits game) throws IOException {
    JsonStream.writePlace(json, game.where());
    json.writeNumberField("game", game.number());
    json.writeNumberField("moves", game.moves());
    json.writeNumberField("turn", game.line().turn());
    GameFacts facts = game.facts();
    for (FactField field : FactField.values()) {
      if (field == FactField.NOTES) {
        json.writeNumberField(field.label(), facts.noteCount());
      } else {
        JsonStream.writeText(json, field.label(), field.of(facts));
      }
    }
  }

  @Override
  public void end() throws IOException {
    json.writeEndArray();
    json.writeEndObject();
  }

  @Override
  public void finish(DedupSummary summary) throws IOException {
    JsonStream.startObject(json, SCHEMA_VERSION);
    json.writeObjectFieldStart("summary");
    json.writeNumberField("read", summary.read());
    json.writeNumberField("compared", summary.compared());
    json.writeNumberField("removed", summary.removed());
    writeCounts("groups", summary.groups());
    writeCounts("games", summary.games());
    json.writeEndObject();
    JsonStream.writeTool(json);
    writeSettings();
    JsonStream.finish(json);
  }

  private void writeCounts(String name, Map<Reason, Long> counts) throws IOException {
    json.writeObjectFieldStart(name);
    for (Map.Entry<Reason, Long> count : counts.entrySet()) {
      json.writeNumberField(count.getKey().label(), count.getValue());
    }
    json.writeEndObject();
  }

  private void writeSettings() throws IOException {
    json.writeObjectFieldStart("settings");
    writeReasons("reasons", settings.reasons());
    json.writeNumberField("boardFrom", settings.boardFrom());
    if (settings.keep().isPresent()) {
      writeReasons("remove", settings.removed());
      json.writeStringField("keep", settings.keep().get().toString());
    }
    json.writeEndObject();
  }

  private void writeReasons(String name, Iterable<Reason> reasons) throws IOException {
    json.writeArrayFieldStart(name);
    for (Reason reason : reasons) {
      json.writeString(reason.label());
    }
    json.writeEndArray();
  }
}
