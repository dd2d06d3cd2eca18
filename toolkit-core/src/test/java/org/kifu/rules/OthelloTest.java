package org.kifu.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.MoveList;
import org.kifu.rules.TokenMeaning.Illegal;
import org.kifu.rules.TokenMeaning.IllegalReason;
import org.kifu.rules.TokenMeaning.Legal;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;

class OthelloTest {
  private static final Othello RULES = Othello.RULES;

  @Test
  void f5IsLegalAtTheStart() {
    assertThat(RULES.resolve(Position.START, at("f5")))
        .isEqualTo(new Legal<>(Move.at(Square.parse("f5"))));
    assertThat(RULES.legalMoves(Position.START))
        .extracting(Move::toString)
        .containsExactly("d3", "c4", "f5", "e6");
  }

  @ParameterizedTest
  @CsvSource({
    "d4, OCCUPIED, d4 is taken",
    "a1, FLIPS_NOTHING, a1 flips nothing",
    "f4, WRONG_SIDE, 'f4 flips nothing for black, who is to move'",
  })
  void saysWhyAMoveIsNotLegal(String square, IllegalReason fault, String message) {
    assertThat(RULES.resolve(Position.START, at(square)))
        .isEqualTo(new Illegal<Move>(fault, message));
  }

  @Test
  void refusesAPassWhileAMoveIsLegal() {
    assertThat(RULES.resolve(Position.START, MoveToken.Pass.WRITTEN))
        .isEqualTo(
            new Illegal<Move>(
                IllegalReason.PASS_NOT_FORCED, "black may not pass while a move is legal"));
    assertThat(RULES.forcedPass(Position.START)).isEmpty();
  }

  @Test
  void refusesASquareThatTheBoardDoesNotHave() {
    assertThat(RULES.resolve(Position.START, new MoveToken.Place(9, 9)))
        .isEqualTo(
            new Illegal<Move>(IllegalReason.NO_SQUARE, "j10 is not a square of the 8x8 board"));
  }

  @Test
  void refusesWhatIsNotASquareAtAll() {
    MoveToken code99 = new MoveToken.NoSquare("code 99");
    assertThat(RULES.resolve(Position.START, code99))
        .isEqualTo(
            new Illegal<Move>(
                IllegalReason.NO_SQUARE, "'code 99' is not a square of the 8x8 board"));
    MoveList moves = MoveList.of(List.of(at("f5"), code99));
    assertThat(moves.isCompact()).isFalse();
    assertThat(moves).hasToString("[f5, code 99]");
  }

  @Test
  void startsFromAWrittenBoard() {
    String text = BoardTexts.AFTER_F5_D6_C3;
    assertThat(RULES.start(new StartSpec.Setup(text)).orElseThrow()).hasToString(text);
    assertThat(RULES.start(new StartSpec.Setup("no board"))).isEmpty();
  }

  @Test
  void agreesWithThePlainBoardOnPassesEndsAndScores() {
    for (PlainBoard board : Games.randomPositions(7, 40)) {
      Position position = Games.position(board);
      assertThat(RULES.forcedPass(position).isPresent()).isEqualTo(board.mustPass());
      assertThat(RULES.legalMoves(position).isEmpty()).isEqualTo(board.isOver());
      assertThat(RULES.count(position).blackDiscs()).isEqualTo(board.blackScore());
      assertThat(RULES.count(position).whiteDiscs()).isEqualTo(64 - board.blackScore());
    }
  }

  private static MoveToken at(String square) {
    return MoveToken.Place.on8x8(Square.parse(square));
  }

  /** The position of the format pages after f5 d6 c3. */
  private static final class BoardTexts {
    static final String AFTER_F5_D6_C3 =
        "------------------X--------XX------OXX-----O-------------------- O";
  }
}
