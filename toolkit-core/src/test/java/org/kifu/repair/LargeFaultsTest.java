package org.kifu.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.repair.Diagnosis.Proposal;
import org.kifu.repair.Diagnosis.State;
import org.kifu.repair.Fault.FaultKind;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Games;

/** Faults that change more than a move or a number, in texts as people write them. */
class LargeFaultsTest {
  /** The sixth game of the 1997 match; black has 48 discs at its end. */
  private static final String GAME = Games.match1997().get(5);

  private static final List<String> ROWS =
      List.of(
          "57 48 33 34 47 32 56 55",
          "50 59 35 24 31 30 52 21",
          "43 36 22 19  7  8 11 18",
          "41 38 10  O  X  4 16 20",
          "46 49  9  X  O  1  5 17",
          "44 37 12 13  3  2 27 23",
          "58 45 15 14  6 39 40 54",
          "60 51 28 29 25 26 42 53");

  private static final String SHEET = String.join("\n", ROWS);

  private final GameRepair repair = new GameRepair(GameRepair.RepairOptions.DEFAULT, null);

  private static ParsedGame read(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return ArchiveReading.of("text.txt", bytes).games().getFirst();
  }

  private Proposal mended(String text, FaultKind kind) {
    Diagnosis diagnosis = repair.diagnose(read(text));
    assertThat(diagnosis.state()).as(diagnosis.complaint()).isEqualTo(State.PROPOSED);
    Proposal first = diagnosis.proposals().getFirst();
    assertThat(first.faults()).extracting(Fault::kind).containsExactly(kind);
    assertThat(first.corrected().moves().squares()).isEqualTo(Games.squares(GAME));
    assertThat(diagnosis.isAcceptable()).isTrue();
    assertThat(first.chance()).isBetween(0.8, 1.0);
    return first;
  }

  /** The score is no part of the moves, and confirms what they may have been. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "48-16",
        "48 - 16",
        "48:16",
        "(48-16)",
        "Black 48 White 16",
        "White 16 Black 48",
        "Score: 48-16",
        "Black wins 48-16"
      })
  void aScoreBelowADamagedListHelps(String score) {
    int digit = GAME.indexOf("c5") + 1;
    String dropped = GAME.substring(0, digit) + GAME.substring(digit + 1);
    Proposal first = mended(dropped + "\n" + score + "\n", FaultKind.MISREAD);
    assertThat(first.evidence()).isEqualTo(Evidence.SCORE);
    assertThat(mended(dropped + "\n", FaultKind.MISREAD).evidence()).isEqualTo(Evidence.END);
  }

  /** Of two numbers below a list, only those that fill the board are a score. */
  @Test
  void otherNumbersBelowADamagedListAreNotAScore() {
    ParsedGame game = read(GAME.replace("c5", "d3") + "\n12 - 30\n");
    assertThat(game.record().orElseThrow().declared().blackDiscs()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 20, 41, 80, 117})
  void aCharacterThatIsMissingIsFound(int at) {
    String dropped = GAME.substring(0, at) + GAME.substring(at + 1);
    Diagnosis diagnosis = repair.diagnose(read(dropped + "\n48-16\n"));
    assertThat(diagnosis.proposals().getFirst().corrected().moves().squares())
        .isEqualTo(Games.squares(GAME));
    assertThat(diagnosis.isAcceptable()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 21, 61, 117})
  void exchangedCharactersOfTwoMovesAreFound(int at) {
    String exchanged =
        GAME.substring(0, at) + GAME.charAt(at + 1) + GAME.charAt(at) + GAME.substring(at + 2);
    mended(exchanged + "\n48-16\n", FaultKind.CHARACTERS);
  }

  @ParameterizedTest
  @ValueSource(ints = {21, 41, 61})
  void theEndOfAMoveAndTheFrontOfTheNextAreOneLostPair(int at) {
    String lost = GAME.substring(0, at) + GAME.substring(at + 2);
    Diagnosis diagnosis = repair.diagnose(read(lost + "\n48-16\n"));
    assertThat(diagnosis.proposals())
        .filteredOn(proposal -> proposal.rank() == 1)
        .anySatisfy(
            proposal -> {
              assertThat(proposal.corrected().moves().squares()).isEqualTo(Games.squares(GAME));
              assertThat(proposal.faults()).extracting(Fault::kind).contains(FaultKind.LOST_PAIR);
            });
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 25, 40})
  void twoMovesThatAreMissingAreFound(int move) {
    String lost = GAME.substring(0, 2 * move) + GAME.substring(2 * move + 4);
    Diagnosis diagnosis = repair.diagnose(read(lost + "\n48-16\n"));
    assertThat(diagnosis.proposals())
        .filteredOn(proposal -> proposal.rank() == 1)
        .extracting(proposal -> proposal.corrected().moves().squares())
        .contains(Games.squares(GAME));
  }

  @Test
  void movesBehindTheEndAreATail() {
    mended("48-16\n" + GAME + "d3c3", FaultKind.TAIL);
  }

  @ParameterizedTest
  @CsvSource({
    "'43 36 22 19  7  8 11 18', ' . 43 36 22 19  7  8 11'",
    "'43 36 22 19  7  8 11 18', '36 22 19  7  8 11 18  .'",
    "'43 36 22 19  7  8 11 18', '43 36 19  7  8 11 18  .'",
    "'43 36 22 19  7  8 11 18', '43 36  . 22 19  7  8 11'",
    "'43 36 22 19  7  8 11 18', '18 43 36 22 19  7  8 11'",
    "'41 38 10  O  X  4 16 20', ' . 41 38 10  O  X  4 16'",
    "'41 38 10  O  X  4 16 20', '38 10  O  X  4 16 20  .'"
  })
  void aRowThatIsShiftedIsMovedBack(String right, String shifted) {
    String damaged = SHEET.replace(right, shifted);
    mended(damaged + "\nScore: 48-16\n", FaultKind.SHIFTED_ROW);
    mended(damaged + "\n", FaultKind.SHIFTED_ROW);
  }

  @ParameterizedTest
  @CsvSource({"0, 7", "2, 3", "3, 4", "1, 5"})
  void rowsInEachOthersPlaceAreExchanged(int one, int other) {
    String swapped =
        SHEET
            .replace(ROWS.get(one), "one")
            .replace(ROWS.get(other), ROWS.get(one))
            .replace("one", ROWS.get(other));
    mended(swapped + "\nBlack 48 White 16\n", FaultKind.SWAPPED_ROWS);
  }

  /** The discs that are drawn turn with the sheet. */
  private static String upsideDown(String sheet) {
    return String.join("\n", sheet.lines().toList().reversed());
  }

  @Test
  void aSheetThatIsUpsideDownIsTurnedOverAndThatIsTold() {
    ParsedGame game = read(upsideDown(SHEET));
    assertThat(repair.diagnose(game).state()).isEqualTo(State.SOUND);
    assertThat(game.problems())
        .extracting(problem -> problem.code())
        .containsExactly(ProblemCode.DIAGRAM_MIRRORED);
  }

  /** To turn it is no fault of its own: one number is missing. */
  @Test
  void aFaultOfASheetThatIsUpsideDownIsFound() {
    Diagnosis diagnosis = repair.diagnose(read(upsideDown(SHEET.replace("33", " ."))));
    assertThat(diagnosis.complaint()).contains("the sheet turned upside down");
    Proposal first = diagnosis.proposals().getFirst();
    assertThat(first.faults()).containsExactly(Fault.of(FaultKind.MISSING, "c1", "", "33"));
    assertThat(first.corrected().moves().squares()).isEqualTo(Games.squares(GAME));
    assertThat(diagnosis.isAcceptable()).isTrue();
  }

  /** The labels say which square is which. */
  @Test
  void ranksAndFilesThatAreLabelledFromTheOtherEndAreRead() {
    StringBuilder labelled = new StringBuilder("   h  g  f  e  d  c  b  a\n");
    for (int row = 8; row > 0; row--) {
      List<String> cells = List.of(ROWS.get(row - 1).strip().split("\\s+")).reversed();
      labelled.append(row).append(' ').append(String.join(" ", cells)).append('\n');
    }
    ParsedGame game = read(labelled.toString());
    assertThat(game.record().orElseThrow().moves().squares()).isEqualTo(Games.squares(GAME));
    assertThat(game.problems()).isEmpty();
  }

  @Test
  void twoFaultsAreAcceptedOnlyWhereAScoreConfirmsThem() {
    String two = SHEET.replace(" 7  8 11", " 8  7 11").replace("28 29", "29 28");
    Diagnosis unconfirmed = repair.diagnose(read(two));
    assertThat(unconfirmed.proposals().getFirst().faults()).hasSize(2);
    assertThat(unconfirmed.isAcceptable()).isFalse();
    Diagnosis confirmed = repair.diagnose(read(two + "\nScore: 48-16\n"));
    assertThat(confirmed.proposals().getFirst().evidence()).isEqualTo(Evidence.SCORE);
    assertThat(confirmed.isAcceptable()).isEqualTo(confirmed.isUnique());
  }

  @Test
  void aGameThatIsLeftUnfinishedIsNotAccepted() {
    Diagnosis diagnosis = repair.diagnose(read("f5d6c3d3c4f4f6f3e6e9"));
    assertThat(diagnosis.proposals().getFirst().evidence()).isEqualTo(Evidence.UNFINISHED);
    assertThat(diagnosis.isAcceptable()).isFalse();
  }

  @Test
  void aScoreThatTheMovesDoNotGiveIsNotAccepted() {
    Diagnosis diagnosis = repair.diagnose(read(SHEET + "\nScore: 1-63\n"));
    assertThat(diagnosis.proposals().getFirst().evidence()).isEqualTo(Evidence.CONTRADICTED);
    assertThat(diagnosis.isAcceptable()).isFalse();
  }
}
