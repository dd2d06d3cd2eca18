package org.kifu.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.game.ClockTime;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.Variation;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

class EditedGameTest {
  private static final String FEINSTEIN =
      "c2 b4 c5 d2 e4 e3 d1 c1 b1 d5 d6 f4 b3 b2 f3 f2 e2 b6 a4 c6 a6 a2 b5 a5 e6 e5 a3 a1 f5 f6 e1"
          + " f1";

  private static MoveList moves(String text) {
    return MoveList.of(
        Arrays.stream(text.split(" "))
            .filter(word -> !word.isEmpty())
            .map(MoveToken::parse)
            .toList());
  }

  private static GameRecord game(String text) {
    return GameRecord.ofMoves(moves(text));
  }

  private static EditedGame<Position, Move> walk(String text) {
    return EditedGame.from(Othello.RULES, game(text));
  }

  @Test
  void takesBackAndMakesAgain() {
    EditedGame<Position, Move> walk = walk("f5 d6 c3");
    assertThat(walk.undo()).isTrue();
    assertThat(walk.undo()).isTrue();
    assertThat(walk.replay().steps()).hasSize(1);
    assertThat(walk.redo()).isTrue();
    assertThat(walk.replay().steps()).hasSize(2);
    assertThat(walk.redo()).isTrue();
    assertThat(walk.redo()).isFalse();
    assertThat(walk.record()).isEqualTo(game("f5 d6 c3"));
  }

  @Test
  void nothingIsTakenBackBeforeTheStart() {
    EditedGame<Position, Move> walk = walk("f5");
    assertThat(walk.undo()).isTrue();
    assertThat(walk.undo()).isFalse();
    assertThat(walk.replay().end()).isEqualTo(Position.START);
  }

  @Test
  void anotherMoveMakesAVariationOfWhatWasTakenBack() {
    EditedGame<Position, Move> walk = walk("f5 d6 c3 d3");
    walk.undo();
    walk.undo();
    walk.undo();
    assertThat(walk.play(MoveToken.parse("f6"))).isEmpty();
    assertThat(walk.redo()).isFalse();
    assertThat(walk.record().moves()).isEqualTo(moves("f5 f6"));
    assertThat(walk.record().notes().variations())
        .containsExactly(new Variation(1, moves("d6 c3 d3"), Notes.NONE));
  }

  @Test
  void theMoveThatWasTakenBackIsMadeAgain() {
    EditedGame<Position, Move> walk = walk("f5 d6 c3");
    walk.undo();
    walk.undo();
    walk.play(MoveToken.parse("d6"));
    walk.play(MoveToken.parse("c3"));
    assertThat(walk.record()).isEqualTo(game("f5 d6 c3"));
  }

  @Test
  void whatIsTakenBackAtTheEndIsKeptToo() {
    EditedGame<Position, Move> walk = walk("f5 d6 c3");
    walk.undo();
    assertThat(walk.record().moves()).isEqualTo(moves("f5 d6"));
    assertThat(walk.record().notes().variations())
        .containsExactly(new Variation(2, moves("c3"), Notes.NONE));
  }

  @Test
  void aVariationCanBeTakenBackInItsTurn() {
    EditedGame<Position, Move> walk = walk("f5 d6");
    walk.undo();
    walk.play(MoveToken.parse("f6"));
    walk.undo();
    walk.play(MoveToken.parse("f4"));
    assertThat(walk.record().notes().variations())
        .extracting(Variation::moves)
        .containsExactly(moves("d6"), moves("f6"));
  }

  @Test
  void notesGoWithTheirMoves() {
    Notes notes =
        Notes.of(
            List.of(new Remark(1, "first"), new Remark(2, "second")),
            List.of(new ClockTime(0, 3), new ClockTime(1, 4)));
    EditedGame<Position, Move> walk =
        EditedGame.from(Othello.RULES, game("f5 d6").withNotes(notes));
    walk.undo();
    walk.play(MoveToken.parse("f6"));
    Notes written = walk.record().notes();
    assertThat(written.remarks()).containsExactly(new Remark(1, "first"));
    assertThat(written.clocks()).containsExactly(new ClockTime(0, 3));
    Notes takenBack = written.variations().getFirst().notes();
    assertThat(takenBack.remarks()).containsExactly(new Remark(1, "second"));
    assertThat(takenBack.clocks()).containsExactly(new ClockTime(0, 4));
  }

  @Test
  void aResultGoesWithItsMoves() {
    Outcome declared = new Outcome(Outcome.Kind.RESIGNED, OptionalInt.of(40));
    GameRecord record = GameRecord.of(GameHeader.NONE, moves("f5 d6"), declared);
    EditedGame<Position, Move> walk = EditedGame.from(Othello.RULES, record);
    walk.undo();
    assertThat(walk.record().declared()).isEqualTo(Outcome.NONE);
    walk.redo();
    assertThat(walk.record()).isEqualTo(record);
  }

  @Test
  void anIllegalMoveChangesNothing() {
    EditedGame<Position, Move> walk = walk("f5 d6");
    walk.undo();
    assertThat(walk.play(MoveToken.parse("a1"))).hasValue("a1 flips nothing");
    assertThat(walk.redo()).isTrue();
    assertThat(walk.record()).isEqualTo(game("f5 d6"));
    assertThatIllegalArgumentException().isThrownBy(() -> walk("f5 f5")).withMessage("f5 is taken");
  }

  /**
   * A published line of 4x4 with passes; they go back and come again with the moves behind them.
   */
  @Test
  void aForcedPassGoesWithTheMoveBehindIt() {
    Rules<?, ?> small = Catalogue.byName("grid:6x6").orElseThrow().rules();
    passes(small);
  }

  private static <P, M> void passes(Rules<P, M> rules) {
    EditedGame<P, M> walk = EditedGame.from(rules, game(FEINSTEIN));
    int plies = walk.replay().steps().size();
    assertThat(plies).isEqualTo(33);
    while (walk.undo()) {
      assertThat(walk.replay().steps().size()).isLessThan(plies);
    }
    while (walk.redo()) {
      assertThat(walk.record().moves().size()).isPositive();
    }
    assertThat(walk.replay().steps()).hasSize(plies);
  }
}
