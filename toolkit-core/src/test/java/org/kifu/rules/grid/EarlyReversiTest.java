package org.kifu.rules.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Othello;
import org.kifu.rules.Perft;
import org.kifu.rules.TokenMeaning;
import org.kifu.rules.TokenMeaning.Illegal;
import org.kifu.rules.TokenMeaning.Legal;
import org.kifu.rules.grid.EarlyReversi.EarlyPosition;
import org.kifu.testing.Slow;

class EarlyReversiTest {
  private static final EarlyReversi USUAL = EarlyReversi.byName("reversi-1880").orElseThrow();

  /** Only the centre and one row: the side to move can enclose something in the row. */
  private static final String ONE_ROW = "-XO-----" + "-".repeat(19) + "XX------XX" + "-".repeat(27);

  @Slow
  @Test
  void leavesAreAsManyAsPublished() {
    assertThat(LongStream.rangeClosed(1, 10).map(depth -> Perft.leaves(USUAL, (int) depth)))
        .containsExactly(4L, 12L, 24L, 24L, 96L, 320L, 1536L, 6624L, 38208L, 220736L);
  }

  /** Of the 24 ways to lay the first four discs 8 end crossed and 16 parallel. */
  @Slow
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 5})
  void theFirstFourDiscsLeadToBothStarts(int depth) {
    long both =
        8 * Perft.leaves(Othello.RULES, depth) + 16 * Perft.leaves(NamedGrids.PARALLEL, depth);
    assertThat(Perft.leaves(USUAL, depth + 4)).isEqualTo(both);
  }

  @Test
  void whiteLaysTheFirstDiscOnTheCentre() {
    EarlyPosition start = USUAL.start(StartSpec.STANDARD).orElseThrow();
    assertThat(start).hasToString("-".repeat(64) + " O 32 32");
    assertThat(USUAL.resolve(start, MoveToken.parse("d3")))
        .isEqualTo(
            new Illegal<>(
                TokenMeaning.IllegalReason.NOT_YET,
                "d3 is not in the centre, where the first four discs go"));
    assertThat(played(USUAL, "d4", "e4", "e5", "d5"))
        .hasToString("---------------------------OX------XO--------------------------- O 30 30");
  }

  @Test
  void whoIsOutOfDiscsPassesAndTheOtherGoesOn() {
    EarlyPosition position = position(USUAL, ONE_ROW + "O 2 0");
    assertThat(USUAL.legalMoves(position)).containsExactly(GridMove.PASS);
    EarlyPosition passed = USUAL.play(position, GridMove.PASS);
    assertThat(USUAL.legalMoves(passed)).extracting(USUAL::token).hasToString("[d1]");
    EarlyPosition nobody = position(USUAL, ONE_ROW + "O 0 0");
    assertThat(USUAL.legalMoves(nobody)).isEmpty();
    assertThat(USUAL.resolve(nobody, MoveToken.parse("a1"))).isEqualTo(Illegal.afterTheEnd("a1"));
  }

  @Test
  void withASwitchTheGameEndsForWhoIsOutOfDiscs() {
    EarlyReversi rules = EarlyReversi.byName("reversi-1880:out=ends").orElseThrow();
    assertThat(rules.legalMoves(position(rules, ONE_ROW + "O 2 0"))).isEmpty();
    assertThat(rules.legalMoves(position(rules, ONE_ROW + "X 2 0"))).hasSize(1);
  }

  @Test
  void theDiscsOfEachSideAreCountedDown() {
    assertThat(played(USUAL, "d4", "e4", "e5", "d5", "d6"))
        .hasToString("---------------------------OX------OO------O-------------------- X 30 29");
    EarlyReversi fewer = EarlyReversi.byName("reversi-1880:supply=30").orElseThrow();
    assertThat(played(fewer, "d4", "e4", "e5", "d5").whiteLeft()).isEqualTo(28);
  }

  @ParameterizedTest
  @CsvSource({
    "reversi-1880, c3 flips nothing",
    "reversi-1880:quiet=only-without-capture,"
        + " 'c3 flips nothing, and white can play where something flips'",
    "reversi-1880:quiet=always, "
  })
  void aDiscBesideOwnOnesMayFlipNothingWhereASwitchSaysSo(String name, String message) {
    EarlyReversi rules = EarlyReversi.byName(name).orElseThrow();
    EarlyPosition position = played(rules, "d4", "e4", "e5", "d5");
    TokenMeaning<GridMove> found = rules.resolve(position, MoveToken.parse("c3"));
    switch (found) {
      case Legal<GridMove>(GridMove move) ->
          assertThat(rules.play(position, move).board())
              .hasToString("------------------O--------OX------XO--------------------------- X");
      case Illegal<GridMove> illegal -> assertThat(illegal.message()).isEqualTo(message);
    }
    assertThat(found instanceof Legal).isEqualTo(message == null);
  }

  @Test
  void withoutACaptureAQuietDiscMayBeLaidIfASwitchSaysSo() {
    String text = "O".repeat(4) + "-".repeat(23) + "OO------OO" + "-".repeat(27) + " O 20 20";
    EarlyReversi quiet =
        EarlyReversi.byName("reversi-1880:quiet=only-without-capture").orElseThrow();
    assertThat(quiet.legalMoves(position(quiet, text)))
        .extracting(quiet::token)
        .extracting(Object::toString)
        .contains("a2", "d3", "f6")
        .doesNotContain("g6");
    assertThat(USUAL.legalMoves(position(USUAL, text))).isEmpty();
  }

  @Test
  void nobodyGetsTheEmptySquares() {
    assertThat(USUAL.count(position(USUAL, ONE_ROW + "O 0 0"))).isEqualTo(new FinalCount(5, 1, 58));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "reversi-1880:supply=31",
        "reversi-1880:quiet=never",
        "reversi-1880:out=ends:supply=30",
        "reversi-1880:"
      })
  void otherSwitchesAreUnknown(String name) {
    assertThat(Catalogue.byName(name)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"X", "-- X", " X 33 30", " X 30"})
  void aTextThatIsNotAPositionIsNotAStart(String end) {
    assertThat(USUAL.start(new StartSpec.Setup("-".repeat(63) + end))).isEmpty();
  }

  private static EarlyPosition position(EarlyReversi rules, String text) {
    return Optional.of(new StartSpec.Setup(text)).flatMap(rules::start).orElseThrow();
  }

  private static EarlyPosition played(EarlyReversi rules, String... moves) {
    EarlyPosition position = rules.start(StartSpec.STANDARD).orElseThrow();
    for (String move : moves) {
      if (rules.resolve(position, MoveToken.parse(move)) instanceof Legal<GridMove>(GridMove m)) {
        position = rules.play(position, m);
      } else {
        throw new AssertionError(move);
      }
    }
    return position;
  }
}
