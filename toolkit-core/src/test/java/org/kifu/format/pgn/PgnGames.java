package org.kifu.format.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.testing.Reading;

/** Games that are read from PGN without any finding, and what is written of them. */
final class PgnGames {
  private PgnGames() {}

  /** The only game of a text. */
  static GameRecord only(String text) {
    Reading reading = Reading.of(text, "pgn");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records()).hasSize(1);
    return reading.records().getFirst();
  }

  /** A game in PGN. */
  static String text(GameRecord game) {
    return new PgnFormat.PgnWriting().text(game);
  }

  /** The parts of a game that PGN loses. */
  static List<String> losses(GameRecord game) {
    return new PgnFormat.PgnWriting().losses(game);
  }

  /** A game in another notation. */
  static String written(String format, GameRecord game) throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open(format, text)) {
      writer.write(game);
    }
    return text.toString(StandardCharsets.UTF_8);
  }

  /** The parts of a game that another notation loses. */
  static List<String> losses(String format, GameRecord game) throws IOException {
    try (GameWriter writer = GameWriter.open(format, OutputStream.nullOutputStream())) {
      return writer.losses(game);
    }
  }
}
