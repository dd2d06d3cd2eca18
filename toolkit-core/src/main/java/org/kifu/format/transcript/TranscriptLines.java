package org.kifu.format.transcript;

import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.kifu.source.Source;
import org.kifu.source.TextLine;
import org.kifu.source.TextLines;

/** The lines of one text as they read, a square that is cut by the end of a line put together. */
final class TranscriptLines {
  private final PageLines lines;
  private final boolean mayJoin;
  private final Page page;
  private final Table table = new Table();
  private final Queue<LineReading> readings = new ArrayDeque<>(2);
  private Optional<LineReading> cut = Optional.empty();

  /**
   * Starts at the first line.
   *
   * @param mayJoin whether a game may be spread over lines
   */
  TranscriptLines(Source source, InputStream stream, boolean mayJoin) {
    this.lines = new PageLines(new TextLines(source, stream)::next, false);
    this.page = lines.page();
    this.mayJoin = mayJoin;
  }

  /** Returns the next line; nothing at the end. */
  Optional<LineReading> next() {
    Optional<LineReading> line = peek();
    readings.poll();
    return line;
  }

  /** Returns the line that is next, and leaves it there; nothing at the end. */
  Optional<LineReading> peek() {
    boolean isEnd = false;
    while (readings.isEmpty() && !isEnd) {
      isEnd = !readLine();
    }
    return Optional.ofNullable(readings.peek());
  }

  /** Reads a line, and keeps it back if it ends in the middle of a square; false at the end. */
  private boolean readLine() {
    Optional<TextLine> line = lines.next();
    Optional<LineReading> before = cut;
    if (line.isEmpty()) {
      cut = Optional.empty();
      before.ifPresent(readings::add);
      return before.isPresent();
    }
    List<LineReading> rows = table.read(line.get(), page);
    if (rows.isEmpty()) {
      add(LineReader.read(line.get(), page));
    } else {
      rows.forEach(this::add);
    }
    return true;
  }

  private void add(LineReading read) {
    LineReading reading = cut.map(before -> afterCut(before, read)).orElse(read);
    boolean isCut = mayJoin && CutSquare.endsIn(reading);
    cut = isCut ? Optional.of(reading) : Optional.empty();
    if (!isCut) {
      readings.add(reading);
    }
  }

  private LineReading afterCut(LineReading before, LineReading reading) {
    Optional<TextLine> rest = CutSquare.rest(before, reading);
    readings.add(rest.isPresent() ? CutSquare.whole(before, reading) : before);
    return rest.map(line -> LineReader.read(line, page)).orElse(reading);
  }
}
