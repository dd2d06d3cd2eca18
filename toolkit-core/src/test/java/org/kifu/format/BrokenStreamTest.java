package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;
import org.kifu.testing.Slow;
import org.kifu.testing.WthorBytes;

/** Streams that break: what was read before is kept, and the break is said after it. */
class BrokenStreamTest {
  private static final String START =
      "---------------------------OX------XO--------------------------- X";

  /** Throws once, and then is at its end. */
  private static final class Breaking extends InputStream {
    private boolean isOver;

    @Override
    public int read() throws IOException {
      return read(new byte[1], 0, 1);
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      if (isOver) {
        return -1;
      }
      isOver = true;
      throw new IOException("the disk is gone");
    }
  }

  @Slow
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 20_000})
  void keepsTheGamesOfATextUpToTheBreak(int games) throws IOException {
    assertThat(readUpToTheBreak("f5d6c3\n".repeat(games))).hasSize(games);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 2_000})
  void keepsThePositionsUpToTheBreak(int positions) throws IOException {
    assertThat(readUpToTheBreak((START + "\n").repeat(positions))).hasSize(positions);
  }

  @Test
  void keepsTheRecordsOfAnArchiveUpToTheBreak() throws IOException {
    byte[] year = WthorBytes.year(1980);
    int games = (year.length - WthorBytes.HEADER) / WthorBytes.GAME;
    assertThat(readUpToTheBreak(year)).hasSize(games);
  }

  @Test
  void aStreamThatBreaksAtOnceCannotBeOpened() {
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> readUpToTheBreak(""))
        .withMessage("the disk is gone");
  }

  private static List<ParsedGame> readUpToTheBreak(String text) throws IOException {
    return readUpToTheBreak(text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<ParsedGame> readUpToTheBreak(byte[] bytes) throws IOException {
    InputStream stream = new SequenceInputStream(new ByteArrayInputStream(bytes), new Breaking());
    ReadOptions options = ReadOptions.reportingTo(problem -> {});
    List<ParsedGame> read = new ArrayList<>();
    try (GameReader reader = GameReader.open(Source.of("-", stream), options)) {
      Iterator<ParsedGame> games = reader.iterator();
      assertThatExceptionOfType(UncheckedIOException.class)
          .isThrownBy(() -> games.forEachRemaining(read::add))
          .havingCause()
          .withMessage("the disk is gone");
    }
    return read;
  }
}
