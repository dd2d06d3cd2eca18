package org.kifu.format.text;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Iterator;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.WritableFormat;
import org.kifu.format.text.output.TranscriptWriter;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/**
 * Any text in which games are written, whatever form it has. Written is a game a line, the form in
 * which people paste games.
 */
public final class TextFormat implements WritableFormat {
  @Override
  public String name() {
    return "transcript";
  }

  @Override
  public boolean isOfLines() {
    return true;
  }

  /** Never by itself: any text is read with it that is in no notation with signs. */
  @Override
  public int recognise(byte[] head) {
    return 0;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new TextReading(source, stream, options);
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return TranscriptWriter.of(out);
  }
}
