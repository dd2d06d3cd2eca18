package org.kifu.opening;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kifu.bitboard.Symmetries;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;

/** The rows of a table by position, whichever way it is turned. */
final class PlayedMoves {
  /** In the order of {@link Symmetries#image}. */
  private static final List<Symmetry> SYMMETRIES = List.of(Symmetry.values());

  /** By position, and by the square of the move in its canonical form. */
  private final Map<PositionKey, Map<Integer, OpeningRow>> rows = new HashMap<>();

  PlayedMoves(OpeningTable table) {
    for (OpeningRow row : table.rows()) {
      Position position = new OpeningLine(row.line()).position();
      rows.computeIfAbsent(PositionKey.of(position), _ -> new HashMap<>())
          .put(canonical(position, row.move()), row);
    }
  }

  /** The moves that were played in a position, by their squares in its canonical form. */
  Map<Integer, OpeningRow> at(PositionKey position) {
    return rows.getOrDefault(position, Map.of());
  }

  /** Of a symmetric position, where a move is several squares, the smallest. */
  private static int canonical(Position position, String move) {
    int square = Square.parse(move);
    int smallest = Square.COUNT;
    int symmetries = Symmetries.toSmallest(position.player(), position.opponent());
    for (int rest = symmetries; rest != 0; rest &= rest - 1) {
      Symmetry symmetry = SYMMETRIES.get(Integer.numberOfTrailingZeros(rest));
      smallest = Math.min(smallest, symmetry.apply(square));
    }
    return smallest;
  }
}
