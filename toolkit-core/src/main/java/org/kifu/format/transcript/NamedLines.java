package org.kifu.format.transcript;

import java.io.InputStream;
import java.util.Iterator;
import org.kifu.format.GameFormat;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/**
 * Lines of another program that look like those of a transcript, but are one game each. They are
 * chosen only by name, since transcripts claim them.
 */
abstract class NamedLines implements GameFormat {
  private final String name;

  NamedLines(String name) {
    this.name = name;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final int recognise(byte[] head) {
    return 0;
  }

  @Override
  public final Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new TranscriptGames(source, stream, options, false);
  }
}
