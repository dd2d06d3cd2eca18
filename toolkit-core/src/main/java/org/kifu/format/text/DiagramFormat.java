package org.kifu.format.text;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Iterator;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.WritableFormat;
import org.kifu.format.text.output.DiagramWriter;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/** Kifu diagrams as text, with captions above them. They are read as any other text. */
public final class DiagramFormat implements WritableFormat {
  private static final TextFormat AGAIN = new TextFormat();

  @Override
  public String name() {
    return "diagram";
  }

  @Override
  public boolean isOfLines() {
    return true;
  }

  /** Never by itself: it is read as text. */
  @Override
  public int recognise(byte[] head) {
    return 0;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return AGAIN.read(source, stream, options);
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new DiagramWriter(out, AGAIN);
  }
}
