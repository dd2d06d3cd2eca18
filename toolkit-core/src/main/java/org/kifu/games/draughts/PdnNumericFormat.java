package org.kifu.games.draughts;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Iterator;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.TextGameWriter;
import org.kifu.format.WritableFormat;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/** PDN with numbers instead of names of squares, for programs that use it. */
public final class PdnNumericFormat implements WritableFormat {
  private static final PdnFormat READ_AS = new PdnFormat();

  @Override
  public String name() {
    return "pdn-numeric";
  }

  /** Always 0, because it is recognised as PDN, which allows both. */
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
    return new TextGameWriter(new PdnWriting(true), out);
  }
}
