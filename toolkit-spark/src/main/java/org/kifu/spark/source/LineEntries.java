package org.kifu.spark.source;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Queue;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.util.LineReader;
import org.kifu.archive.rows.SourceEntry;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import org.kifu.verify.GameChecker;

/**
 * The games of a text in which each line is read separately. A slice has the lines that begin in
 * it; its last line may end in the next slice.
 */
final class LineEntries implements Iterator<SourceEntry>, Closeable {
  private final Source file;
  private final LineReader reader;
  private final ReadOptions options;
  private final GameChecker checker;
  private final Queue<SourceEntry> entries = new ArrayDeque<>();
  private final long end;
  private long at;

  LineEntries(
      Source file,
      FSDataInputStream stream,
      Slice.LineRange slice,
      ReadOptions options,
      GameChecker checker)
      throws IOException {
    this.file = file;
    this.options = options;
    this.checker = checker;
    this.end = slice.from() + slice.bytes();
    this.at = Math.max(0, slice.from() - 1);
    stream.seek(at);
    this.reader = new LineReader(stream);
    if (slice.from() > 0) {
      at += reader.readLine(new Text()); // the line of the slice before, or its end
    }
  }

  @Override
  public boolean hasNext() {
    try {
      while (entries.isEmpty() && at < end) {
        readLine();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return !entries.isEmpty();
  }

  @Override
  public SourceEntry next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return entries.remove();
  }

  private void readLine() throws IOException {
    Text text = new Text();
    long start = at;
    int length = reader.readLine(text);
    at = length == 0 ? end : at + length;
    byte[] line = Arrays.copyOf(text.getBytes(), text.getLength());
    if (new String(line, StandardCharsets.ISO_8859_1).isBlank()) {
      return;
    }
    ReadOptions ofLine =
        new ReadOptions(
                options.format(),
                options.encoding(),
                options.rules(),
                problem -> report(problem, start, line))
            .advising(options.advice());
    try (GameReader games = GameReader.open(Source.of(file.name(), line), ofLine)) {
      for (ParsedGame game : games) {
        SourceLocation where = in(start, game.origin().start());
        entries.add(SourceEntry.of(game, where, checker).placed(problem -> in(start, problem)));
      }
    }
  }

  private void report(Problem problem, long start, byte[] line) {
    if (problem.code().severity() == Severity.ERROR) {
      Problem placed = in(start, problem);
      entries.add(SourceEntry.of(placed, placed.where(), line, checker));
    }
  }

  /**
   * A problem of a line, with its place in the file, and without the number of its game, which is
   * the only one of the line.
   */
  private static Problem in(long start, Problem problem) {
    SourceLocation where = in(start, problem.where());
    return new Problem(problem.code(), where, 0, problem.ply(), problem.message());
  }

  /**
   * A place in a line as a place in the file. Its line number is unknown, because reading began in
   * the middle.
   */
  private static SourceLocation in(long start, SourceLocation place) {
    return SourceLocation.atByte(place.source(), start + Math.max(0, place.offset()));
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
