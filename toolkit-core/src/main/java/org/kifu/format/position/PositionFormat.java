package org.kifu.format.position;

import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import org.kifu.format.GameFormat;
import org.kifu.format.ReadOptions;
import org.kifu.format.Source;
import org.kifu.format.TextLines;
import org.kifu.game.ParsedGame;

/** Positions of other boards than 8x8; the grammar is in the package's description. */
public final class PositionFormat implements GameFormat {
  private static final int USUAL_CELLS = 64;

  @Override
  public String name() {
    return "position";
  }

  /** Likely if at least half of the lines are positions, and not all of them of the usual board. */
  @Override
  public int recognise(byte[] head) {
    List<CellLine> lines =
        TextLines.of(head).stream()
            .filter(line -> !CellLine.isEmpty(line))
            .map(CellLine::read)
            .toList();
    List<CellLine> positions = lines.stream().filter(CellLine::isPosition).toList();
    boolean isOther = positions.stream().anyMatch(line -> line.cells() != USUAL_CELLS);
    return isOther && 2 * positions.size() >= lines.size() ? 80 : 0;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new PositionGames(source, stream, options);
  }
}
