package org.kifu.format.json;

import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.kifu.format.GameWriter;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.game.TheoreticalScore;

/** Writes one array, a game a line; nothing of a record is lost. */
final class JsonWriter implements GameWriter {
  /** The version of the shape; it grows when a field changes its meaning. */
  static final int SCHEMA_VERSION = 1;

  private final JsonGenerator json;
  private boolean isEmpty = true;

  /** Starts the array; the stream is closed with this. */
  JsonWriter(OutputStream out) {
    try {
      json =
          new JsonFactoryBuilder()
              .characterEscapes(new JsonEscapes())
              .rootValueSeparator(",\n")
              .build()
              .createGenerator(out);
      json.writeRaw("[");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void write(GameRecord game) throws IOException {
    write(game, Optional.empty());
  }

  @Override
  public void write(ParsedGame game, GameRecord record) throws IOException {
    write(record, Optional.of(game));
  }

  @Override
  public List<String> losses(GameRecord game) {
    return List.of();
  }

  /** Ends the array. */
  @Override
  public void close() throws IOException {
    json.writeRaw("\n]\n");
    json.close();
  }

  private void write(GameRecord record, Optional<ParsedGame> source) throws IOException {
    json.writeRaw(isEmpty ? "\n" : "");
    isEmpty = false;
    json.writeStartObject();
    json.writeNumberField("schemaVersion", SCHEMA_VERSION);
    writeGame(record);
    LineJson.write(json, record.moves(), record.notes());
    if (source.isPresent()) {
      writeSource(source.get().number(), source.get().origin());
    }
    json.writeEndObject();
  }

  private void writeGame(GameRecord record) throws IOException {
    GameHeader header = record.header();
    json.writeObjectFieldStart("game");
    json.writeStringField("black", header.black());
    json.writeStringField("white", header.white());
    json.writeStringField("event", header.event());
    json.writeStringField("place", header.place());
    json.writeStringField("date", header.date().toString());
    json.writeStringField("rules", record.rules());
    json.writeStringField("start", record.start().toString());
    writeResult(record.declared());
    if (record.theory().isPresent()) {
      writeTheory(record.theory().get());
    }
    json.writeEndObject();
  }

  private void writeResult(Outcome declared) throws IOException {
    json.writeObjectFieldStart("result");
    json.writeStringField("kind", declared.kind().label());
    if (declared.blackDiscs().isPresent()) {
      json.writeNumberField("declaredBlackDiscs", declared.blackDiscs().getAsInt());
    }
    if (declared.boardDiff().isPresent()) {
      json.writeNumberField("declaredBoardDiscDiff", declared.boardDiff().getAsInt());
    }
    if (declared.winner().isPresent()) {
      json.writeStringField("declaredWinner", declared.winner().get().label());
    }
    json.writeEndObject();
  }

  private void writeTheory(TheoreticalScore theory) throws IOException {
    json.writeObjectFieldStart("theory");
    json.writeNumberField("blackDiscs", theory.blackDiscs());
    json.writeNumberField("empties", theory.empties());
    json.writeEndObject();
  }

  private void writeSource(int number, Origin origin) throws IOException {
    SourceLocation start = origin.start();
    json.writeObjectFieldStart("source");
    json.writeStringField("name", start.source());
    json.writeNumberField("game", number);
    if (start.offset() >= 0) {
      json.writeNumberField("offset", start.offset());
    }
    if (start.line() > 0) {
      json.writeNumberField("line", start.line());
    }
    json.writeEndObject();
  }
}
