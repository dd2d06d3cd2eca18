package org.kifu.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.kifu.format.Source;

/** How many bytes of a list of sources have been read, for progress. */
final class ReadShare {
  private final List<Source> sources;
  private long all = -1;
  private long before;
  private long here;
  private long size;

  ReadShare(List<Source> sources) {
    this.sources = sources;
  }

  /** The next source is read now. */
  void opened(Source source) {
    before += size;
    here = 0;
    size = size(source);
  }

  /** A game begins here in the source that is read. */
  void reached(long offset) {
    here = Math.max(here, offset);
  }

  /** The bytes that were read. */
  long done() {
    return before + here;
  }

  /** The bytes of all sources; 0 if they are not known beforehand. */
  long all() {
    if (all < 0) {
      boolean known = sources.stream().allMatch(source -> source.path().isPresent());
      all = known ? sources.stream().mapToLong(ReadShare::size).sum() : 0;
    }
    return all;
  }

  private static long size(Source source) {
    try {
      return source.path().isPresent() ? Files.size(source.path().get()) : 0;
    } catch (IOException e) {
      return 0; // the reader will say what is wrong with it
    }
  }
}
