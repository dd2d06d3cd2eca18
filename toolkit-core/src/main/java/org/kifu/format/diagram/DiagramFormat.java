package org.kifu.format.diagram;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Iterator;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.WritableFormat;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/** Kifu diagrams as text; the grammar is in the package's description. */
public final class DiagramFormat implements WritableFormat {
  /** The number of rows that make a board, even a damaged one. */
  private static final int CLEAR_ROWS = 6;

  /** The most letters and digits of a row without anything between them. */
  private static final int LONG_WORD = 20;

  @Override
  public String name() {
    return "diagram";
  }

  @Override
  public boolean isOfLines() {
    return true;
  }

  /** Sure if a board has numbers of moves, and more of them than of anything else. */
  @Override
  public int recognise(byte[] head) {
    if (isOfLongWords(head)) {
      return 0;
    }
    Iterator<TextLine> lines = TextLines.of(head).iterator();
    SheetReader sheets =
        new SheetReader(
            () -> lines.hasNext() ? Optional.of(lines.next()) : Optional.empty(),
            SheetReader.NOWHERE);
    while (sheets.hasNext()) {
      Sheet sheet = sheets.next();
      if (sheet.isWithoutBoard()) {
        continue;
      }
      Diagram diagram = new Diagram(sheet);
      Optional<Disc> stated = sheet.sideToMove();
      if (PositionDiagram.of(diagram, stated).isPresent()) {
        return 80;
      }
      if (sheet.rows().size() >= CLEAR_ROWS && diagram.numberCount() > diagram.flaws().size()) {
        return 80;
      }
    }
    return 0;
  }

  /** Whether no line has several cells, as in a text of joined moves. */
  private static boolean isOfLongWords(byte[] head) {
    int begin = 0;
    for (int i = 0; i < head.length; i++) {
      boolean isEnd = head[i] == '\n' || head[i] == '\r';
      boolean isShort = isEnd && i > begin && i - begin < LONG_WORD;
      if (isShort || !isEnd && !isAsciiLetterOrDigit(head[i])) {
        return false;
      }
      begin = isEnd ? i + 1 : begin;
    }
    return true;
  }

  private static boolean isAsciiLetterOrDigit(byte b) {
    return b >= '0' && b <= '9' || b >= 'A' && b <= 'Z' || b >= 'a' && b <= 'z';
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
