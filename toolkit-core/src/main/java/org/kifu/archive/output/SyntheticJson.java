package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.synthetic.SyntheticGames;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;

/**
 * The recipe of a synthetic archive, by which it can be made again.
 *
 * @param games the number of games
 * @param files the number of files
 * @param realGames the number of real games that they follow
 * @param movesSha256 the SHA-256 of the moves of all games, a byte for each move, in hexadecimal
 *     digits
 * @param seed the seed of the random numbers
 * @param gamesPerFile the most games of a file
 */
public record SyntheticJson(
    long games, int files, int realGames, String movesSha256, long seed, int gamesPerFile) {
  private static final int SCHEMA_VERSION = 1;

  /** Writes the recipe as one line of JSON. */
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
