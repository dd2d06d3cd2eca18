package org.kifu.spill;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * A sort of any number of records in a given amount of memory: as many as fit are sorted in memory
 * and written to disk as a run, and the runs are merged. Records that compare as equal keep their
 * order.
 *
 * @param <T> the records
 */
public final class SpillSort<T> implements Closeable {
  /** The number of files that are merged into a longer one. */
  private static final int RUNS_OF_A_LEVEL = 64;

  /** The most memory in bytes; more is not faster. */
  private static final long MOST_MEMORY = 512L << 20;

  private final RecordCodec<T> codec;
  private final Comparator<? super T> order;
  private final ToLongFunction<? super T> weight;
  private final long memory;
  private final List<List<SpillFile>> levels = new ArrayList<>();
  private List<T> buffer = new ArrayList<>();
  private long used;

  /**
   * Makes an empty sort.
   *
   * @param weight the approximate number of bytes of a record in memory
   * @param memory the approximate number of bytes that all records may take in memory
   */
  public SpillSort(
      RecordCodec<T> codec,
      Comparator<? super T> order,
      ToLongFunction<? super T> weight,
      long memory) {
    this.codec = codec;
    this.order = order;
    this.weight = weight;
    this.memory = memory;
  }

  /** A third of the available memory, at most 512 MiB, for all sorts of a job together. */
  public static long usualMemory() {
    return Math.min(MOST_MEMORY, Runtime.getRuntime().maxMemory() / 3);
  }

  /** Takes a record. */
  public void add(T element) throws IOException {
    buffer.add(element);
    used += weight.applyAsLong(element);
    if (used > memory) {
      spill();
    }
  }

  private void spill() throws IOException {
    buffer.sort(order);
    keep(write(buffer.iterator()), 0);
    buffer = new ArrayList<>();
    used = 0;
  }

  /** Merges the runs of a level as soon as there are too many, so that few files are ever open. */
  private void keep(SpillFile run, int level) throws IOException {
    if (levels.size() == level) {
      levels.add(new ArrayList<>());
    }
    List<SpillFile> runs = levels.get(level);
    runs.add(run);
    if (runs.size() == RUNS_OF_A_LEVEL) {
      SpillFile merged = write(merged(runs));
      closeAll(runs);
      keep(merged, level + 1);
    }
  }

  private SpillFile write(Iterator<T> sorted) throws IOException {
    SpillFile file = new SpillFile();
    try {
      while (sorted.hasNext()) {
        codec.write(sorted.next(), file.next());
      }
      return file;
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  /**
   * All records in their order, once; no records can be added after this call. The iterator throws
   * {@link java.io.UncheckedIOException} if a file cannot be read.
   */
  public Iterator<T> sorted() throws IOException {
    if (levels.isEmpty()) {
      List<T> all = buffer;
      all.sort(order);
      buffer = new ArrayList<>(); // records can be freed as soon as the reader releases them
      return all.iterator();
    }
    spill();
    return merged(levels.reversed().stream().flatMap(List::stream).toList());
  }

  /**
   * Merges runs.
   *
   * @param runs the runs, the earliest first
   */
  private Iterator<T> merged(List<SpillFile> runs) throws IOException {
    List<Iterator<T>> sources = new ArrayList<>();
    for (SpillFile run : runs) {
      sources.add(run.records(codec));
    }
    return new MergedRuns<>(sources, order);
  }

  private static void closeAll(List<SpillFile> runs) throws IOException {
    for (SpillFile run : runs) {
      run.close();
    }
    runs.clear();
  }

  @Override
  public void close() throws IOException {
    for (List<SpillFile> runs : levels) {
      closeAll(runs);
    }
    buffer = new ArrayList<>();
  }
}
