package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.synthetic.SyntheticGames;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;

/**
 * The recipe of a synthetic archive, so that it can be made again.
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
    JsonObject settings =
        new JsonObject()
            .put("games", games)
            .put("seed", seed)
            .put("gamesPerFile", gamesPerFile)
            .put("randomPercent", SyntheticGames.RANDOM_PERCENT)
            .put("leaveFrom", SyntheticGames.LEAVE_FROM)
            .put("leaveTo", SyntheticGames.LEAVE_TO);
    JsonOutput.onto(out, "\n")
        .finish(
            JsonObject.ofVersion(SCHEMA_VERSION)
                .put("games", games)
                .put("files", files)
                .put("realGames", realGames)
                .put("movesSha256", movesSha256)
                .putTool()
                .put("settings", settings));
  }
}
