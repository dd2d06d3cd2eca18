package org.kifu.format.json;

import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken;
import org.kifu.format.GameWriter;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.game.SteeringCharacters;
import org.kifu.game.TheoreticalScore;

/** A writer of one array, a game a line; nothing of a record is lost. */
final class JsonWriter implements GameWriter {
  /** The version of the shape; it grows when a field changes its meaning. */
  static final int SCHEMA_VERSION = 1;

  private final JsonGenerator json;
  private final StreamTarget line;
  private boolean isEmpty = true;

  /** Starts the array; the stream is closed with this writer. */
  JsonWriter(OutputStream out) {
    try {
      json =
          new JsonFactoryBuilder()
              .characterEscapes(new JsonEscapes())
              .rootValueSeparator(",\n")
              .build()
              .createGenerator(out);
      line = new StreamTarget(json);
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
    line.putMoves(NotesJson.MOVES, record.moves());
    NotesJson.write(record.notes(), line);
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

  /**
   * The characters that are escaped in addition to those that JSON requires: characters that
   * control the display of others. The generator itself escapes halves of characters.
   */
  private static final class JsonEscapes extends CharacterEscapes {
    private static final long serialVersionUID = 1L;
    private static final int DELETE = 0x7F;

    private final int[] ascii = standardAsciiEscapesForJSON();

    JsonEscapes() {
      ascii[DELETE] = ESCAPE_STANDARD;
    }

    @Override
    public int[] getEscapeCodesForAscii() {
      return ascii.clone();
    }

    @Override
    public @Nullable SerializableString getEscapeSequence(int c) {
      boolean isHalf = c <= Character.MAX_VALUE && Character.isSurrogate((char) c);
      return !isHalf && SteeringCharacters.contain(c)
          ? new SerializedString("\\u%04X".formatted(c))
          : null;
    }
  }

  /** An object in the stream. */
  private record StreamTarget(JsonGenerator json) implements NotesJson.NotesTarget<IOException> {
    @Override
    public void put(String name, Object value) throws IOException {
      json.writeObjectField(name, value);
    }

    @Override
    public void putMoves(String name, MoveList moves) throws IOException {
      json.writeArrayFieldStart(name);
      for (MoveToken move : moves) {
        json.writeString(move.toString());
      }
      json.writeEndArray();
    }

    @Override
    public <E> void putEach(String name, List<E> list, NotesJson.NoteWriter<E> element)
        throws IOException {
      json.writeArrayFieldStart(name);
      for (E each : list) {
        json.writeStartObject();
        element.write(each, this);
        json.writeEndObject();
      }
      json.writeEndArray();
    }
  }
}
