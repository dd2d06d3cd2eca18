package org.kifu.format.wthor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.source.Source;

/** Parts of a game file give what the file gives as a whole. */
class WthorPartTest {
  private static final Path YEAR = Path.of("..", "examples", "wthor", "WTH_1983.wtb");

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 1000})
  void togetherGiveTheWholeFile(int count) throws IOException {
    byte[] bytes = Files.readAllBytes(YEAR);
    assertSame(bytes, count);
    assertSame(Arrays.copyOf(bytes, 16 + 68 * 20 + 3), count);
    bytes[14] = 99;
    assertSame(bytes, count);
  }

  private static void assertSame(byte[] bytes, int count) throws IOException {
    List<Problem> problems = new ArrayList<>();
    List<String> whole = new ArrayList<>();
    try (GameReader reader =
        GameReader.open(Source.of("year", bytes), ReadOptions.reportingTo(problems::add))) {
      reader.forEach(game -> whole.add(facts(game)));
    }
    List<Problem> problemsOfParts = new ArrayList<>();
    List<String> parts = new ArrayList<>();
    ReadOptions options = ReadOptions.reportingTo(problemsOfParts::add);
    for (int first = 0; first * 68 < bytes.length - 16; first += count) {
      boolean isLast = (first + count) * 68 >= bytes.length - 16;
      WthorPart part = new WthorPart(first, isLast ? Long.MAX_VALUE : count);
      ByteArrayInputStream stream = new ByteArrayInputStream(bytes);
      assertThat(stream.skip(part.offset())).isEqualTo(part.offset());
      Iterator<ParsedGame> games = part.read(bytes, stream, Source.of("year", bytes), options);
      games.forEachRemaining(game -> parts.add(facts(game)));
    }
    assertThat(parts).isEqualTo(whole);
    assertThat(problemsOfParts).isEqualTo(problems).isNotEmpty();
  }

  private static String facts(ParsedGame game) {
    return game.number() + " " + game.origin().start() + " " + game.record() + game.problems();
  }

  @Test
  void areOfGameFilesOnly() throws IOException {
    byte[] year = Files.readAllBytes(YEAR);
    assertThat(WthorPart.isOf(year, year.length)).isTrue();
    assertThat(WthorPart.isOf(year, year.length - 1)).isFalse();
    assertThat(WthorPart.isOf(new byte[16 + 7 * 68], 16 + 7 * 68)).isFalse();
    assertThatThrownBy(() -> new WthorPart(-1, 2)).isInstanceOf(IllegalArgumentException.class);
  }
}
