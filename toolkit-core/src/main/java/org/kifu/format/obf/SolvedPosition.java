package org.kifu.format.obf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.BoardText;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.notation.SmallLetters;

/**
 * A position with the scores that its source lists.
 *
 * @param moves the listed moves, in the order of the list; not always all legal ones, nor the best
 *     first
 * @param alone a score that is given for the position without a move, in discs for the side to move
 */
public record SolvedPosition(Position position, List<ListedMove> moves, OptionalInt alone) {
  /** Copies the moves. */
  public SolvedPosition {
    moves = List.copyOf(moves);
  }

  /**
   * Returns the position that a record starts from, with the scores in its remarks; without scores
   * if no remark before the first move is a list of scores. Nothing if the start is not a position
   * of the 8x8 board.
   */
  public static Optional<SolvedPosition> of(GameRecord record) {
    ScoreList scores =
        record.remarks().stream()
            .filter(remark -> remark.move() == 0)
            .map(SolvedPosition::scores)
            .filter(list -> !list.isEmpty())
            .findFirst()
            .orElse(new ScoreList(List.of(), OptionalInt.empty()));
    return record
        .start()
        .position(Position.START, BoardText::parse)
        .map(position -> new SolvedPosition(position, scores.moves(), scores.alone()));
  }

  /** The highest listed score, in discs for the side to move; nothing if none is listed. */
  public OptionalInt bestScore() {
    OptionalInt best = moves.stream().mapToInt(ListedMove::score).max();
    return best.isPresent() ? best : alone;
  }

  /** The score listed for a move; nothing if it is not listed. */
  public OptionalInt scoreOf(Move move) {
    return moves.stream()
        .filter(scored -> scored.move() == move)
        .mapToInt(ListedMove::score)
        .findFirst();
  }

  /**
   * Whether an exact answer differs from the list: its score is not the highest listed one, or its
   * move is listed with a lower score. A move that is not listed is judged by the score alone; a
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

  static boolean listsScores(Remark remark) {
    return !scores(remark).isEmpty();
  }

  /** The scores in a remark; numbers without a colon and without a semicolon may mean anything. */
  private static ScoreList scores(Remark remark) {
    boolean mayBeList = remark.text().contains(":") || remark.text().contains(";");
    return ScoreList.read(mayBeList ? remark.text() : "", malformed -> {});
  }

  /**
   * The list after a position: {@code G8:+18; PA:-2; ...}, or a score alone.
   *
   * @param moves the moves with their scores, in the order of the list
   * @param alone a score without a move
   */
  record ScoreList(List<ListedMove> moves, OptionalInt alone) {
    private static final Pattern ENTRY = Pattern.compile("[^;.\\s][^;.]*");
    private static final Pattern SCORED =
        Pattern.compile("(?i)(?:([a-h][1-8]|pa|ps|--)\\s*:)?\\s*([+-]?\\d{1,3})");

    /**
     * Reads a list; entries end with a semicolon or a full stop.
     *
     * @param malformed takes the index of each entry that is not a score
     */
    static ScoreList read(String text, IntConsumer malformed) {
      List<ListedMove> moves = new ArrayList<>();
      OptionalInt alone = OptionalInt.empty();
      Matcher entries = ENTRY.matcher(text);
      while (entries.find()) {
        Matcher scored = SCORED.matcher(entries.group().strip());
        if (!scored.matches()) {
          malformed.accept(entries.start());
        } else if (scored.group(1) == null) {
          alone = OptionalInt.of(Integer.parseInt(scored.group(2)));
        } else if (!scored.group(1).equals("--")) {
          moves.add(
              new ListedMove(
                  move(SmallLetters.of(scored.group(1))), Integer.parseInt(scored.group(2))));
        }
      }
      return new ScoreList(List.copyOf(moves), alone);
    }

    private static Move move(String name) {
      return name.startsWith("p") ? Move.PASS : Move.at(Square.parse(name));
    }

    /** Whether the list is empty. */
    boolean isEmpty() {
      return moves.isEmpty() && alone.isEmpty();
    }
  }

  /**
   * A move and its value with best play on both sides.
   *
   * @param move a square or the pass
   * @param score the final disc difference for the side that makes the move, empties to the winner
   */
  record ListedMove(Move move, int score) {}
}
