package org.kifu.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.repair.Diagnosis.State;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Draw;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Property;
import org.kifu.testing.Slow;

class GameRepairTest {
  /** The sixth game of the 1997 match, as the shipped diagram has it: black has 48 discs. */
  private static final String SHEET =
      """
      57 48 33 34 47 32 56 55
      50 59 35 24 31 30 52 21
      43 36 22 19  7  8 11 18
      41 38 10  O  X  4 16 20
      46 49  9  X  O  1  5 17
      44 37 12 13  3  2 27 23
      58 45 15 14  6 39 40 54
      60 51 28 29 25 26 42 53
      """;

  private static final String GAME = Games.match1997().get(5);
  private static final int BLACK_DISCS = blackDiscs(Games.squares(GAME));

  private final GameRepair repair = new GameRepair(GameRepair.RepairOptions.DEFAULT, null);

  private static int blackDiscs(byte[] squares) {
    PlainBoard board = PlainBoard.start(8);
    for (byte square : squares) {
      if (board.mustPass()) {
        board.pass();
      }
      board.play(square);
    }
    return board.blackScore();
  }

  private static ParsedGame sheet(String text) {
    String score = "Score: %d-%d\n".formatted(BLACK_DISCS, 64 - BLACK_DISCS);
    byte[] bytes = (score + text).getBytes(StandardCharsets.UTF_8);
    return ArchiveReading.of("sheet.txt", bytes).games().getFirst();
  }

  private static ParsedGame list(String moves) {
    Outcome declared = Outcome.ofBlackDiscs(BLACK_DISCS);
    MoveList squares = MoveList.ofSquares(Games.squares(moves));
    return ParsedGames.of(GameRecord.of(GameHeader.NONE, squares, declared));
  }

  private Diagnosis.Proposal first(ParsedGame game) {
    Diagnosis diagnosis = repair.diagnose(game);
    assertThat(diagnosis.state()).isEqualTo(State.PROPOSED);
    return diagnosis.proposals().getFirst();
  }

  private void isMended(ParsedGame game, Fault.FaultKind kind) {
    Diagnosis.Proposal first = first(game);
    assertThat(first.faults()).extracting(Fault::kind).containsExactly(kind);
    assertThat(first.corrected().moves().squares()).isEqualTo(Games.squares(GAME));
    assertThat(first.finished()).isTrue();
    assertThat(first.blackDiscs()).isEqualTo(BLACK_DISCS);
  }

  @Test
  void aSoundSheetDoesNotNeedRepair() {
    assertThat(repair.diagnose(sheet(SHEET)).state()).isEqualTo(State.SOUND);
    assertThat(repair.diagnose(list(GAME)).state()).isEqualTo(State.SOUND);
  }

  @ParameterizedTest
  @CsvSource({
    "SWAP, ' 7  8 11', ' 8  7 11'",
    "MISREAD, '43 36 22', '48 36 22'",
    "MISREAD, '46 49  9', '46 99  9'",
    "MISSING, '41 38 10', '41  . 10'",
    "REPEATED, '44 37 12', '44 20 12'",
    "WRONG_NUMBER, '44 37 12', '44 94 12'"
  })
  void aFaultOfASheetIsFound(Fault.FaultKind kind, String right, String wrong) {
    assertThat(SHEET).contains(right);
    isMended(sheet(SHEET.replace(right, wrong)), kind);
  }

  /** One character of a list that makes no square of it, as a scanner or a hurried hand has it. */
  @ParameterizedTest
  @CsvSource({"c5, cS", "c5, oS", "b6, 66", "g2, gl", "g2, gz", "g2, G?", "g2, g", "g2, 2"})
  void aCharacterThatDoesNotMakeASquareIsFound(String right, String wrong) {
    assertThat(GAME).contains(right);
    Diagnosis.Proposal first = first(transcript(GAME.replace(right, wrong)));
    boolean isHalf = !wrong.equals("oS");
    assertThat(first.faults())
        .extracting(Fault::kind)
        .containsExactly(isHalf ? Fault.FaultKind.MISREAD : Fault.FaultKind.WRONG_SQUARE);
    assertThat(first.faults().getFirst().changes().getFirst().from()).isEqualTo(wrong);
    assertThat(first.corrected().moves().squares()).isEqualTo(Games.squares(GAME));
  }

  /** The digit of a turned square stands beside that of the one before: f1 c1 as f11c. */
  @ParameterizedTest
  @ValueSource(ints = {20, 25, 31, 40})
  void exchangedCoordinatesOfAJoinedListAreOneFault(int move) {
    String right = GAME.substring(2 * move, 2 * move + 2);
    String wrong = "" + right.charAt(1) + right.charAt(0);
    Diagnosis.Proposal first =
        first(transcript(GAME.substring(0, 2 * move) + wrong + GAME.substring(2 * move + 2)));
    assertThat(first.faults())
        .extracting(Fault::kind)
        .containsExactly(Fault.FaultKind.SWAPPED_COORDINATES);
    assertThat(first.faults().getFirst().changes())
        .containsExactly(new Fault.Change("move " + (move + 1), wrong, right));
    assertThat(first.corrected().moves().squares()).isEqualTo(Games.squares(GAME));
  }

  @Slow
  @Test
  void twoCharactersThatDoNotMakeSquaresAreFound() {
    ParsedGame game = transcript(GAME.replace("c5", "cS").replace("g2", "gz"));
    Diagnosis diagnosis = repair.diagnose(game);
    assertThat(diagnosis.proposals())
        .filteredOn(proposal -> proposal.rank() == 1)
        .extracting(proposal -> proposal.corrected().moves().squares())
        .contains(Games.squares(GAME));
  }

  @Test
  void proseBehindTheMovesIsNotTried() {
    ParsedGame game = transcript(GAME.substring(0, 60) + "d!thatwasall");
    assertThat(repair.diagnose(game).state()).isEqualTo(State.NOT_TRIED);
  }

  private static ParsedGame transcript(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return ArchiveReading.of("list.txt", bytes).games().getFirst();
  }

  @Test
  void numbersThatGoOnTooHighAreFound() {
    String shifted = SHEET;
    for (int number = 60; number >= 30; number--) {
      shifted = shifted.replace(Integer.toString(number), Integer.toString(number + 1));
    }
    isMended(sheet(shifted), Fault.FaultKind.SHIFT);
  }

  @Test
  void numbersThatGoOnTooLowAreFound() {
    String shifted = SHEET;
    for (int number = 30; number <= 60; number++) {
      shifted = shifted.replace(Integer.toString(number), Integer.toString(number - 1));
    }
    isMended(sheet(shifted), Fault.FaultKind.SHIFT);
  }

  @Test
  void aBlankRowIsFilled() {
    String blank = SHEET.replace("46 49  9  X  O  1  5 17", " .  .  .  X  O  .  .  .");
    isMended(sheet(blank), Fault.FaultKind.FORGOTTEN_ROW);
  }

  @Test
  void aRowThatWasNotWrittenIsFilled() {
    String without = SHEET.replace("46 49  9  X  O  1  5 17\n", "");
    isMended(sheet(without), Fault.FaultKind.FORGOTTEN_ROW);
  }

  @Test
  void aRowWithACellTooManyIsFilled() {
    String longer = SHEET.replace("41 38 10  O  X  4 16 20", "41 38 10  O  X  4 16 20 21");
    isMended(sheet(longer), Fault.FaultKind.FORGOTTEN_ROW);
  }

  @Test
  void aBlankFileIsFilled() {
    String blank =
        SHEET.lines().map(row -> row.substring(0, 21) + " .\n").reduce("", String::concat);
    isMended(sheet(blank), Fault.FaultKind.FORGOTTEN_ROW);
  }

  @Test
  void aTurnedSheetWithASwapHasTwoFaults() {
    List<String> rows = SHEET.replace(" 7  8 11", " 8  7 11").lines().toList().reversed();
    Diagnosis.Proposal first =
        first(sheet(String.join("\n", rows).replace('X', '.').replace('O', '.')));
    assertThat(first.faults())
        .extracting(Fault::kind)
        .containsExactlyInAnyOrder(Fault.FaultKind.ORIENTATION, Fault.FaultKind.SWAP);
    assertThat(first.corrected().moves().squares()).isEqualTo(Games.squares(GAME));
  }

  @Test
  void numbersThatCountThePassesAreFound() {
    // Black passes after the 8th move of this game and has lost after the 59th at the latest.
    byte[] squares = gameWithAPass();
    int[] numbers = new int[64];
    PlainBoard board = PlainBoard.start(8);
    int ply = 0;
    for (byte square : squares) {
      if (board.mustPass()) {
        board.pass();
        ply++;
      }
      board.play(square);
      ply++;
      numbers[square] = ply;
    }
    GameRecord record =
        GameRecord.of(
            GameHeader.NONE, MoveList.ofSquares(squares), Outcome.ofBlackDiscs(board.blackScore()));
    Diagnosis diagnosis =
        repair.search(ParsedGames.of(record), record, new DiagramNumbers(numbers, 8), "damaged");
    Diagnosis.Proposal first = diagnosis.proposals().getFirst();
    assertThat(first.faults()).extracting(Fault::kind).containsExactly(Fault.FaultKind.WRONG_PASS);
    assertThat(first.corrected().moves().squares()).isEqualTo(squares);
  }

  /** A random game with a pass that is not behind its last move but one. */
  private static byte[] gameWithAPass() {
    Random random = new Random(4);
    while (true) {
      List<Integer> played = Games.randomGame(random);
      PlainBoard board = PlainBoard.start(8);
      boolean hasPassed = false;
      for (int i = 0; i < played.size(); i++) {
        if (board.mustPass()) {
          hasPassed |= i < 50;
          board.pass();
        }
        board.play(played.get(i));
      }
      if (hasPassed) {
        byte[] squares = new byte[played.size()];
        for (int i = 0; i < squares.length; i++) {
          squares[i] = played.get(i).byteValue();
        }
        return squares;
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"SWAP, 10, 21", "REPEATED, 30, 30", "MISSING, 25, -1", "STRAY, 12, 61"})
  void aFaultOfAListIsFound(Fault.FaultKind kind, int at, int other) {
    String[] moves = GAME.split("(?<=\\G..)");
    String damaged =
        switch (kind) {
          case SWAP -> swapped(moves, at, other);
          case REPEATED -> inserted(moves, at, moves[at]);
          case STRAY -> inserted(moves, at, "d4");
          default -> inserted(moves, at, "").replace(moves[at] + moves[at + 1], moves[at + 1]);
        };
    isMended(list(damaged), kind);
  }

  private static String swapped(String[] moves, int one, int other) {
    String[] swapped = moves.clone();
    swapped[one] = moves[other];
    swapped[other] = moves[one];
    return String.join("", swapped);
  }

  private static String inserted(String[] moves, int at, String more) {
    String[] changed = moves.clone();
    changed[at] = more + moves[at];
    return String.join("", changed);
  }

  @Test
  void whatIsNotASquareIsReadAsOneThatLooksLikeIt() {
    String damaged = "f5d6c3d3c4f4f6f3e6e9";
    ParsedGame game =
        ArchiveReading.of("t.txt", damaged.getBytes(StandardCharsets.UTF_8)).games().getFirst();
    Diagnosis.Proposal first = first(game);
    assertThat(first.faults())
        .containsExactly(Fault.of(Fault.FaultKind.MISREAD, "move 10", "e9", "e7"));
    assertThat(first.finished()).isFalse();
  }

  @Test
  void aPassTooManyIsTakenOut() {
    MoveList moves = MoveList.ofSquares(withPass(Games.squares(GAME), 7));
    GameRecord record = GameRecord.of(GameHeader.NONE, moves, Outcome.ofBlackDiscs(BLACK_DISCS));
    isMended(ParsedGames.of(record), Fault.FaultKind.WRONG_PASS);
  }

  private static byte[] withPass(byte[] squares, int at) {
    byte[] more = Arrays.copyOf(squares, squares.length + 1);
    System.arraycopy(squares, at, more, at + 1, squares.length - at);
    more[at] = MoveList.PASS;
    return more;
  }

  @Test
  void exchangedCoordinatesAreFound() {
    byte[] squares = Games.squares(GAME);
    int at = 20;
    squares[at] = (byte) Square.at(Square.rank(squares[at]), Square.file(squares[at]));
    GameRecord record =
        GameRecord.of(
            GameHeader.NONE, MoveList.ofSquares(squares), Outcome.ofBlackDiscs(BLACK_DISCS));
    isMended(ParsedGames.of(record), Fault.FaultKind.SWAPPED_COORDINATES);
  }

  @Slow
  @Test
  void aScoreThatTheMovesDoNotGiveIsTheFirstThingToDoubt() {
    GameRecord record =
        GameRecord.of(
            GameHeader.NONE,
            MoveList.ofSquares(Games.squares(GAME)),
            Outcome.ofBlackDiscs(BLACK_DISCS + 2));
    Diagnosis.Proposal first = first(ParsedGames.of(record));
    assertThat(first.faults()).extracting(Fault::kind).containsExactly(Fault.FaultKind.WRONG_SCORE);
    assertThat(first.corrected().declared().blackDiscs()).hasValue(BLACK_DISCS);
  }

  @Test
  void proposalsThatAreEquallyGoodShareTheirRank() {
    // a1 may have been any legal move, or none.
    GameRecord record =
        GameRecord.ofMoves(MoveList.ofSquares(Games.squares("f5d6c3d3c4f4f6f3e6a1")));
    Diagnosis diagnosis = repair.diagnose(ParsedGames.of(record));
    assertThat(diagnosis.leading()).isGreaterThan(1);
    assertThat(diagnosis.isUnique()).isFalse();
    assertThat(diagnosis.proposals().subList(0, 2))
        .extracting(Diagnosis.Proposal::rank)
        .containsOnly(1);
  }

  @Test
  void whatIsNotATournamentGameOrIsNotReadIsNotTried() {
    GameRecord turned =
        GameRecord.ofMoves(MoveList.ofSquares(Games.squares("f4")))
            .withStart(new StartSpec.Setup("no board"));
    assertThat(repair.diagnose(ParsedGames.of(turned)).state()).isEqualTo(State.NOT_TRIED);
    assertThat(repair.diagnose(ParsedGames.unreadable()).state()).isEqualTo(State.NOT_TRIED);
  }

  @Test
  void aListLongerThanAnyGameIsNotTried() {
    Diagnosis diagnosis = repair.diagnose(ParsedGames.of("f5d6".repeat(100_000)));
    assertThat(diagnosis.state()).isEqualTo(State.NOT_TRIED);
    assertThat(diagnosis.complaint()).isEqualTo("move 3: f5 is taken");
  }

  @Test
  void aGameThatStopsEarlyIsNotTurnedIntoAnotherThatDoes() {
    Diagnosis diagnosis = repair.diagnose(list(GAME.substring(0, 80)));
    assertThat(diagnosis.state()).isEqualTo(State.UNEXPLAINED);
    assertThat(diagnosis.complaint()).isEqualTo("the moves stop early, and a score is declared");
  }

  @Test
  void aMoveThatIsAnotherSquareAltogetherIsOneFault() {
    ParsedGame broken =
        ArchiveReading.of(Games.examples().resolve("three-good-one-broken.txt")).games().get(2);
    Diagnosis diagnosis = repair.diagnose(broken);
    assertThat(diagnosis.isUnique()).isTrue();
    assertThat(diagnosis.proposals().getFirst().faults())
        .containsExactly(Fault.of(Fault.FaultKind.WRONG_SQUARE, "move 31", "d4", "c1"));
  }

  @Slow
  @Property(tries = 60)
  void everyProposalIsLegalAndRanksRiseInOrder(Draw draw) {
    long seed = draw.anyLong();
    Random random = new Random(seed);
    List<Integer> played = Games.randomGame(random);
    byte[] squares = new byte[played.size()];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = played.get(i).byteValue();
    }
    Damage[] kinds = Damage.values();
    DamagedRecord damaged =
        kinds[random.nextInt(kinds.length)].to(squares, new SplittableRandom(seed));
    GameRecord record =
        GameRecord.of(
            GameHeader.NONE,
            MoveList.ofSquares(squares),
            Outcome.ofBlackDiscs(blackDiscs(squares)));
    Diagnosis diagnosis = repair.search(ParsedGames.of(record), record, damaged, "damaged");
    int rank = 1;
    for (Diagnosis.Proposal proposal : diagnosis.proposals()) {
      ParsedGame corrected =
          new ParsedGame(
              1, Optional.of(proposal.corrected()), ParsedGames.of(record).origin(), List.of());
      assertThat(repair.diagnose(corrected).complaint()).doesNotContain("move ");
      assertThat(proposal.faults()).hasSizeBetween(1, 3);
      assertThat(proposal.rank()).isGreaterThanOrEqualTo(rank);
      rank = proposal.rank();
    }
    assertThat(diagnosis.leading()).isLessThanOrEqualTo(diagnosis.found());
  }

  @ParameterizedTest
  @CsvSource({"c2b2, SOUND", "c2b3, NOT_TRIED", "d3c5, NOT_TRIED"})
  void judgesGamesOfOtherBoardsByTheirOwnRules(String moves, State state) {
    GameRecord record =
        new GameRecord(
            GameHeader.NONE,
            "grid:6x6",
            StartSpec.STANDARD,
            MoveList.ofSquares(Games.squares(moves)),
            Outcome.NONE,
            Optional.empty(),
            Notes.NONE);
    assertThat(repair.diagnose(ParsedGames.of(record)).state()).isEqualTo(state);
  }
}
