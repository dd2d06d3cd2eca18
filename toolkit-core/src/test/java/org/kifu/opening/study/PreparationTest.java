package org.kifu.opening.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Symmetry;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.study.Preparation.PreparedMove;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;

/**
 * The match of 1997, games 1 and 2 as those of the player with black, games 3, 4 and 5 as those of
 * the opponent with white:
 *
 * <pre>
 * 1  f5 d6 c3 d3 c4 f4 c5      3  f5 d6 c3 d3 c4 f4 f6
 * 2  f5 d6 c3 d3 c4 f4 f6      4  f5 d6 c4 d3 c3 f4 c5
 *                              5  f5 f6 e6
 * </pre>
 *
 * Game 4 comes to the position after c4 in another order.
 */
class PreparationTest {
  private static OpeningTable table(Symmetry turn, int... games) {
    OpeningSettings settings = OpeningSettings.DEFAULT.withPlies(7);
    var parsed =
        IntStream.of(games)
            .mapToObj(number -> Games.squares(Games.match1997().get(number - 1)))
            .map(squares -> turned(squares, turn))
            .map(squares -> ParsedGames.of(GameRecord.ofMoves(MoveList.ofSquares(squares))))
            .toList();
    return OpeningTable.of(OpeningCounts.of(parsed.iterator(), settings, 1));
  }

  private static byte[] turned(byte[] squares, Symmetry turn) {
    byte[] turned = squares.clone();
    for (int i = 0; i < turned.length; i++) {
      turned[i] = (byte) turn.apply(squares[i]);
    }
    return turned;
  }

  private static List<String> told(List<PreparedMove> moves) {
    return moves.stream()
        .map(
            move ->
                "%s %s %d %d %s"
                    .formatted(
                        move.lineWithMove(),
                        move.mover().label(),
                        move.own().games(),
                        move.opponents().games(),
                        move.likelihood()))
        .toList();
  }

  static Stream<Symmetry> symmetriesOfTheStart() {
    return Stream.of(Symmetry.values())
        .filter(symmetry -> symmetry.apply(Position.START).equals(Position.START));
  }

  @ParameterizedTest
  @MethodSource("symmetriesOfTheStart")
  void theRepertoiresMeetWhicheverWayTheBoardIsTurned(Symmetry turn) {
    OpeningTable own = table(Symmetry.IDENTITY, 1, 2);
    List<PreparedMove> moves = Preparation.of(own, table(turn, 3, 4, 5), Disc.BLACK, 1);
    assertThat(told(moves))
        .containsExactly(
            "f5 black 2 3 1.0000",
            "f5d6 white 2 2 0.6667",
            "f5d6c3 black 2 1 0.6667",
            "f5d6c3d3 white 2 1 0.6667",
            "f5d6c3d3c4 black 2 1 0.6667",
            "f5d6c3d3c4f4 white 2 2 0.6667",
            "f5d6c3d3c4f4c5 black 1 1 0.6667",
            "f5d6c3d3c4f4f6 black 1 1 0.6667",
            "f5d6c4 black 0 1 0.6667",
            "f5f6 white 0 1 0.3333",
            "f5f6e6 black 0 1 0.3333");
  }

  @Test
  void whatOneSidePlayedTooRarelyIsLeftOut() {
    Symmetry same = Symmetry.IDENTITY;
    OpeningTable own = table(same, 1, 2);
    assertThat(told(Preparation.of(own, table(same, 3, 4, 5), Disc.BLACK, 2)))
        .containsExactly("f5 black 2 3 1.0000", "f5d6 white 2 2 0.6667", "f5d6c3 black 2 1 0.6667");
  }

  /** Murakami lost all three games with black, so that Logistello has the points. */
  @Test
  void scoresAreThoseOfTheSideThatIsAskedFor() {
    Symmetry same = Symmetry.IDENTITY;
    List<PreparedMove> moves =
        Preparation.of(table(same, 1, 2), table(same, 3, 4, 5), Disc.BLACK, 1);
    assertThat(moves.getFirst().own().score(Disc.BLACK)).hasToString("0.0000");
    assertThat(moves.getFirst().own().score(Disc.WHITE)).hasToString("1.0000");
  }
}
