package org.kifu.format.obf;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.BoardText;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;

/**
 * A position with the scores that its source lists.
 *
 * @param position the position
 * @param moves the listed moves, in the order of the list; not always all legal ones, nor the best
 *     first
 * @param alone a score that is given for the position without a move, in discs for the side to move
 */
public record SolvedPosition(Position position, List<ScoredMove> moves, OptionalInt alone) {
  /** Copies the moves. */
  public SolvedPosition {
    moves = List.copyOf(moves);
  }

  /**
   * Returns the position that a record starts from with the scores of its remarks; without any if
   * no remark before the first move is a list of scores. Nothing if the start is no position of the
   * 8x8 board.
   */
  public static Optional<SolvedPosition> of(GameRecord record) {
    ScoreList scores =
        record.remarks().stream()
            .filter(remark -> remark.move() == 0)
            .map(SolvedPosition::scores)
            .filter(list -> !list.isEmpty())
            .findFirst()
            .orElse(new ScoreList(List.of(), OptionalInt.empty()));
    return position(record.start())
        .map(position -> new SolvedPosition(position, scores.moves(), scores.alone()));
  }

  /** The highest listed score, in discs for the side to move; nothing if none is listed. */
  public OptionalInt bestScore() {
    OptionalInt best = moves.stream().mapToInt(ScoredMove::score).max();
    return best.isPresent() ? best : alone;
  }

  /** The score listed for a move; nothing if it is not listed. */
  public OptionalInt scoreOf(Move move) {
    return moves.stream()
        .filter(scored -> scored.move() == move)
        .mapToInt(ScoredMove::score)
        .findFirst();
  }

  /**
   * Whether an exact answer is another than the list's: its score is not the highest listed one, or
   * its move is listed with a lower one. A move that is not listed is judged by the score alone; a
   * position without a list contradicts nothing.
   *
   * @param score in discs for the side to move
   * @param best the move; nothing if the game is over
   */
  public boolean contradicts(int score, Optional<Move> best) {
    OptionalInt highest = bestScore();
    if (highest.isEmpty()) {
      return false;
    }
    OptionalInt listed = best.map(this::scoreOf).orElse(OptionalInt.empty());
    return score != highest.getAsInt()
        || listed.isPresent() && listed.getAsInt() < highest.getAsInt();
  }

  private static Optional<Position> position(StartSpec start) {
    return switch (start) {
      case StartSpec.Standard() -> Optional.of(Position.START);
      case StartSpec.Setup(String board) -> BoardText.parse(board);
    };
  }

  static boolean listsScores(Remark remark) {
    return !scores(remark).isEmpty();
  }

  /** Numbers without a colon and without a semicolon may mean anything. */
  private static ScoreList scores(Remark remark) {
    boolean mayBeList = remark.text().contains(":") || remark.text().contains(";");
    return ScoreList.read(mayBeList ? remark.text() : "", malformed -> {});
  }
}
