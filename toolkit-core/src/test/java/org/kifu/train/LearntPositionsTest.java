package org.kifu.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.board.Position;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;

class LearntPositionsTest {
  private static final List<IntUnaryOperator> TURNS =
      List.of(
          square -> square,
          square -> square % 8 * 8 + 7 - square / 8,
          square -> 63 - square,
          square -> (7 - square % 8) * 8 + square / 8);

  /** All lines of so many plies, counted on a plain board. */
  @Test
  void theImagesOfAPositionAreOne() {
    List<PlainBoard> boards = List.of(PlainBoard.start(8));
    for (int ply = 1; ply <= 5; ply++) {
      boards = boards.stream().flatMap(LearntPositionsTest::after).toList();
      TrainingSamples all = new TrainingSamples();
      for (PlainBoard board : boards) {
        Position position = Games.position(board);
        all.add(position.player(), position.opponent(), 0);
      }
      TrainingSamples once = new TrainingSamples();
      once.addNew(all, new LearntPositions());
      Set<String> images =
          boards.stream().map(LearntPositionsTest::image).collect(Collectors.toSet());
      assertThat(once.size()).isEqualTo(images.size());
      assertThat(once.player(0)).isEqualTo(all.player(0));
      TrainingSamples more = new TrainingSamples();
      more.addNew(all, LearntPositions.of(once, 60 - ply, 60));
      assertThat(more.size()).isZero();
      more.addNew(all, LearntPositions.of(once, 0, 59 - ply));
      assertThat(more.size()).isEqualTo(images.size());
    }
  }

  private static Stream<PlainBoard> after(PlainBoard board) {
    return board.legalMoves().stream()
        .map(
            move -> {
              PlainBoard after = board.copy();
              after.play(move);
              return after;
            });
  }

  /** The image of a board that is the first in the order of the alphabet. */
  private static String image(PlainBoard board) {
    Set<String> images = new TreeSet<>();
    for (IntUnaryOperator turn : TURNS) {
      images.add(text(board, turn));
      images.add(text(board, turn.andThen(LearntPositionsTest::mirrored)));
    }
    return images.iterator().next();
  }

  private static int mirrored(int square) {
    return square % 8 * 8 + square / 8;
  }

  private static String text(PlainBoard board, IntUnaryOperator square) {
    return IntStream.range(0, 64)
        .mapToObj(each -> board.at(square.applyAsInt(each)).name().substring(0, 1))
        .collect(Collectors.joining());
  }
}
