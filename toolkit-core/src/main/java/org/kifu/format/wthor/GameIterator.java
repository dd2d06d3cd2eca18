package org.kifu.format.wthor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;

/** Walks through the records of a game file, a chunk of them in memory at a time. */
final class GameIterator implements Iterator<ParsedGame> {
  private final InputStream stream;
  private final SourceProblems problems;
  private final RecordParser parser;
  private final GameLayout layout;
  private final int declaredGames;
  private final long end;

  private byte[] chunk;
  private int at;
  private long chunkOffset;
  private int number;
  private boolean cutOff;
  private boolean finished;

  /**
   * Starts after the header.
   *
   * @param head the header of the source and whole records, as far as it has them; the stream
   *     stands after them
   */
  GameIterator(
      byte[] head,
      InputStream stream,
      RecordParser parser,
      GameLayout layout,
      SourceProblems problems) {
    this.layout = layout;
    this.chunk = head;
    this.at = Layout.HEADER;
    this.stream = stream;
    this.parser = parser;
    this.problems = problems;
    this.declaredGames = Header.of(head).games();
    this.end = Long.MAX_VALUE;
  }

  /**
   * Starts at a record.
   *
   * @param first the index of the record at which the stream stands, from 0
   * @param count how many records are read; with more than there are it is compared how many the
   *     header says
   */
  GameIterator(
      Header header,
      int first,
      long count,
      InputStream stream,
      RecordParser parser,
      SourceProblems problems) {
    this.layout = GameLayout.EIGHT;
    this.chunk = new byte[0];
    this.chunkOffset = Layout.HEADER + (long) first * layout.size();
    this.number = first;
    this.end = first + Math.min(count, Long.MAX_VALUE - first);
    this.stream = stream;
    this.parser = parser;
    this.problems = problems;
    this.declaredGames = header.games();
  }

  @Override
  public boolean hasNext() {
    if (at == chunk.length && !finished) {
      fill();
    }
    return at < chunk.length;
  }

  private void fill() {
    chunkOffset += chunk.length;
    at = 0;
    try {
      chunk =
          stream.readNBytes((int) Math.min(WthorFormat.CHUNK_GAMES, end - number) * layout.size());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    finished = chunk.length == 0;
    if (finished && number < end) {
      problems.compareCounts(declaredGames, number, cutOff, chunkOffset);
    }
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    int length = Math.min(layout.size(), chunk.length - at);
    WthorOrigin origin = new WthorOrigin(problems.source(), chunkOffset + at, chunk, at, length);
    at += length;
    number++;
    return length == layout.size() ? parser.parse(origin, number) : partOf(origin);
  }

  private ParsedGame partOf(WthorOrigin origin) {
    cutOff = true;
    String message =
        "the source ends after %d of the %d bytes of this record"
            .formatted(origin.length(), layout.size());
    Problem problem = new Problem(ProblemCode.TRUNCATED, origin.start(), number, 0, message);
    return new ParsedGame(number, Optional.empty(), origin, List.of(problem));
  }
}
