package org.kifu.format.transcript;

import java.io.InputStream;
import java.util.Iterator;
import org.kifu.format.GameFormat;
import org.kifu.format.ReadOptions;
import org.kifu.format.Source;
import org.kifu.game.ParsedGame;

/**
 * The lines of Logistello's log books: {@code +f5-d6+c3: +04 10}, or squares from the second move
 * on. They are those of a transcript, but each is a game of its own. Known by name only, since
 * transcripts take them.
 */
public final class LogistelloFormat implements GameFormat {
  @Override
  public String name() {
    return "logistello";
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
