package org.kifu.opening.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.SquareOrder;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningName;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.PositionKey;
import org.kifu.rules.Othello;

/**
 * The repertoire of a player with one colour: the moves that the player plays in each position, and
 * those that opponents answered with. A move is of the repertoire if enough games have it. A choice
 * stands in place of all that the games say about a position.
 */
public final class Repertoire {
  private final Disc side;
  private final int plies;
  private final OpeningNames names;
  private final Map<PositionKey, List<OpeningRow>> rows = new HashMap<>();
  private final Map<PositionKey, Integer> chosen;

  /**
   * The repertoire that games show.
   *
   * @param table the games of the player with the colour {@code side}; its least number of games is
   *     that of a move of the repertoire
   * @param chosen the moves that the player has chosen by position, as squares in its canonical
   *     form
   */
  public Repertoire(
      OpeningTable table, Disc side, Map<PositionKey, Integer> chosen, OpeningNames names) {
    this.side = side;
    this.plies = table.settings().plies();
    this.names = names;
    this.chosen = Map.copyOf(chosen);
    for (OpeningRow row : table.rows()) {
      PositionKey key = PositionKey.of(new OpeningLine(row.line()).position());
      rows.computeIfAbsent(key, _ -> new ArrayList<>()).add(row);
    }
  }

  /**
   * A move of a position, in the orientation of the position that was asked for.
   *
   * @param move the square; the smallest name of equivalent squares
   * @param stats the results of the player's games with the move
   * @param isOwn whether the player plays it; not so for moves of opponents, and for moves in whose
   *     place the player has chosen another
   * @param isChosen whether the player has chosen it
   */
  public record RepertoireMove(String move, OpeningStats stats, boolean isOwn, boolean isChosen) {}

  /**
   * A position of the repertoire.
   *
   * @param line the way to it, squares joined, starting with f5
   * @param name the names of the position, or of the last named one before it; may be empty
   * @param mover the side to move
   * @param moves the moves of the player or of opponents, the player's choice first, then the most
   *     frequent
   */
  public record RepertoirePosition(
      String line, OpeningName name, Disc mover, List<RepertoireMove> moves) {
    /** Copies the list. */
    public RepertoirePosition {
      moves = List.copyOf(moves);
    }

    /** The position. */
    public Position position() {
      return new OpeningLine(line).position();
    }
  }

  /** The colour of the player. */
  public Disc side() {
    return side;
  }

  /** The number of discs placed up to which the games were followed. */
  public int plies() {
    return plies;
  }

  /** The moves of a position: the player's or, if the opponent is to move, those that were met. */
  public List<RepertoireMove> at(Position position) {
    PositionKey key = PositionKey.of(position);
    boolean isOwn = key.sideToMove() == side;
    Integer choice = isOwn ? chosen.get(key) : null;
    List<RepertoireMove> moves = new ArrayList<>();
    boolean isListed = false;
    for (OpeningRow row : rows.getOrDefault(key, List.of())) {
      int square =
          PositionKey.canonical(new OpeningLine(row.line()).position(), Square.parse(row.move()));
      boolean isChosen = choice != null && choice == square;
      isListed |= isChosen;
      moves.add(
          new RepertoireMove(
              PositionKey.moveName(position, square),
              row.stats(),
              isOwn && (choice == null || isChosen),
              isChosen));
    }
    if (choice != null && !isListed) {
      moves.add(
          new RepertoireMove(
              PositionKey.moveName(position, choice), OpeningStats.NONE, true, true));
    }
    moves.sort(
        Comparator.comparing(RepertoireMove::isChosen)
            .thenComparingLong(move -> move.stats().games())
            .reversed()
            .thenComparing(RepertoireMove::move, SquareOrder.BY_SQUARE));
    return moves;
  }

  /** The moves of the player in a position; none if the opponent is to move. */
  public List<RepertoireMove> own(Position position) {
    return at(position).stream().filter(RepertoireMove::isOwn).toList();
  }

  /**
   * All positions that lines of the repertoire reach, each once, line by line: after a position
   * come those that its first move leads to, then those of the second, and so on.
   */
  public List<RepertoirePosition> positions() {
    List<RepertoirePosition> found = new ArrayList<>();
    follow("", Position.START, OpeningName.NONE, new HashSet<>(), found);
    return found;
  }

  private void follow(
      String line,
      Position position,
      OpeningName before,
      Set<PositionKey> seen,
      List<RepertoirePosition> found) {
    PositionKey key = PositionKey.of(position);
    List<RepertoireMove> moves = at(position);
    if (moves.isEmpty() || line.length() / 2 >= plies || !seen.add(key)) {
      return;
    }
    OpeningName name = names.of(key).orElse(before);
    found.add(new RepertoirePosition(line, name, position.sideToMove(), moves));
    for (RepertoireMove move : moves) {
      if (move.isOwn() || position.sideToMove() != side) {
        String step = line.isEmpty() ? OpeningLine.FIRST_MOVE : move.move();
        follow(line + step, after(position, step), name, seen, found);
      }
    }
  }

  /** The position after a move; a side that must pass has passed. */
  static Position after(Position position, String move) {
    return PositionKey.afterForcedPass(Othello.RULES.play(position, Move.at(Square.parse(move))));
  }
}
