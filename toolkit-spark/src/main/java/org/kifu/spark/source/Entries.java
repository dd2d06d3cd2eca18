package org.kifu.spark.source;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Queue;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.format.wthor.WthorPart;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.Severity;
import org.kifu.source.Source;
import org.kifu.verify.GameChecker;

/** What a slice holds: its games, and in their places the errors that concern no single game. */
final class Entries implements Iterator<Entry>, Closeable {
  private static final byte[] UNKNOWN = {};

  private final Iterator<Entry> games;
  private final Queue<Entry> errors;
  private final Closeable source;

  private Entries(Iterator<Entry> games, Queue<Entry> errors, Closeable source) {
    this.games = games;
    this.errors = errors;
    this.source = source;
  }

  @Override
  public boolean hasNext() {
    return !errors.isEmpty() || games.hasNext() || !errors.isEmpty(); // the last game may tell some
  }

  @Override
  public Entry next() {
    return errors.isEmpty() ? games.next() : errors.remove();
  }

  @Override
  public void close() throws IOException {
    source.close();
  }

  /** Opens the slices of one task; the names beside WTHOR files are read once for all of them. */
  static final class Opener {
    private final Configuration configuration;
    private final GameChecker checker = new GameChecker(false);
    private final Queue<Entry> errors = new ArrayDeque<>();
    private final ReadOptions reading;

    Opener(SourceOptions options, Configuration configuration) {
      this.configuration = configuration;
      this.reading = options.reading(this::report);
    }

    private void report(Problem problem) {
      if (problem.code().severity() == Severity.ERROR) {
        errors.add(Entry.of(problem, problem.where(), UNKNOWN, checker));
      }
    }

    Entries open(Slice slice) throws IOException {
      Path path = new Path(slice.path());
      HadoopFolder folder = new HadoopFolder(path.getFileSystem(configuration), path.getParent());
      Source source = Source.of(folder, path.getName(), name(path));
      return switch (slice) {
        case Slice.Whole _ -> whole(source);
        case Slice.Records records -> records(records.part(), source, folder.system().open(path));
        case Slice.Lines lines -> {
          LineEntries games =
              new LineEntries(source, folder.system().open(path), lines, reading, checker);
          yield new Entries(games, errors, games);
        }
      };
    }

    /** A file of this machine is called by its path, as the plain commands call it. */
    private static String name(Path path) {
      boolean isLocal = path.toUri().getScheme() == null || path.toUri().getScheme().equals("file");
      return isLocal ? path.toUri().getPath() : path.toString();
    }

    private Entries whole(Source source) throws IOException {
      GameReader reader = GameReader.open(source, reading);
      return new Entries(entries(reader.iterator()), errors, reader::close);
    }

    private Entries records(WthorPart part, Source source, FSDataInputStream stream)
        throws IOException {
      byte[] header = stream.readNBytes(WthorPart.HEADER_BYTES);
      stream.seek(part.offset());
      return new Entries(entries(part.read(header, stream, source, reading)), errors, stream);
    }

    private Iterator<Entry> entries(Iterator<ParsedGame> games) {
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return games.hasNext();
        }

        @Override
        public Entry next() {
          ParsedGame game = games.next();
          return Entry.of(game, game.origin().start(), checker);
        }
      };
    }
  }
}
