package org.kifu.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import org.kifu.game.ByteCounts;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;

/** The games of a source that is no text, with an account of its bytes. */
final class BinaryGames implements Iterator<ParsedGame> {
  private final SalvagedStream stream;
  private final Iterator<ParsedGame> games;
  private final Origin.SpanTaker taker = this::take;
  private long first = -1;
  private long ofGames;
  private long end;

  BinaryGames(GameFormat format, Source source, InputStream stream, ReadOptions options)
      throws IOException {
    this.stream = new SalvagedStream(stream);
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
    first = first < 0 ? from : first;
    ofGames += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }

  /** What comes before the first game is the header. */
  ByteCounts counts() {
    long header = Math.max(0, first);
    return new ByteCounts(ofGames, 0, header, stream.count() - ofGames - header);
  }
}
