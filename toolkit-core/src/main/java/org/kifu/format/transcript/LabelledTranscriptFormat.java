package org.kifu.format.transcript;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Iterator;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.WritableFormat;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/** Transcripts with labels above the moves, to paste and to keep. */
public final class LabelledTranscriptFormat implements WritableFormat {
  private static final TranscriptFormat READ_AS = new TranscriptFormat();

  @Override
  public String name() {
    return "transcript-labelled";
  }

  @Override
  public boolean isOfLines() {
    return true;
  }

  /** Never claims a source: it is recognised as a transcript, which may have labels. */
  @Override
  public int recognise(byte[] head) {
    return 0;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return READ_AS.read(source, stream, options);
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new TranscriptWriter(out, true);
  }
}
