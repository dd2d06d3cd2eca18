package org.kifu.format.text;

import java.io.OutputStream;
import org.kifu.format.GameWriter;
import org.kifu.format.text.output.TranscriptWriter;

/** Transcripts with labels above the moves, to paste and to keep. */
public final class LabelledTranscriptFormat extends ReadAsText {
  @Override
  public String name() {
    return "transcript-labelled";
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return TranscriptWriter.labelled(out, this);
  }
}
