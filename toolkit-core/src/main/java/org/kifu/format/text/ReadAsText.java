package org.kifu.format.text;

import java.io.InputStream;
import java.util.Iterator;
import org.kifu.format.ReadOptions;
import org.kifu.format.WritableFormat;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/** A form of text that Kifu writes. All of them are read in the same way, as any other text. */
abstract sealed class ReadAsText implements WritableFormat
    permits TextFormat, LabelledTranscriptFormat, DiagramFormat {
  @Override
  public final boolean isOfLines() {
    return true;
  }

  /** Never by itself: text is all that is in no notation with signs. */
  @Override
  public final int recognise(byte[] head) {
    return 0;
  }

  @Override
  public final Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new TextReading(source, stream, options);
  }
}
