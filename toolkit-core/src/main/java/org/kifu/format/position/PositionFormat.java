package org.kifu.format.position;

import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import org.kifu.format.GameFormat;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.notation.OtherMoves;
import org.kifu.source.Source;
import org.kifu.source.TextLines;

/** Positions of other boards than 8x8; the grammar is in the package's description. */
public final class PositionFormat implements GameFormat {
  private static final int USUAL_CELLS = 64;

  @Override
  public String name() {
    return "position";
  }

  @Override
  public boolean isOfLines() {
    return true;
  }

  @Override
  public boolean isComment(String line) {
    return line.stripLeading().startsWith("#") || line.stripLeading().startsWith("%");
  }

  /** Likely if half of the lines are positions, and half of these not of the usual board. */
  @Override
  public int recognise(byte[] head) {
    List<CellLine> lines =
        TextLines.of(head).stream()
            .filter(line -> !CellLine.isEmpty(line))
            .map(CellLine::read)
            .toList();
    List<CellLine> positions =
        lines.stream()
            .filter(CellLine::isPosition)
            .filter(line -> !OtherMoves.areIn(line.line().text())) // of a game from there
            .toList();
    long others = positions.stream().filter(line -> line.cells() != USUAL_CELLS).count();
    boolean areOther = others > 0 && 2 * others >= positions.size();
    return areOther && 2 * positions.size() >= lines.size() ? 80 : 0;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new PositionGames(source, stream, options);
  }
}
