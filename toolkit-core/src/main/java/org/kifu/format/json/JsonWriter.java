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
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.game.SteeringCharacters;
import org.kifu.game.Tag;
import org.kifu.game.TheoreticalScore;
import org.kifu.game.Variation;

/** A writer of one array, a game a line; nothing of a record is lost. */
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

  /**
   * The characters that are escaped beyond what JSON asks for: those that steer how others are
   * shown. Halves of characters are escaped by the generator itself.
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

  /** A writer of a line of moves with what stands at them; lists without elements are left out. */
  private static final class LineJson {
    /** A writer of one element of a list as the fields of an object. */
    private interface Fields<E> {
      void write(JsonGenerator json, E element) throws IOException;
    }

    private LineJson() {}

    static void write(JsonGenerator json, MoveList moves, Notes notes) throws IOException {
      json.writeArrayFieldStart("moves");
      for (MoveToken move : moves) {
        json.writeString(move.toString());
      }
      json.writeEndArray();
      write(json, "remarks", notes.remarks(), LineJson::remark);
      write(json, "clocks", notes.clocks(), LineJson::clock);
      write(json, "evaluations", notes.evaluations(), LineJson::evaluation);
      write(json, "tags", notes.tags(), LineJson::tag);
      write(json, "variations", notes.variations(), LineJson::variation);
    }

    private static <E> void write(JsonGenerator json, String name, List<E> list, Fields<E> fields)
        throws IOException {
      if (list.isEmpty()) {
        return;
      }
      json.writeArrayFieldStart(name);
      for (E element : list) {
        json.writeStartObject();
        fields.write(json, element);
        json.writeEndObject();
      }
      json.writeEndArray();
    }

    private static void remark(JsonGenerator json, Remark remark) throws IOException {
      json.writeNumberField("move", remark.move());
      json.writeStringField("text", remark.text());
    }

    private static void clock(JsonGenerator json, ClockTime clock) throws IOException {
      json.writeNumberField("move", clock.move());
      json.writeNumberField("seconds", clock.seconds());
    }

    private static void evaluation(JsonGenerator json, Evaluation evaluation) throws IOException {
      json.writeNumberField("move", evaluation.move());
      json.writeNumberField("discs", evaluation.discs());
    }

    private static void tag(JsonGenerator json, Tag tag) throws IOException {
      json.writeNumberField("move", tag.move());
      json.writeStringField("name", tag.name());
      json.writeStringField("value", tag.value());
    }

    private static void variation(JsonGenerator json, Variation variation) throws IOException {
      json.writeNumberField("move", variation.move());
      write(json, variation.moves(), variation.notes());
    }
  }
}
