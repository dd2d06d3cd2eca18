package org.kifu.spark.source;

import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.kifu.base.Base;
import org.kifu.base.ReadingChoice;
import org.kifu.base.StoredSource;
import org.kifu.base.StoredSources;
import org.kifu.source.Source;

/**
 * The files that bases keep, as slices. SQLite reads files of the machine, so a base must be one.
 */
final class BaseSlices {
  private BaseSlices() {}

  /** The base in a file of this machine, if it is one. */
  static Optional<Path> base(org.apache.hadoop.fs.Path file) {
    URI place = file.toUri();
    boolean isLocal = place.getScheme() == null || place.getScheme().equals("file");
    return Optional.of(place)
        .filter(_ -> isLocal)
        .map(uri -> Path.of(uri.getPath()))
        .filter(Base::isBase);
  }

  /**
   * The slices of a base, in the order of its files.
   *
   * @param path the path of the base as Hadoop writes it
   */
  static List<Slice> of(Path base, String path) throws IOException {
    try (Base opened = Base.open(base)) {
      return new StoredSources(opened)
          .games().stream()
              .<Slice>map(each -> new Slice.StoredFile(path, each.size(), each.number()))
              .toList();
    }
  }

  /** Opens the base of a slice at its file. */
  static OpenFile open(Slice.StoredFile slice) throws IOException {
    Path file =
        base(new org.apache.hadoop.fs.Path(slice.path()))
            .orElseThrow(() -> new FileNotFoundException(slice.path() + ": no base here"));
    Base base = Base.open(file);
    try {
      StoredSources all = new StoredSources(base);
      StoredSource stored =
          all.games(slice.number())
              .orElseThrow(
                  () -> new IOException(file + ": the base has lost file " + slice.number()));
      return new OpenFile(all.toRead(stored), stored.choice(), base);
    } catch (IOException e) {
      base.close();
      throw e;
    }
  }

  /**
   * A file of a base that is open.
   *
   * @param choice how the file was read when it was added
   */
  record OpenFile(Source source, ReadingChoice choice, Base base) implements Closeable {
    @Override
    public void close() throws IOException {
      base.close();
    }
  }
}
