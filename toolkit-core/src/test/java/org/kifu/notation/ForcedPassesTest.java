package org.kifu.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;

class ForcedPassesTest {
  /** A game of PlayOK up to its 57th square; white passes before each of the next two. */
  private static final String OPENING =
      "f5d6c3d3c4f4c5b3c2e3d2b4e2e6e7f3g4g3g5f2f1c1c7f6f7d7c6b5c8h5h6h4b6h7a5g6d1f8e8d8h2b8a2a3a4a7"
          + "b1e1b2b7g2h1h3g1h8a1a6";

  private static final int BEFORE_PASS = 57;

  @Test
  void eachForcedPassIsWritten() {
    assertThat(written(OPENING + "a8g8g7")).isEqualTo(OPENING + "paa8pag8g7");
    assertThat(written(OPENING + "a8pag8g7")).isEqualTo(OPENING + "paa8pag8g7");
    assertThat(written(OPENING)).isEqualTo(OPENING); // nobody has passed yet
  }

  @Test
  void aRecordThatLacksNoneStaysAsItIs() {
    for (String moves : List.of("", "f5d6c3", OPENING + "paa8pag8g7")) {
      GameRecord game = GameRecord.ofMoves(MoveList.parse(moves).orElseThrow());
      assertThat(ForcedPasses.written(game)).isSameAs(game);
    }
  }

  @Test
  void whatIsNotLegalStaysAsItIs() {
    assertThat(written("f5pad6c3")).isEqualTo("f5pad6c3");
    assertThat(written(OPENING + "a8a8g8g7")).isEqualTo(OPENING + "paa8a8g8g7");
  }

  @Test
  void notesStayAtTheirMoves() {
    Notes notes =
        new Notes(
            List.of(
                new Remark(0, "start"),
                new Remark(BEFORE_PASS, "after a6"),
                new Remark(58, "after a8")),
            List.of(new ClockTime(BEFORE_PASS - 1, 1), new ClockTime(BEFORE_PASS, 2)),
            List.of(new Evaluation(BEFORE_PASS, 4), new Evaluation(58, 6)),
            List.of(new Tag(0, "t", "0"), new Tag(60, "t", "end")),
            List.of());
    assertThat(ForcedPasses.written(game(OPENING + "a8g8g7", notes)).notes())
        .isEqualTo(
            new Notes(
                List.of(
                    new Remark(0, "start"),
                    new Remark(BEFORE_PASS, "after a6"),
                    new Remark(59, "after a8")),
                List.of(new ClockTime(BEFORE_PASS - 1, 1), new ClockTime(58, 2)),
                List.of(new Evaluation(58, 4), new Evaluation(60, 6)),
                List.of(new Tag(0, "t", "0"), new Tag(62, "t", "end")),
                List.of()));
  }

  @Test
  void variationsHaveTheirPasses() {
    Variation inPlaceOfA8 = variation(BEFORE_PASS, "g8", Notes.NONE);
    GameRecord game = ForcedPasses.written(game(OPENING + "a8g8g7", with(inPlaceOfA8)));
    assertThat(game.notes().variations())
        .containsExactly(variation(BEFORE_PASS + 1, "g8", Notes.NONE));
    Variation nested = variation(1, "a8g8g7", Notes.of(List.of(new Remark(3, "end")), List.of()));
    Variation earlier = variation(BEFORE_PASS - 1, "a6a8g8g7", with(nested));
    GameRecord short57 = game(OPENING, with(earlier));
    Notes inNested = Notes.of(List.of(new Remark(4, "end")), List.of());
    assertThat(ForcedPasses.written(short57).notes().variations())
        .containsExactly(
            variation(BEFORE_PASS - 1, "a6paa8pag8g7", with(variation(2, "a8pag8g7", inNested))));
  }

  @Test
  void aVariationAfterTheLastMoveBeginsWithThePass() {
    GameRecord game = game(OPENING, with(variation(BEFORE_PASS, "a8g8", Notes.NONE)));
    assertThat(ForcedPasses.written(game).notes().variations())
        .containsExactly(variation(BEFORE_PASS, "paa8pag8", Notes.NONE));
  }

  private static Notes with(Variation variation) {
    return Notes.NONE.with(variation);
  }

  private static Variation variation(int move, String moves, Notes notes) {
    return new Variation(move, MoveList.parse(moves).orElseThrow(), notes);
  }

  private static GameRecord game(String moves, Notes notes) {
    return GameRecord.ofMoves(MoveList.parse(moves).orElseThrow()).withNotes(notes);
  }

  private static String written(String moves) {
    return ForcedPasses.written(game(moves, Notes.NONE)).moves().joined();
  }
}
