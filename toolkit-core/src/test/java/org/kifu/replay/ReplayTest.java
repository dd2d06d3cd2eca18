package org.kifu.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay.Ending;
import org.kifu.rules.Othello;
import org.kifu.rules.TokenMeaning.IllegalReason;
import org.kifu.testing.Draw;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Property;

class ReplayTest {
  /** The drawn line that H. Takizawa published (arXiv 2310.19387). */
  private static final String TAKIZAWA =
      "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7"
          + "a3a4a1a2c1h2h1g2b8a8g7h8h7h6";

  @Test
  void playsThePublishedDrawToItsEnd() {
    Replay<Position, Move> replay = replay(TAKIZAWA);
    assertThat(replay.ending()).isEqualTo(new Ending.Complete());
    assertThat(replay.steps()).hasSize(60);
    assertThat(replay.count().blackDiscDiff()).isZero();
  }

  /** A game that PlayOK wrote with both passes: white passes before the 58th and 59th square. */
  @ParameterizedTest
  @CsvSource({
    "f5d6c3d3c4f4c5b3c2e3d2b4e2e6e7f3g4g3g5f2f1c1c7f6f7d7c6b5c8h5h6h4b6h7a5g6d1f8e8d8h2b8a2a3a4a7b1"
        + "e1b2b7g2h1h3g1h8a1a6a8g8g7, 62, 37"
  })
  void fillsInThePassesThatARecordLeavesOut(String moves, int plies, int black) {
    Replay<Position, Move> replay = replay(moves);
    assertThat(replay.isComplete()).isTrue();
    assertThat(replay.steps()).hasSize(plies);
    assertThat(replay.steps().stream().filter(step -> step.move().isPass()))
        .hasSize(2)
        .allMatch(step -> step.token() == -1);
    assertThat(replay.count().blackDiscs()).isEqualTo(black);
  }

  @Test
  void aWipeOutEndsTheGameAfterNinePlies() {
    Replay<Position, Move> replay = replay("f5d6c5f4e3f6g5e6e7");
    assertThat(replay.isComplete()).isTrue();
    assertThat(replay.count().blackDiscs()).isEqualTo(64);
    assertThat(replay.count().empties()).isEqualTo(51);
  }

  @Test
  void saysWhereAndWhyARecordGoesWrong() {
    assertThat(replay("f5d6c3d3c4a1").ending())
        .isEqualTo(new Ending.Illegal(5, 6, IllegalReason.FLIPS_NOTHING, "a1 flips nothing"));
    assertThat(replay("f5d6c5f4e3f6g5e6e7a1").ending())
        .isEqualTo(
            new Ending.Illegal(9, 10, IllegalReason.GAME_OVER, "the game is over before a1"));
  }

  @Test
  void anEmptyRecordIsUnfinished() {
    assertThat(replay("").ending()).isEqualTo(new Ending.Unfinished());
  }

  @Test
  void aStartThatIsNotABoardIsSaid() {
    GameRecord record = GameRecord.ofMoves(MoveList.EMPTY).withStart(new StartSpec.Setup("?"));
    assertThat(Replay.of(Othello.RULES, record).ending()).isEqualTo(new Ending.BadStart());
  }

  @Test
  void theCompactReplayShowsThePositionsOnTheWay() {
    byte[] squares = Games.squares(TAKIZAWA);
    CompactReplay compact = new CompactReplay();
    compact.start();
    for (Replay.Step<Position, Move> step : replay(TAKIZAWA).steps()) {
      assertThat(Position.of(compact.black(), compact.white(), compact.sideToMove()))
          .isEqualTo(step.before());
      assertThat(compact.end()).isEqualTo(CompactReplay.End.UNFINISHED);
      assertThat(compact.step(squares[step.token()])).isTrue();
    }
    assertThat(compact.end()).isEqualTo(CompactReplay.End.COMPLETE);
    assertThat(compact.used()).isEqualTo(60);
  }

  @Test
  void playsTheMatchOf1997ToItsRegisteredScores() {
    assertThat(Games.match1997().stream().map(moves -> replay(moves).count().blackDiscs()))
        .containsExactly(16, 26, 26, 37, 55, 48);
  }

  /**
   * Random games, one square of each changed: both replays and the plain board agree on what
   * happens.
   */
  @Property(tries = 300)
  void bothReplaysAgreeWithThePlainBoard(Draw draw) {
    int seed = draw.anyInt();
    int at = draw.between(0, 59);
    int square = draw.between(-1, 63);
    List<Integer> game = Games.randomGame(new Random(seed));
    byte[] squares = new byte[game.size()];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = (byte) (int) game.get(i);
    }
    squares[Math.min(at, squares.length - 1)] = (byte) square;
    assertSame(squares);
  }

  private static void assertSame(byte[] squares) {
    CompactReplay compact = new CompactReplay();
    CompactReplay.End end = compact.play(squares, 0, squares.length);
    Replay<Position, Move> replay =
        Replay.of(Othello.RULES, GameRecord.ofMoves(MoveList.ofSquares(squares)));
    PlainBoard board = PlainBoard.start(8);
    int used = playPlain(board, squares);
    assertThat(compact.used()).isEqualTo(used);
    if (used < squares.length) {
      assertThat(end).isEqualTo(CompactReplay.End.ILLEGAL);
      assertThat(((Ending.Illegal) replay.ending()).token()).isEqualTo(used);
    } else {
      assertThat(end.name())
          .isEqualTo(replay.ending().getClass().getSimpleName().toUpperCase(Locale.ROOT));
      assertThat(end == CompactReplay.End.COMPLETE).isEqualTo(board.isOver());
      assertThat(compact.blackDiscs()).isEqualTo(board.blackScore());
      assertThat(replay.count().blackDiscs()).isEqualTo(board.blackScore());
      assertThat(compact.plies()).isEqualTo(replay.steps().size());
      assertThat(Position.of(compact.black(), compact.white(), compact.sideToMove()))
          .isEqualTo(replay.end());
    }
  }

  /** Plays until a move is not legal; the number of squares used. */
  private static int playPlain(PlainBoard board, byte[] squares) {
    for (int i = 0; i < squares.length; i++) {
      boolean written = squares[i] == MoveList.PASS;
      if (board.mustPass()) {
        board.pass();
        if (written) {
          continue;
        }
      }
      if (written || board.flips(squares[i]).isEmpty()) {
        return i;
      }
      board.play(squares[i]);
    }
    return squares.length;
  }

  private static Replay<Position, Move> replay(String transcript) {
    return Replay.of(
        Othello.RULES, GameRecord.ofMoves(MoveList.ofSquares(Games.squares(transcript))));
  }
}
