package org.kifu.format.transcript;

import java.io.InputStream;
import java.util.Iterator;
import org.kifu.format.GameFormat;
import org.kifu.format.ReadOptions;
import org.kifu.format.Source;
import org.kifu.game.ParsedGame;

/**
 * The lines of Edax: {@code <64 cells> <side>;<moves>}, or moves alone. They are those of a
 * transcript, but each is a game of its own. Known by name only, since transcripts take them.
 */
public final class EdaxFormat implements GameFormat {
  @Override
  public String name() {
    return "edax";
  }

  @Override
  public boolean isInEncodingOfSource() {
    return true;
  }

  @Override
  public int recognise(byte[] head) {
    return 0;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new TranscriptGames(source, stream, options, false);
  }
}
