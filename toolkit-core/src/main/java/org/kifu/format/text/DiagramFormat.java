package org.kifu.format.text;

import java.io.OutputStream;
import org.kifu.format.GameWriter;
import org.kifu.format.text.output.DiagramWriter;

/** Kifu diagrams as text, with captions above them. */
public final class DiagramFormat extends ReadAsText {
  @Override
  public String name() {
    return "diagram";
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new DiagramWriter(out, this);
  }
}
