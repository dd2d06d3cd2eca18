package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.Annotator.Receiver;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.opening.OpeningNames;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainAnalyser;
import org.kifu.testing.Slow;

class AnnotatorTest {
  private static final int EXACT = 9;
  private static final Limits LIMITS = new Limits(1, EXACT);

  /** The drawn line that H. Takizawa published (arXiv 2310.19387): perfect play of both sides. */
  private static final String TAKIZAWA =
      "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7"
          + "a3a4a1a2c1h2h1g2b8a8g7h8h7h6";

  private static final String WIPE_OUT = "f5d6c5f4e3f6g5e6e7";

  /** WTHOR, 1986, game 549. */
  private static final String TIE_WITH_TWO_EMPTIES =
      "f5d6c5f4e3c6d3f6e6d7g3c4e7f7g5c3b4g4g6h4h5h6h3h2f3b3d2b5a3c2a4a5e2a2b6a6c7d8e8c1f2c8b8f8g8d1"
          + "g2e1f1b7a8a7a1h1g7g1b2b1";

  private final Annotator<Position, Move> annotator =
      new Annotator<>(Othello.RULES, OpeningNamer.of(OpeningNames.english()), "test", LIMITS);

  @Test
  void perfectPlayLosesNothing() {
    List<AnnotatedMove> late = late(annotated(TAKIZAWA));
    assertThat(late).hasSize(EXACT).allSatisfy(AnnotatorTest::isExact);
    assertThat(late)
        .allSatisfy(
            move -> {
              assertThat(move.blackCentidiscs()).isZero();
              assertThat(move.lossCentidiscs()).isZero();
              assertThat(move.best()).contains(move.move());
              assertThat(move.label()).isEmpty();
            });
  }

  private static void isExact(AnnotatedMove move) {
    assertThat(move.certainty()).isEqualTo(new Certainty(Confidence.EXACT, 100, move.empties()));
  }

  /** Games of the 1997 match; black's discs as registered. */
  @ParameterizedTest
  @CsvSource({"0, 16", "1, 26", "2, 26", "3, 37", "4, 55", "5, 48"})
  void theLastValueIsTheScoreAndEachLossLeadsToTheNextValue(int game, int blackDiscs) {
    List<AnnotatedMove> late = late(annotated(Games.match1997().get(game)));
    assertThat(late.getLast().blackCentidiscs()).isEqualTo(100 * (2 * blackDiscs - 64));
    for (int i = 1; i < late.size(); i++) {
      assertThat(late.get(i).bestBlackCentidiscs()).isEqualTo(late.get(i - 1).blackCentidiscs());
    }
  }

  @Test
  void aLossIsSeenFromTheMoverAndAValueFromBlack() {
    for (String transcript : Games.match1997()) {
      for (AnnotatedMove move : annotated(transcript).moves()) {
        int sign = move.mover() == Disc.BLACK ? 1 : -1;
        assertThat(sign * (move.bestBlackCentidiscs() - move.blackCentidiscs()))
            .isEqualTo(move.lossCentidiscs())
            .isNotNegative();
        assertThat(move.lossCentidiscs() == 0).isEqualTo(move.best().contains(move.move()));
      }
    }
  }

  @Test
  void pliesCountPassesAndAPassIsAForcedMoveWithTheValueOfItsPosition() {
    List<AnnotatedMove> moves = annotated(Games.match1997().getFirst()).moves();
    assertThat(moves).extracting(AnnotatedMove::ply).first().isEqualTo(1);
    assertThat(moves).extracting(AnnotatedMove::ply).last().isEqualTo(62);
    List<AnnotatedMove> passes = moves.stream().filter(AnnotatedMove::isPass).toList();
    assertThat(passes).extracting(AnnotatedMove::ply).containsExactly(57, 59);
    assertThat(passes)
        .allSatisfy(
            pass -> {
              assertThat(pass.mover()).isEqualTo(Disc.BLACK);
              assertThat(pass.best()).containsExactly(MoveToken.Pass.WRITTEN);
              assertThat(pass.forced()).isTrue();
              assertThat(pass.lossCentidiscs()).isZero();
              assertThat(pass.blackCentidiscs()).isEqualTo(-3200);
              assertThat(pass.empties()).isEqualTo(moves.get(pass.ply()).empties());
            });
  }

  @Test
  void passesAndMovesWithoutAnAlternativeAreNotJudged() {
    PlayerMetrics black = annotated(Games.match1997().getFirst()).black();
    assertThat(black.moves()).isEqualTo(29);
    assertThat(black.passes()).isEqualTo(2);
    assertThat(black.forced()).isEqualTo(1);
    assertThat(black.loss().moves()).isEqualTo(28);
  }

  @Test
  void aWipeOutHasAllDiscs() {
    AnnotatedGame game = annotated(WIPE_OUT);
    AnnotatedMove last = game.moves().getLast();
    assertThat(last.ply()).isEqualTo(9);
    assertThat(last.mover()).isEqualTo(Disc.BLACK);
    assertThat(last.blackCentidiscs()).isEqualTo(6400);
    assertThat(game.game().result())
        .isEqualTo(
            new GameResult(
                Outcome.Kind.PLAYED_OUT,
                OptionalInt.empty(),
                Optional.of(new FinalCount(64, 0, 51))));
  }

  @Test
  void anEqualCountWithEmptiesIsADraw() {
    AnnotatedGame game = annotated(TIE_WITH_TWO_EMPTIES);
    assertThat(game.game().result().count()).contains(new FinalCount(32, 32, 2));
    assertThat(game.moves().getLast().blackCentidiscs()).isZero();
    assertThat(game.moves().getLast().empties()).isEqualTo(3);
  }

  @Test
  void anUnfinishedGameIsAnnotatedAsFarAsItGoes() {
    String moves = Games.match1997().getFirst().substring(0, 40);
    Outcome resigned = new Outcome(Outcome.Kind.RESIGNED, OptionalInt.of(16));
    AnnotatedGame unknown = annotated(moves);
    AnnotatedGame declared = (AnnotatedGame) annotate(declared(moves, resigned));
    assertThat(unknown.moves()).hasSize(20);
    assertThat(unknown.game().result())
        .isEqualTo(new GameResult(Outcome.Kind.UNFINISHED, OptionalInt.empty(), Optional.empty()));
    assertThat(declared.game().result())
        .isEqualTo(new GameResult(Outcome.Kind.RESIGNED, OptionalInt.of(16), Optional.empty()));
  }

  @Test
  void theBoardIsBelievedWhereTheDeclaredKindContradictsIt() {
    String whole = Games.match1997().getFirst();
    Outcome playedOut = new Outcome(Outcome.Kind.PLAYED_OUT, OptionalInt.of(16));
    Outcome unfinished = new Outcome(Outcome.Kind.UNFINISHED, OptionalInt.empty());
    assertThat(annotate(declared(whole.substring(0, 40), playedOut)))
        .extracting("game.result.kind")
        .isEqualTo(Outcome.Kind.UNFINISHED);
    assertThat(annotate(declared(whole, unfinished)))
        .extracting("game.result.kind")
        .isEqualTo(Outcome.Kind.PLAYED_OUT);
  }

  @ParameterizedTest
  @CsvSource({
    "f5d6c3d3c4a1, ILLEGAL_MOVE, 6",
    "f5d6c5f4e3f6g5e6e7a1, MOVE_AFTER_END, 10",
    "'', NO_MOVES, 0"
  })
  void aRecordThatCannotBeAnnotatedSaysWhy(String moves, ProblemCode code, int ply) {
    AnnotationFailure failure = (AnnotationFailure) annotate(ParsedGames.of(moves));
    assertThat(failure.problem().code()).isEqualTo(code);
    assertThat(failure.problem().ply()).isEqualTo(ply);
    assertThat(failure.problem().game()).isEqualTo(1);
  }

  @Test
  void anUnreadableRecordAStartThatIsNotABoardAndOtherRulesSayWhy() {
    GameRecord badStart = GameRecord.ofMoves(MoveList.EMPTY).withStart(new StartSpec.Setup("?"));
    assertThat(annotate(ParsedGames.unreadable()))
        .extracting("problem.code")
        .isEqualTo(ProblemCode.UNREADABLE);
    assertThat(annotate(ParsedGames.of(badStart)))
        .extracting("problem.code")
        .isEqualTo(ProblemCode.BAD_START);
    assertThat(annotate(ParsedGames.of(ofRules("grid:6x6"))))
        .extracting("problem.code")
        .isEqualTo(ProblemCode.OTHER_RULES);
  }

  @Test
  void theOpeningIsTheDeepestNamedPosition() {
    assertThat(annotated("f5d6c3d3c4f4").opening()).map(NamedOpening::moves).contains("f5d6c3d3c4");
  }

  @Test
  void aStartOfItsOwnIsAnnotatedToo() {
    String board = "---------------------------OX------XO--------------------------- X";
    GameRecord record =
        GameRecord.ofMoves(MoveList.ofSquares(Games.squares("f5d6")))
            .withStart(new StartSpec.Setup(board));
    AnnotatedGame game = (AnnotatedGame) annotate(ParsedGames.of(record));
    assertThat(game.game().start()).isEqualTo(new StartSpec.Setup(board));
    assertThat(game.moves()).hasSize(2);
  }

  @Slow
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void theNumberOfThreadsChangesNothing(int jobs) {
    List<ParsedGame> games = new ArrayList<>();
    Games.match1997().forEach(moves -> games.add(ParsedGames.of(moves)));
    games.add(2, ParsedGames.unreadable());
    games.add(4, ParsedGames.of("f5d6c3d3c4a1"));
    games.add(ParsedGames.of(WIPE_OUT));
    assertThat(annotateAll(games, jobs)).hasSize(9).isEqualTo(annotateAll(games, 1));
  }

  @Test
  void oneGameUsesSeveralThreads() {
    CyclicBarrier together = new CyclicBarrier(2);
    List<AnnotationResult> results = new ArrayList<>();
    annotator.annotate(
        List.of(ParsedGames.of("f5d6c3d3")).iterator(),
        2,
        () -> new Meeting(together),
        results::add);
    assertThat(results).hasSize(1);
  }

  /** An engine that answers only when another one is asked at the same time. */
  private record Meeting(CyclicBarrier together) implements Analyser<Position, Move> {
    @Override
    public String description() {
      return "meeting";
    }

    @Override
    public Valuation<Move> value(Position position, Limits limits) {
      return new PlainAnalyser().value(position, limits);
    }

    @Override
    public Comparison<Move> compare(Position position, Move played, Limits limits) {
      try {
        together.await(10, TimeUnit.MINUTES);
      } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
        throw new AssertionError("nobody came", e);
      }
      return new PlainAnalyser().compare(position, played, limits);
    }
  }

  @Test
  void progressIsHeardPlyByPly() {
    List<String> heard = new ArrayList<>();
    Receiver sink =
        new Receiver() {
          @Override
          public void game(AnnotationResult result) {
            heard.add("game");
          }

          @Override
          public void progress(int done, int plies) {
            heard.add(done + "/" + plies);
          }
        };
    annotator.annotate(
        List.of(ParsedGames.of("f5d6"), ParsedGames.of("f5")).iterator(),
        1,
        PlainAnalyser::new,
        sink);
    assertThat(heard).containsExactly("1/2", "2/2", "game", "1/1", "game");
  }

  @Test
  void otherLabelsAreSaidInTheSettings() {
    LabelRule strict = new LabelRule(1, 1, 1, 0, 0);
    ParsedGame game = ParsedGames.of(Games.match1997().getFirst());
    AnnotatedGame judged =
        (AnnotatedGame) annotator.labelledBy(strict).annotate(game, new PlainAnalyser());
    assertThat(judged.settings())
        .isEqualTo(
            new AnnotationSettings(
                "test", "plain 1", LIMITS, strict, Optional.empty(), Optional.empty()));
    assertThat(judged.moves())
        .allSatisfy(
            move -> assertThat(move.label().isPresent()).isEqualTo(move.lossCentidiscs() > 0));
  }

  private static GameRecord ofRules(String rules) {
    return new GameRecord(
        GameHeader.NONE,
        rules,
        StartSpec.STANDARD,
        MoveList.ofSquares(Games.squares("f5d6")),
        Outcome.NONE,
        List.of(),
        List.of(),
        Optional.empty());
  }

  private static List<AnnotatedMove> late(AnnotatedGame game) {
    return game.moves().stream().filter(move -> move.empties() <= EXACT).toList();
  }

  private AnnotatedGame annotated(String transcript) {
    return (AnnotatedGame) annotate(ParsedGames.of(transcript));
  }

  private AnnotationResult annotate(ParsedGame game) {
    return annotator.annotate(game, new PlainAnalyser());
  }

  private List<AnnotationResult> annotateAll(List<ParsedGame> games, int jobs) {
    List<AnnotationResult> results = new ArrayList<>();
    annotator.annotate(games.iterator(), jobs, PlainAnalyser::new, results::add);
    return results;
  }

  private static ParsedGame declared(String transcript, Outcome outcome) {
    MoveList moves = MoveList.ofSquares(Games.squares(transcript));
    return ParsedGames.of(GameRecord.of(GameHeader.NONE, moves, outcome));
  }
}
