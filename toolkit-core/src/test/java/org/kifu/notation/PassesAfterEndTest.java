package org.kifu.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.game.GameRecord;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.testing.Reading;

/** Passes after the end of a game, with which programs of Go end every game. */
class PassesAfterEndTest {
  /** The shortest game: white has no disc left. */
  private static final String SHORTEST = "f5d6c5f4e3f6g5e6e7";

  private static final String SGF =
      "(;GM[2];B[f5];W[d6];B[c5];W[f4];B[e3];W[f6];B[g5];W[e6];B[e7]%s)";

  private static final String PGN =
      "[Event \"x\"]\n\n1. f5 d6 2. c5 f4 3. e3 f6 4. g5 e6 5. e7 %s 64-0\n";

  private static final String GGF =
      "(;GM[Othello]PB[a]PW[b]TY[8]BO[8"
          + " ---------------------------O*------*O--------------------------- *]"
          + "B[f5]W[d6]B[c5]W[f4]B[e3]W[f6]B[g5]W[e6]B[e7]%s;)";

  @ParameterizedTest
  @CsvSource({
    "sgf, ;W[], the game is over before a pass",
    "sgf, ;W[tt];B[tt], the game is over before 2 passes",
    "pgn, -- pass, the game is over before 2 passes",
    "ggf, W[PA]B[PA], the game is over before 2 passes",
  })
  void areToldAndTheGameStaysComplete(String notation, String passes, String message) {
    String form = notation.equals("sgf") ? SGF : notation.equals("pgn") ? PGN : GGF;
    Reading reading = Reading.of(form.formatted(passes), notation);
    assertThat(reading.moves()).containsExactly(SHORTEST);
    assertThat(reading.findings()).hasSize(1).first().asString().contains(message);
    assertThat(reading.codes()).containsExactly(ProblemCode.PASS_AFTER_END.code());
    GameRecord game = reading.records().getFirst();
    assertThat(Replay.of(Othello.RULES, game).isComplete()).isTrue();
  }

  @Test
  void whatIsSaidOfThemStaysAfterTheLastMove() {
    String passes = ";W[]C[well played];B[]C[thanks]V[3](;W[])(;W[a1])";
    GameRecord game = Reading.of(SGF.formatted(passes), "sgf").records().getFirst();
    assertThat(game.remarks())
        .containsExactly(new Remark(9, "well played"), new Remark(9, "thanks"));
    assertThat(game.notes().evaluations()).isEmpty();
    assertThat(game.notes().variations()).extracting("move").containsExactly(9);
  }

  /** A move after the end is an error, whatever surrounds it. */
  @ParameterizedTest
  @CsvSource({"';W[];B[a1]'", "';W[a1];B[]'"})
  void aMoveAfterTheEndIsKept(String more) {
    GameRecord game = Reading.of(SGF.formatted(more), "sgf").records().getFirst();
    assertThat(game.moves()).hasSize(11);
    assertThat(Replay.of(Othello.RULES, game).ending()).isInstanceOf(Replay.Ending.Illegal.class);
  }

  @Test
  void passesBeforeTheEndAreKept() {
    GameRecord game = Reading.of("(;GM[2];B[f5];W[])", "sgf").records().getFirst();
    assertThat(game.moves().stream().map(Object::toString).collect(Collectors.joining()))
        .isEqualTo("f5pass");
  }
}
