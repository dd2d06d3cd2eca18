package org.kifu.format.pgn;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.regex.Pattern;
import org.kifu.format.DraughtsText;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.TextGameWriter;
import org.kifu.format.WritableFormat;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/** Text in the manner of PGN; the grammar is in the package's description. */
public final class PgnFormat implements WritableFormat {
  private static final int LIKELY = 85;

  private static final Pattern TAG =
      Pattern.compile(
          "(?m)^(?:[ \t]|<[^<>\n]*+>)*+\\[[A-Z][A-Za-z0-9_]{0,40}\\s+(?:\"|&quot;|&#34;)");

  @Override
  public String name() {
    return "pgn";
  }

  @Override
  public boolean isUnbounded() {
    return true;
  }

  @Override
  public int recognise(byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    boolean isPgn = TAG.matcher(text).find() && !DraughtsText.isIn(text);
    return isPgn ? LIKELY : 0;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    Dialect dialect = new PgnDialect(options.rules().name());
    return PgnGame.all(source, stream, options, "", PgnDialect::beginsAt, dialect);
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new TextGameWriter(new PgnWriting(), out);
  }
}
