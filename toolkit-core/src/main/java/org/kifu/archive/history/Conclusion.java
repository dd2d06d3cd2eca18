package org.kifu.archive.history;

import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.replay.Replay;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;

/**
 * The end of a game by any rules.
 *
 * @param ending how it came to it
 * @param isDecided whether it is known who has won, or that nobody has
 * @param winner who has won; nothing for a draw, or if it is not known
 * @param count what both sides have; nothing where neither board nor source say it
 */
record Conclusion(
    GameEnding ending, boolean isDecided, Optional<Disc> winner, Optional<Count> count) {
  /** Discs or pieces. */
  record Count(int black, int white) {}

  /** Replays a record; what its moves leave open is taken from its source. */
  static <P, M> Conclusion of(Rules<P, M> rules, GameRecord record) {
    Replay<P, M> replay = Replay.of(rules, record);
    GameEnding ending = GameEnding.of(replay, record.declared());
    Optional<FinalCount> board =
        replay.isComplete() ? Optional.of(replay.count()) : Optional.empty();
    Optional<Count> counted = board.map(count -> new Count(count.blackDiscs(), count.whiteDiscs()));
    if (board.isPresent() && ending.isOnTheBoard()) {
      return new Conclusion(ending, true, board.get().winner(), counted);
    }
    return declared(ending, record.declared(), registered(record).or(() -> counted));
  }

  private static Conclusion declared(GameEnding ending, Outcome declared, Optional<Count> count) {
    if (declared.winner().isPresent()) {
      return new Conclusion(ending, true, declared.winner(), count);
    }
    if (declared.boardDiff().isPresent()) {
      return new Conclusion(ending, true, leader(declared.boardDiff().getAsInt()), count);
    }
    if (count.isPresent()) {
      int diff = count.get().black() - count.get().white();
      return new Conclusion(ending, true, leader(diff), count);
    }
    return new Conclusion(ending, ending == GameEnding.AGREED, Optional.empty(), count);
  }

  private static Optional<Disc> leader(int blackDiscDiff) {
    return blackDiscDiff == 0
        ? Optional.empty()
        : Optional.of(blackDiscDiff > 0 ? Disc.BLACK : Disc.WHITE);
  }

  /** A registered score is of all squares of the 8x8 board. */
  private static Optional<Count> registered(GameRecord record) {
    int black = record.declared().blackDiscs().orElse(-1);
    boolean isCount =
        record.rules().equals(GameRecord.OTHELLO) && black >= 0 && black <= Square.COUNT;
    return isCount ? Optional.of(new Count(black, Square.COUNT - black)) : Optional.empty();
  }

  /** What it means for a side. */
  Verdict verdict(Disc side) {
    if (!isDecided) {
      return Verdict.OPEN;
    }
    return winner
        .map(winning -> winning == side ? Verdict.WON : Verdict.LOST)
        .orElse(Verdict.DRAWN);
  }

  /** The count with that of a side first, such as {@code 44-20}; empty if it is not known. */
  String score(Disc side) {
    return count
        .map(
            discs ->
                side == Disc.BLACK
                    ? discs.black() + "-" + discs.white()
                    : discs.white() + "-" + discs.black())
        .orElse("");
  }
}
