package org.kifu.verify;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.game.Counted;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.verify.CheckedGame.ScoreConvention;
import org.kifu.verify.CheckedGame.Verdict;

/** The check of the declared outcome of a complete game against the last board. */
final class OutcomeCheck {
  private OutcomeCheck() {}

  /** The convention by which the declared score counts. */
  static ScoreConvention convention(Outcome declared, ReplayResult replayed) {
    boolean hasScore = declared.blackDiscs().isPresent() || declared.boardDiff().isPresent();
    if (replayed.verdict() != Verdict.COMPLETE || !hasScore) {
      return ScoreConvention.NOT_COMPARED;
    }
    LastBoard last = replayed.last();
    if (last != null) {
      return last.conventionOf(declared);
    }
    if (declared.blackDiscs().isEmpty()) {
      return ScoreConvention.NOT_COMPARED; // its winner is
    }
    boolean agrees = declared.blackDiscs().getAsInt() == replayed.blackDiscs();
    return agrees ? ScoreConvention.WINNER : ScoreConvention.NONE;
  }

  /** Whether {@link #findings} returns any findings. */
  static boolean isOdd(Outcome declared, ReplayResult replayed, ScoreConvention convention) {
    return replayed.verdict() == Verdict.COMPLETE
        && (convention == ScoreConvention.BOARD
            || convention == ScoreConvention.REVERSED
            || convention == ScoreConvention.NONE
            || declared.kind().explainsEarlyStop()
            || contradictsWinner(declared, replayed));
  }

  /** The findings of a complete game, all at the place of its result. */
  static List<Finding> findings(
      ParsedGame game, GameRecord record, ReplayResult replayed, ScoreConvention convention) {
    Outcome declared = record.declared();
    List<Finding> findings = new ArrayList<>();
    @Nullable String score = ofScore(declared, replayed, convention);
    if (score != null) {
      boolean isConvention = convention != ScoreConvention.NONE;
      findings.add(
          finding(
              game,
              isConvention ? ProblemCode.SCORE_CONVENTION : ProblemCode.SCORE_MISMATCH,
              score));
    }
    if (declared.kind().explainsEarlyStop()) {
      findings.add(finding(game, ProblemCode.RESULT_MISMATCH, ofKind(declared.kind())));
    }
    if (contradictsWinner(declared, replayed)) {
      findings.add(finding(game, ProblemCode.WINNER_MISMATCH, ofWinner(declared, replayed)));
    }
    return findings;
  }

  private static @Nullable String ofScore(
      Outcome declared, ReplayResult replayed, ScoreConvention convention) {
    LastBoard last = replayed.last();
    boolean isDifference = declared.boardDiff().isPresent();
    String written =
        isDifference
            ? "declared a difference of %+d without the empty squares"
                .formatted(declared.boardDiff().getAsInt())
            : "declared "
                + Counted.of(declared.blackDiscs().orElse(CheckedGame.NO_SCORE), "black disc");
    String given =
        isDifference && last != null
            ? "%s, the moves give %+d".formatted(written, last.boardDiff())
            : "%s, the moves give %d".formatted(written, replayed.blackDiscs());
    return switch (convention) {
      case NOT_COMPARED, ANY, EITHER, WINNER -> null;
      case REVERSED -> given + ": the score of the other side";
      case BOARD -> last == null ? given : ofBoard(written, last);
      case NONE -> given;
    };
  }

  private static String ofBoard(String written, LastBoard last) {
    return "%s: %d-%d on the board; with the %s to the winner black has %d"
        .formatted(
            written,
            last.blackOnBoard(),
            last.whiteOnBoard(),
            Counted.of(last.empties(), "empty square"),
            last.blackDiscs());
  }

  private static String ofKind(Kind kind) {
    String how =
        switch (kind) {
          case RESIGNED -> "resigned";
          case TIME -> "lost on time";
          case AGREED -> "ended by agreement";
          case LEFT -> "left";
          case UNFINISHED -> "unfinished";
          case PLAYED_OUT, UNKNOWN -> kind.label();
        };
    return "declared %s, but the moves go on to the end of the game".formatted(how);
  }

  /**
   * Whether the declared winner contradicts the board. A side that resigned or lost on time may be
   * ahead on the board.
   */
  private static boolean contradictsWinner(Outcome declared, ReplayResult replayed) {
    if (replayed.otherWinner() != null) {
      return true;
    }
    LastBoard last = replayed.last();
    boolean isByBoard =
        replayed.verdict() == Verdict.COMPLETE && !declared.kind().explainsEarlyStop();
    if (last == null || !isByBoard || declared.winner().isEmpty()) {
      return false;
    }
    return Integer.signum(last.boardDiff()) != declared.winner().get().sign();
  }

  private static String ofWinner(Outcome declared, ReplayResult replayed) {
    if (replayed.otherWinner() != null) {
      return replayed.otherWinner();
    }
    String winner = declared.winner().orElseThrow().label();
    return "declared won by %s, the moves give black %s of 64"
        .formatted(winner, Counted.of(replayed.blackDiscs(), "disc"));
  }

  private static Finding finding(ParsedGame game, ProblemCode code, String message) {
    return Finding.of(new Problem(code, game.origin().of(Fact.RESULT), game.number(), 0, message));
  }
}
