package org.kifu.spark.source;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.kifu.archive.rows.SourceEntry;
import org.kifu.batch.MappedIterator;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.format.wthor.WthorPart;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.Severity;
import org.kifu.source.Source;
import org.kifu.source.SourceFolder;
import org.kifu.verify.GameChecker;

/**
 * The entries of a slice: its games, and in between the errors that do not concern a single game.
 */
final class SliceEntries implements Iterator<SourceEntry>, Closeable {
  private static final byte[] UNKNOWN = {};

  private final Iterator<SourceEntry> games;
  private final Queue<SourceEntry> errors;
  private final Closeable source;

  private SliceEntries(Iterator<SourceEntry> games, Queue<SourceEntry> errors, Closeable source) {
    this.games = games;
    this.errors = errors;
    this.source = source;
  }

  @Override
  public boolean hasNext() {
    return !errors.isEmpty() || games.hasNext() || !errors.isEmpty(); // the last may add errors
  }

  @Override
  public SourceEntry next() {
    return errors.isEmpty() ? games.next() : errors.remove();
  }

  @Override
  public void close() throws IOException {
    source.close();
  }

  /**
   * The reader of the slices of one task; name files beside WTHOR files are read once for all
   * slices.
   */
  static final class SliceReader {
    private final Configuration configuration;
    private final GameChecker checker = new GameChecker(false);
    private final Queue<SourceEntry> errors = new ArrayDeque<>();
    private final ReadOptions reading;
    private final List<String> nameFiles;
    private final List<Source> names = new ArrayList<>();

    SliceReader(SourceOptions options, Configuration configuration) {
      this.configuration = configuration;
      this.nameFiles = options.names();
      this.reading = options.reading(this::report);
    }

    private void report(Problem problem) {
      if (problem.code().severity() == Severity.ERROR) {
        errors.add(SourceEntry.of(problem, problem.where(), UNKNOWN, checker));
      }
    }

    SliceEntries open(Slice slice) throws IOException {
      Path path = new Path(slice.path());
      FileSystem system = path.getFileSystem(configuration);
      Source source = source(path).with(names());
      return switch (slice) {
        case Slice.WholeFile _ -> whole(source);
        case Slice.StoredFile stored -> stored(stored);
        case Slice.WthorRecords records -> records(records.part(), source, system.open(path));
        case Slice.LineRange lines -> {
          LineEntries games = new LineEntries(source, system.open(path), lines, reading, checker);
          yield new SliceEntries(games, errors, games);
        }
      };
    }

    private List<Source> names() throws IOException {
      while (names.size() < nameFiles.size()) {
        names.add(source(new Path(nameFiles.get(names.size()))));
      }
      return names;
    }

    private Source source(Path path) throws IOException {
      HadoopFolder folder = new HadoopFolder(path.getFileSystem(configuration), path.getParent());
      return Source.of(folder, path.getName(), name(path));
    }

    /**
     * The name of a source; a file of this machine has its path as name, as in the plain commands.
     */
    private static String name(Path path) {
      boolean isLocal = path.toUri().getScheme() == null || path.toUri().getScheme().equals("file");
      return isLocal ? path.toUri().getPath() : path.toString();
    }

    private SliceEntries whole(Source source) throws IOException {
      GameReader reader = GameReader.open(source, reading);
      return new SliceEntries(entries(reader.iterator()), errors, reader::close);
    }

    private SliceEntries stored(Slice.StoredFile file) throws IOException {
      BaseSlices.OpenFile opened = BaseSlices.open(file);
      try {
        Source source = opened.source().with(names());
        GameReader reader = GameReader.open(source, opened.choice().behind(reading));
        return new SliceEntries(
            entries(reader.iterator()),
            errors,
            () -> {
              reader.close();
              opened.close();
            });
      } catch (IOException e) {
        opened.close();
        throw e;
      }
    }

    private SliceEntries records(WthorPart part, Source source, FSDataInputStream stream)
        throws IOException {
      byte[] header = stream.readNBytes(WthorPart.HEADER_BYTES);
      stream.seek(part.offset());
      return new SliceEntries(entries(part.read(header, stream, source, reading)), errors, stream);
    }

    private Iterator<SourceEntry> entries(Iterator<ParsedGame> games) {
      return new MappedIterator<>(
          games, game -> SourceEntry.of(game, game.origin().start(), checker));
    }
  }

  /** A folder of any file system that Hadoop knows. */
  private record HadoopFolder(FileSystem system, Path folder) implements SourceFolder {
    @Override
    public List<String> files() throws IOException {
      List<String> names = new ArrayList<>();
      for (FileStatus each : system.listStatus(folder)) {
        names.add(each.getPath().getName());
      }
      names.sort(null);
      return names;
    }

    @Override
    public InputStream open(String file) throws IOException {
      return system.open(new Path(folder, file));
    }
  }
}
