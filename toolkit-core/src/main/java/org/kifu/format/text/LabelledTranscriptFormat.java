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
 * Transcripts with labels above the moves, to paste and to keep. They are read as any other text.
 */
public final class LabelledTranscriptFormat implements WritableFormat {
  private static final TextFormat AGAIN = new TextFormat();

  @Override
  public String name() {
    return "transcript-labelled";
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
    return TranscriptWriter.labelled(out, AGAIN);
  }
}
