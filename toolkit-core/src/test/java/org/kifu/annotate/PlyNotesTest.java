package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;

/** The first game of 1997 has 60 written moves and two passes, at plies 57 and 59. */
class PlyNotesTest {
  private static final Replay<Position, Move> GAME =
      Replay.of(
          Othello.RULES,
          GameRecord.ofMoves(MoveList.ofSquares(Games.squares(Games.match1997().getFirst()))));

  @Test
  void notesBeforeTheFirstPassStayWhereTheyAre() {
    Notes notes =
        new Notes(
            List.of(new Remark(0, "all"), new Remark(56, "before the pass")),
            List.of(new ClockTime(55, 3)),
            List.of(new Evaluation(0, 1)),
            List.of(new Tag(0, "round", "1")),
            List.of());
    assertThat(ReplayedGame.PlyNotes.of(notes, GAME)).isEqualTo(notes);
  }

  /** Written move 56 is ply 58, since black passes before it; the last is ply 62. */
  @Test
  void notesAfterAPassCountIt() {
    Notes written =
        new Notes(
            List.of(new Remark(57, "after move 57"), new Remark(60, "at the end")),
            List.of(new ClockTime(56, 3), new ClockTime(59, 4)),
            List.of(),
            List.of(),
            List.of(
                new Variation(56, MoveList.EMPTY, Notes.NONE),
                new Variation(60, MoveList.EMPTY, Notes.NONE)));
    Notes counted =
        new Notes(
            List.of(new Remark(58, "after move 57"), new Remark(62, "at the end")),
            List.of(new ClockTime(57, 3), new ClockTime(61, 4)),
            List.of(),
            List.of(),
            List.of(
                new Variation(57, MoveList.EMPTY, Notes.NONE),
                new Variation(62, MoveList.EMPTY, Notes.NONE)));
    assertThat(ReplayedGame.PlyNotes.of(written, GAME)).isEqualTo(counted);
  }
}
