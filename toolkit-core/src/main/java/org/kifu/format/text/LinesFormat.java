package org.kifu.format.text;

import java.io.InputStream;
import java.util.Iterator;
import org.kifu.format.GameFormat;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/**
 * Text of which each line is a game by itself, whatever the lines around it say, as in the lines of
 * Edax ({@code <64 cells> <side>;<moves>}) and in Logistello's log books ({@code +f5-d6+c3: +04
 * 10}). It is chosen only by its name.
 */
public final class LinesFormat implements GameFormat {
  @Override
  public String name() {
    return "edax";
  }

  @Override
  public int recognise(byte[] head) {
    return 0;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new LineReading(source, stream, options);
  }
}
