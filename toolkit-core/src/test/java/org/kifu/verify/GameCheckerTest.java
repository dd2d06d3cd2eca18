package org.kifu.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.verify.CheckedGame.Acceptance;
import org.kifu.verify.CheckedGame.Verdict;

class GameCheckerTest {
  /** Black wins 64-0 with the ninth move. */
  private static final String WIPE_OUT = "f5d6c5f4e3f6g5e6e7";

  private final GameChecker lenient = new GameChecker(false);
  private final GameChecker strict = new GameChecker(true);

  @Test
  void aGameToItsLastMoveIsCompleteAndAccepted() {
    CheckedGame game = lenient.check(game(moves(WIPE_OUT), Outcome.ofBlackDiscs(64)));
    assertThat(game.verdict()).isEqualTo(Verdict.COMPLETE);
    assertThat(game.acceptance()).isEqualTo(Acceptance.ACCEPTED);
    assertThat(game.findings()).isEmpty();
    assertThat(game.moves()).isEqualTo(9);
    assertThat(game.scoreAgrees()).isTrue();
  }

  @Test
  void aScoreThatTheMovesDoNotGiveIsAWarningAtTheScore() {
    CheckedGame game = lenient.check(game(moves(WIPE_OUT), Outcome.ofBlackDiscs(12)));
    assertThat(game.acceptance()).isEqualTo(Acceptance.ACCEPTED);
    assertThat(game.scoreAgrees()).isFalse();
    assertThat(lines(game))
        .containsExactly(
            "t@1006: game 7: declared 12 black discs, the moves give 64 [score-mismatch]");
  }

  @Test
  void theScoreOfAnUnfinishedGameIsNotJudged() {
    CheckedGame game = lenient.check(game(moves("f5d6c3d3c4"), Outcome.ofBlackDiscs(14)));
    assertThat(game.verdict()).isEqualTo(Verdict.UNFINISHED);
    assertThat(game.declaredBlackDiscs()).isEqualTo(14);
    assertThat(lines(game))
        .containsExactly(
            "t@1105: game 7, ply 6: the moves stop after 5 with 55 squares empty and white to move"
                + " [unfinished]");
    assertThat(game.findings().getFirst().severity()).isEqualTo(Severity.WARNING);
  }

  @ParameterizedTest
  @CsvSource({
    "RESIGNED, UNFINISHED_DECLARED, INFO",
    "TIME, UNFINISHED_DECLARED, INFO",
    "AGREED, UNFINISHED_DECLARED, INFO",
    "LEFT, UNFINISHED_DECLARED, INFO",
    "UNFINISHED, UNFINISHED_DECLARED, INFO",
    "PLAYED_OUT, UNFINISHED, WARNING",
    "UNKNOWN, UNFINISHED, WARNING"
  })
  void aDeclaredReasonToStopMakesItARemark(Outcome.Kind kind, ProblemCode code, Severity severity) {
    Outcome declared = new Outcome(kind, OptionalInt.empty());
    assertThat(lenient.check(game(moves("f5d6c3"), declared)).findings())
        .singleElement()
        .returns(code, finding -> finding.problem().code())
        .returns(severity, Finding::severity);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "13 | declared 13 black discs: 13-0 on the board; with the 51 empty squares to the winner"
            + " black has 64",
        "0 | declared 0 black discs, the moves give 64: the score of the other side"
      })
  void aScoreOfAnotherConventionIsARemark(int declared, String message) {
    CheckedGame game = lenient.check(game(moves(WIPE_OUT), Outcome.ofBlackDiscs(declared)));
    assertThat(game.scoreAgrees()).isFalse();
    assertThat(game.acceptance()).isEqualTo(Acceptance.ACCEPTED);
    assertThat(lines(game)).containsExactly("t@1006: game 7: " + message + " [score-convention]");
    assertThat(game.findings().getFirst().severity()).isEqualTo(Severity.INFO);
  }

  /** After f5 d6 c3 there are five black discs and two white ones. */
  @ParameterizedTest
  @CsvSource({
    "62, '; the declared score is that of this position with the empty squares to the winner'",
    "5, '; the declared score is that of this position without the empty squares'",
    "40, ''"
  })
  void theScoreOfAGameThatStoppedEarlyMayBeThatOfItsLastPosition(int declared, String words) {
    CheckedGame game = lenient.check(game(moves("f5d6c3"), Outcome.ofBlackDiscs(declared)));
    assertThat(game.findings().getFirst().problem().message()).endsWith("white to move" + words);
  }

  @ParameterizedTest
  @CsvSource({
    "RESIGNED, resigned",
    "TIME, lost on time",
    "AGREED, ended by agreement",
    "LEFT, left",
    "UNFINISHED, unfinished"
  })
  void aGameThatIsSaidToHaveStoppedEarlyButGoesOnToItsEndIsARemark(
      Outcome.Kind kind, String words) {
    Outcome declared = new Outcome(kind, OptionalInt.empty()).withWinner(Disc.WHITE);
    CheckedGame game = lenient.check(game(moves(WIPE_OUT), declared));
    assertThat(lines(game))
        .containsExactly(
            "t@1006: game 7: declared %s, but the moves go on to the end of the game"
                    .formatted(words)
                + " [result-mismatch]");
    assertThat(game.findings().getFirst().severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void aDeclaredWinnerWhoLostOnTheBoardIsAWarning() {
    Outcome white = Outcome.NONE.withWinner(Disc.WHITE);
    CheckedGame game = lenient.check(game(moves(WIPE_OUT), white));
    assertThat(lines(game))
        .containsExactly(
            "t@1006: game 7: declared won by white, the moves give black 64 discs of 64"
                + " [winner-mismatch]");
    assertThat(game.findings().getFirst().severity()).isEqualTo(Severity.WARNING);
    Outcome black = Outcome.NONE.withWinner(Disc.BLACK);
    assertThat(lenient.check(game(moves(WIPE_OUT), black)).findings()).isEmpty();
  }

  @Test
  void whoResignedMayBeAheadOnTheBoard() {
    Outcome declared =
        new Outcome(Outcome.Kind.RESIGNED, OptionalInt.empty()).withWinner(Disc.WHITE);
    assertThat(lenient.check(game(moves("f5"), declared)).findings())
        .extracting(finding -> finding.problem().code())
        .containsExactly(ProblemCode.UNFINISHED_DECLARED);
  }

  @Test
  void aGameWithoutMovesIsUnfinished() {
    CheckedGame game = lenient.check(game(MoveList.EMPTY, Outcome.NONE));
    assertThat(game.verdict()).isEqualTo(Verdict.UNFINISHED);
    assertThat(game.acceptance()).isEqualTo(Acceptance.ACCEPTED);
  }

  @Test
  void aPositionToBeSolvedIsUnfinishedAndNotAFault() {
    StartSpec start = new StartSpec.Setup(BoardText.write(Position.START.passed()));
    GameRecord problem = GameRecord.ofMoves(MoveList.EMPTY).withStart(start);
    CheckedGame game = lenient.check(ParsedGames.of(problem));
    assertThat(game.verdict()).isEqualTo(Verdict.UNFINISHED);
    assertThat(game.acceptance()).isEqualTo(Acceptance.ACCEPTED);
    assertThat(game.findings()).extracting(Finding::severity).containsExactly(Severity.INFO);
    assertThat(lines(game).getFirst())
        .endsWith("a position without moves, 60 squares empty and white to move [no-moves]");
    GameHeader players = new GameHeader("A", "B", "", "", GameDate.UNKNOWN);
    CheckedGame aborted = lenient.check(ParsedGames.of(problem.withHeader(players)));
    assertThat(lines(aborted).getFirst()).endsWith("[unfinished]");
  }

  @ParameterizedTest
  @CsvSource({
    "W:Wc1,e3:Bg5, russian-draughts, 2 white and 1 black piece on the board and white to move",
    "standard, solo, 24 tiles on the board and the player to move",
    "standard, ravensburger, 60 squares empty and gold to move",
  })
  void tellsWhatIsLeftInTheTermsOfTheGame(String start, String rules, String words) {
    StartSpec spec = start.equals("standard") ? StartSpec.STANDARD : new StartSpec.Setup(start);
    GameRecord record =
        new GameRecord(
            GameHeader.NONE,
            rules,
            spec,
            MoveList.EMPTY,
            Outcome.NONE,
            Optional.empty(),
            Notes.NONE);
    assertThat(lines(lenient.check(ParsedGames.of(record))))
        .singleElement()
        .asString()
        .contains(words);
  }

  @Test
  void saysWhereAMoveIsForbiddenAndWhatWouldHaveBeenLegal() {
    CheckedGame game = lenient.check(game(moves("f5d6c3d3a1c4"), Outcome.NONE));
    assertThat(game.verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(game.acceptance()).isEqualTo(Acceptance.QUARANTINED);
    assertThat(game.moves()).isEqualTo(4);
    assertThat(lines(game))
        .containsExactly(
            "t@1104: game 7, ply 5: a1 flips nothing; legal: c2 e3 c4 c5 c6 c7 [illegal-move]");
  }

  @Test
  void aPlyCountsThePassesThatTheRecordLeavesOut() {
    String twoPasses =
        "f5d6c3d3c4f4c5b3c2e3d2b4e2e6e7f3g4g3g5f2f1c1c7f6f7d7c6b5c8h5h6h4b6h7a5g6d1f8e8d8h2b8a2a3a4a7"
            + "b1e1b2b7g2h1h3g1h8a1a6a8a8";
    CheckedGame game = lenient.check(game(moves(twoPasses), Outcome.NONE));
    assertThat(game.findings().getFirst().problem().where().offset()).isEqualTo(1100 + 58);
    assertThat(game.findings().getFirst().problem().ply()).isGreaterThan(59);
  }

  @Test
  void eachKindOfFaultHasItsCode() {
    assertThat(codeOf(tokens("f5", "d6", "f5"))).isEqualTo(ProblemCode.ILLEGAL_MOVE);
    assertThat(codeOf(tokens("f5", "f6", "e6", "c4"))).isEqualTo(ProblemCode.ILLEGAL_MOVE);
    assertThat(codeOf(List.of(new MoveToken.NoSquare("code 99"))))
        .isEqualTo(ProblemCode.BAD_SQUARE);
    assertThat(codeOf(List.of(new MoveToken.Place(8, 8)))).isEqualTo(ProblemCode.BAD_SQUARE);
    assertThat(codeOf(List.of(MoveToken.Pass.WRITTEN))).isEqualTo(ProblemCode.IMPOSSIBLE_PASS);
    assertThat(codeOf(moves(WIPE_OUT + "a1"))).isEqualTo(ProblemCode.MOVE_AFTER_END);
  }

  @Test
  void aStartThatIsNotABoardMakesAGameUnreadable() {
    GameRecord record = GameRecord.ofMoves(moves("f5")).withStart(new StartSpec.Setup("---OX---"));
    CheckedGame game = lenient.check(parsed(record, List.of()));
    assertThat(game.verdict()).isEqualTo(Verdict.UNREADABLE);
    assertThat(game.acceptance()).isEqualTo(Acceptance.QUARANTINED);
    assertThat(lines(game))
        .containsExactly(
            "t@1000: game 7: the start is not a position of the rules othello: ---OX---"
                + " [bad-start]");
  }

  @Test
  void rulesThatNobodyKnowsMakeAGameUnreadable() {
    GameRecord record =
        new GameRecord(
            GameHeader.NONE,
            "chess",
            StartSpec.STANDARD,
            moves("f5"),
            Outcome.NONE,
            List.of(),
            List.of(),
            Optional.empty());
    assertThat(lenient.check(parsed(record, List.of())).verdict()).isEqualTo(Verdict.UNREADABLE);
  }

  @Test
  void aWrittenStartIsReplayedByTheRules() {
    String afterF5D6C3 = "------------------X--------XX------OXX-----O-------------------- O";
    GameRecord record =
        GameRecord.ofMoves(moves("d3c4")).withStart(new StartSpec.Setup(afterF5D6C3));
    assertThat(lenient.check(parsed(record, List.of())).verdict()).isEqualTo(Verdict.UNFINISHED);
  }

  @Test
  void aToleranceMakesAGameRepairedAndInAStrictRunAnError() {
    Problem tolerance = problem(ProblemCode.TEXT_IGNORED);
    ParsedGame game = parsed(record(moves(WIPE_OUT), Outcome.NONE), List.of(tolerance));
    assertThat(lenient.check(game).acceptance()).isEqualTo(Acceptance.REPAIRED);
    assertThat(lenient.check(game).findings())
        .containsExactly(new Finding(tolerance, Severity.INFO));
    assertThat(strict.check(game).acceptance()).isEqualTo(Acceptance.QUARANTINED);
    assertThat(strict.check(game).verdict()).isEqualTo(Verdict.COMPLETE);
    assertThat(strict.check(game).findings())
        .containsExactly(new Finding(tolerance, Severity.ERROR));
  }

  @Test
  void aRemarkOfTheReaderChangesNothing() {
    ParsedGame game =
        parsed(record(moves(WIPE_OUT), Outcome.NONE), List.of(problem(ProblemCode.WTHOR_INDEX)));
    assertThat(strict.check(game).acceptance()).isEqualTo(Acceptance.ACCEPTED);
    assertThat(strict.check(game).findings()).hasSize(1);
  }

  @Test
  void whatTheReaderFoundWrongIsNotReplayed() {
    GameRecord rest = record(moves("f5d6"), Outcome.NONE);
    CheckedGame cut = lenient.check(parsed(rest, List.of(problem(ProblemCode.UNREADABLE))));
    assertThat(cut.verdict()).isEqualTo(Verdict.UNREADABLE);
    assertThat(cut.key()).isNull();
    CheckedGame bad = lenient.check(parsed(rest, List.of(problem(ProblemCode.BAD_SQUARE))));
    assertThat(bad.verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(bad.acceptance()).isEqualTo(Acceptance.QUARANTINED);
  }

  private ProblemCode codeOf(List<? extends MoveToken> tokens) {
    CheckedGame game = lenient.check(game(MoveList.of(tokens), Outcome.NONE));
    assertThat(game.verdict()).isEqualTo(Verdict.ILLEGAL);
    return game.findings().getLast().problem().code();
  }

  private static List<String> lines(CheckedGame game) {
    return game.findings().stream().map(finding -> finding.problem().toString()).toList();
  }

  private static ParsedGame game(MoveList moves, Outcome declared) {
    return parsed(record(moves, declared), List.of());
  }

  private static GameRecord record(MoveList moves, Outcome declared) {
    return GameRecord.of(GameHeader.NONE, moves, declared);
  }

  private static ParsedGame parsed(GameRecord record, List<Problem> problems) {
    return new ParsedGame(7, Optional.of(record), new NumberedOrigin(), problems);
  }

  private static Problem problem(ProblemCode code) {
    return new Problem(code, SourceLocation.atByte("t", 1000), 7, 0, "as the reader says");
  }

  private static MoveList moves(String transcript) {
    return MoveList.ofSquares(Games.squares(transcript));
  }

  private static List<MoveToken> tokens(String... squares) {
    return new ArrayList<>(moves(String.join("", squares)));
  }

  /** Facts from byte 1000 on, moves from byte 1100 on. */
  private record NumberedOrigin() implements Origin {
    @Override
    public SourceLocation start() {
      return SourceLocation.atByte("t", 1000);
    }

    @Override
    public SourceLocation of(Fact fact) {
      return SourceLocation.atByte("t", fact == Fact.RESULT ? 1006 : 1000);
    }

    @Override
    public SourceLocation ofMove(int index) {
      return SourceLocation.atByte("t", 1100 + index);
    }

    @Override
    public byte[] bytes() {
      return new byte[0];
    }
  }
}
