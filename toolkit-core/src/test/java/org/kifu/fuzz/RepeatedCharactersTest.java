package org.kifu.fuzz;

import static org.junit.jupiter.api.Assertions.assertAll;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/**
 * A long run of each character that means something to a reader, and of pairs of some, in a place
 * where texts have words: read in linear time, and without a deep stack.
 */
@Slow
class RepeatedCharactersTest {
  /** In bytes: the square takes some tenths of a second. */
  private static final int SIZE = 24_000;

  /** One in so many of the characters beyond ASCII, which are hundreds. */
  private static final int STEP = 80;

  private static final String PAIRED = "1|*\u0301\u0323";

  private static final String GAME = "f5d6c3d3c4f4c5b3c2b4\n";

  /** A text with the place of the run, in each notation. */
  enum Place {
    LABEL("", "Black: %s\n" + GAME),
    LINE("", GAME + "%s\n" + GAME),
    WORD("transcript", "Anna%s - Bob 40-24\n" + GAME),
    BOARD("diagram", "%s\n  a b c d e f g h\n1 . . . . . . . .\n"),
    PGN("pgn", "[Event \"%s\"]\n\n1. f5 {a} d6 *\n"),
    PGN_RESULT("pgn", "[Event \"a\"]\n[Date \"x%sx\"]\n[Result \"x%sx\"]\n\n1. f5 d6 *\n"),
    RECOGNISED_PGN("", "[Event \"%s\"]\n\n1. f5 {a} d6 *\n"),
    PGN_COMMENT("pgn", "[Event \"a\"]\n\n1. f5 {%s} d6 *\n"),
    PDN("pdn", "[Event \"%s\"]\n\n1. c3-d4 f6-e5 *\n"),
    SGF("sgf", "(;GM[2]PB[a%s];B[f5];W[d6])"),
    GGF("ggf", "(;GM[Othello]PB[a%s]PW[b]TY[8]B[F5]W[D6];)"),
    JSON("json", "{\"black\":\"a%s\",\"moves\":\"f5d6\"}"),
    QUEST("quest", "{\"players\":{\"a\":\"%s\"},\"moves\":[{\"m\":\"f5\"}]}"),
    OBF("obf", "---------------------------OX------XO--------------------------- X; %s\n"),
    SOLO("solo", "solo 8x8\nplayer: %s\n");

    private final String format;
    private final String text;

    Place(String format, String text) {
      this.format = format;
      this.text = text;
    }

    private Reading read(String piece, int size) {
      int width = piece.getBytes(StandardCharsets.UTF_8).length;
      String run = piece.repeat(size / width);
      byte[] bytes = text.replace("%s", run).getBytes(StandardCharsets.UTF_8);
      return format.isEmpty() ? Reading.of(bytes) : Reading.of(bytes, format);
    }
  }

  @ParameterizedTest
  @EnumSource
  void areReadInLinearTime(Place place) {
    assertAll(
        pieces()
            .map(
                piece ->
                    () -> {
                      try {
                        ProcessorTime.assertLinear(SIZE, size -> () -> place.read(piece, size));
                      } catch (StackOverflowError | RuntimeException | AssertionError e) {
                        throw new AssertionError("'%s' over and over".formatted(piece), e);
                      }
                    }));
  }

  private static Stream<String> pieces() {
    List<String> pieces = new ArrayList<>();
    ReaderAlphabet.ascii().forEach(c -> pieces.add(Character.toString(c)));
    List<Integer> beyond = ReaderAlphabet.beyondAscii();
    for (int i = 0; i < beyond.size(); i++) {
      boolean isOdd = ReaderAlphabet.ODD.codePoints().anyMatch(beyond.get(i)::equals);
      if (i % STEP == 0 || isOdd) {
        pieces.add(Character.toString(beyond.get(i)));
      }
    }
    PAIRED
        .codePoints()
        .forEach(
            first ->
                PAIRED
                    .codePoints()
                    .filter(second -> second != first)
                    .forEach(second -> pieces.add(Character.toString(first) + (char) second)));
    return pieces.stream();
  }
}
