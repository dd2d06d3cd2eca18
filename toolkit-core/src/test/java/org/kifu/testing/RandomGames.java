package org.kifu.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SplittableRandom;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;
import org.kifu.games.solo.Deal;
import org.kifu.replay.Replay;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;

/** Games of any rules, played at random from their start to their end, with their result. */
public final class RandomGames {
  /** Draughts without counted draws may go on for ever. */
  private static final int MOST_PLIES = 300;

  private RandomGames() {}

  /** Returns some games; the same seed gives the same games. */
  public static List<GameRecord> of(Rules<?, ?> rules, long seed, int count) {
    Random random = new Random(seed);
    List<GameRecord> games = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      games.add(game(rules, random, i));
    }
    return games;
  }

  private static <P, M> GameRecord game(Rules<P, M> rules, Random random, int number) {
    StartSpec start =
        rules.isForOnePlayer()
            ? new StartSpec.Setup(Deal.random(new SplittableRandom(random.nextLong())).toString())
            : StartSpec.STANDARD;
    MoveList moves = moves(rules, start, random);
    GameHeader header =
        new GameHeader(
            "Ann " + number,
            rules.isForOnePlayer() ? "" : "Ben",
            "Cup",
            "",
            new GameDate(2026, 1, 2));
    GameRecord game = GameRecord.of(rules.name(), start, moves).withHeader(header);
    Outcome result = result(Replay.of(rules, game));
    return new GameRecord(header, rules.name(), start, moves, result, Optional.empty(), Notes.NONE);
  }

  private static <P, M> MoveList moves(Rules<P, M> rules, StartSpec start, Random random) {
    P position = rules.start(start).orElseThrow();
    List<MoveToken> moves = new ArrayList<>();
    List<M> legal = rules.legalMoves(position);
    while (!legal.isEmpty() && moves.size() < MOST_PLIES) {
      M move = legal.get(random.nextInt(legal.size()));
      MoveToken token = rules.token(move);
      if (!(token instanceof MoveToken.Pass)) { // passes are implied
        moves.add(token);
      }
      position = rules.play(position, move);
      legal = rules.legalMoves(position);
    }
    return MoveList.of(moves);
  }

  /** The result on the board: discs where they tell it, otherwise the winner. */
  private static Outcome result(Replay<?, ?> replay) {
    if (!replay.isComplete() || replay.rules().isForOnePlayer()) {
      return Outcome.NONE;
    }
    FinalCount count = replay.count();
    Outcome played = new Outcome(Kind.PLAYED_OUT, OptionalInt.empty());
    Optional<DiscScoring> scoring = replay.rules().scoring();
    if (scoring.isEmpty()) {
      return count.winner().map(played::withWinner).orElse(played.withBoardDiff(0));
    }
    Outcome discs = new Outcome(Kind.PLAYED_OUT, OptionalInt.of(count.blackDiscs()));
    boolean isWhole =
        scoring
            .get()
            .ofBlack(count.blackDiscs())
            .map(full -> full.whiteDiscs() == count.whiteDiscs())
            .orElse(false);
    return isWhole ? discs : discs.withBoardDiff(count.blackDiscDiff());
  }
}
