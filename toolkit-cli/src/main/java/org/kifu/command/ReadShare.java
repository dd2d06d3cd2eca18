package org.kifu.command;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Iterator;
import org.kifu.format.Inputs;
import org.kifu.source.Source;

/** How many bytes of the input have been read, for progress. */
final class ReadShare {
  private final Inputs inputs;
  private long all = -1;
  private long before;
  private long here;
  private long size;

  ReadShare(Inputs inputs) {
    this.inputs = inputs;
  }

  /** The next source is read now. */
  void opened(Source source) {
    before += size;
    here = 0;
    size = size(source);
  }

  /** So many bytes of the source at hand have been read. */
  void reached(long bytes) {
    here = Math.max(here, bytes);
  }

  /** The bytes that were read. */
  long done() {
    return before + here;
  }

  /** The bytes of all files. */
  long all() {
    if (all < 0) {
      all = 0;
      Iterator<Source> sources = inputs.sources(problem -> {});
      sources.forEachRemaining(source -> all += size(source));
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
