package org.kifu.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import org.kifu.game.ByteCounts;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/** The games of a source that is not text, with an account of its bytes. */
final class BinaryGames implements Iterator<ParsedGame> {
  private final SalvagedStream stream;
  private final Iterator<ParsedGame> games;
  private final Origin.SpanTaker taker = this::take;
  private long headers;
  private long ofGames;

  /** The place in the source behind the last game, or of the first byte. */
  private long end;

  BinaryGames(GameFormat format, Source source, InputStream stream, ReadOptions options)
      throws IOException {
    this.stream = new SalvagedStream(stream);
    this.end = source.start().offset();
    this.games = format.read(source, this.stream, options);
  }

  @Override
  public boolean hasNext() {
    return games.hasNext();
  }

  @Override
  public ParsedGame next() {
    ParsedGame game = games.next();
    game.origin().spans(taker);
    return game;
  }

  private void take(long from, long to) {
    headers += Math.max(0, from - end);
    ofGames += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }

  /** The bytes read so far, by kind; those before a game are a header. */
  ByteCounts counts() {
    return new ByteCounts(ofGames, 0, headers, stream.count() - ofGames - headers);
  }
}
