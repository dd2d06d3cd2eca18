package org.kifu.archive.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.synthetic.SyntheticGames;
import org.kifu.json.JsonStream;

/**
 * What a synthetic archive was made of, so that it can be made again.
 *
 * @param games how many there are
 * @param files how many files they fill
 * @param realGames how many real games they follow
 * @param movesSha256 of the moves of all games, a byte each, in hexadecimal digits
 * @param seed where the random numbers begin
 * @param gamesPerFile the most games of a file
 */
public record SyntheticJson(
    long games, int files, int realGames, String movesSha256, long seed, int gamesPerFile) {
  private static final int SCHEMA_VERSION = 1;

  /** Writes it as one line of JSON. */
  public void write(Writer out) throws IOException {
    JsonGenerator json = JsonStream.onto(out, "\n");
    JsonStream.startObject(json, SCHEMA_VERSION);
    json.writeNumberField("games", games);
    json.writeNumberField("files", files);
    json.writeNumberField("realGames", realGames);
    json.writeStringField("movesSha256", movesSha256);
    JsonStream.writeTool(json);
    json.writeObjectFieldStart("settings");
    json.writeNumberField("games", games);
    json.writeNumberField("seed", seed);
    json.writeNumberField("gamesPerFile", gamesPerFile);
    json.writeNumberField("randomPercent", SyntheticGames.RANDOM_PERCENT);
    json.writeNumberField("leaveFrom", SyntheticGames.LEAVE_FROM);
    json.writeNumberField("leaveTo", SyntheticGames.LEAVE_TO);
    json.writeEndObject();
    JsonStream.finish(json);
  }
}
