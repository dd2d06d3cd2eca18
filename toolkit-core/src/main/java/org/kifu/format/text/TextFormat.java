package org.kifu.format.text;

import java.io.OutputStream;
import org.kifu.format.GameWriter;
import org.kifu.format.text.output.TranscriptWriter;

/** Any text in which games are written. Written is a game a line, as people paste games. */
public final class TextFormat extends ReadAsText {
  @Override
  public String name() {
    return "transcript";
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return TranscriptWriter.of(out);
  }
}
