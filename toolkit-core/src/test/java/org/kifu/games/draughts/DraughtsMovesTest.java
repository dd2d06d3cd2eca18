package org.kifu.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.rules.Perft;
import org.kifu.testing.PlainDraughts;
import org.kifu.testing.Slow;

class DraughtsMovesTest {
  private static final RussianDraughts RULES = RussianDraughts.RULES;

  /** The published table, doubles removed: the standard validation that programs agree on. */
  @Slow
  @ParameterizedTest
  @CsvSource({
    "0, 1",
    "1, 7",
    "2, 49",
    "3, 302",
    "4, 1469",
    "5, 7482",
    "6, 37986",
    "7, 190146",
    "8, 929899",
    "9, 4570586",
    "10, 22444032"
  })
  void countsTheLeavesFromTheStart(int depth, long leaves) {
    assertThat(Perft.leaves(RULES, depth)).isEqualTo(leaves);
  }

  /** The same table with doubles, which begin at depth 8. */
  @Slow
  @ParameterizedTest
  @CsvSource({"5, 7482", "7, 190146", "8, 929905"})
  void thePlainBoardCountsTheSameWithDoubles(int depth, long leaves) {
    assertThat(PlainDraughts.start().perft(depth)).isEqualTo(leaves);
  }

  /** Through the interface that every rule set has, not the counter. */
  @ParameterizedTest
  @CsvSource({"1, 7", "5, 7482", "7, 190146"})
  void theRulesCountTheSame(int depth, long leaves) {
    assertThat(throughRules(DraughtsPosition.START, depth)).isEqualTo(leaves);
  }

  private static long throughRules(DraughtsPosition position, int depth) {
    return depth == 0
        ? 1
        : RULES.legalMoves(position).stream()
            .mapToLong(move -> throughRules(RULES.play(position, move), depth - 1))
            .sum();
  }

  /** Published cases of the rules; white is to move. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Wc5:Bd6,f6,f4 | c5:e7:g5:e3",
        "Wb6:Bc7,e7,g5 | b6:d8:f6:h4",
        "We5:Bd4,f4,f6 | e5:c3 e5:g3 e5:g7",
        "Wc3,e3:Bd4,b4,b6 | c3:a5:c7 c3:e5 e3:c5:a3 e3:c5:a7",
        "WKa1:Bb2,d4,f6,d6 | a1:c3:e5:b8 a1:c3:e5:c7 a1:c3:e5:g7 a1:c3:e5:h8",
        "WKa3:Bc5,e5 | a3:d6:f4 a3:d6:g3 a3:d6:h2",
        "WKf4:Be5,c3,g7,g3,c7 | f4:d6:b8 f4:h2",
        "Wa1:Bb2,c3 | ",
        "Wa1:Ba3 | a1-b2",
        "Wg7:Ba3 | g7-f8 g7-h8"
      })
  void findsTheMovesOfPublishedPositions(String pieces, String moves) {
    String expected = moves == null ? "" : moves;
    assertThat(texts(RULES.legalMoves(position("W:" + pieces)))).isEqualTo(expected);
  }

  /** Both pieces are taken, and the square between does not matter: two moves by four ways. */
  @Test
  void capturesThatDifferInTheirWayAloneAreOneMove() {
    DraughtsPosition position = position("W:WKa1:Bc3,f6");
    assertThat(RULES.legalMoves(position)).extracting(DraughtsMove::to).containsExactly(54, 63);
    assertThat(texts(RULES.moves(position, new MoveGenerator(true))))
        .isEqualTo("a1:d4:g7 a1:d4:h8 a1:e5:g7 a1:e5:h8");
  }

  private static String texts(Collection<DraughtsMove> moves) {
    return moves.stream().map(DraughtsMove::toString).sorted().collect(Collectors.joining(" "));
  }

  private static DraughtsPosition position(String text) {
    return RULES.start(new StartSpec.Setup(text)).orElseThrow();
  }

  /** By random play, in which kings come up and captures are long. */
  @Slow
  @Test
  void agreesWithThePlainBoardInRandomGames() {
    Random random = new Random(19470101);
    int captures = 0;
    int kings = 0;
    for (int game = 0; game < 150; game++) {
      PlainDraughts plain = PlainDraughts.start();
      DraughtsPosition position = DraughtsPosition.START;
      for (int ply = 0; ply < 150; ply++) {
        List<PlainDraughts.Played> expected = plain.moves();
        List<DraughtsMove> found = RULES.legalMoves(position);
        assertThat(found.stream().map(DraughtsMovesTest::essence))
            .containsExactlyInAnyOrderElementsOf(
                expected.stream().map(PlainDraughts.Played::essence).distinct().toList());
        assertThat(texts(RULES.moves(position, new MoveGenerator(true))))
            .isEqualTo(
                expected.stream()
                    .map(PlainDraughts.Played::text)
                    .sorted()
                    .collect(Collectors.joining(" ")));
        if (found.isEmpty()) {
          break;
        }
        PlainDraughts.Played played = expected.get(random.nextInt(expected.size()));
        DraughtsMove move =
            found.stream()
                .filter(each -> essence(each).equals(played.essence()))
                .findFirst()
                .orElseThrow();
        captures += move.isCapture() ? 1 : 0;
        kings += (position.kings() >>> move.from() & 1) != 0 ? 1 : 0;
        plain = played.after();
        position = RULES.play(position, move);
        assertThat(pieces(position)).isEqualTo(plain.pieces());
      }
    }
    assertThat(captures).isGreaterThan(1500);
    assertThat(kings).isGreaterThan(500);
  }

  private static String essence(DraughtsMove move) {
    return Square.name(move.from()) + Square.name(move.to()) + squares(move.captured());
  }

  private static List<String> squares(long set) {
    return IntStream.range(0, Square.COUNT)
        .filter(square -> (set >>> square & 1) != 0)
        .mapToObj(Square::name)
        .sorted()
        .toList();
  }

  private static String pieces(DraughtsPosition position) {
    StringBuilder text = new StringBuilder(position.sideToMove().label());
    for (int square = 0; square < Square.COUNT; square++) {
      long bit = 1L << square;
      if (((position.white() | position.black()) & bit) != 0) {
        char man = (position.white() & bit) != 0 ? 'w' : 'b';
        char sign = (position.kings() & bit) != 0 ? Character.toUpperCase(man) : man;
        text.append(' ').append(sign).append(Square.name(square));
      }
    }
    return text.toString();
  }

  /** By row from black's left back corner as white sees it. */
  @ParameterizedTest
  @CsvSource({"1, b8", "2, d8", "4, h8", "5, a7", "12, h6", "21, a3", "29, a1", "32, g1"})
  void squaresHaveNumbers(int number, String name) {
    int square = DarkSquares.ofNumber(number);
    assertThat(Square.name(square)).isEqualTo(name);
    assertThat(DarkSquares.number(square)).isEqualTo(number);
    assertThat(DarkSquares.has(Place.on8x8(square))).isTrue();
  }

  @Test
  void whiteBeginsWithTwelveMenEach() {
    assertThat(position("W:W21-32:B1-12.")).isEqualTo(DraughtsPosition.START);
    assertThat(position("W:B1-12:W21,22,23,24,25-32:H0:F1")).isEqualTo(DraughtsPosition.START);
    assertThat(RULES.sideToMove(DraughtsPosition.START)).isEqualTo(Disc.WHITE);
    assertThat(DraughtsPosition.parse(DraughtsPosition.START.toString()))
        .contains(DraughtsPosition.START);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W:W31-50:B1-20", // squares of another board
        "W:Wa2:Bb8", // a light square
        "W:Wa1:Ba1", // two pieces on it
        "W:Wa1,a1:Bb8",
        "W:Wb8:Bd8", // a man that is a king there
        "?:W29:B4",
        "W:Wa1:Wb8",
        "W:Wa1:B5-2",
        "W:Wz:Bb8"
      })
  void otherTextsAreNotPositions(String text) {
    assertThat(DraughtsPosition.parse(text)).isEmpty();
  }
}
