package org.kifu.format.text;

import java.io.InputStream;
import java.util.Iterator;
import org.kifu.format.GameFormat;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/** Any text in which games are written, whatever form it has. */
public final class TextFormat implements GameFormat {
  @Override
  public String name() {
    return "text";
  }

  @Override
  public boolean isOfLines() {
    return true;
  }

  /** Never by itself: this reader is on trial, and read with only if its name is given. */
  @Override
  public int recognise(byte[] head) {
    return 0;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new TextReading(source, stream, options);
  }
}
