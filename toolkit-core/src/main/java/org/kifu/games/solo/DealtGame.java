package org.kifu.games.solo;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.kifu.board.StartSpec;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;

/** The start of a record of the solo game with tiles that are dealt at random. */
public final class DealtGame {
  private DealtGame() {}

  /** The record as text; the same seed gives the same tiles. */
  public static String text(long seed) {
    String tiles = Deal.random(new SplittableRandom(seed)).toString();
    GameRecord game =
        GameRecord.of(SoloRules.RULES.name(), new StartSpec.Setup(tiles), MoveList.of(List.of()));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open("solo", bytes)) {
      writer.write(game);
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot be written", e);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
