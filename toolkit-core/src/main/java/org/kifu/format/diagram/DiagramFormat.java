package org.kifu.format.diagram;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Iterator;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.Source;
import org.kifu.format.TextLine;
import org.kifu.format.TextLines;
import org.kifu.format.WritableFormat;
import org.kifu.game.ParsedGame;

/** Kifu diagrams as text; the grammar is in the package's description. */
public final class DiagramFormat implements WritableFormat {
  /** So many rows are a board, though a damaged one. */
  private static final int CLEAR_ROWS = 6;

  @Override
  public String name() {
    return "diagram";
  }

  /** Sure if a board has numbers of moves, and more of them than of anything else. */
  @Override
  public int recognise(byte[] head) {
    Iterator<TextLine> lines = TextLines.of(head).iterator();
    Sheets sheets =
        new Sheets(
            () -> lines.hasNext() ? Optional.of(lines.next()) : Optional.empty(), line -> {});
    while (sheets.hasNext()) {
      Sheet sheet = sheets.next();
      Diagram diagram = new Diagram(sheet);
      Optional<Disc> stated = new Captions(sheet.captions()).sideToMove();
      if (Continuation.of(diagram, stated).isPresent()) {
        return 80;
      }
      if (sheet.rows().size() >= CLEAR_ROWS && diagram.numberCount() > diagram.flaws().size()) {
        return 80;
      }
    }
    return 0;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new DiagramGames(source, stream, options);
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new DiagramWriter(out);
  }
}
