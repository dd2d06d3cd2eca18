package org.kifu.export;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.game.TheoreticalScore;

/**
 * Writes records as one JSON array, a game a line, with everything that a record holds and where it
 * was read. Moves are as the source writes them: {@code f5}, {@code pass}. Unknown names are empty
 * texts; what else is unknown is left out.
 *
 * <pre>{@code
 * {"schemaVersion":1,
 *  "game":{"black","white","event","place","date","rules","start",
 *          "result":{"kind","declaredBlackDiscs","declaredBoardDiscDiff","declaredWinner"},
 *          "theory":{"blackDiscs","empties"}},
 *  "moves":["f5","d6",...],
 *  "remarks":[{"move","text"}],"clocks":[{"move","seconds"}],
 *  "evaluations":[{"move","discs"}],"tags":[{"move","name","value"}],
 *  "variations":[{"move","moves":[...],"remarks",...}],
 *  "source":{"name","game","offset","line"}}
 * }</pre>
 */
public final class RecordJson implements AutoCloseable {
  /** The version of the shape; it grows when a field changes its meaning. */
  public static final int SCHEMA_VERSION = 1;

  private final JsonGenerator json;
  private boolean isEmpty = true;

  /** Starts the array; {@code out} stays open when this is closed. */
  public RecordJson(OutputStream out) throws IOException {
    json = JsonStream.onto(out, ",\n");
    json.writeRaw("[");
  }

  /** Writes one game; an unreadable one has nothing to write. */
  public void write(ParsedGame game) throws IOException {
    Optional<GameRecord> record = game.record();
    if (record.isPresent()) {
      json.writeRaw(isEmpty ? "\n" : "");
      isEmpty = false;
      write(record.get(), game);
    }
  }

  /** Ends the array. */
  @Override
  public void close() throws IOException {
    json.writeRaw("\n]\n");
    json.close();
  }

  private void write(GameRecord record, ParsedGame game) throws IOException {
    JsonStream.startObject(json, SCHEMA_VERSION);
    writeGame(record);
    NotesJson.write(json, record.moves(), record.notes());
    writeSource(game.number(), game.origin());
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
      boolean isBlack = declared.winner().get() == Disc.BLACK;
      json.writeStringField("declaredWinner", isBlack ? "black" : "white");
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
