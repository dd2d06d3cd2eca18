package org.kifu.annotate.output;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;

/** Records as texts of notations. */
final class WrittenRecords {
  private WrittenRecords() {}

  static String of(String notation, GameRecord record) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open(notation, bytes)) {
      writer.write(record);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
