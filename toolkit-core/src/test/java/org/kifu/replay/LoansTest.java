package org.kifu.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.replay.Replay.Loan;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.testing.Reading;

class LoansTest {
  /** Inoue against Heiberg, world championship of 1977: white passes before ply 57. */
  private static final String GAME =
      "f5d6c3f3f4d3c4g6f6e6c5c6d7d8e7g5e3d2g4h3f7b5h5g3b4b6c8b8c7e8f8g8h4h6e2d1c1a3a6a5e1f2g7c2a4"
          + "h8a2b7f1b3b1b2h7a7a8a1g1g2h2h1";

  private static Replay<?, ?> replay(String rules, List<MoveToken> moves) {
    return replay(Catalogue.byName(rules).orElseThrow().rules(), moves);
  }

  private static <P, M> Replay<P, M> replay(Rules<P, M> rules, List<MoveToken> moves) {
    return Replay.of(
        rules,
        new GameRecord(
            GameHeader.NONE,
            rules.name(),
            StartSpec.STANDARD,
            MoveList.of(moves),
            Outcome.NONE,
            List.of(),
            List.of(),
            Optional.empty()));
  }

  private static List<MoveToken> written() {
    return Reading.of(GAME + "\n").records().getFirst().moves();
  }

  @Test
  void theThirtyFirstDiscAfterTheStartIsLent() {
    Replay<?, ?> replay = replay("othello", written());
    List<Integer> ofBlack = new ArrayList<>();
    for (int ply = 1; ply <= replay.steps().size(); ply++) {
      if (isDiscOfBlack(replay, ply)) {
        ofBlack.add(ply);
      }
    }
    assertThat(replay.loans()).containsExactly(new Loan(ofBlack.get(30), Disc.BLACK, 1));
  }

  private static <P, M> boolean isDiscOfBlack(Replay<P, M> replay, int ply) {
    Replay.Step<P, M> step = replay.steps().get(ply - 1);
    return replay.rules().sideToMove(step.before()) == Disc.BLACK
        && !(replay.rules().token(step.move()) instanceof MoveToken.Pass);
  }

  @Test
  void theGeneralEngineLendsAsTheTournamentGameDoes() {
    assertThat(replay("grid:8x8", written()).loans())
        .isEqualTo(replay("othello", written()).loans())
        .isNotEmpty();
  }

  /** Half of the squares; of 25, and of 63 with the hole, the greater half. */
  @ParameterizedTest
  @CsvSource({
    "ravensburger, 32",
    "one-way, 32",
    "parallel, 32",
    "anti, 32",
    "black-hole:c3, 32",
    "grid:5x5, 13",
    "grid:4x4, 8",
    "eight-stars, 44",
    "grand, 50"
  })
  void countsWhatEachSideLays(String rules, int supply) {
    int seen = 0;
    for (int seed = 0; seed < 60; seed++) {
      Replay<?, ?> replay = random(Catalogue.byName(rules).orElseThrow().rules(), seed);
      List<Loan> loans = replay.loans();
      seen += loans.size();
      for (Disc side : Disc.values()) {
        assertThat(loans.stream().filter(loan -> loan.side() == side))
            .hasSize(Math.max(0, 2 + laid(replay, side) - supply));
      }
    }
    assertThat(seen).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"reversi-1880", "russian-draughts", "solo"})
  void lendsNothingWhereNobodyLends(String rules) {
    for (int seed = 0; seed < 5; seed++) {
      assertThat(random(Catalogue.byName(rules).orElseThrow().rules(), seed).loans()).isEmpty();
    }
  }

  private static <P, M> int laid(Replay<P, M> replay, Disc side) {
    Rules<P, M> rules = replay.rules();
    int laid = 0;
    for (Replay.Step<P, M> step : replay.steps()) {
      boolean isPass = rules.token(step.move()) instanceof MoveToken.Pass;
      laid += !isPass && rules.sideToMove(step.before()) == side ? 1 : 0;
    }
    return laid;
  }

  private static <P, M> Replay<P, M> random(Rules<P, M> rules, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<MoveToken> moves = new ArrayList<>();
    P position = rules.start(StartSpec.STANDARD).orElseThrow();
    List<M> legal = rules.legalMoves(position);
    while (!legal.isEmpty() && moves.size() < 200) {
      M move = legal.get(random.nextInt(legal.size()));
      moves.add(rules.token(move));
      position = rules.play(position, move);
      legal = rules.legalMoves(position);
    }
    return replay(rules, moves);
  }
}
