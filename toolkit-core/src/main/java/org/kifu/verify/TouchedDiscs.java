package org.kifu.verify;

import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.game.ProblemCode;
import org.kifu.rules.Display;
import org.kifu.rules.Othello;
import org.kifu.verify.CheckedGame.BoardResult;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.ReplayResult.Stop;
import org.kifu.verify.WrongFlipSearch.FoundBoards;

/**
 * The touched-disc rule of play over the board: a disc that was turned over wrongly may be
 * corrected only until the opponent moves; then it stays, and the game continues with it. The same
 * holds for a disc that was not turned over. A record that the rules forbid may therefore be
 * correct for a real game.
 */
final class TouchedDiscs {
  private TouchedDiscs() {}

  /**
   * Checks a record as that of a game on a real board.
   *
   * @param illegal the result of the replay by the rules
   * @return the result with the wrong flips that explain the record, or else the illegal result
   *     with a remark
   */
  static ReplayResult check(GameRecord record, ReplayResult illegal) {
    Stop stop = illegal.stop();
    Optional<Position> start = Othello.RULES.start(record.start());
    boolean isPlayable = record.moves().isCompact() && record.rules().equals(GameRecord.OTHELLO);
    if (stop == null || start.isEmpty() || !isPlayable) {
      return illegal;
    }
    Optional<FoundBoards> found =
        new WrongFlipSearch(start.get(), record.moves().squares(), record.declared()).run();
    return found.isPresent() ? explained(record, illegal, found.get()) : unexplained(illegal, stop);
  }

  private static ReplayResult unexplained(ReplayResult illegal, Stop stop) {
    return illegal.with(
        new Stop(
            stop.code(),
            stop.token(),
            stop.ply(),
            stop.message() + "; no wrong flip of one line or of two discs explains it"));
  }

  private static ReplayResult explained(
      GameRecord record, ReplayResult illegal, FoundBoards found) {
    RealBoard board = found.board();
    WrongFlipSearch.Explanation trace = found.trace();
    WrongFlipSearch.WrongFlip first = trace.wrongFlips().getFirst();
    Stop wrongFlip =
        new Stop(ProblemCode.WRONG_FLIP_STOOD, first.token(), first.ply(), message(trace));
    int moves = placed(record);
    LastBoard last = board.last();
    Stop stop =
        board.isOver()
            ? null
            : ReplayCheck.unfinished(
                record.moves().size(),
                moves + trace.passes(),
                moves,
                (board.blackToMove() ? Disc.BLACK : Disc.WHITE).label(),
                Display.emptySquares(last.empties()),
                record.declared(),
                last);
    return new ReplayResult(
        stop == null ? Verdict.COMPLETE : Verdict.UNFINISHED,
        BoardResult.NONE,
        moves,
        last.blackDiscs(),
        last.empties(),
        null,
        stop,
        wrongFlip,
        null,
        illegal.key());
  }

  private static int placed(GameRecord record) {
    int placed = 0;
    for (byte square : record.moves().squares()) {
      placed += square < 0 ? 0 : 1;
    }
    return placed;
  }

  private static String message(WrongFlipSearch.Explanation trace) {
    String told =
        trace.wrongFlips().stream()
            .map(WrongFlipSearch.WrongFlip::toString)
            .collect(Collectors.joining("; "));
    String stood = told + ", which stood; so the moves are legal to the end";
    if (trace.ways() == 1) {
      return stood;
    }
    String plies = "plies %d to %d".formatted(trace.firstPly(), trace.lastPly());
    return trace.shapes().size() == 1
        ? stood + "; the discs are the same in all %d ways, %s".formatted(trace.ways(), plies)
        : stood
            + "; this is one of %d equally short explanations with %d different sets of discs, %s"
                .formatted(trace.ways(), trace.shapes().size(), plies);
  }
}
