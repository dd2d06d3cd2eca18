package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;
import org.kifu.format.obf.SolvedPosition;
import org.kifu.game.GameRecord;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Reading;

/** Pieces of public files, as they were written by others. */
class NotationSamplesTest {
  @Test
  void selfPlayIsLegalAndCompleteOnThePlainBoard() throws IOException {
    Reading reading = sample("selfplay.txt");
    assertThat(reading.format()).contains("transcript");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records()).hasSize(40);
    for (GameRecord game : reading.records()) {
      var replay = Replay.of(Othello.RULES, game);
      assertThat(replay.isComplete()).isTrue();
      assertThat(replay.steps()).hasSize(game.moves().size() + plainPasses(game));
    }
  }

  /** Plays a game on the plain board to its end, and counts the passes on the way. */
  private static int plainPasses(GameRecord game) {
    PlainBoard board = PlainBoard.start(8);
    int passes = 0;
    for (MoveToken move : game.moves()) {
      if (board.mustPass()) {
        board.pass();
        passes++;
      }
      Place place = (Place) move;
      int square = 8 * place.rank() + place.file();
      assertThat(board.legalMoves()).contains(square);
      board.play(square);
    }
    assertThat(board.isOver()).isTrue();
    return passes;
  }

  @Test
  void bookLinesWithoutTheirFirstMoveGetIt() throws IOException {
    Reading reading = sample("logbook.gam");
    assertThat(reading.format()).contains("transcript");
    assertThat(reading.records()).hasSize(10).allMatch(game -> game.moves().size() == 20);
    assertThat(reading.codes()).hasSize(10).containsOnly("first-move-added");
    assertThat(reading.games().get(1).origin().start().offset()).isEqualTo(40);
  }

  @Test
  void theSamePositionReadsTheSameInTwoForms() throws IOException {
    List<SolvedPosition> base = solved(sample("gpdb-ffo.txt"));
    assertThat(base).hasSize(5);
    assertThat(base.get(0).bestScore()).hasValue(18);
    assertThat(base.get(2).bestScore()).isEmpty();
    assertThat(solved(sample("end40.pos")))
        .extracting(SolvedPosition::position)
        .containsExactly(base.get(2).position());
    assertThat(solved(sample("end55.pos")))
        .extracting(SolvedPosition::position)
        .containsExactly(base.get(3).position());
  }

  private static List<SolvedPosition> solved(Reading reading) {
    assertThat(reading.format()).contains("obf");
    assertThat(reading.findings()).isEmpty();
    return reading.records().stream().map(game -> SolvedPosition.of(game).orElseThrow()).toList();
  }

  private static Reading sample(String name) throws IOException {
    try (InputStream stream = NotationSamplesTest.class.getResourceAsStream(name)) {
      assertThat(stream).as(name).isNotNull();
      return Reading.of(stream.readAllBytes());
    }
  }
}
