package org.kifu.archive.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;
import org.kifu.rules.Othello;

/** Images of a position are one, and so are their moves. */
class CanonicalBoardTest {
  /** After f5 d6: no symmetry of the board leaves it as it is. */
  private static final Position LOPSIDED =
      Othello.RULES.play(
          Othello.RULES.play(Position.START, Move.at(Square.parse("f5"))),
          Move.at(Square.parse("d6")));

  @ParameterizedTest
  @EnumSource
  void turnsMovesWithTheirPosition(Symmetry symmetry) {
    CanonicalBoard plain = CanonicalBoard.of(LOPSIDED);
    CanonicalBoard turned = CanonicalBoard.of(symmetry.apply(LOPSIDED));
    MoveToken c3 = MoveToken.Place.on8x8(symmetry.apply(Square.parse("c3")));
    assertThat(turned.position()).isEqualTo(plain.position());
    assertThat(turned.move(c3)).isEqualTo(plain.move(MoveToken.parse("c3")));
  }

  @ParameterizedTest
  @EnumSource
  void theFourFirstMovesAreOne(Symmetry symmetry) {
    CanonicalBoard start = CanonicalBoard.of(symmetry.apply(Position.START));
    List<MoveToken> moves =
        Othello.RULES.legalMoves(symmetry.apply(Position.START)).stream()
            .map(Othello.RULES::token)
            .toList();
    assertThat(start.moves(moves)).hasSize(1);
  }
}
