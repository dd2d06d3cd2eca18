package org.kifu.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Position;
import org.kifu.evaluation.Weights;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Slow;
import org.kifu.train.PositionSource.PositionKind;
import org.kifu.train.SelfPlay.ShallowPlayer;

class PositionSourceTest {
  private static final PositionSource SOURCE =
      new PositionSource("match", Games.match1997().stream().map(Games::squares).toList());
  private final ShallowPlayer player = new ShallowPlayer(Weights.shipped());

  @ParameterizedTest
  @EnumSource(
      value = PositionKind.class,
      names = {"PLAYED", "PERTURBED", "ANSWERED"})
  void givesPositionsWhereSomebodyCanMove(PositionKind kind) {
    for (int number = 0; number < 300; number++) {
      PlayedPosition walk = SOURCE.position(kind, 10, 13, number, player).orElseThrow();
      assertThat(walk.empties()).isBetween(10, 13);
      assertThat(walk.moves()).isNotZero();
      PlayedPosition again = SOURCE.position(kind, 10, 13, number, player).orElseThrow();
      assertThat(again.player()).isEqualTo(walk.player());
      assertThat(again.opponent()).isEqualTo(walk.opponent());
    }
  }

  @Test
  void takesPositionsAsTheyWerePlayed() {
    Set<Position> played = new HashSet<>();
    for (String game : Games.match1997()) {
      PlainBoard board = PlainBoard.start(8);
      for (byte square : Games.squares(game)) {
        if (board.mustPass()) {
          board.pass();
        }
        board.play(square);
        if (board.mustPass()) {
          board.pass();
        }
        played.add(Games.position(board));
      }
    }
    for (int number = 0; number < 100; number++) {
      PlayedPosition walk =
          SOURCE.position(PositionKind.PLAYED, 20, 40, number, player).orElseThrow();
      assertThat(
              played.stream()
                  .anyMatch(
                      position ->
                          position.player() == walk.player()
                              && position.opponent() == walk.opponent()))
          .isTrue();
    }
  }

  @Test
  void answersRandomMovesAsThePlayerWould() {
    PositionSource opening = new PositionSource("opening", List.of(new byte[] {37}));
    Set<String> answered = new HashSet<>();
    for (int number = 0; number < 50; number++) {
      PlayedPosition walk =
          opening.position(PositionKind.ANSWERED, 57, 57, number, player).orElseThrow();
      answered.add(walk.player() + " " + walk.opponent());
    }
    assertThat(answered).hasSizeGreaterThan(3).isSubsetOf(bestThirdMoves());
  }

  /** After the two first moves of any game. */
  private Set<String> bestThirdMoves() {
    Set<String> answered = new HashSet<>();
    for (int first : new int[] {19, 26, 37, 44}) {
      for (int reply = 0; reply < 64; reply++) {
        PlayedPosition walk = new PlayedPosition();
        walk.play(first);
        if ((walk.moves() & 1L << reply) != 0) {
          walk.play(reply);
          walk.play(player.best(walk));
          answered.add(walk.player() + " " + walk.opponent());
        }
      }
    }
    return answered;
  }

  /** The eight numbers of a position give its moves once each, or eight of them. */
  @Test
  void givesAllMovesOfAPosition() {
    PositionSource opening = new PositionSource("opening", List.of(new byte[] {37}));
    Set<Set<String>> moves = new HashSet<>();
    for (int root = 0; root < 40; root++) {
      Set<String> children = new HashSet<>();
      int found = 0;
      for (int number = 8 * root; number < 8 * root + 8; number++) {
        PlayedPosition walk =
            opening.position(PositionKind.SIBLING, 57, 57, number, player).orElse(null);
        if (walk != null) {
          found++;
          children.add(walk.player() + " " + walk.opponent());
        }
      }
      assertThat(children).hasSize(found); // all differ
      moves.add(children);
    }
    assertThat(moves).isSubsetOf(allThirdMoves());
  }

  /** Many moves: eight of them. Few moves or an end: fewer positions. */
  @ParameterizedTest
  @ValueSource(ints = {5, 10, 30})
  void givesEightMovesOfAPositionAtMost(int fewest) {
    int whole = 0;
    for (int root = 0; root < 60; root++) {
      Set<String> children = new HashSet<>();
      int found = 0;
      for (int number = 8 * root; number < 8 * root + 8; number++) {
        PlayedPosition walk =
            SOURCE.position(PositionKind.SIBLING, fewest, fewest + 3, number, player).orElse(null);
        if (walk != null) {
          assertThat(walk.empties()).isBetween(fewest, fewest + 3);
          assertThat(walk.moves()).isNotZero();
          children.add(walk.player() + " " + walk.opponent());
          found++;
        }
      }
      assertThat(children).hasSize(found);
      whole += found == 8 ? 1 : 0;
    }
    assertThat(60 - whole).isBetween(fewest == 30 ? 0 : 1, 59);
  }

  /** The positions after each third move, for each game of two moves. */
  private static Set<Set<String>> allThirdMoves() {
    Set<Set<String>> all = new HashSet<>();
    for (int first : new int[] {19, 26, 37, 44}) {
      for (int reply = 0; reply < 64; reply++) {
        PlainBoard board = PlainBoard.start(8);
        board.play(first);
        if (board.legalMoves().contains(reply)) {
          board.play(reply);
          Set<String> children = new HashSet<>();
          for (int third : board.legalMoves()) {
            PlainBoard after = PlainBoard.start(8);
            after.play(first);
            after.play(reply);
            after.play(third);
            Position position = Games.position(after);
            children.add(position.player() + " " + position.opponent());
          }
          all.add(children);
        }
      }
    }
    return all;
  }

  @Test
  void givesNothingIfTheGamesAreTooShort() {
    PositionSource start = new PositionSource("start", List.of(new byte[] {37}));
    assertThat(start.position(PositionKind.PLAYED, 10, 13, 1, player)).isEmpty();
    assertThat(start.position(PositionKind.PLAYED, 59, 59, 1, player)).isPresent();
  }

  @Test
  void wandersByLegalMoves() {
    PlainBoard board = PlainBoard.start(8);
    PlayedPosition walk = new PlayedPosition();
    SplittableRandom random = new SplittableRandom(1);
    while (walk.moves() != 0) {
      if (board.mustPass()) {
        board.pass();
      }
      int square = walk.randomMove(random);
      assertThat(board.legalMoves()).contains(square);
      walk.play(square);
      board.play(square);
    }
    assertThat(board.isOver()).isTrue();
  }

  @Slow
  @Test
  void playsGamesThatDifferAndCanBeReplayed(@TempDir Path folder) {
    SelfPlay selfPlay = new SelfPlay(Weights.shipped());
    List<byte[]> games =
        new ArrayList<>(
            selfPlay.source(0, 30, folder, TrainingWorkers.threads(1), Quiet.LISTENER).games());
    games.addAll(
        selfPlay.source(1000, 5, folder, TrainingWorkers.threads(1), Quiet.LISTENER).games());
    for (byte[] game : games) {
      PlainBoard board = PlainBoard.start(8);
      for (byte square : game) {
        if (board.mustPass()) {
          board.pass();
        }
        assertThat(board.legalMoves()).contains((int) square);
        board.play(square);
      }
    }
    assertThat(games.stream().map(Arrays::hashCode).distinct()).hasSize(35);
  }
}
