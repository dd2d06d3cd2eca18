package org.kifu.opening;

import java.util.HashMap;
import java.util.Map;
import org.kifu.board.Position;
import org.kifu.board.Square;

/** The rows of a table by position, whichever way it is turned. */
final class PlayedMoves {
  /** By position, and by the square of the move in its canonical form. */
  private final Map<PositionKey, Map<Integer, OpeningRow>> rows = new HashMap<>();

  PlayedMoves(OpeningTable table) {
    for (OpeningRow row : table.rows()) {
      Position position = new OpeningLine(row.line()).position();
      rows.computeIfAbsent(PositionKey.of(position), _ -> new HashMap<>())
          .put(OnwardMoves.canonical(position, Square.parse(row.move())), row);
    }
  }

  /** The moves that were played in a position, by their squares in its canonical form. */
  Map<Integer, OpeningRow> at(PositionKey position) {
    return rows.getOrDefault(position, Map.of());
  }
}
