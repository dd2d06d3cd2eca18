package org.kifu.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainBoard.Cell;
import org.kifu.testing.Slow;
import org.kifu.verify.CheckedGame.Acceptance;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.WrongFlipSearch.FoundBoards;

/** Games that begin as real ones and go on, by a plain board, after a flip that went wrong. */
class TouchedDiscsTest {
  private static final GameChecker BY_THE_RULES = new GameChecker(false);
  private static final GameChecker AT_THE_TABLE =
      new GameChecker(CheckOptions.LENIENT.withTouchedDiscs(true));

  /**
   * A game over the board.
   *
   * @param wrong the discs that stood wrong, bit 0 is a1
   * @param ply of the move that left them so
   */
  private record Played(MoveList moves, long wrong, int ply, int blackDiscs) {
    ParsedGame parsed() {
      return ParsedGames.of(
          GameRecord.of(GameHeader.NONE, moves, Outcome.ofBlackDiscs(blackDiscs)));
    }
  }

  @Slow
  @Test
  void aForgottenFlipIsFoundOrSaidToBeAmbiguous() {
    assertFound(games(300, 1, TouchedDiscsTest::oneForgotten));
  }

  @Slow
  @Test
  void aDiscThatWasWronglyTurnedIsFoundOrSaidToBeAmbiguous() {
    assertFound(games(300, 2, TouchedDiscsTest::oneTurned));
  }

  @Slow
  @Test
  void aForgottenLineIsFoundOrAPartOfItOrSaidToBeAmbiguous() {
    assertFound(games(300, 3, TouchedDiscsTest::lineForgotten));
  }

  private static void assertFound(List<Played> games) {
    int illegal = 0;
    for (Played played : games) {
      CheckedGame before = BY_THE_RULES.check(played.parsed());
      if (before.verdict() != Verdict.ILLEGAL) {
        continue;
      }
      illegal++;
      assertThat(before.findings())
          .anyMatch(
              finding ->
                  finding.problem().code() == ProblemCode.ILLEGAL_MOVE
                      || finding.problem().code() == ProblemCode.MOVE_AFTER_END);
      CheckedGame game = AT_THE_TABLE.check(played.parsed());
      assertThat(game.verdict()).isEqualTo(Verdict.COMPLETE);
      assertThat(game.acceptance()).isEqualTo(Acceptance.REPAIRED);
      assertThat(game.scoreAgrees()).isTrue();
      assertThat(game.findings())
          .singleElement()
          .returns(ProblemCode.WRONG_FLIP_STOOD, finding -> finding.problem().code())
          .returns(Severity.WARNING, Finding::severity);
      assertExplained(played, game.findings().getFirst().problem().message());
    }
    assertThat(illegal).isGreaterThan(games.size() / 4);
  }

  /** The truth is among the explanations, or one with fewer discs is as good. */
  private static void assertExplained(Played played, String message) {
    WrongFlipSearch.Explanation trace = search(played).orElseThrow().trace();
    int fewest = trace.wrongFlips().stream().mapToInt(slip -> Long.bitCount(slip.discs())).sum();
    if (fewest == Long.bitCount(played.wrong())) {
      assertThat(trace.shapes()).contains(played.wrong());
      assertThat(trace.firstPly()).isLessThanOrEqualTo(played.ply());
      assertThat(trace.lastPly()).isGreaterThanOrEqualTo(played.ply());
      if (trace.shapes().size() == 1) {
        assertThat(message).contains(Square.name(Long.numberOfTrailingZeros(played.wrong())));
      } else {
        assertThat(message)
            .contains("one of " + trace.ways() + " equally short")
            .contains(trace.shapes().size() + " different sets of discs");
      }
    } else {
      assertThat(fewest).isLessThan(Long.bitCount(played.wrong()));
    }
  }

  @Test
  void theToldWayIsOneThatThePlainBoardCanPlay() {
    for (Played played : games(200, 4, TouchedDiscsTest::oneForgotten)) {
      if (BY_THE_RULES.check(played.parsed()).verdict() == Verdict.ILLEGAL) {
        FoundBoards found = search(played).orElseThrow();
        PlainBoard board = replayed(played.moves().squares(), found.trace().wrongFlips());
        assertThat(board.isOver()).isTrue();
        assertThat(board.blackScore()).isEqualTo(played.blackDiscs());
      }
    }
  }

  @Test
  void theFlipsOfTheLastMoveMayStillBePutRight() {
    // c3 flips d4 and d4 alone: the record ends with it, and no later move made an error stand.
    byte[] moves = Games.squares("f5d6c3d3c4f4f6f3e6e7a1");
    CheckedGame game = AT_THE_TABLE.check(ParsedGames.of(moves));
    assertThat(game.verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(game.findings().getFirst().problem().message())
        .contains("; legal: ")
        .endsWith("; no wrong flip of one line or of two discs explains it");
  }

  @Test
  void aPassIsNotAnAnswer() {
    RealBoard start = RealBoard.of(Position.START);
    RealBoard slipped = start.played(37, start.flips(37)).withWrong(1L << 28);
    assertThat(slipped.correctable()).isEqualTo(Disc.BLACK);
    RealBoard passed =
        new RealBoard(
            slipped.opponent(),
            slipped.player(),
            true,
            slipped.wrongFlips(),
            slipped.correctable());
    assertThat(passed.played(44, 0).correctable()).isEqualTo(Disc.BLACK);
    assertThat(slipped.played(43, slipped.flips(43)).correctable()).isNull();
  }

  @Test
  void inAStrictRunItIsAnError() {
    Played played =
        games(50, 5, TouchedDiscsTest::oneForgotten).stream()
            .filter(each -> BY_THE_RULES.check(each.parsed()).verdict() == Verdict.ILLEGAL)
            .findFirst()
            .orElseThrow();
    CheckOptions strict = CheckOptions.LENIENT.withTouchedDiscs(true).withStrict(true);
    CheckedGame game = new GameChecker(strict).check(played.parsed());
    assertThat(game.acceptance()).isEqualTo(Acceptance.QUARANTINED);
    assertThat(game.findings().getFirst().severity()).isEqualTo(Severity.ERROR);
  }

  @Test
  void aLegalRecordIsNotLookedAt() {
    ParsedGame game = ParsedGames.of(Games.match1997().getFirst());
    assertThat(AT_THE_TABLE.check(game).findings()).isEmpty();
  }

  private static Optional<FoundBoards> search(Played played) {
    return new WrongFlipSearch(
            Position.START, played.moves().squares(), Outcome.ofBlackDiscs(played.blackDiscs()))
        .run();
  }

  /** Chooses what a move leaves wrong; 0 for nothing. */
  private interface Mistake {
    long of(PlainBoard before, int square, Random random);
  }

  private static long oneForgotten(PlainBoard before, int square, Random random) {
    List<Integer> flips = before.flips(square);
    return 1L << flips.get(random.nextInt(flips.size()));
  }

  private static long oneTurned(PlainBoard before, int square, Random random) {
    List<Integer> others = new ArrayList<>();
    Cell other = before.toMove() == Cell.BLACK ? Cell.WHITE : Cell.BLACK;
    for (int each = 0; each < 64; each++) {
      if (before.at(each) == other && !before.flips(square).contains(each)) {
        others.add(each);
      }
    }
    return others.isEmpty() ? 0 : 1L << others.get(random.nextInt(others.size()));
  }

  /** All flips in the direction of one of them. */
  private static long lineForgotten(PlainBoard before, int square, Random random) {
    List<Integer> flips = before.flips(square);
    int one = flips.get(random.nextInt(flips.size()));
    int fileStep = Integer.signum(one % 8 - square % 8);
    int rankStep = Integer.signum(one / 8 - square / 8);
    long line = 0;
    for (int n = 1; n < 8; n++) {
      int next = square + n * (8 * rankStep + fileStep);
      if (!flips.contains(next)) {
        break;
      }
      line |= 1L << next;
    }
    return line;
  }

  /** Real games up to a move that goes wrong, then by random legal moves on the wrong board. */
  private static List<Played> games(int count, long seed, Mistake mistake) {
    Random random = new Random(seed);
    List<String> real = Games.match1997();
    List<Played> games = new ArrayList<>();
    while (games.size() < count) {
      Played played = play(Games.squares(real.get(random.nextInt(real.size()))), random, mistake);
      if (played != null) {
        games.add(played);
      }
    }
    return games;
  }

  private static @Nullable Played play(byte[] real, Random random, Mistake mistake) {
    int slipAt = 4 + random.nextInt(45);
    PlainBoard board = PlainBoard.start(8);
    List<Integer> moves = new ArrayList<>();
    long wrong = 0;
    int ply = 0;
    int passes = 0;
    for (int i = 0; !board.isOver(); i++) {
      if (board.mustPass()) {
        board.pass();
        passes++;
      }
      int square = i <= slipAt ? real[i] : drawn(board.legalMoves(), random);
      long slip = i == slipAt ? mistake.of(board, square, random) : 0;
      board.play(square);
      board = slipped(board, slip);
      moves.add(square);
      wrong |= slip;
      ply = slip == 0 ? ply : i + passes + 1;
      if (slip != 0 && board.legalMoves().isEmpty()) {
        return null; // the other side must answer before it is too late to put it right
      }
    }
    return wrong == 0 ? null : new Played(moves(moves), wrong, ply, board.blackScore());
  }

  /** The record played by the plain board with these slips. */
  private static PlainBoard replayed(byte[] moves, List<WrongFlipSearch.WrongFlip> slips) {
    PlainBoard board = PlainBoard.start(8);
    for (int i = 0; i < moves.length; i++) {
      if (board.mustPass()) {
        board.pass();
      }
      board.play(moves[i]);
      for (WrongFlipSearch.WrongFlip slip : slips) {
        board = slip.token() == i ? slipped(board, slip.discs()) : board;
      }
    }
    return board;
  }

  private static int drawn(List<Integer> moves, Random random) {
    return moves.get(random.nextInt(moves.size()));
  }

  private static PlainBoard slipped(PlainBoard board, long discs) {
    Position position = Games.position(board);
    return discs == 0
        ? board
        : PlainBoard.of(
            new Position(
                position.player() ^ discs, position.opponent() ^ discs, position.sideToMove()));
  }

  private static MoveList moves(List<Integer> moves) {
    byte[] bytes = new byte[moves.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = moves.get(i).byteValue();
    }
    return MoveList.ofSquares(bytes);
  }
}
